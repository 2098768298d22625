/// What stands where the content belongs.
package enum LoadPresentation<Value> {
  /// There is no answer, or the indicator of its wait has not been seen for its minimum.
  case waiting(LoadWait)
  case content(Value)
  case failure(any Error)

  init(_ state: Loadable<Value>) {
    switch state {
    case .notInitiated, .loading: self = .waiting(LoadWait())
    case .success(let value): self = .content(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension Loader {
  /// What stands where the content belongs.
  ///
  /// Reads the state only when the answer is due, so that nobody is drawn again for an answer that
  /// comes while the indicator still has to be seen.
  package var presentation: LoadPresentation<Value> {
    if let wait = shownWait { return .waiting(wait) }
    return LoadPresentation(state)
  }
}

extension PagedLoader {
  /// What stands where the list belongs.
  package var presentation: LoadPresentation<[Item]> {
    if let wait = first.shownWait { return .waiting(wait) }
    return LoadPresentation(state)
  }
}
