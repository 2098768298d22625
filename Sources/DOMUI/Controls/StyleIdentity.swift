/// Whether two styles are surely the same: of one type, and equal or without any content.
func areSameStyle<Style>(_ left: Style, _ other: Any) -> Bool {
  guard let right = other as? Style else { return false }
  if MemoryLayout<Style>.size == 0 { return true }
  guard let left = left as? any Equatable else { return false }
  return left.isSameStyle(as: right)
}

extension Equatable {
  fileprivate func isSameStyle(as other: Any) -> Bool { (other as? Self) == self }
}
