extension Loadable: CustomStringConvertible {
  /// The state in one line, for logs; not for people who use the app.
  public var description: String {
    switch self {
    case .notInitiated: return "notInitiated"
    case .loading: return "loading"
    case .success(let value): return "success(\(value))"
    case .failure(let error): return "failure(\(error))"
    }
  }
}

extension Loadable: CustomDebugStringConvertible {
  /// The state in one line with its type, for a debugger.
  public var debugDescription: String {
    switch self {
    case .notInitiated, .loading: return "Loadable<\(Value.self)>.\(description)"
    case .success(let value):
      return "Loadable<\(Value.self)>.success(\(String(reflecting: value)))"
    case .failure(let error):
      return "Loadable<\(Value.self)>.failure(\(String(reflecting: error)))"
    }
  }
}
