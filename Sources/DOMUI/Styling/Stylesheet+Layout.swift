extension DOMStylesheet {
  /// Stacks, frames, grids and what scrolls.
  ///
  /// In a row all children begin at no width and grow alike until each has what it wants: the space
  /// is shared as SwiftUI shares it, and texts break only when it is used up. Spacers grow ten
  /// thousand times slower, so that they get what is left over.
  static let layout = """
    .vstack { display: flex; flex-direction: column; align-items: center; gap: var(--gap); }
    .hstack { display: flex; flex-direction: row; align-items: center; gap: var(--gap); }
    .zstack, .box {
      display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center;
    }
    .vstack, .hstack, .zstack, .box { min-width: 0; max-width: 100%; }
    .vstack, .hstack { justify-content: center; }
    .zstack > * { grid-area: 1 / 1; }
    .vstack > * { flex: none; min-width: 0; max-width: 100%; }
    .vstack > .fx, .vstack > .divider { align-self: stretch; }
    .vstack > .fy { flex: 1 1 0; min-height: min-content; }
    .vstack > .scroll.fy { min-height: 0; }
    .hstack > * {
      flex: var(--grow, 10000) 1 0px; min-width: 0; max-width: max-content; min-height: 0;
    }
    .hstack > .fx { max-width: none; }
    .hstack > .fy, .hstack > .divider { align-self: stretch; }
    .hstack > .icon:not(.resizable), .hstack > .divider, .hstack > .fixed-x { flex: none; }
    .hstack.natural > * { flex: none; max-width: none; }
    .spacer { min-width: 0; }
    .vstack > .spacer { flex: 1 0 0px; }
    .hstack > .spacer { flex: 1 0 8px; max-width: none; }
    .zstack > .fx, .box > .fx, .layer > .fx, .root > .fx { justify-self: stretch; }
    .zstack > .fy, .box > .fy, .layer > .fy, .root > .fy { align-self: stretch; }
    .zstack > *, .box > *, .layer > *, .root > * { min-width: 0; max-width: 100%; }
    .box.fixed-x { max-width: none; flex: none; }
    .box.fixed-x > * { max-width: none; }
    .box.fixed-x > .fx { max-width: 100%; }
    .ideal-x { width: max-content; }
    .box.fx { max-width: none; }
    .divider { background: var(--separator); flex: none; }
    .divider, .vstack > .divider { height: 1px; width: auto; justify-self: stretch; }
    .hstack > .divider { width: 1px; height: auto; }
    .pad { padding: 16px; }
    .pad-top { padding-block-start: 16px; }
    .pad-bottom { padding-block-end: 16px; }
    .pad-leading { padding-inline-start: 16px; }
    .pad-trailing { padding-inline-end: 16px; }
    .layered { position: relative; isolation: isolate; }
    .layered > * { grid-area: 1 / 1; }
    .layered > .layer {
      position: absolute; inset: 0; display: grid; place-items: center;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
    .layer > * { grid-area: 1 / 1; }
    .layer.under { z-index: -1; }
    .layer.over { pointer-events: none; }
    .layer.over > * { pointer-events: auto; }
    .scroll { overflow: hidden; min-width: 0; min-height: 0; display: flex; flex-direction: column; }
    .scroll-y { overflow-y: auto; overscroll-behavior-y: contain; }
    .scroll-x { overflow-x: auto; overscroll-behavior-x: contain; }
    .scroll.no-scroll { overflow: hidden; }
    .scroll.no-bars { scrollbar-width: none; }
    .scroll > .scroll-content { min-width: 100%; flex: none; max-width: none; }
    .scroll-x:not(.scroll-y) > .scroll-content { width: max-content; justify-content: flex-start; }
    .scroll-x > .scroll-content > * { flex: none; max-width: none; }
    .scroll-content.vstack { justify-content: flex-start; }
    .vstack.lazy > * { content-visibility: auto; contain-intrinsic-size: auto 3rem; }
    .grid { display: grid; gap: var(--gap); justify-items: center; align-items: center; }
    .grid > * { min-width: 0; max-width: 100%; }
    .grid > .fx { justify-self: stretch; }
    .grid > .fy { align-self: stretch; }
    .grid-columns { grid-auto-flow: column; }
    .table-grid { display: grid; gap: var(--gap); justify-content: center; max-width: 100%; }
    .table-grid > * { grid-column: 1 / -1; }
    .grid-row { display: contents; }
    .grid-row > * {
      grid-column: auto; justify-self: var(--justify); align-self: var(--align);
      min-width: 0; max-width: 100%;
    }
    .grid-row > :first-child { grid-column-start: 1; }
    .grid-row > .fx { justify-self: stretch; }
    .fit.ratio { width: auto; max-height: 100%; }
    .fit:not(.ratio) > .picture, .fit:not(.ratio) > .icon { height: auto; max-height: 100%; }
    .ratio > .fx, .ratio > .fy { width: 100%; height: 100%; }
    .fit > .picture { object-fit: contain; }
    .fill { overflow: visible; }
    .fill > .picture { object-fit: cover; min-width: 100%; min-height: 100%; }
    .positioned { position: relative; }
    .positioned > * {
      position: absolute; inset-inline-start: var(--x); inset-block-start: var(--y);
      translate: -50% -50%;
    }
    [dir="rtl"] .positioned > * { translate: 50% -50%; }
    .raised { position: relative; }
    .no-taps, .no-taps * { pointer-events: none !important; }
    .invisible, .invisible * { visibility: hidden !important; }
    .clip { overflow: clip; }
    """
}
