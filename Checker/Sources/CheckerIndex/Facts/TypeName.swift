/// Reads types as they are spelt.
public enum TypeName {
  /// The name without optionality, `any`, wrappers of observation and generic arguments.
  public static func base(_ text: String) -> String {
    var text = text[...]
    for prefix in ["any ", "some ", "@MainActor "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    for wrapper in ["Optional<", "Binding<", "Published<", "StateObject<", "ObservedObject<"]
    where text.hasPrefix(wrapper) && text.hasSuffix(">") {
      return base(String(text.dropFirst(wrapper.count).dropLast()))
    }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->"), !text.contains(",") {
      return base(String(text.dropFirst().dropLast()))
    }
    if let open = text.firstIndex(of: "<") { text = text[..<open] }
    return String(text)
  }

  /// Whether the type is optional.
  public static func isOptional(_ text: String) -> Bool {
    text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<")
  }

  /// Whether the type is an array or another list of values.
  public static func isCollection(_ text: String) -> Bool {
    (text.hasPrefix("[") && text.hasSuffix("]") && !text.contains(":"))
      || ["Array<", "IdentifiedArray<", "IdentifiedArrayOf<", "OrderedSet<", "ArraySlice<"]
        .contains { text.hasPrefix($0) }
  }

  /// Whether the type can hold an error or its text.
  public static func holdsError(_ text: String) -> Bool {
    let name = base(text)
    if name == "String" || name == "LocalizedStringKey" || name == "LocalizedStringResource"
      || name == "AttributedString"
    {
      return isOptional(text) || name == "String"
    }
    return name == "Error" || name.hasSuffix("Error") || name.hasSuffix("Failure")
      || name.hasSuffix("ErrorInfo") || name.hasSuffix("AlertInfo")
  }
}
