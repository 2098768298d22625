extension DOMStylesheet {
  /// The page itself, and the variables that everything is drawn with.
  static let base = """
    *, ::before, ::after { box-sizing: border-box; }
    :root {
      color-scheme: light dark;
      --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
      --text: 1;
      --gap: 8px;
    }
    html { font-size: 100%; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--label);
      font-family: var(--font); font-size: calc(var(--text) * 1.0625rem); line-height: 1.3;
      -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
    }
    [hidden] { display: none !important; }
    button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
    h1, h2, h3, h4, h5, h6, p, ul, ol, fieldset, dl, dd { margin: 0; padding: 0; border: 0; }
    ul, ol { list-style: none; }
    a { color: var(--tint-text); }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    [tabindex="-1"]:focus { outline: none; }
    [data-i="1"] { display: contents; }
    .root {
      display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center;
      width: 100%; height: 100vh; height: 100dvh; overflow: auto;
    }
    .themed { color: var(--fg1); }
    .sized { font-size: calc(var(--text) * 1.0625rem); }
    """

  /// Every colour, for light and dark surroundings.
  static let colors = """
    :root, .themed {
    \(StandardColor.allCases.map(\.declarations).joined(separator: "\n"))
      --label: light-dark(#000, #fff);
      --label2: light-dark(#5c5c62, #a9a9b0);
      --label3: light-dark(#69696e, #98989f);
      --fg1: var(--label); --fg2: var(--label2); --fg3: var(--label3);
      --fill: var(--fg1);
      --fill2: light-dark(#78788033, #7878805c);
      --fill3: light-dark(#78788024, #78788042);
      --fill4: light-dark(#78788017, #7878802e);
      --fill5: light-dark(#7878800f, #7878801f);
      --tint: var(--blue); --tint-text: var(--blue-text);
      --on-tint: #fff;
      --danger: var(--red); --danger-text: var(--red-text);
      --ground: light-dark(#fff, #000);
      --grouped: light-dark(#f2f2f7, #000);
      --card: light-dark(#fff, #1c1c1e);
      --raised: light-dark(#fff, #2c2c2e);
      --frost: light-dark(#e8e8ee, #2b2b2f);
      --separator: light-dark(#3c3c4338, #545458a6);
      --line: light-dark(#86868b, #8e8e93);
      --shade: light-dark(#0000004c, #0000008c);
      --focus: light-dark(#0062cc, #5aabff);
      --bone: light-dark(#78788038, #78788061);
    }
    """
}
