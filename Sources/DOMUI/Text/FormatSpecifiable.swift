// The numbers that a localized key can hold, with the specifiers that Apple's tables use for them.

extension Int: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .integer(Int64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .integer(Int64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .integer(Int64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .integer(Int64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .integer(self) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .unsigned(UInt64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .unsigned(UInt64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .unsigned(UInt64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .unsigned(UInt64(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .unsigned(self) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .double(Double(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .double(self) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The value.
  ///
  /// Not for callers.
  public var _arg: _FormatArgument { .double(Double(self)) }
  /// The specifier in the key.
  ///
  /// Not for callers.
  public var _specifier: String { "%lf" }
}
