/// How the feeds of an app are loaded, and the cards in them.
///
///     let settings = FeedSettings(pageSize: 20, images: ImagePlan(leadingImages: 3))
///     settings.pager(count: 41).pageCount  // 3
///     var images: CostCache<URL, Image> = settings.cache()
public struct FeedSettings: Hashable, Sendable {
  /// The number of items on a page; 1 or more.
  public var pageSize: Int
  /// The images of an item that are loaded ahead.
  public var images: ImagePlan
  /// The images that are held in memory, in bytes.
  public var cacheLimit: Int
  /// A closed card.
  public var card: FeedCard

  public init(
    pageSize: Int = 10, images: ImagePlan = ImagePlan(), cacheLimit: Int = 50_000_000, card: FeedCard = FeedCard()
  ) {
    self.pageSize = pageSize
    self.images = images
    self.cacheLimit = cacheLimit
    self.card = card
  }

  /// Cuts a list of a number of items into pages.
  public func pager(count: Int) -> FeedPager { FeedPager(count: count, pageSize: pageSize) }

  /// An empty cache with the limit.
  public func cache<Key: Hashable, Value>() -> CostCache<Key, Value> { CostCache(limit: cacheLimit) }
}
