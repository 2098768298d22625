public import CheckerCore

/// What other files may need to know about one file.
///
/// Small, and equal for equal content.
public struct FileFacts: Hashable, Codable, Sendable {
  /// The file's path.
  public var path: String
  /// The types and extensions.
  public var types: [TypeFacts]
  /// The names that are read anywhere in the file; targets of assignments do not count.
  public var reads: Set<String>
  /// The modifiers that the file adds to views, with what they do.
  public var modifiers: [String: Set<ViewTrait>]

  /// The facts alone: equal before and after an edit that only moves declarations.
  public var withoutPlaces: FileFacts {
    var result = self
    for type in result.types.indices {
      result.types[type].range = 0..<0
      result.types[type].line = 0
      for property in result.types[type].properties.indices {
        result.types[type].properties[property].range = 0..<0
        result.types[type].properties[property].place = Place(
          line: 0, column: 0, endLine: 0, endColumn: 0)
      }
    }
    return result
  }
}

/// What a piece of view-building code shows.
public enum ViewTrait: String, Codable, Sendable {
  /// A sign that work is running.
  case progress
  /// A statement that there is nothing.
  case empty
  /// A failure.
  case failure
  /// A control that runs something.
  case control
  /// Pull to refresh.
  case refresh
  /// A modal message.
  case alert
  /// A question with choices.
  case dialog
  /// A reason that a placeholder is redacted is read.
  case redaction
  /// A control that guards itself while its work runs.
  case guardedControl
  /// Something is shown or not, depending on an argument.
  case conditionalVisibility
  /// Hidden from, or described for, assistive technologies.
  case accessibility
}

/// What other files may need to know about one type or extension.
public struct TypeFacts: Hashable, Codable, Sendable {
  /// The name with the names of the types around it.
  public var name: String
  /// The last part of the name.
  public var shortName: String {
    String(name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])
  }
  /// Whether it is an extension.
  public var isExtension: Bool
  /// Whether it is an enumeration.
  public var isEnumeration: Bool
  /// Whether it is a class or an actor.
  public var isReference: Bool
  /// What it inherits and conforms to.
  public var inherits: [String]
  /// The names of its attributes.
  public var attributes: [String]
  /// Its variables.
  public var properties: [PropertyFacts]
  /// Its functions.
  public var functions: [FunctionFacts]
  /// Its cases.
  public var cases: [EnumCaseFacts]
  /// What its view-building code shows.
  public var shows: Set<ViewTrait>
  /// The views that its view-building code makes.
  public var makes: Set<String>
  /// The names that its view-building code reads.
  public var viewReads: Set<String>
  /// The busy names on which its view-building code chooses between contents.
  public var selects: Set<String>
  /// What is called in closures that end with the view or with its pull to refresh.
  public var cancellableCalls: Set<String>
  /// What is called in the closures of controls and of pull to refresh.
  public var controlCalls: Set<String>
  /// The file.
  public var path: String
  /// Where the name stands.
  public var range: Range<Int>
  /// Line and column of the name.
  public var line: Int
}

/// One case of an enumeration.
public struct EnumCaseFacts: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// The types of what it holds.
  public var payload: [String]
}

/// One variable of a type.
public struct PropertyFacts: Hashable, Codable, Sendable {
  /// What a stored variable starts with.
  public enum Initial: String, Codable, Sendable {
    case none, null, `false`, `true`, empty, other
  }

  /// The name.
  public var name: String
  /// The type as it is spelt, or the type that the initial value names.
  public var type: String?
  /// The names of its attributes.
  public var attributes: [String]
  /// Whether it is stored.
  public var isStored: Bool
  /// Whether it is a constant.
  public var isConstant: Bool
  /// Whether it belongs to the type.
  public var isStatic: Bool
  /// What it starts with.
  public var initial: Initial
  /// The names that a computed variable reads.
  public var reads: Set<String>
  /// The file.
  public var path: String
  /// Where the name stands.
  public var range: Range<Int>
  /// Line and column of the name.
  public var place: Place

  /// Whether `attribute` stands before it.
  public func has(_ attribute: String) -> Bool { attributes.contains(attribute) }

  /// Whether another view or the system owns the value.
  public var isHandedIn: Bool {
    if isConstant && initial == .none { return true }
    return attributes.contains { PropertyFacts.handedIn.contains($0) }
  }

  private static let handedIn: Set<String> = [
    "Binding", "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "FocusState",
    "GestureState", "ScaledMetric", "FocusedValue", "FocusedBinding", "Query", "FetchRequest",
  ]
}

/// One function of a type.
public struct FunctionFacts: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// Whether it is `async`.
  public var isAsync: Bool
  /// Whether it throws.
  public var isThrowing: Bool
  /// The result's type as it is spelt.
  public var result: String?
  /// Whether it waits for something, not counting sleep.
  public var awaits: Bool
  /// Whether it starts a task that waits for something.
  public var startsTask: Bool
  /// What it assigns: the last names of the targets that belong to the type.
  public var assigns: [AssignmentFacts]
  /// The last names of what it calls.
  public var calls: Set<String>
  /// The names that it reads.
  public var reads: Set<String>
  /// Whether it leaves at once while earlier work runs.
  public var guardsItself: Bool
  /// Whether a failure of its work is told apart from a cancellation.
  public var knowsCancellation: Bool
  /// The last names of what it calls once something has failed.
  public var failureCalls: Set<String>
  /// Whether it tries something that it waits for.
  public var canFail: Bool
}

/// One assignment to a variable of the type.
public struct AssignmentFacts: Hashable, Codable, Sendable {
  /// On which way through the function it happens.
  public enum Way: String, Codable, Sendable {
    /// Before anything that can fail.
    case plain
    /// After work that could have failed.
    case success
    /// In a `catch`, a failure case or the `else` of a guard.
    case failure
  }

  /// The variable.
  public var name: String
  /// `true`, `nil`, `.case` and the like; empty for anything else.
  public var value: String
  /// On which way it happens.
  public var way: Way
  /// Whether it happens in a closure, that is, perhaps after the function has returned.
  public var isLater: Bool
}
