public import FacetRuntime
public import FacetShell

/// A bar of buttons that select the tabs of an app, each with a symbol and a title.
///
///     TabBarView(bar, selection: $navigation.selected) { tab in app.badge(of: tab) }
///
/// Selecting the selected tab again sets the selection too: with `AppNavigation`, this pops to the root of the tab.
public struct TabBarView<Tab: Hashable>: View {
  private let bar: TabItems<Tab>
  @Binding private var selection: Tab
  private let badge: @MainActor (Tab) -> TabBadge?

  /// - Parameter badge: Returns the mark on the item of a tab; nil for none.
  public init(
    _ bar: TabItems<Tab>, selection: Binding<Tab>, badge: @escaping @MainActor (Tab) -> TabBadge? = { _ in nil }
  ) {
    self.bar = bar
    _selection = selection
    self.badge = badge
  }

  public var body: some View {
    HStack(spacing: 0) {
      ForEach(bar.items) { item in
        Button {
          selection = item.id
        } label: {
          TabItemLabel(item: item, badge: badge(item.id)?.text)
        }
        .buttonStyle(.component)
        .foregroundStyle(item.id == selection ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        // Without the badge, which is the value.
        .accessibilityLabel(Text(verbatim: item.title))
        .accessibilityValue(Text(verbatim: badge(item.id)?.text ?? ""))
        .accessibilityAddTraits(item.id == selection ? .isSelected : [])
        .accessibilityShowsLargeContentViewer {
          Label {
            Text(verbatim: item.title)
          } icon: {
            TabImage(item: item)
          }
        }
      }
    }
    // As in bars of the system, titles do not grow further: they are shown large while a finger is held on them.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}

/// A tab with an icon of the design system, which need not be an SF Symbol.
///
///     enum AppTab: String, IconTab {
///       case home, profile
///
///       var title: String { rawValue.capitalized }
///       var icon: DesignIcon { self == .home ? .house : .person }
///     }
public protocol IconTab: LabeledTab {
  var icon: DesignIcon { get }
}

nonisolated extension IconTab {
  public var systemImage: String { icon.systemName }
}

/// The symbol over the title, and the badge at the corner of the symbol.
private struct TabItemLabel<Tab: Hashable>: View {
  let item: TabItem<Tab>
  let badge: String?

  var body: some View {
    VStack(spacing: 2) {
      TabImage(item: item)
        .font(.title3)
        .overlay(alignment: .topTrailing) {
          if let badge {
            Text(verbatim: badge)
              .font(.caption2)
              .foregroundStyle(.white)
              .padding(.horizontal, 4)
              .frame(minWidth: badge.isEmpty ? 8 : 16, minHeight: badge.isEmpty ? 8 : 16)
              .background(.red, in: Capsule())
              .fixedSize()
              .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          }
        }
      Text(verbatim: item.title)
        .font(.caption2)
        .lineLimit(1)
    }
    // The height of the system's bar, and a button as wide as its share of it.
    .frame(maxWidth: .infinity, minHeight: 49)
  }
}

private struct TabImage<Tab: Hashable>: View {
  let item: TabItem<Tab>

  var body: Image { (item.id as? any IconTab).map { Image(icon: $0.icon) } ?? Image(systemName: item.symbol) }
}
