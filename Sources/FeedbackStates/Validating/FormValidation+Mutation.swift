extension FormValidation {
  /// Checks all fields and, if nothing is wrong, runs a mutation and waits for its end.
  ///
  /// The form is busy throughout. When the server rejects fields with ``FieldRejections``, they
  /// show what it says, and the mutation shows no failure of its own: one error has one surface.
  ///
  /// - Parameters:
  ///   - mutation: The mutation.
  ///   - input: Makes the input. Called after the fields were checked, so it sees their last
  ///     values.
  /// - Returns: How the mutation ended; `refused` if it was not run.
  @discardableResult
  public func submit<Input, Output>(
    through mutation: Mutation<Input, Output>, _ input: @MainActor () throws -> Input
  ) async -> MutationOutcome<Output> {
    guard !isBusy else { return .refused(.alreadyRunning) }
    var outcome = MutationOutcome<Output>.refused(.inputIsInvalid)
    do {
      try await submit {
        outcome = await mutation.perform(try input())
        if case .failed(let rejections as FieldRejections) = outcome {
          mutation.dismissFailure()
          throw rejections
        }
      }
      return outcome
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed(error)
    }
  }
}
