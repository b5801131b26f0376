/// Cuts a list of known length into pages.
///
///     let pager = FeedPager(count: 11)
///     pager.pageCount     // 2
///     pager.items(of: 1)  // 10..<11
public struct FeedPager: Hashable, Sendable {
  /// The number of items in the list.
  public let count: Int
  /// The number of items on each page but the last.
  public let pageSize: Int

  /// `count` is 0 or more, `pageSize` 1 or more; lower ones are raised to that.
  public init(count: Int, pageSize: Int = 10) {
    self.count = max(count, 0)
    self.pageSize = max(pageSize, 1)
  }

  /// 0 for an empty list.
  public var pageCount: Int { count / pageSize + (count % pageSize == 0 ? 0 : 1) }

  /// The indexes of the items on a page, fewer on the last one; none on a page that does not exist.
  public func items(of page: Int) -> Range<Int> {
    guard (0..<pageCount).contains(page) else { return count..<count }
    let start = page * pageSize
    return start..<(start + min(pageSize, count - start))
  }
}
