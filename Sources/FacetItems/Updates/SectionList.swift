/// The view that shows sections: `ItemListView` where there is UIKit, or in tests a model of one.
///
/// It asks ``SectionListUpdater/sections`` for its counts and items. While it performs a batch update, it calls
/// `applying` exactly once: before that call the sections are the old ones, and after it the new ones.
@MainActor public protocol SectionList: AnyObject {
  /// False while the view has no size. It shows no items then, and a batch update would animate from nothing.
  var hasBounds: Bool { get }
  /// The places of the items that have a view now, ascending.
  var visibleItems: [ItemPath] { get }
  /// The view of an item; nil if it is not visible.
  func view(at path: ItemPath) -> AnyObject?
  func state(at path: ItemPath) -> ItemState

  /// Forgets all views and asks for the sections anew.
  func reloadData()
  /// - Parameter completion: Called when the list can take the next update, also if the animation was interrupted.
  func performBatchUpdates(
    _ steps: [UpdateStep], animated: Bool, applying: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// The views of supplementary items that are visible now. A list without such items does not need it.
  var visibleSupplementaryViews: [SupplementaryView] { get }
  /// Shows an item with another type of view or style in the place of a visible supplementary item.
  func replaceView(of shown: SupplementaryView, with item: AnyItemModel)
}

extension SectionList {
  public var visibleSupplementaryViews: [SupplementaryView] { [] }
  public func replaceView(of shown: SupplementaryView, with item: AnyItemModel) {}
}

/// A visible view of a supplementary item, with its place among those of its kind.
public struct SupplementaryView {
  public let elementKind: String
  /// The section, and the index of the item among those of its kind in the section.
  public let path: ItemPath
  /// The identifier of the item that made the view. Only items with the same type of view and style can be shown in it.
  public let identifier: ReuseIdentifier
  public let view: AnyObject

  public init(elementKind: String, path: ItemPath, identifier: ReuseIdentifier, view: AnyObject) {
    self.elementKind = elementKind
    self.path = path
    self.identifier = identifier
    self.view = view
  }
}
