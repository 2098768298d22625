/// The code of a page of documentation, block by block.
struct Article {
  /// A block of Swift, with the comment that says which example it is.
  struct Block {
    let line: Int
    let example: String?
    let code: String
  }

  let blocks: [Block]

  /// Reads a page: each block of Swift follows a line `<!-- example: NAME -->`.
  init(_ text: String) {
    var blocks: [Block] = []
    var comment: String?
    var open: (line: Int, lines: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(
            Block(
              line: block.line, example: comment, code: block.lines.joined(separator: "\n")))
          (open, comment) = (nil, nil)
        } else {
          open?.lines.append(line)
        }
      } else if line == "```swift" {
        open = (index + 1, [])
      } else if let name = Article.exampleName(in: line) {
        comment = name
      } else if !line.isEmpty {
        comment = nil
      }
    }
    self.blocks = blocks
  }
}
