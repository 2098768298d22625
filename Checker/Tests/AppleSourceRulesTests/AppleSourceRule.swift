/// What Apple's SDK 27 refuses and a build on Linux does not notice.
enum AppleSourceRule: String, CaseIterable, Hashable {
  /// `@State` with a value at its declaration and another in `init`.
  case stateSetTwice
  /// A property wrapper beside `@State`.
  case secondWrapper
  /// An `init` in an extension that makes state instead of calling an `init` of the type.
  case stateMadeInExtension
  /// State whose type is more private than the state.
  case stateOfPrivateType
  /// `TupleView` or its successor spelled in a type.
  case tupleSpelled
  /// A type with the name of one of SwiftUI's.
  case sharedName
  /// A view handed to `overlay` or `background` in parentheses.
  case viewInParentheses
  /// A builder that holds only an `#if` without `#else`.
  case emptyBuilder
  /// An own `alert` or `confirmationDialog`, next to which SDK 27 has new ones.
  case ownAlert
}

/// A place where a rule is broken.
struct AppleSourceBreach: Hashable, CustomStringConvertible {
  let rule: AppleSourceRule
  let file: String
  let line: Int

  var description: String { "\(file):\(line): \(rule.rawValue)" }
}

/// Names that belong to SwiftUI.
enum SwiftUINames {
  static let all: Set<String> = Set(
    """
    Alert Alignment Anchor Angle AngularGradient Animation AnyLayout AnyShape AnyShapeStyle
    AnyTransition AnyView App AppStorage AsyncImage Axis Bindable Binding BlendMode Button
    ButtonRole ButtonStyle Canvas Capsule Circle Color ColorPicker ColorScheme Commands
    ContentBuilder ContentMode ContentUnavailableView ContextMenu ControlGroup ControlSize
    CoordinateSpace DatePicker DisclosureGroup DismissAction Divider Divided DragGesture
    DynamicProperty DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse EmptyContent
    EmptyView Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView
    FetchRequest FocusState FocusedValue Font ForEach Form FormStyle Gauge GeometryProxy
    GeometryReader Gesture Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HStack
    HelpLink HorizontalAlignment Image ImageRenderer InsettableShape KeyEquivalent Label
    LabelStyle LabeledContent Layout LazyHGrid LazyHStack LazyState LazyVGrid LazyVStack
    LinearGradient Link List ListStyle LongPressGesture MagnifyGesture Material Menu MenuStyle
    MeshGradient Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack
    NavigationView ObservedObject OpenURLAction OutlineGroup Path Picker PickerStyle
    PlaceholderTextShapeStyle PreferenceKey PreviewProvider ProgressView ProgressViewStyle
    ProjectionTransform RadialGradient Rectangle RedactionReasons RefreshAction RenameButton
    RotateGesture RoundedRectangle SafeAreaRegions Scene SceneBuilder ScenePhase SceneStorage
    ScrollView ScrollViewProxy ScrollViewReader Section SecureField SensoryFeedback Settings
    Shape ShapeStyle ShareLink Slider Spacer SpatialTapGesture State StateObject Stepper
    SubmitLabel SubscriptionView Tab TabView Table TableColumn TableRow TapGesture Text
    TextAlignment TextEditor TextField TextFieldStyle TimelineView TitleAndIconLabelStyle Toggle
    ToggleStyle Toolbar ToolbarContent ToolbarItem ToolbarItemGroup Transaction Transition
    TupleContent TupleView UnitPoint UnevenRoundedRectangle VStack VerticalAlignment View
    ViewBuilder ViewDimensions ViewModifier ViewThatFits Visibility WindowGroup ZStack
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
