import ElementTree

/// A choice of a date, a time or both, by the browser's own control.
public struct DatePicker<Label: View> {
  /// The parts of a date that a person can choose.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
}

/// The parts of a date that a person can choose.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View {
  /// The label with the control.
  public var body: some View {
    DatePickerElement(
      label: label,
      input: DateInput(
        selection: selection, earliest: earliest, latest: latest, components: components))
  }

  /// Makes a picker with a label of any kind.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, earliest: nil, latest: nil,
      components: displayedComponents)
  }

  /// Makes a picker within bounds with a label of any kind.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, earliest: range.lowerBound,
      latest: range.upperBound, components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker within bounds with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Makes a picker from a date on with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, earliest: range.lowerBound, latest: nil,
      components: displayedComponents)
  }

  /// Makes a picker up to a date with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, earliest: nil, latest: range.upperBound,
      components: displayedComponents)
  }
}

private struct DatePickerElement<Label: View>: CompoundElementView {
  let label: Label
  let input: DateInput

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "control-label", content: label)
    ControlPart(content: input)
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("control")
    if scene.environment.labelsHidden { spec.classes.append("labels-hidden") }
    return spec
  }
}

private struct DateInput: ElementView {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  var tag: String { "input" }

  private var format: DateInputFormat { DateInputFormat(components: components) }

  func spec(in scene: ElementScene) -> ElementSpec {
    let format = format
    var spec = ElementSpec("date-input")
    spec.attributes["type"] = format.inputType
    spec.attributes["name"] = scene.name
    spec.attributes["required"] = ""
    if let earliest { spec.attributes["min"] = format.string(earliest) }
    if let latest { spec.attributes["max"] = format.string(latest) }
    spec.properties["value"] = .string(format.string(selection.wrappedValue))
    let isEnabled = scene.environment.isEnabled
    if !isEnabled { spec.attributes["disabled"] = "" }
    spec.handlers["change"] = { [selection, earliest, latest, weak element = scene.element] event in
      guard case .string(let text)? = event.value else { return }
      element?.noteReported("value", .string(text))
      if isEnabled, let date = format.date(text, replacing: selection.wrappedValue) {
        let late = earliest.map { max(date, $0) } ?? date
        selection.wrappedValue = latest.map { min(late, $0) } ?? late
      }
      element?.setProperty("value", .string(format.string(selection.wrappedValue)))
    }
    return spec
  }
}

/// How browsers write dates in the value of a control, in the calendar and time zone of the app.
struct DateInputFormat {
  let components: DatePickerComponents
  var calendar = Calendar(identifier: .gregorian)

  var inputType: String {
    if components == .date { return "date" }
    return components == .hourAndMinute ? "time" : "datetime-local"
  }

  func string(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = "\(pad(parts.year, 4))-\(pad(parts.month, 2))-\(pad(parts.day, 2))"
    let time = "\(pad(parts.hour, 2)):\(pad(parts.minute, 2))"
    if components == .date { return day }
    return components == .hourAndMinute ? time : "\(day)T\(time)"
  }

  /// The date of a text; parts that the text does not name stay as they were.
  func date(_ text: String, replacing old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
    let halves = text.split(separator: "T")
    if components.contains(.date) {
      let numbers = (halves.first ?? "").split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 3 else { return nil }
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    }
    if components.contains(.hourAndMinute) {
      let numbers = (halves.last ?? "").split(separator: ":").compactMap { Int($0) }
      guard numbers.count >= 2 else { return nil }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
    }
    return calendar.date(from: parts)
  }

  private func pad(_ number: Int?, _ count: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
