import ElementTree

/// A root screen, and screens that are pushed over it.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View> {
  @RestoredObject private var model: NavigationModel
  @Environment(\.tabRoots) private var tabRoots
  let path: Binding<[AnyHashable]>?
  let root: Root

  /// Makes a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes a stack that follows a path of values of any types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = Binding(
      get: { path.wrappedValue.elements },
      set: { elements in
        var new = NavigationPath()
        new.elements = elements
        path.wrappedValue = new
      })
    self.root = root()
  }

  /// Makes a stack that follows a collection of values of one type.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

extension NavigationStack: View {
  /// The root and the screens above it.
  public var body: some View {
    let path = path
    StackElement {
      Screen(entry: nil, isTop: model.entries.isEmpty, model: model, content: root)
      ForEach(model.entries) { entry in
        Screen(
          entry: entry, isTop: entry.id == model.entries.last?.id, model: model,
          content: DestinationView(model: model, entry: entry))
      }
    }
    .environment(\.navigation, model)
    .onAppear {
      tabRoots?.add(model)
      model.pathChanged = { path?.wrappedValue = $0 }
      if let path { model.begin(with: path.wrappedValue) }
    }
    .onChange(of: path?.wrappedValue ?? []) { _, values in
      if path != nil { model.setPath(values) }
    }
  }
}

/// The screen of an entry; by itself, so that a newer destination does not evaluate the stack again.
private struct DestinationView: View {
  let model: NavigationModel
  let entry: NavigationModel.Entry

  var body: some View { model.view(for: entry) }
}

/// The older name of a stack.
public struct NavigationView<Content: View> {
  let content: Content

  /// Makes a stack that keeps its path to itself.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// A stack.
  public var body: some View { NavigationStack { content } }
}

private struct StackElement<Content: View>: ElementView {
  @ViewBuilder let content: () -> Content
  var elementContent: Content { content() }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("nav-stack") }
}
