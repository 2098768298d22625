/// The facts of every file, merged.
///
/// The order of the files does not matter.
public struct ProjectIndex: Sendable {
  private let byName: [String: [TypeFacts]]
  private let byShortName: [String: Set<String>]
  private let makers: [String: Set<String>]
  /// What the project's own modifiers of views show.
  public let modifiers: [String: Set<ViewTrait>]
  private let readers: [String: Int]
  private let functionsByName: [String: [FunctionFacts]]
  private let viewReaders: Set<String>
  private let selected: Set<String>
  private let cancellable: [String: Set<String>]
  private let controlled: [String: Set<String>]
  /// The enumerations in the order of their names.
  private let enumerations: [(view: TypeView, caseNames: Set<String>)]

  /// Merges facts; files are taken in the order of their paths.
  public init(merging facts: [FileFacts]) {
    var byName: [String: [TypeFacts]] = [:]
    var byShortName: [String: Set<String>] = [:]
    var makers: [String: Set<String>] = [:]
    var modifiers: [String: Set<ViewTrait>] = [:]
    var readers: [String: Int] = [:]
    var functions: [String: [FunctionFacts]] = [:]
    var viewReaders: Set<String> = []
    var selected: Set<String> = []
    var cancellable: [String: Set<String>] = [:]
    var controlled: [String: Set<String>] = [:]
    for file in facts.sorted(by: { $0.path < $1.path }) {
      for name in file.reads { readers[name, default: 0] += 1 }
      modifiers.merge(file.modifiers) { $0.union($1) }
      for type in file.types {
        byName[type.name, default: []].append(type)
        byShortName[type.shortName, default: []].insert(type.name)
        for made in type.makes { makers[made, default: []].insert(type.name) }
        for function in type.functions { functions[function.name, default: []].append(function) }
        viewReaders.formUnion(type.viewReads)
        selected.formUnion(type.selects)
      }
    }
    for parts in byName.values {
      // What the body in an extension calls belongs to what the declaration holds.
      let held = Set(parts.flatMap(\.properties).compactMap(\.type).map(TypeName.base))
      for name in held.union([parts[0].shortName]) {
        for part in parts {
          cancellable[name, default: []].formUnion(part.cancellableCalls)
          controlled[name, default: []].formUnion(part.controlCalls)
        }
      }
    }
    enumerations = byName.filter { $0.value.contains(where: \.isEnumeration) }
      .sorted { $0.key < $1.key }
      .map { _, parts in
        let view = TypeView(parts: parts)
        return (view, Set(view.cases.map(\.name)))
      }
    self.byName = byName
    self.byShortName = byShortName
    self.makers = makers
    self.modifiers = modifiers
    self.readers = readers
    functionsByName = functions
    self.viewReaders = viewReaders
    self.selected = selected
    self.cancellable = cancellable
    self.controlled = controlled
  }

  /// The type that `text` names inside of the type `scope`; `nil` where it is unknown or unclear.
  public func type(_ text: String?, in scope: String = "") -> TypeView? {
    guard let text else { return nil }
    let name = TypeName.base(text)
    guard !name.isEmpty else { return nil }
    var outer = scope
    while !outer.isEmpty {
      if let parts = byName[outer + "." + name] { return TypeView(parts: parts) }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if let parts = byName[name] { return TypeView(parts: parts) }
    let short = name.split(separator: ".").last.map(String.init) ?? name
    guard let full = byShortName[short], full.count == 1, let only = full.first,
      let parts = byName[only]
    else { return nil }
    return TypeView(parts: parts)
  }

  /// Whether the project declares a type or a modifier of views with a name of SwiftUI's.
  public func shadows(_ name: String) -> Bool {
    byName[name]?.contains { !$0.isExtension } == true || modifiers[name] != nil
  }

  /// Every enumeration of the project whose cases include all of `cases`.
  public func enumerations(withCases cases: Set<String>) -> [TypeView] {
    enumerations.filter { cases.isSubset(of: $0.caseNames) }.map(\.view)
  }

  /// The views that make `view`.
  public func makers(of view: String) -> Set<String> { makers[view] ?? [] }

  /// The number of files that read `name`.
  public func readers(of name: String) -> Int { readers[name] ?? 0 }

  /// Whether view-building code of the project reads `name`.
  public func isReadInView(_ name: String) -> Bool { viewReaders.contains(name) }

  /// Whether view-building code of the project chooses between contents on `name`.
  public func isSelectedOn(_ name: String) -> Bool { selected.contains(name) }

  /// What views call, in closures that end with them, on a type that they hold or are.
  public func cancellableCalls(on type: TypeView) -> Set<String> {
    cancellable[type.parts[0].shortName] ?? []
  }

  /// What the controls of views call on a type that they hold or are.
  public func controlCalls(on type: TypeView) -> Set<String> {
    controlled[type.parts[0].shortName] ?? []
  }

  /// The functions of the project with this name.
  public func functions(named name: String) -> [FunctionFacts] { functionsByName[name] ?? [] }

  /// What a view of this name shows, its own views included, to a depth of four.
  public func shows(_ view: String, depth: Int = 4) -> Set<ViewTrait> {
    var seen: Set<String> = []
    var result: Set<ViewTrait> = []
    var open = [(view, depth)]
    while let (name, depth) = open.popLast() {
      guard seen.insert(name).inserted, let type = type(name) else { continue }
      result.formUnion(type.shows)
      if depth > 0 { for made in type.makes { open.append((made, depth - 1)) } }
    }
    return result
  }
}

/// One type with its extensions.
public struct TypeView: Sendable {
  /// The declaration and the extensions.
  public let parts: [TypeFacts]

  /// The name with the names of the types around it.
  public var name: String { parts[0].name }
  /// The cases.
  public var cases: [EnumCaseFacts] { parts.flatMap(\.cases) }
  /// What it inherits and conforms to.
  public var inherits: [String] { parts.flatMap(\.inherits) }
  /// The names of its attributes.
  public var attributes: [String] { parts.flatMap(\.attributes) }
  /// The functions.
  public var functions: [FunctionFacts] { parts.flatMap(\.functions) }
  /// What its view-building code shows.
  public var shows: Set<ViewTrait> { parts.reduce(into: []) { $0.formUnion($1.shows) } }
  /// The views that it makes.
  public var makes: Set<String> { parts.reduce(into: []) { $0.formUnion($1.makes) } }

  /// The variable of this name.
  public func property(_ name: String) -> PropertyFacts? {
    for part in parts {
      if let found = part.properties.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// The functions of this name.
  public func functions(_ name: String) -> [FunctionFacts] { functions.filter { $0.name == name } }

  /// Whether it is a view, a modifier, a scene or the like.
  public var isView: Bool {
    inherits.contains { TypeView.viewTypes.contains(TypeName.base($0)) || $0.hasSuffix(".View") }
  }

  /// Whether views observe it.
  public var isObservable: Bool {
    attributes.contains { $0 == "Observable" || $0.hasSuffix(".Observable") || $0 == "Reducer" }
      || inherits.contains { ["ObservableObject", "Observable"].contains(TypeName.base($0)) }
      || parts.contains {
        $0.properties.contains { $0.has("Published") || $0.has("ObservationTracked") }
      }
  }

  static let viewTypes: Set<String> = [
    "View", "SwiftUI.View", "ViewModifier", "App", "Scene", "ButtonStyle", "ToolbarContent",
    "UIViewRepresentable", "Commands", "Widget", "PrimitiveButtonStyle", "LabelStyle",
  ]
}
