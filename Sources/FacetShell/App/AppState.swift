/// The state of an app that belongs to no screen: badges of tabs, the style of the status bar, and "What's New".
///
///     var app = AppState<AppTab>()
///     app.setBadge(.count(3), of: .inbox)
///     app.statusBar = .light
public struct AppState<Tab: Hashable>: Hashable {
  /// The style of the status bar over the whole app.
  public var statusBar = StatusBarStyle.automatic
  /// Nil if the app does not present "What's New".
  public var whatsNew: WhatsNew?
  /// Only those that are shown, so that states that look the same are equal.
  private var badges: [Tab: TabBadge] = [:]

  /// The state of an app that shows no badges.
  public init() {}

  /// Returns the badge of a tab, nil if none is shown.
  public func badge(of tab: Tab) -> TabBadge? { badges[tab] }

  /// Shows a badge on a tab. A count of 0 or less, or nil, removes the badge.
  public mutating func setBadge(_ badge: TabBadge?, of tab: Tab) {
    badges[tab] = badge?.text == nil ? nil : badge
  }

  /// The sum of the counts of all tabs, for the icon of the app; `Int.max` if it is higher than that.
  public var badgeCount: Int {
    badges.values.reduce(0) { sum, badge in
      let (total, overflow) = sum.addingReportingOverflow(badge.count)
      return overflow ? .max : total
    }
  }
}

extension AppState: Sendable where Tab: Sendable {}

/// A mark on the item of a tab.
///
///     TabBadge.count(120).text  // "99+"
public enum TabBadge: Hashable, Sendable {
  /// A number of things that wait for the user.
  case count(Int)
  /// A mark without a number.
  case dot

  /// The text inside the mark, empty for a dot; nil if no mark is shown. Counts above 99 are "99+".
  public var text: String? {
    switch self {
    case .dot: ""
    case .count(...0): nil
    case .count(100...): "99+"
    case .count(let count): "\(count)"
    }
  }

  var count: Int {
    if case .count(let count) = self { max(count, 0) } else { 0 }
  }
}

/// The style of the status bar.
///
///     app.statusBar = .light  // over a dark photo
public enum StatusBarStyle: Hashable, Sendable, CaseIterable {
  /// Light or dark by the color scheme.
  case automatic
  /// Light content, for dark backgrounds.
  case light
  /// Dark content, for light backgrounds.
  case dark
  /// No status bar, as over a video that fills the screen.
  case hidden
}
