public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// A bar that the system draws.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  /// The navigation bar, where a view is in one.
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
}

public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
}

/// The items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  nonisolated var _items: [_ToolbarItem] { get }
}

/// An item of a toolbar, which is drawn by a function in the isolation of its host.
public struct _ToolbarItem: @unchecked Sendable {
  let placement: ToolbarItemPlacement
  let draw: (_Evaluator) -> Void
}

public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where Content: View {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent where Content: View {
  public nonisolated var _items: [_ToolbarItem] {
    let content = content
    return [_ToolbarItem(placement: placement) { $0.evaluate(content) }]
  }
}

/// Several items.
public struct _ToolbarItems: ToolbarContent {
  public nonisolated let _items: [_ToolbarItem]
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var items: [_ToolbarItem] = []
    for content in repeat each content { items += content._items }
    return _ToolbarItems(_items: items)
  }
}
