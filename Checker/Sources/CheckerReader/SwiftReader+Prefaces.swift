import CheckerCore
import CheckerSkim

extension SwiftReader {
  mutating func preface() throws(Unsure) -> Preface {
    var preface = Preface(first: index)
    while true {
      if kind == .at {
        advance()
        let start = index
        try expect(.word)
        try skipGenericArguments()
        while kind == .period {
          advance()
          try expect(.word)
          try skipGenericArguments()
        }
        let name = text(from: start, to: index)
        var arguments = ""
        if kind == .openParen, isAdjacent {
          let inside = index + 1
          try skipBrackets()
          arguments = text(from: inside, to: index - 1)
        }
        preface.attributes.append(Attribute(name: name, arguments: arguments))
        continue
      }
      guard let word else { return preface }
      if word == .class {
        // `class func` and `class var`.
        switch self.word(ahead: 1) {
        case .func?, .var?, .let?, .subscript?: break
        case let next? where next.isModifier: break
        default: return preface
        }
      } else if !word.isModifier, word != .async {
        return preface
      }
      let start = index
      preface.names.append(text)
      advance()
      if kind == .openParen {
        guard kind(ahead: 1) == .word, kind(ahead: 2) == .closeParen else { throw Unsure() }
        try skipBrackets()
      }
      preface.modifiers.append(text(from: start, to: index))
    }
  }
}
