import FeedbackStates
import Foundation

/// Why the store did not answer or did not keep a change.
///
/// After each of them the shelf is as it was before the call.
public enum StoreError: Error, Hashable, Sendable {
  /// The file cannot be opened or created.
  case cannotOpen(String)
  /// The file is not a database, or is damaged.
  case damaged(String)
  /// A newer version of the app wrote the file.
  case tooNew(String)
  /// The file or its folder may only be read.
  case readOnly(String)
  /// The device has no space left.
  case diskFull
  /// Another program holds the file.
  case busy(String)
  /// The shelf has a book with this number already.
  case duplicate(ISBN13, title: String)
  /// The book is no longer on the shelf.
  case missing
  /// The notes are longer than the store accepts.
  case notesTooLong
  /// There is no network connection.
  case offline
  /// The server failed with this HTTP status.
  case server(status: Int)
  /// The person may not use the shelf.
  case permissionDenied
  /// Something that no code path is known to cause.
  case unexpected(String)
}

extension StoreError: LocalizedError {
  /// What happened, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .cannotOpen(let place): "The shelf at \(place) cannot be opened."
    case .damaged(let place): "The file \(place) is not a shelf, or it is damaged."
    case .tooNew(let place): "The shelf at \(place) was written by a newer version of this app."
    case .readOnly(let place): "The shelf at \(place) can only be read."
    case .diskFull: "There is no space left to save the change."
    case .busy(let place): "Another program is using the shelf at \(place)."
    case .duplicate(let isbn, let title): "“\(title)” with the ISBN \(isbn) is already here."
    case .missing: "This book is no longer on the shelf."
    case .notesTooLong: "The notes are too long."
    case .offline: "There is no network connection."
    case .server(let status): "The server could not answer (\(status))."
    case .permissionDenied: "You may not use this shelf."
    case .unexpected(let message): "The shelf did not answer: \(message)."
    }
  }

  /// What the person can do about it.
  public var recoverySuggestion: String? {
    switch self {
    case .cannotOpen: "Check that the folder exists and that you may write to it."
    case .damaged: "Move the file away to begin a new shelf, or bring back a copy of it."
    case .tooNew: "Update the app."
    case .readOnly: "Allow writing to the file and to its folder."
    case .diskFull: "Free some space, then try again. Nothing was changed."
    case .busy: "Close the other program, then try again."
    case .duplicate: "Search for it on your shelf, or remove the ISBN."
    case .missing: "Refresh the list."
    case .notesTooLong: "Shorten them to \(BookRules.longestNotes) characters."
    case .offline: "Check your connection, then try again."
    case .server: "Try again in a moment."
    case .permissionDenied: "Ask the owner of the shelf for access."
    case .unexpected: "Try again. If it stays, restart the app."
    }
  }
}

extension StoreError: CausedFailure {
  /// The kind of failure, which decides where it is shown and whether trying again is offered.
  public var failureCause: FailureCause {
    switch self {
    case .cannotOpen, .busy, .unexpected: .unknown
    case .damaged, .tooNew: .unreadableData
    case .readOnly, .permissionDenied: .permissionDenied
    case .diskFull: .storageFull
    case .duplicate: .conflict
    case .missing: .notFound
    case .notesTooLong: .invalidInput
    case .offline: .offline
    case .server(let status): FailureCause(httpStatus: status) ?? .unknown
    }
  }
}
