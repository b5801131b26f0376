/// An item model of any view.
public protocol ItemModeling {
  func eraseToAnyItemModel() -> AnyItemModel
}

/// An item of a list whose type of view is erased.
///
/// Equality of two models, for diffing, is that of their content: see ``isDiffableItemEqual(to:)``.
public struct AnyItemModel: ItemModeling, Sendable {
  /// The identity of the item in its section.
  public let identifier: ItemIdentifier
  let content: (any Equatable & Sendable)?
  let box: any ItemBox

  /// The identity of what the item shows.
  public var dataID: DataID { identifier.dataID }

  /// The kinds of callbacks that the item has: with `didSelect`, something happens when the user selects it.
  public var callbacks: Set<ItemCallback> { box.kinds }

  public func eraseToAnyItemModel() -> AnyItemModel { self }
}

extension ItemModel: ItemModeling {
  public func eraseToAnyItemModel() -> AnyItemModel {
    AnyItemModel(
      identifier: ItemIdentifier(dataID: dataID, view: ReuseIdentifier(View.self, style: style)), content: content,
      box: self)
  }
}

extension AnyItemModel: Diffable {
  public var diffIdentifier: ItemIdentifier { identifier }

  /// Whether the content is the same. An item without content never changes.
  public func isDiffableItemEqual(to other: AnyItemModel) -> Bool {
    switch (content, other.content) {
    case (nil, nil): true
    case (let content?, let otherContent?): areEqual(content, otherContent)
    default: false
    }
  }
}

// MARK: Views

extension AnyItemModel {
  /// Makes a view for the item, which shows nothing yet.
  @MainActor public func makeView() -> AnyObject { box.makeAnyView() }

  /// Lets a new or reused view of the item's type and style show the item.
  @MainActor public func configure(_ view: AnyObject, animated: Bool = false, state: ItemState = .normal) {
    update(view, animated: animated, state: state)
    setBehaviors(of: view, state: state)
  }

  /// Lets the view of an earlier model of the item show this one.
  @MainActor func update(_ view: AnyObject, animated: Bool, state: ItemState) {
    call(.setContent, view, animated: animated, state: state)
    call(.setState, view, animated: animated, state: state)
  }

  @MainActor func setBehaviors(of view: AnyObject, state: ItemState) {
    call(.setBehaviors, view, animated: false, state: state)
  }

  @MainActor func call(_ kind: ItemCallback, _ view: AnyObject, animated: Bool = false, state: ItemState = .normal) {
    box.call(kind, view, animated: animated, state: state)
  }
}
