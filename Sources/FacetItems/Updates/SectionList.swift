/// The view that shows sections: a collection view, or in tests a model of one.
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
    _ steps: [UpdateStep], animated: Bool, applying: () -> Void,
    completion: @escaping @MainActor () -> Void)
}
