extension DOMStylesheet {
  /// Buttons, labels, progress, fields and the like.
  static let controls = [buttons, labels, progress, fields, menus].joined(separator: "\n")

  private static let buttons = """
    .button {
      appearance: none; border: 0; background: none; margin: 0; padding: 0; cursor: pointer;
      display: inline-flex; align-items: center; justify-content: center; gap: 6px;
      color: var(--tint-text); text-align: center; border-radius: 8px; min-width: 0;
      user-select: none; touch-action: manipulation;
    }
    .button:active:not([aria-disabled="true"]) { opacity: .6; }
    .button[aria-disabled="true"], .tappable[aria-disabled="true"] {
      cursor: default; color: var(--label3); opacity: .75;
    }
    .button.destructive { color: var(--danger-text); }
    .button.plain, .button.custom { color: inherit; }
    .button.plain[aria-disabled="true"], .button.custom[aria-disabled="true"] { opacity: .5; }
    .button.link { text-decoration: underline; text-underline-offset: 2px; }
    .button.bordered, .button.prominent {
      padding: 7px 14px; min-height: 34px; border-radius: 9px; background: var(--fill3);
    }
    .button.prominent { background: var(--tint); color: var(--on-tint); --fg1: var(--on-tint); }
    .button.prominent.destructive { background: var(--danger); color: #ffffff; }
    .button.prominent[aria-disabled="true"] { background: var(--fill2); color: var(--label2); }
    .button.mini { padding: 2px 8px; min-height: 24px; font-size: .8rem; }
    .button.small:is(.bordered, .prominent) { padding: 4px 10px; min-height: 28px; font-size: .9rem; }
    .button.large:is(.bordered, .prominent) { padding: 12px 20px; min-height: 50px; border-radius: 12px; }
    .button.extraLarge:is(.bordered, .prominent) { padding: 16px 24px; min-height: 58px; border-radius: 14px; }
    .button.capsule { border-radius: 999px; }
    .button.circle { border-radius: 50%; aspect-ratio: 1; padding: 7px; }
    .tappable { cursor: pointer; }
    .anchor { color: var(--tint-text); }
    .fold-button {
      appearance: none; border: 0; background: none; padding: 4px 0; margin: 0; cursor: pointer;
      display: flex; width: 100%; align-items: center; justify-content: space-between; gap: 8px;
      text-align: start; color: inherit;
    }
    .fold-button::after {
      content: ""; width: 8px; height: 8px; border: solid var(--tint); border-width: 2px 2px 0 0;
      transform: rotate(45deg); transition: transform .2s; flex: none; margin-inline-end: 4px;
    }
    [dir="rtl"] .fold-button::after { transform: rotate(-135deg); }
    .fold-button[aria-expanded="true"]::after { transform: rotate(135deg) !important; }
    .visually-hidden, .labels-hidden > .toggle-label, .labels-hidden > .picker-label,
    .labels-hidden > .control-label, .labels-hidden > .progress-label,
    .label.icon-only > .label-title, .with-actions > .focus-revealed:not(:focus-within) {
      position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; border: 0;
    }
    .with-actions { position: relative; }
    .focus-revealed:focus-within {
      position: absolute; inset-inline-end: 0; top: 0; z-index: 2; display: flex; gap: 8px;
      padding: 6px 10px; border-radius: 9px; background: var(--raised);
      box-shadow: 0 2px 10px var(--shade);
    }
    """

