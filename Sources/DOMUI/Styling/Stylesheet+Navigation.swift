extension DOMStylesheet {
  /// Stacks of screens, bars, tabs and search.
  static let navigation = """
    .nav-stack, .tab-view { width: 100%; height: 100%; min-height: 0; display: flex; flex-direction: column; place-self: stretch; flex: 1 1 auto; }
    .screen { display: flex; flex-direction: column; flex: 1 1 auto; min-height: 0; width: 100%; background: var(--grouped); }
    .screen-body { flex: 1 1 auto; min-height: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center; overflow: auto; width: 100%; }
    .vstack > .fy:is(.list, .scroll, .nav-stack, .tab-view, .refreshable), .vstack > .fy:has(.list, .scroll, .screen-body) { min-height: 0; }
    .bar { padding: 8px max(16px, calc(50% - 360px)); background: var(--grouped); display: flex; flex-direction: column; gap: 6px; }
    .bar-row { display: flex; align-items: center; gap: 12px; min-height: 44px; flex-wrap: wrap; }
    .bar-leading, .bar-trailing { display: flex; align-items: center; gap: 12px; flex: 1 1 0; min-width: 0; }
    .bar-trailing { justify-content: flex-end; }
    .bar-title { font-size: calc(var(--text) * 1.9rem); font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
    .bar-row > .bar-title { font-size: calc(var(--text) * 1.0625rem); font-weight: 600; text-align: center; }
    .bar-back { border: 0; background: none; color: var(--tint-text); font-size: 2rem; line-height: 1; min-width: 44px; min-height: 44px; cursor: pointer; border-radius: 10px; }
    .bar-bottom { border-top: 1px solid var(--separator); flex-direction: row; justify-content: space-between; align-items: center; }
    .nav-link { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 44px; padding: 0; border: 0; background: none; text-align: start; cursor: pointer; color: inherit; }
    .list .hstack > .nav-link { max-width: none; }
    .list .hstack:has(> .nav-link), .list .row > .context-host:has(.nav-link) { flex: 1; max-width: none; justify-content: flex-start; }
    .nav-link::after { content: "›"; margin-inline-start: auto; color: var(--label3); font-size: 1.3em; line-height: 1; }
    .bar .nav-link { width: auto; color: var(--tint-text); }
    .bar .nav-link::after { content: none; }
    .nav-link[aria-disabled="true"] { color: var(--label3); cursor: default; }
    .tab-panels { flex: 1 1 auto; min-height: 0; display: flex; flex-direction: column; }
    .tab-panel { flex: 1 1 auto; min-height: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center; overflow: auto; }
    .tab-bar { display: flex; justify-content: center; gap: 4px; padding: 4px 8px max(4px, env(safe-area-inset-bottom)); border-top: 1px solid var(--separator); background: var(--card); }
    .tab { flex: 0 1 140px; min-height: 48px; border: 0; background: none; border-radius: 10px; color: var(--label2); font-size: calc(var(--text) * .75rem); cursor: pointer; display: flex; align-items: center; justify-content: center; }
    .tab[aria-selected="true"] { color: var(--tint-text); font-weight: 600; }
    .screen-body > *, .tab-panel > *, .dialog > * { min-width: 0; max-width: 100%; }
    .screen-body > .fx, .tab-panel > .fx, .dialog > .fx { justify-self: stretch; }
    .screen-body > .fy, .tab-panel > .fy, .dialog > .fy { align-self: stretch; min-height: 0; }
    .bar .label.automatic > .label-title { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .bar .label.automatic > .label-icon { font-size: 1.25em; }
    .bar button { min-width: 44px; min-height: 44px; justify-content: center; }
    .tab .label { flex-direction: column; gap: 2px; }
    .bar-trailing > *, .bar-leading > * { flex: none; }
    .search-field { width: 100%; min-height: 40px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
    .searchable { width: 100%; height: 100%; display: flex; flex-direction: column; gap: 8px; }
    """

  /// Sheets, alerts and choices.
  static let presentation = """
    dialog.dialog { border: 0; padding: 0; color: var(--label); background: var(--grouped); max-width: none; max-height: none; }
    dialog.dialog::backdrop { background: var(--shade); }
    .dialog.sheet { width: min(640px, 100vw); height: min(860px, calc(100dvh - 24px)); margin: auto auto 0; border-radius: 16px 16px 0 0; overflow: auto; }
    .dialog.sheet[open], .dialog.cover[open] { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center; }
    .dialog.cover { width: 100vw; height: 100dvh; margin: 0; }
    .dialog.popover { width: min(420px, 94vw); max-height: 80dvh; margin: auto; border-radius: 14px; overflow: auto; padding: 16px; }
    .dialog.alert, .dialog.choice { width: min(340px, 92vw); max-height: 90dvh; overflow: auto; margin: auto; border-radius: 16px; background: var(--raised); padding: 20px 16px 16px; text-align: center; }
    .dialog.choice { margin: auto auto 12px; }
    .alert-title { font-size: calc(var(--text) * 1.0625rem); font-weight: 600; }
    .alert-message { font-size: calc(var(--text) * .9rem); color: var(--label2); }
    .alert-actions { display: flex; flex-direction: column; gap: 8px; width: 100%; }
    .alert-actions button { width: 100%; min-height: 44px; justify-content: center; }
    .alert-button { border: 0; border-radius: 10px; background: var(--fill4); color: var(--tint-text); cursor: pointer; }
    @media (min-width: 700px) { .dialog.sheet { margin: auto; border-radius: 16px; } }
    """

  /// Pull to refresh.
  static let refreshing = """
    .refreshable { display: flex; flex-direction: column; width: 100%; height: 100%; min-height: 0; place-self: stretch; flex: 1 1 auto; position: relative; }
    .refreshable > * { flex: none; align-self: center; min-width: 0; max-width: 100%; }
    .refreshable > .fx { align-self: stretch; }
    .refreshable > .fy { flex: 1 1 0; min-height: 0; }
    .refresh-bar { display: flex; align-items: center; justify-content: center; gap: 8px; min-height: 0; padding: 0 16px; }
    .refreshable .list { overscroll-behavior-y: contain; }
    .refreshable[data-pulling] > .refresh-bar { padding-top: var(--pull); }
    .refreshable[data-pulling] > .refresh-bar::before { content: "↓"; color: var(--tint-text); }
    .refreshable[data-pulling="far"] > .refresh-bar::before { content: "↻"; }
    .refresh-button { border: 0; border-radius: 8px; background: none; color: var(--tint-text); font-size: calc(var(--text) * .8125rem); min-height: 28px; padding: 2px 10px; cursor: pointer; }
    .refresh-button[aria-disabled="true"] { color: var(--label2); cursor: default; }
    .refresh-bar > .spinner { width: 16px; height: 16px; border-radius: 50%; border: 2px solid var(--fill2); border-top-color: var(--tint); animation: turn 1s linear infinite; }
    @keyframes turn { to { transform: rotate(1turn); } }
    @media (prefers-reduced-motion: reduce) { .refresh-bar > .spinner { animation-duration: 4s; } }
    """
}
