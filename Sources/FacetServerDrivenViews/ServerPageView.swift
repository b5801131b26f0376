public import FacetRuntime
public import FacetServerDriven

/// The sections of a page below each other, in a view that scrolls.
///
///     ServerPageView(page) { component in
///       switch component.content {
///       case .hero(let hero): HeroView(hero)
///       case .registered, .unknown: EmptyView()
///       }
///     }
public struct ServerPageView<Content: ServerContent, Component: View>: View {
  private let page: ServerPage<Content>
  private let component: (ServerComponent<Content>) -> Component

  public init(
    _ page: ServerPage<Content>, @ViewBuilder component: @escaping (ServerComponent<Content>) -> Component
  ) {
    self.page = page
    self.component = component
  }

  public var body: some View {
    ScrollView { ServerSectionsView(page, component: component) }
  }
}

/// The sections of a page below each other, for a view that scrolls already.
public struct ServerSectionsView<Content: ServerContent, Component: View>: View {
  private let page: ServerPage<Content>
  private let component: (ServerComponent<Content>) -> Component

  public init(
    _ page: ServerPage<Content>, @ViewBuilder component: @escaping (ServerComponent<Content>) -> Component
  ) {
    self.page = page
    self.component = component
  }

  /// The stack of sections is not lazy: a lazy grid in a lazy stack loses its place when it is scrolled.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(page.sections) { section in ServerSectionView(section, component: component) }
    }
  }
}

/// The components of a section in its layout.
public struct ServerSectionView<Content: ServerContent, Component: View>: View {
  private let section: ServerSection<Content>
  private let component: (ServerComponent<Content>) -> Component

  public init(
    _ section: ServerSection<Content>, @ViewBuilder component: @escaping (ServerComponent<Content>) -> Component
  ) {
    self.section = section
    self.component = component
  }

  public var body: some View {
    switch section.layout {
    case .list(let spacing): LazyVStack(alignment: .leading, spacing: CGFloat(spacing)) { components }
    case .row(let spacing):
      ScrollView(.horizontal) { LazyHStack(alignment: .top, spacing: CGFloat(spacing)) { components } }
    case .grid(let columns, let spacing):
      LazyVGrid(
        columns: Array(
          repeating: GridItem(.flexible(), spacing: CGFloat(spacing), alignment: .topLeading), count: columns),
        alignment: .leading, spacing: CGFloat(spacing)
      ) { components }
    case .stack(let spacing): VStack(alignment: .leading, spacing: CGFloat(spacing)) { components }
    }
  }

  private var components: some View { ForEach(section.components) { component($0) } }
}
