/// An attribute such as `@State` or `@Environment(\.dismiss)`.
public struct Attribute: Hashable, Sendable {
  /// The name without `@`.
  public let name: String
  /// What stands in its parentheses, as it is spelt.
  public let arguments: String

  /// Makes an attribute.
  public init(name: String, arguments: String) {
    self.name = name
    self.arguments = arguments
  }
}

/// One variable or constant.
public struct Variable: Sendable {
  /// The name.
  public let name: String
  /// The type as it is spelt.
  public let type: String?
  /// The initial value.
  public let initial: Node?
  /// Attributes, property wrappers among them.
  public let attributes: [Attribute]
  /// `private`, `static` and the like.
  public let modifiers: [String]
  /// Whether it is declared with `let`.
  public let isConstant: Bool
  /// The statements of the getter, for a computed variable.
  public let getter: [Node]?
  /// The statements of the setter and the observers.
  public let observers: [Node]
  /// Where the name stands.
  public let nameRange: Range<Int>

  /// Makes a variable.
  public init(
    name: String, type: String?, initial: Node?, attributes: [Attribute], modifiers: [String],
    isConstant: Bool, getter: [Node]?, observers: [Node], nameRange: Range<Int>
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    self.attributes = attributes
    self.modifiers = modifiers
    self.isConstant = isConstant
    self.getter = getter
    self.observers = observers
    self.nameRange = nameRange
  }

  /// Whether `attribute` stands before it.
  public func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// A function or an initializer.
public struct Function: Sendable {
  /// One parameter.
  public struct Parameter: Sendable {
    /// The label outside; `nil` for `_`.
    public let label: String?
    /// The name inside.
    public let name: String
    /// The type as it is spelt.
    public let type: String
    /// The default value.
    public let initial: Node?

    /// Makes a parameter.
    public init(label: String?, name: String, type: String, initial: Node?) {
      self.label = label
      self.name = name
      self.type = type
      self.initial = initial
    }
  }

  /// The name; `init` for an initializer.
  public let name: String
  /// The parameters.
  public let parameters: [Parameter]
  /// Whether it is `async`.
  public let isAsync: Bool
  /// Whether it throws.
  public let isThrowing: Bool
  /// The result's type as it is spelt.
  public let result: String?
  /// Its attributes.
  public let attributes: [Attribute]
  /// `private`, `static` and the like.
  public let modifiers: [String]
  /// The statements; `nil` for a requirement.
  public let body: [Node]?
  /// Where the name stands.
  public let nameRange: Range<Int>

  /// Makes a function.
  public init(
    name: String, parameters: [Parameter], isAsync: Bool, isThrowing: Bool, result: String?,
    attributes: [Attribute], modifiers: [String], body: [Node]?, nameRange: Range<Int>
  ) {
    self.name = name
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.result = result
    self.attributes = attributes
    self.modifiers = modifiers
    self.body = body
    self.nameRange = nameRange
  }
}

/// A type or an extension.
public struct TypeDeclaration: Sendable {
  /// What kind of declaration it is.
  public enum Form: String, Codable, Sendable {
    /// `struct`.
    case structure
    /// `class`.
    case reference
    /// `enum`.
    case enumeration
    /// `actor`.
    case actor
    /// `protocol`.
    case requirement
    /// `extension`.
    case addition
  }

  /// What kind of declaration it is.
  public let form: Form
  /// The name, with dots for the extension of a nested type.
  public let name: String
  /// What it inherits and conforms to, as it is spelt.
  public let inherits: [String]
  /// Its attributes.
  public let attributes: [Attribute]
  /// `private` and the like.
  public let modifiers: [String]
  /// Its members.
  public let members: [Node]
  /// Where the name stands.
  public let nameRange: Range<Int>

  /// Makes a type.
  public init(
    form: Form, name: String, inherits: [String], attributes: [Attribute], modifiers: [String],
    members: [Node], nameRange: Range<Int>
  ) {
    self.form = form
    self.name = name
    self.inherits = inherits
    self.attributes = attributes
    self.modifiers = modifiers
    self.members = members
    self.nameRange = nameRange
  }
}

/// One case of an enumeration.
public struct EnumCase: Hashable, Codable, Sendable {
  /// The name.
  public let name: String
  /// The types of what it holds, as they are spelt.
  public let payload: [String]

  /// Makes a case.
  public init(name: String, payload: [String]) {
    self.name = name
    self.payload = payload
  }
}
