/// Values as short texts that a page can keep.
///
/// Kept are `Codable` values, and those that stand for a `Codable` raw value, also in an optional.
enum KeptCoding {
  /// The largest value that is kept, in bytes of JSON; larger ones begin anew.
  static let limit = 4096

  /// Whether values of a type can be kept at all.
  static func canKeep(_ type: Any.Type) -> Bool {
    if type is any Codable.Type { return true }
    if let optional = type as? any OptionalValue.Type { return canKeep(optional.wrappedType) }
    return (type as? any RawRepresentable.Type).map { hasCodableRawValue($0) } ?? false
  }

  /// The value as JSON, or `nil` when it cannot be kept.
  static func text(of value: Any) -> String? {
    if let value = value as? any Encodable {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let data = try? encoder.encode(value), data.count <= limit else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
    if let optional = value as? any OptionalValue {
      return optional.anyValue.map { text(of: $0) } ?? "null"
    }
    return (value as? any RawRepresentable).flatMap { text(ofRawValueOf: $0) }
  }

  /// The value of a type that a text stands for.
  static func value(_ type: Any.Type, from text: String) -> Any? {
    if let type = type as? any Decodable.Type {
      return try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
    if let optional = type as? any OptionalValue.Type {
      if text == "null" { return optional.make(nil) }
      return value(optional.wrappedType, from: text).flatMap { optional.make($0) }
    }
    return (type as? any RawRepresentable.Type).flatMap { rawRepresentable($0, from: text) }
  }

  private static func hasCodableRawValue<R: RawRepresentable>(_: R.Type) -> Bool {
    R.RawValue.self is any Codable.Type
  }

  private static func text<R: RawRepresentable>(ofRawValueOf value: R) -> String? {
    value.rawValue is any Codable ? text(of: value.rawValue) : nil
  }

  private static func rawRepresentable<R: RawRepresentable>(
    _: R.Type, from text: String
  ) -> Any? {
    guard hasCodableRawValue(R.self) else { return nil }
    return (value(R.RawValue.self, from: text) as? R.RawValue).flatMap { R(rawValue: $0) }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static func make(_ value: Any?) -> Any?
  var anyValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }

  /// The optional of this type around a value, or `nil` for a value of another type.
  fileprivate static func make(_ value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    return (value as? Wrapped).map { Self.some($0) as Any }
  }

  fileprivate var anyValue: Any? { map { $0 } }
}
