extension Int {
  /// This many of something, in words: `1 book`, `2 books`.
  func of(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
