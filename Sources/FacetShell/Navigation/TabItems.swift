/// The items of a tab bar, in order.
///
///     let bar = TabItems<AppTab> {
///       TabItem(.home, title: "Home", symbol: "house")
///       if user.isEditor {
///         TabItem(.drafts, title: "Drafts", symbol: "pencil")
///       }
///       TabItem(.profile, title: "Profile", symbol: "person")
///     }
///     bar.items.map(\.id)  // [.home, .profile]
public struct TabItems<Tab: Hashable>: Hashable {
  /// One for each tab: of several items of a tab, the first is kept.
  public let items: [TabItem<Tab>]

  /// A tab bar of these items.
  public init(@TabItemsBuilder<Tab> items: () throws -> [TabItem<Tab>]) rethrows {
    var tabs: Set<Tab> = []
    self.items = try items().filter { tabs.insert($0.id).inserted }
  }
}

extension TabItems: Sendable where Tab: Sendable {}

/// A tab that says what its item in a tab bar shows.
///
///     enum AppTab: String, LabeledTab {
///       case home, profile
///
///       var title: String { rawValue.capitalized }
///       var systemImage: String { self == .home ? "house" : "person" }
///     }
public protocol LabeledTab: Hashable, CaseIterable {
  /// The text under the symbol, which VoiceOver reads.
  @MainActor var title: String { get }
  /// The name of an SF Symbol.
  var systemImage: String { get }
}

extension TabItems where Tab: LabeledTab {
  /// All tabs, in the order of their cases.
  @MainActor public init() {
    self.init { Tab.allCases.map { TabItem($0, title: $0.title, symbol: $0.systemImage) } }
  }
}

/// An item of a tab bar.
///
///     TabItem(AppTab.home, title: "Home", symbol: "house")
public struct TabItem<Tab: Hashable>: Hashable, Identifiable {
  /// The tab that the item selects.
  public let id: Tab
  /// The text under the symbol, which VoiceOver reads.
  public let title: String
  /// The name of an SF Symbol.
  public let symbol: String

  public init(_ tab: Tab, title: String, symbol: String) {
    self.id = tab
    self.title = title
    self.symbol = symbol
  }
}

extension TabItem: Sendable where Tab: Sendable {}

/// Collects the items of a tab bar from `if`, `switch`, `for`, optional items and arrays of items.
///
///     @TabItemsBuilder<AppTab> var items: [TabItem<AppTab>] {
///       TabItem(.home, title: "Home", symbol: "house")
///       for tab in user.pinnedTabs { TabItem(tab, title: tab.title, symbol: "pin") }
///     }
@resultBuilder
public enum TabItemsBuilder<Tab: Hashable> {
  public static func buildExpression(_ item: TabItem<Tab>) -> [TabItem<Tab>] { [item] }
  public static func buildExpression(_ item: TabItem<Tab>?) -> [TabItem<Tab>] { item.map { [$0] } ?? [] }
  public static func buildExpression(_ items: [TabItem<Tab>]) -> [TabItem<Tab>] { items }
  public static func buildBlock(_ parts: [TabItem<Tab>]...) -> [TabItem<Tab>] { parts.flatMap(\.self) }
  public static func buildOptional(_ items: [TabItem<Tab>]?) -> [TabItem<Tab>] { items ?? [] }
  public static func buildEither(first items: [TabItem<Tab>]) -> [TabItem<Tab>] { items }
  public static func buildEither(second items: [TabItem<Tab>]) -> [TabItem<Tab>] { items }
  public static func buildArray(_ parts: [[TabItem<Tab>]]) -> [TabItem<Tab>] { parts.flatMap(\.self) }
  public static func buildLimitedAvailability(_ items: [TabItem<Tab>]) -> [TabItem<Tab>] { items }
}
