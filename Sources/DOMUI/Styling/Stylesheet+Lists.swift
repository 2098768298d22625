extension DOMStylesheet {
  /// Lists, forms and their rows.
  static let lists = """
    .list, .form {
      width: 100%; height: 100%; min-height: 0; overflow: auto;
      background: var(--grouped); padding: 0 16px 24px;
    }
    .list.plain { background: none; padding: 0; }
    .list:not(.plain) > .section-header:first-child { margin-top: 0; }
    .row {
      position: relative; display: flex; align-items: center; gap: 8px; min-height: 44px;
      padding: 10px 16px; background: var(--card);
    }
    .list.plain > .row { background: none; }
    .row > * { min-width: 0; }
    .row > .fx { flex: 1; }
    .row::after {
      content: ""; position: absolute; inset-inline: 16px 0; bottom: 0; height: 1px;
      background: var(--separator);
    }
    .row.no-separator::after, .row:last-child::after, .row:has(+ .section-footer)::after,
    .row:has(+ .lazy-spacer.bottom.empty)::after { display: none; }
    .list:not(.plain) > :is(.section-header, .lazy-spacer.top.empty) + .row, .form-rows > .row:first-child,
    .form > .row:first-child {
      border-start-start-radius: 12px; border-start-end-radius: 12px;
    }
    .list:not(.plain) > .row:is(:has(+ .section-footer), :has(+ .lazy-spacer.bottom.empty)),
    .form-rows > .row:last-child, .form > .row:last-child {
      border-end-start-radius: 12px; border-end-end-radius: 12px;
    }
    .list > .lazy-spacer.top.empty + .row { margin-top: 16px; }
    .list.plain > .lazy-spacer.top.empty + .row { margin-top: 0; }
    .form > .row:first-child { margin-top: 16px; }
    .section-header { padding: 18px 16px 6px; color: var(--label2); font-size: .85rem; }
    .section-header .section-heading { font-weight: 600; }
    .list > .section-header:empty { padding: 16px 0 0; }
    .section-footer { padding: 6px 16px 0; color: var(--label2); font-size: .85rem; }
    .list > .section-footer:empty { padding: 0; }
    .form-section { display: block; padding-top: var(--section-spacing, 18px); }
    .form-section > .section-header { display: block; padding-top: 0; }
    .row > .button.automatic, .row > .nav-link, .row > .menu { flex: 1; justify-content: start; text-align: start; }
    .row > .button.automatic { min-height: 24px; }
    .row[role="option"] { cursor: pointer; }
    .row[aria-selected="true"] { background: var(--fill2); }
    .row-background { position: absolute; inset: 0; z-index: 0; border-radius: inherit; overflow: hidden; display: grid; }
    .row-background ~ * { position: relative; z-index: 1; }
    .row-actions {
      display: flex; gap: 8px; flex: none; margin-inline-start: auto; align-items: center;
      opacity: 0; transition: opacity .15s;
    }
    .row:is(:hover, :focus-within, [data-swiped]) > .row-actions { opacity: 1; }
    @media (hover: none) { .row:not([data-swiped]) > .row-actions:not(:focus-within) {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
    .row-actions .button { padding: 4px 10px; border-radius: 8px; background: var(--fill3); font-size: .9rem; }
    .row[data-swipe] { touch-action: pan-y; }
    .row-action-set { display: contents; }
    .lazy-spacer { flex: none; overflow-anchor: none; }
    """
}
