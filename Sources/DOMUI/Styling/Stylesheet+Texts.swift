extension DOMStylesheet {
  private static func size(_ style: Font.TextStyle) -> String {
    let weight = style == .headline ? 600 : 400
    return """
      .\(style.cssClass) { font-size: calc(var(--text) * \(style.points / 16)rem); \
      font-weight: var(--weight, \(weight)); }
      """
  }

  /// Texts and their sizes.
  static let texts =
    Font.TextStyle.allCases.map(size).joined(separator: "\n") + """

      .f-large-title, .f-title, .f-title2 { line-height: 1.2; letter-spacing: -0.01em; }
      .text { white-space: pre-wrap; text-decoration-line: inherit; }
      .line-1, .line-1-head { white-space: pre; overflow: hidden; text-overflow: ellipsis; }
      .line-1-head { direction: rtl; text-align: start; unicode-bidi: plaintext; }
      .line-n {
        display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden;
      }
      .code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.94em; }
      .gradient-text { background: var(--fill); background-clip: text; color: transparent; }
      .redacted:is(.text), .redacted .text, .text.redacted * {
        color: transparent !important; text-decoration: none !important; user-select: none;
      }
      .text.redacted {
        background: linear-gradient(var(--bone), var(--bone)) 0 50% / 100% 0.8em no-repeat;
        border-radius: 4px; box-decoration-break: clone;
      }
      """

  /// Symbols and pictures.
  static let pictures = """
    .icon {
      display: inline-block; flex: none; width: 1.15em; height: 1.15em; vertical-align: -0.17em;
      fill: currentColor; overflow: visible;
    }
    .icon-small { width: 0.9em; height: 0.9em; vertical-align: -0.08em; }
    .icon-large { width: 1.5em; height: 1.5em; vertical-align: -0.3em; }
    .picture { display: block; max-width: 100%; }
    .resizable { width: 100%; height: 100%; min-width: 0; min-height: 0; }
    .vstack > .resizable { width: 100%; height: auto; }
    .icon.redacted, .picture.redacted { background: var(--bone); border-radius: 4px; fill: none; }
    .picture.redacted { object-position: -9999px 0; }
    .material { backdrop-filter: blur(20px) saturate(1.6); }
    [dir="rtl"] .flips, .flips:dir(rtl) { scale: -1 1; }
    .icon.mirrors:dir(rtl) { scale: -1 1; }
    """

  /// Shapes.
  static let shapes = """
    .shape {
      min-width: 10px; min-height: 10px; background: var(--shape, var(--fill));
      outline: var(--line-shape, none); outline-offset: var(--line-out, 0);
    }
    .shape.circle {
      container-type: size; display: grid; place-items: center; background: none; outline: none;
      border-radius: 0 !important;
    }
    .shape.circle::before {
      content: ""; width: min(100cqw, 100cqh); aspect-ratio: 1; border-radius: 50%;
      background: var(--shape, var(--fill));
      outline: var(--line-shape, none); outline-offset: var(--line-out, 0);
    }
    """

  /// What moves for a moment; nothing does where the person wants less movement.
  static let movements = """
    @keyframes t-opacity { from { opacity: 0; } }
    @keyframes t-scale { from { opacity: 0; scale: 0.6; } }
    @keyframes t-top { from { opacity: 0; translate: 0 -30%; } }
    @keyframes t-bottom { from { opacity: 0; translate: 0 30%; } }
    @keyframes t-leading { from { opacity: 0; translate: -30% 0; } }
    @keyframes t-trailing { from { opacity: 0; translate: 30% 0; } }
    @keyframes bounce { 30% { scale: 1.25; } 60% { scale: 0.94; } }
    @keyframes bounce-2 { 30% { scale: 1.25; } 60% { scale: 0.94; } }
    @keyframes pulse { 50% { opacity: 0.35; } }
    @keyframes pulse-2 { 50% { opacity: 0.35; } }
    @keyframes wiggle { 25% { rotate: -8deg; } 75% { rotate: 8deg; } }
    @keyframes wiggle-2 { 25% { rotate: -8deg; } 75% { rotate: 8deg; } }
    @keyframes spin { to { rotate: 1turn; } }
    .t-opacity { animation: t-opacity 0.25s ease-out; }
    .t-scale { animation: t-scale 0.25s ease-out; }
    .t-top { animation: t-top 0.25s ease-out; }
    .t-bottom { animation: t-bottom 0.25s ease-out; }
    .t-leading { animation: t-leading 0.25s ease-out; }
    .t-trailing { animation: t-trailing 0.25s ease-out; }
    .bounce { animation: bounce 0.5s ease-in-out; }
    .bounce-2 { animation: bounce-2 0.5s ease-in-out; }
    .pulse { animation: pulse 0.9s ease-in-out; }
    .pulse-2 { animation: pulse-2 0.9s ease-in-out; }
    .wiggle { animation: wiggle 0.4s ease-in-out; }
    .wiggle-2 { animation: wiggle-2 0.4s ease-in-out; }
    .endless { animation-iteration-count: infinite; }
    .still, .still * { animation: none !important; transition: none !important; }
    """

  /// What changes with the person's settings.
  static let adaptation = """
    @media (prefers-reduced-motion: reduce) {
      *, ::before, ::after {
        animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
        transition-duration: 0.01ms !important; scroll-behavior: auto !important;
      }
    }
    @media (prefers-reduced-transparency: reduce) {
      .material { background: var(--ground) !important; backdrop-filter: none; }
    }
    @media (prefers-contrast: more) {
      :root, .themed {
        --label2: var(--label); --label3: var(--label); --separator: var(--label);
      }
    }
    @media (forced-colors: active) {
      .icon { fill: currentColor; forced-color-adjust: auto; }
      .shape, .shape.circle::before { border: 1px solid CanvasText; }
      .text.redacted { border: 1px solid GrayText; }
      .gradient-text { background: none; color: CanvasText; }
      :focus-visible { outline-color: Highlight; }
    }
    """
}
