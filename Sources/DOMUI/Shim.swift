// A first form of focus, announcements and haptics; replaced by the files in Focus and Accessibility.
import ElementTree
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void
    public var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
    public var projectedValue: Binding { self }
  }
  @State private var value: Value
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }
  public var wrappedValue: Value { get { value } nonmutating set { value = newValue } }
  public var projectedValue: Binding { Binding(get: { value }, set: { value = $0 }) }
}
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  public var wrappedValue: Value { get { value } nonmutating set { value = newValue } }
  public var projectedValue: FocusState<Value>.Binding { .init(get: { value }, set: { value = $0 }) }
}
public enum AccessibilityNotification {
  public struct Announcement { let text: String; public init(_ t: String) { text = t }
    @MainActor public func post() { CurrentPage.page?.document.perform(.announce(text, urgent: false)) } }
}
public struct SensoryFeedback: Equatable, Sendable { public static let success = SensoryFeedback(); public static let error = SensoryFeedback() }
extension View {
  public func sensoryFeedback<T: Equatable>(_ f: SensoryFeedback, trigger: T) -> some View { self }
  public func focused(_ b: FocusState<Bool>.Binding) -> some View { self }
  public func focused<V: Hashable>(_ b: FocusState<V>.Binding, equals: V) -> some View { self }
  public func accessibilityFocused(_ b: FocusState<Bool>.Binding) -> some View { self }
}
