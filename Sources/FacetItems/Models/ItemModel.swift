/// An item of a list: an identity, the content of its view, and what to do with the view.
///
/// A model is a cheap value. It makes no view, so that all models of a screen can be made anew at every change of state.
///
///     Row.itemModel(dataID: listing.id, content: .init(title: listing.title), style: .large)
///       .didSelect { context in open(listing) }
public struct ItemModel<View: AnyObject>: Sendable {
  public typealias Context = ItemContext<View>
  public typealias Callback = @MainActor @Sendable (Context) -> Void

  /// The identity of what the item shows, unique in its section.
  public let dataID: DataID
  let style: DataID?
  let content: (any Equatable & Sendable)?
  private let make: @MainActor @Sendable () -> View
  /// In the order in which they were added.
  private var callbacks: [(kind: ItemCallback, call: Callback)] = []

  /// - Parameters:
  ///   - style: Identifies the view together with its type; nil if all views of the type look alike.
  ///   - content: Two models of an item are equal if their content is. An item without content never changes.
  public init(
    dataID: DataID, style: (some Hashable & Sendable)? = DataID?.none, content: (any Equatable & Sendable)? = nil,
    makeView: @escaping @MainActor @Sendable () -> View
  ) {
    self.dataID = dataID
    self.style = style.map { DataID($0) }
    self.content = content
    make = makeView
  }
}

/// What a callback of an item is told.
public struct ItemContext<View> {
  /// The view that shows the item.
  public let view: View
  /// The identity of what the item shows.
  public let dataID: DataID
  /// Whether the change that led to the call is animated.
  public let animated: Bool
  /// How the user interacts with the item at the time of the call.
  public let state: ItemState
}

/// How the user interacts with an item.
public enum ItemState: Hashable, Sendable {
  case normal, highlighted, selected
}

/// A kind of callback of an item. See the method of ``ItemModel`` with the same name.
public enum ItemCallback: String, Hashable, Sendable, CaseIterable {
  case setContent, setBehaviors, setState, didSelect, willDisplay, didEndDisplaying

  /// Whether the user or the list causes the call, and not an update of the model.
  public var isEvent: Bool {
    switch self {
    case .setContent, .setBehaviors, .setState: false
    case .didSelect, .willDisplay, .didEndDisplaying: true
    }
  }
}

// MARK: Callbacks

extension ItemModel {
  /// Called when the view is to show the item: with a new or reused view, and when the content has changed.
  public func setContent(_ callback: Callback?) -> Self { adding(callback, for: .setContent) }

  /// Called whenever the items of the list are set, also if the item has not changed.
  public func setBehaviors(_ callback: Callback?) -> Self { adding(callback, for: .setBehaviors) }

  /// Called when the item is highlighted or selected, and when it no longer is.
  public func setState(_ callback: Callback?) -> Self { adding(callback, for: .setState) }

  /// Called when the user selects the item.
  public func didSelect(_ callback: Callback?) -> Self { adding(callback, for: .didSelect) }

  /// Called when the view is about to appear.
  public func willDisplay(_ callback: Callback?) -> Self { adding(callback, for: .willDisplay) }

  /// Called when the view is no longer visible.
  public func didEndDisplaying(_ callback: Callback?) -> Self { adding(callback, for: .didEndDisplaying) }

  /// A callback is called after those of its kind that the model has already; nil adds none.
  private func adding(_ callback: Callback?, for kind: ItemCallback) -> Self {
    guard let callback else { return self }
    var model = self
    model.callbacks.append((kind, callback))
    return model
  }
}

// MARK: Views

/// What an item model does with a view whose type only it knows.
protocol ItemBox: Sendable {
  /// The kinds of callbacks that the model has.
  var kinds: Set<ItemCallback> { get }
  @MainActor func makeAnyView() -> AnyObject
  @MainActor func call(_ kind: ItemCallback, _ view: AnyObject, animated: Bool, state: ItemState)
}

extension ItemModel: ItemBox {
  var kinds: Set<ItemCallback> { Set(callbacks.map(\.kind)) }

  func makeAnyView() -> AnyObject { make() }

  @MainActor func makeView() -> View { make() }

  /// Does nothing with a view of another type: it is not of this item.
  func call(_ kind: ItemCallback, _ view: AnyObject, animated: Bool, state: ItemState) {
    guard let view = view as? View else { return }
    let context = Context(view: view, dataID: dataID, animated: animated, state: state)
    for callback in callbacks where callback.kind == kind { callback.call(context) }
  }
}
