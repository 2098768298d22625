public struct Picker<L: View, S: Hashable, C: View>: View {
  let content: C
  public init(_ t: LocalizedStringKey, selection: Binding<S>, @ViewBuilder content: () -> C) where L == Text { self.content = content() }
  public var body: some View { HStack { content } }
}
public struct SegStyle: Sendable { public static let segmented = SegStyle(); public static let menu = SegStyle(); public static let inline = SegStyle() }
extension View {
  public func pickerStyle(_ s: SegStyle) -> some View { self }
  public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View { let c = content(); return HStack { self; c } }
}
extension View { public func contextMenu<T: View>(@ViewBuilder menuItems: () -> T) -> some View { self } }
