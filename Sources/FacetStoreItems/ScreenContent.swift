public import FacetItems

/// What a screen with a list shows: the sections of the list, and the bars above and below it.
///
///     .items {
///       for stay in state.stays { StayRow.itemModel(dataID: DataID(stay.id), content: .init(stay)) }
///     }
///     .bottomBars { if state.isOffline { OfflineBar.barModel() } }
public struct ScreenContent: Sendable {
  /// The sections of the list.
  public var sections: [SectionModel]
  /// From top to bottom.
  public private(set) var topBars: [BarModel] = []
  /// From top to bottom.
  public private(set) var bottomBars: [BarModel] = []

  /// A list of these sections, without bars.
  public init(sections: [SectionModel] = []) {
    self.sections = sections
  }

  /// A list of these sections, without bars.
  public static func sections(@SectionModelBuilder _ sections: () -> [SectionModel]) -> ScreenContent {
    ScreenContent(sections: sections())
  }

  /// A list of one section with these items, without bars. The identifier of the section is `items`.
  public static func items(@ItemModelBuilder _ items: () -> [AnyItemModel]) -> ScreenContent {
    ScreenContent(sections: [SectionModel(dataID: "items", items: items)])
  }

  /// The content with these bars above the list, from top to bottom, in place of those that it has.
  public func topBars(@BarModelBuilder _ bars: () -> [BarModel]) -> Self {
    var content = self
    content.topBars = bars()
    return content
  }

  /// The content with these bars below the list, from top to bottom, in place of those that it has.
  public func bottomBars(@BarModelBuilder _ bars: () -> [BarModel]) -> Self {
    var content = self
    content.bottomBars = bars()
    return content
  }
}
