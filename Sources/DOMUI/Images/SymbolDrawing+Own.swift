extension SymbolDrawing {
  /// The drawings of our own, for symbols that have no near relative among those of the package.
  static let own: [String: SymbolDrawing] = ownSources.compactMapValues(SymbolDrawing.init(svg:))

  private static let ownSources = [
    "flag.2.crossed": """
    <path d="M3.5 2 12 14.5M12.5 2 4 14.5" \(line)/>
    <path d="M3.5 2 .7 3.9 3.5 8l2.8-1.9zM12.5 2l2.8 1.9L12.5 8 9.7 6.1z" \(line)/>
    """,
    "questionmark.folder": """
    <path d="M1.5 4.5a1 1 0 0 1 1-1h3.6l1.4 1.5h6a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 \
    1h-11a1 1 0 0 1-1-1z" \(line)/>
    <path d="M6.6 7.9a1.4 1.4 0 1 1 2.1 1.2c-.5.3-.7.5-.7.9" \(line)/>
    <circle cx="8" cy="11.5" r=".65"/>
    """,
    "rectangle.dashed": """
    <rect x="1" y="3" width="14" height="10" rx="2" stroke-dasharray="2.2 1.514" \(line)/>
    """,
    "text.badge.xmark": """
    <path d="M1 3.5h13M1 7.5h6.5M1 11.5h5" \(line)/>
    <circle cx="12" cy="10.5" r="3.5" \(line)/>
    <path d="m10.8 9.3 2.4 2.4m0-2.4-2.4 2.4" \(line)/>
    """,
  ]

  private static let line =
    #"fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round""#
}