  private static let labels = """
    .label { display: inline-flex; align-items: center; gap: .45em; min-width: 0; }
    .label-icon { display: inline-flex; flex: none; }
    .label.title-only > .label-icon { display: none; }
    .unavailable {
      display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 6px;
      padding: 24px; text-align: center; max-width: 32rem; margin: auto; min-height: 0;
    }
    .unavailable-label { font-size: 1.35rem; font-weight: 700; }
    .unavailable-label > .label { flex-direction: column; gap: 12px; }
    .unavailable-label .label-icon { font-size: 2.6rem; color: var(--label3); }
    .unavailable-description { color: var(--label2); font-size: .95rem; }
    .unavailable-actions {
      display: flex; flex-direction: column; align-items: center; gap: 10px; margin-top: 12px;
    }
    .unavailable-actions:empty, .unavailable-description:empty { display: none; }
    .labeled-content {
      display: flex; align-items: baseline; justify-content: space-between; gap: 12px; width: 100%;
    }
    .labeled-content > :last-child { color: var(--label2); text-align: end; }
    .group-box {
      display: flex; flex-direction: column; gap: 8px; padding: 12px; border-radius: 12px;
      background: var(--fill4); width: 100%;
    }
    .group-box > .control-label { font-weight: 600; }
    .control-group { display: inline-flex; gap: 8px; align-items: center; flex-wrap: wrap; }
    .disclosure { display: flex; flex-direction: column; gap: 6px; width: 100%; }
    .badge { color: var(--label2); flex: none; margin-inline-start: auto; padding-inline-start: 8px; }
    """

  private static let progress = """
    .progress { display: inline-flex; flex-direction: column; align-items: center; gap: 6px; }
    .progress.linear { width: 100%; align-items: stretch; }
    .progress.linear > .progress-label { order: -1; }
    .progress-label, .progress-value { color: var(--label2); font-size: .9rem; }
    .progress-value { font-size: .8rem; }
    .progress.circular > .progress-indicator {
      width: 22px; height: 22px; border-radius: 50%;
      -webkit-mask: radial-gradient(closest-side, transparent 66%, #000000 68%);
      mask: radial-gradient(closest-side, transparent 66%, #000000 68%);
      color: var(--tint); background-color: transparent;
    }
    .progress.circular > .progress-indicator.indeterminate {
      color: var(--label2);
      background-image: conic-gradient(transparent 15%, currentColor);
      animation: progress-turn .9s linear infinite;
    }
    .progress.mini > .progress-indicator, .progress.small > .progress-indicator { width: 16px; height: 16px; }
    .progress.large > .progress-indicator { width: 34px; height: 34px; }
    .progress.extraLarge > .progress-indicator { width: 44px; height: 44px; }
    .button .progress.circular > .progress-indicator.indeterminate { color: currentColor; }
    .progress.linear > .progress-indicator {
      width: 100%; height: 5px; border-radius: 3px; background: var(--fill2); overflow: hidden;
    }
    .progress-fill {
      height: 100%; border-radius: 3px; background: var(--tint); transition: width .25s ease-out;
    }
    .indeterminate > .progress-fill { width: 35%; animation: progress-slide 1.3s ease-in-out infinite; }
    @keyframes progress-turn { to { transform: rotate(1turn); } }
    @keyframes progress-slide { from { margin-inline-start: -35%; } to { margin-inline-start: 100%; } }
    @media (prefers-reduced-motion: reduce) {
      .progress.circular > .progress-indicator.indeterminate { animation-duration: 3s; }
      .indeterminate > .progress-fill { animation: none; width: 100%; opacity: .5; }
      .progress-fill, .toggle-input, .toggle-input::before { transition: none !important; }
    }
    """

