extension TextField where Label: View {
  /// Makes a field for a value; what was typed is read when the field is left or submitted, and a
  /// text that cannot be read gives way to the value of before.
  private init<F: ParseableFormatStyle>(
    label: Label, prompt: Text?, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {
    self.init(
      label: label, prompt: prompt, axis: .horizontal, report: .atTheEnd,
      text: { format.format(value.wrappedValue) },
      write: { typed in
        if let parsed = try? format.parseStrategy.parse(typed) { value.wrappedValue = parsed }
      })
  }

  /// As above, for a value that may be missing: an empty field is none.
  private init<F: ParseableFormatStyle>(
    label: Label, prompt: Text?, value: Binding<F.FormatInput?>, format: F
  ) where F.FormatOutput == String {
    self.init(
      label: label, prompt: prompt, axis: .horizontal, report: .atTheEnd,
      text: { value.wrappedValue.map(format.format) ?? "" },
      write: { typed in
        if typed.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(typed) {
          value.wrappedValue = parsed
        }
      })
  }

  /// Makes a field for a value in a format, with a label of any kind.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: value, format: format)
  }

  /// Makes a field for a value in a format that may be missing, with a label of any kind.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: value, format: format)
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value in a format, with a translated title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: value, format: format)
  }

  /// Makes a field for a value in a format, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: value, format: format)
  }

  /// Makes a field for a value in a format that may be missing, with a translated title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: value, format: format)
  }

  /// Makes a field for a value in a format that may be missing, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: value, format: format)
  }
}
