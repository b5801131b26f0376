public import FacetRuntime

extension View {
  /// An item of a list that shows this view.
  ///
  /// The environment of the screen does not reach a hosted view, so modifiers that set styles belong to the view itself.
  ///
  /// - Parameters:
  ///   - content: What the view is made of. The item is updated if it differs; closures are renewed in any case.
  ///   - reuse: A view with `@State` needs a host of its own, `.unique(DataID(dataID))`: otherwise its state is that of the
  ///     row that had the host before.
  public func itemModel(
    dataID: some Hashable & Sendable, content: ItemContent = .unknown, reuse: HostingReuse = .reusable
  ) -> ItemModel<HostingView<Self>> {
    // A pass that changes the content calls both callbacks, which set the root once.
    let root = HostedRoot(self)
    return ItemModel(dataID: DataID(dataID), style: reuse, content: content) { HostingView(root: root) }
      .setContent { $0.view.show(root) }
      .setBehaviors { $0.view.show(root) }
  }

  /// A bar that shows this view.
  ///
  ///     OfflineNotice(city: state.city).barModel(content: ItemContent(state.city))
  ///
  /// - Parameters:
  ///   - dataID: Needed only where several bars of a stack have views of this type.
  ///   - content: What the view is made of, as for an item.
  public func barModel(dataID: DataID? = nil, content: ItemContent = .unknown) -> BarModel {
    BarModel(itemModel(dataID: dataID ?? "", content: content), dataID: dataID)
  }
}
