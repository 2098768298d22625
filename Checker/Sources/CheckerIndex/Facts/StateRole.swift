public import CheckerCore

/// What a case of a state stands for.
public enum StateRole: Sendable {
  case loading, success, failure, idle, empty
}

extension Vocabulary {
  /// What a case of this name stands for in a load state.
  public func role(ofCase name: String) -> StateRole? {
    if loading.contains(name) { return .loading }
    if failure.contains(name) { return .failure }
    if success.contains(name) { return .success }
    if idle.contains(name) { return .idle }
    if empty.contains(name) { return .empty }
    let words = Words.of(name)
    guard let first = words.first, let last = words.last else { return nil }
    if first == "failed" || first == "error" || last == "failed" || last == "error"
      || last == "failure"
    {
      return .failure
    }
    if first == "loading" || last == "loading" || (first == "is" && words.contains("loading")) {
      return .loading
    }
    if first == "loaded" || last == "loaded" { return .success }
    return nil
  }
}
