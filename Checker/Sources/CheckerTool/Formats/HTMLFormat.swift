import CheckerCore

/// One page that needs no other file.
enum HTMLFormat {
  static func render(_ report: Report) -> String {
    var text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>feedback-states report</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>feedback-states</h1>
      <p>\(summary(report))</p>

      """
    let groups = Dictionary(grouping: report.findings, by: \.finding.rule)
    let names = groups.keys.sorted { (groups[$1]?.count ?? 0, $0) < (groups[$0]?.count ?? 0, $1) }
    if !names.isEmpty { text += overview(names, groups: groups) }
    for name in names {
      text += section(
        name, info: report.rules.first { $0.name == name }, findings: groups[name] ?? [])
    }
    return text + problems(report) + "</main>\n</body>\n</html>\n"
  }

  private static func summary(_ report: Report) -> String {
    let files = report.files == 1 ? "1 file" : "\(report.files) files"
    let count = report.findings.count
    var text = count == 0 ? "Nothing found" : count == 1 ? "1 finding" : "\(count) findings"
    text += " in \(files)"
    let tiers = Tier.allCases.compactMap { tier -> String? in
      let count = report.findings.filter { $0.finding.tier == tier }.count
      return count == 0 ? nil : "\(count) \(tier.rawValue)"
    }
    if !tiers.isEmpty { text += ": \(tiers.joined(separator: ", "))" }
    text += "."
    if report.heldBack > 0 { text += " The baseline holds back \(report.heldBack)." }
    return text
  }

  private static func problems(_ report: Report) -> String {
    if report.problems.isEmpty { return "" }
    let items = report.problems.map {
      "<li><code>\(escaped($0.path))</code> \(escaped($0.message))</li>\n"
    }
    return "<section>\n<h2>Not checked</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private static func overview(
    _ names: [String], groups: [String: [LocatedFinding]]
  ) -> String {
    let rows = names.map { name in
      let link = "<a href=\"#\(escaped(name))\">\(escaped(name))</a>"
      return "<tr><th scope=\"row\">\(link)</th><td>\(groups[name]?.count ?? 0)</td></tr>\n"
    }
    return "<table>\n<thead><tr><th scope=\"col\">Rule</th><th scope=\"col\">Findings</th></tr>"
      + "</thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }

  private static func section(
    _ name: String, info: RuleInfo?, findings: [LocatedFinding]
  ) -> String {
    var text = "<section id=\"\(escaped(name))\">\n<h2>\(escaped(name))</h2>\n"
    if let info {
      text += "<p>\(escaped(info.summary))</p>\n"
      text += "<details><summary>Why, and what to write instead</summary>\n"
      text += "<p>\(escaped(info.why))</p>\n<p>\(escaped(info.instead))</p>\n</details>\n"
    }
    text += "<ol>\n"
    for located in findings {
      let finding = located.finding
      text += "<li><p><code>\(escaped(finding.path)):\(finding.place.line)</code> "
      text += "<span class=\"\(finding.tier.rawValue)\">\(finding.tier.rawValue)</span> "
      text += "\(escaped(finding.message))</p>\n<pre><code>\(marked(located))</code></pre>\n"
      for related in finding.related {
        text += "<p class=\"related\"><code>\(escaped(related.path)):\(related.place.line)</code> "
        text += "\(escaped(related.message))</p>\n"
      }
      text += "</li>\n"
    }
    return text + "</ol>\n</section>\n"
  }

  /// The line with the fault marked.
  private static func marked(_ located: LocatedFinding) -> String {
    let units = Array(located.line.utf16)
    let start = min(located.utf16Column - 1, units.count)
    let place = located.finding.place
    let end =
      place.line == place.endLine ? min(located.utf16EndColumn - 1, units.count) : units.count
    func text(_ range: Range<Int>) -> String {
      escaped(String(decoding: units[range], as: UTF16.self))
    }
    let stop = max(start, end)
    return text(0..<start) + "<mark>" + text(start..<stop) + "</mark>" + text(stop..<units.count)
  }

  private static func escaped(_ text: String) -> String { XMLFormats.escaped(text) }

  private static let style = """
    :root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}\
    body{margin:0}main{max-width:60rem;margin:0 auto;padding:1rem}\
    table{border-collapse:collapse}th,td{text-align:start;padding:.2rem 1rem .2rem 0}\
    pre{overflow-x:auto;padding:.5rem;border:1px solid;border-radius:.3rem}\
    mark{background:#ffe08a;color:#000}\
    .certain,.likely,.hint{font-weight:600;border:1px solid;border-radius:1rem;padding:0 .5rem}\
    .related{margin:.2rem 0 .2rem 1rem}li{margin-bottom:1rem;overflow-wrap:anywhere}
    """
}
