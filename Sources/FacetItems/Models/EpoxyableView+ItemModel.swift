extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// An item that this view shows.
  public nonisolated static func itemModel(
    dataID: DataID, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> ItemModel<Self> {
    ItemModel(dataID: dataID, style: style, content: content) { Self(style: style) }
      .setContent { $0.view.setContent(content, animated: $0.animated) }
      .setBehaviors { $0.view.setBehaviors(behaviors) }
  }
}

extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
  /// An item that this view shows, which has no content.
  public nonisolated static func itemModel(
    dataID: DataID, behaviors: Behaviors? = nil, style: Style
  ) -> ItemModel<Self> {
    ItemModel(dataID: dataID, style: style) { Self(style: style) }.setBehaviors { $0.view.setBehaviors(behaviors) }
  }
}

extension UnstyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// An item that this view shows, which has no styles.
  public nonisolated static func itemModel(
    dataID: DataID, content: Content, behaviors: Behaviors? = nil
  ) -> ItemModel<Self> {
    ItemModel(dataID: dataID, content: content) { Self() }
      .setContent { $0.view.setContent(content, animated: $0.animated) }
      .setBehaviors { $0.view.setBehaviors(behaviors) }
  }
}

extension UnstyledView where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
  /// An item that this view shows, which has neither styles nor content.
  public nonisolated static func itemModel(dataID: DataID, behaviors: Behaviors? = nil) -> ItemModel<Self> {
    ItemModel(dataID: dataID) { Self() }.setBehaviors { $0.view.setBehaviors(behaviors) }
  }
}