  private static let fields = """
    .field {
      width: 100%; min-width: 0; border: 0; background: none; padding: 2px 0; margin: 0;
      border-radius: 6px; color: inherit; text-align: inherit;
    }
    .field::placeholder { color: var(--label3); opacity: 1; }
    .field.bordered, .root > .field, .vstack > .field.automatic {
      border: 1px solid var(--line); padding: 7px 10px; border-radius: 9px; background: var(--card);
    }
    .field[aria-disabled="true"] { color: var(--label3); }
    textarea.field { field-sizing: content; resize: none; min-height: 1.6em; }
    textarea.field.editor { min-height: 6em; height: 100%; }
    .field:focus-visible { outline-offset: 0; }
    .field-label { display: contents; }
    .toggle {
      display: flex; align-items: center; justify-content: space-between; gap: 12px; width: 100%;
      min-width: 0; cursor: pointer;
    }
    .toggle.labels-hidden { width: auto; }
    .toggle.checkbox { display: inline-flex; flex-direction: row-reverse; width: auto; gap: 8px; }
    .toggle:has([aria-disabled="true"]) { cursor: default; opacity: .5; }
    .toggle:not(.checkbox) > .toggle-input {
      appearance: none; flex: none; margin: 0; width: 51px; height: 31px; border-radius: 16px;
      background: var(--line); position: relative; cursor: inherit; transition: background .2s;
    }
    .toggle:not(.checkbox) > .toggle-input::before {
      content: ""; position: absolute; top: 2px; inset-inline-start: 2px; width: 27px; height: 27px;
      border-radius: 50%; background: #ffffff; box-shadow: 0 1px 3px rgb(0 0 0 / 35%);
      transition: inset-inline-start .2s;
    }
    .toggle:not(.checkbox) > .toggle-input:checked { background: var(--green); }
    .toggle:not(.checkbox) > .toggle-input:checked::before { inset-inline-start: 22px; }
    .toggle.checkbox > .toggle-input { width: 18px; height: 18px; margin: 0; accent-color: var(--tint); }
    .picker, .control {
      display: flex; align-items: center; justify-content: space-between; gap: 12px; width: 100%;
      min-width: 0;
    }
    .picker.menu, .row > .picker.menu { justify-content: space-between; }
    .picker.segmented, .picker.inline { flex-direction: column; align-items: stretch; gap: 6px; }
    .picker-select, .date-input {
      border: 0; background: var(--fill4); border-radius: 8px; padding: 6px 8px; min-width: 0;
      color: var(--tint-text); max-width: 100%;
    }
    .picker-select option { color: var(--label); background: var(--raised); }
    .picker-options { display: flex; min-width: 0; }
    .picker.segmented > .picker-options { background: var(--fill3); border-radius: 9px; padding: 2px; }
    .picker.inline > .picker-options { flex-direction: column; }
    .picker-option {
      appearance: none; border: 0; background: none; margin: 0; padding: 5px 10px; cursor: pointer;
      color: inherit; flex: 1; border-radius: 7px; min-height: 28px;
    }
    .picker.segmented .picker-option[aria-checked="true"] {
      background: light-dark(#ffffff, #636366); box-shadow: 0 1px 4px rgb(0 0 0 / 20%);
    }
    .picker.inline .picker-option {
      display: flex; justify-content: space-between; align-items: center; text-align: start;
      padding: 9px 0;
    }
    .picker.inline .picker-option[aria-checked="true"]::after { content: "✓"; color: var(--tint-text); }
    .picker-option[aria-disabled="true"] { cursor: default; color: var(--label3); }
    .slider { width: 100%; accent-color: var(--tint); }
    .stepper-buttons { display: inline-flex; background: var(--fill3); border-radius: 9px; flex: none; }
    .stepper-button {
      appearance: none; border: 0; background: none; width: 46px; min-height: 32px; cursor: pointer;
      font-size: 1.2rem; line-height: 1; border-radius: 9px; color: inherit;
    }
    .stepper-button[aria-disabled="true"] { color: var(--label3); cursor: default; }
    """

  private static let menus = """
    .menu, .context-host { position: relative; display: inline-flex; min-width: 0; }
    .context-host { display: flex; }
    .context-host > .context-trigger {
      position: absolute; inset-inline-end: 0; top: 0; opacity: 0; padding: 4px 8px;
      background: var(--raised); border-radius: 8px; border: 0; color: var(--tint-text);
    }
    .context-host:hover > .context-trigger, .context-trigger:focus-visible { opacity: 1; }
    .menu-items {
      position: fixed; margin: 4px 0; inset: auto; position-area: block-end span-inline-end;
      position-try-fallbacks: flip-block, flip-inline; border: 0; padding: 6px; min-width: 12rem;
      max-width: min(20rem, 90vw); border-radius: 12px; background: var(--raised); color: var(--label);
      box-shadow: 0 6px 30px var(--shade); overflow: auto;
    }
    .menu-items:popover-open { display: flex; flex-direction: column; }
    .menu-items .button {
      justify-content: start; padding: 9px 10px; border-radius: 8px; width: 100%; color: var(--label);
    }
    .menu-items .button.destructive { color: var(--danger-text); }
    .menu-items .button:hover, .menu-items .button:focus-visible { background: var(--fill3); }
    """
}
