import FeedbackStates
import Foundation

/// Why nothing of a file can be imported.
public enum ImportError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(file: String)
  /// The file has nothing in it.
  case empty(file: String)
  /// The file is larger than the app reads.
  case tooLarge(file: String)
  /// The file is UTF-16 or UTF-32, or begins with NUL characters as these do.
  case otherEncoding(file: String)
  /// The first line is not a header that names a title.
  case noTitleColumn(file: String, separator: Character?)
  /// Two columns have the same meaning.
  case repeatedColumn(file: String, name: String, position: TextPosition)
  /// The header itself is not CSV.
  case brokenHeader(file: String, problem: CSVProblem)
}

extension ImportError: LocalizedError {
  /// What happened, with the name of the file and the place in it.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file): "\(file) cannot be read."
    case .empty(let file): "\(file) is empty."
    case .tooLarge(let file): "\(file) is larger than \(ImportFile.largestSize >> 20) MB."
    case .otherEncoding(let file):
      "\(file) is not UTF-8 text: it has a NUL character or is UTF-16 or UTF-32."
    case .noTitleColumn(let file, _): "\(file):1:1: No column is named “title”."
    case .repeatedColumn(let file, let name, let place):
      "\(file):\(place.line):\(place.column): A second column is named “\(name)”."
    case .brokenHeader(let file, let problem):
      "\(file):\(problem.position.line):\(problem.position.column): \(problem.message)"
    }
  }

  /// How to mend the file.
  public var recoverySuggestion: String? {
    switch self {
    case .unreadable: "Check that the file still exists and that you may read it."
    case .empty, .noTitleColumn(_, nil): "Begin the file with the line: title,author,year,isbn"
    case .tooLarge: "Split it into several files."
    case .otherEncoding: "Save it as CSV with the encoding UTF-8, then choose it or paste it again."
    case .noTitleColumn(_, let separator?):
      "The columns are separated by “\(separator)”. Save the file with commas."
    case .repeatedColumn: "Rename or remove one of the two."
    case .brokenHeader: "Mend the first line, then import the file again."
    }
  }
}

extension ImportError: CausedFailure {
  /// The file has to be mended; reading it again as it is does not help.
  public var failureCause: FailureCause {
    if case .unreadable = self { .notFound } else { .invalidInput }
  }
}
