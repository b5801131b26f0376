import FacetShell
import SeededRandom
import Testing

struct PagerTests {
  @Test(
    arguments: [
      (0, []), (1, [0..<1]), (10, [0..<10]), (11, [0..<10, 10..<11]), (20, [0..<10, 10..<20]),
      (25, [0..<10, 10..<20, 20..<25]),
    ] as [(Int, [Range<Int>])])
  func pagesAtTheBoundaries(count: Int, pages: [Range<Int>]) {
    let pager = FeedPager(count: count)
    #expect((0..<pager.pageCount).map(pager.items(of:)) == pages)
    #expect(pager.items(of: pager.pageCount).isEmpty)
    #expect(pager.items(of: -1).isEmpty)
  }

  @Test func impossibleSizesAreRaised() {
    #expect(FeedPager(count: -3).pageCount == 0)
    #expect(FeedPager(count: 2, pageSize: 0).pageCount == 2)
    #expect(FeedPager(count: .max).items(of: FeedPager(count: .max).pageCount - 1).upperBound == .max)
  }
}

struct FeedSettingsTests {
  @Test func settingsMakePagesAndCaches() {
    let settings = FeedSettings(pageSize: 20, cacheLimit: 7)
    #expect(settings.pager(count: 41) == FeedPager(count: 41, pageSize: 20))
    let cache: CostCache<String, Int> = settings.cache()
    #expect(cache.limit == 7)
  }
}

struct ImageTests {
  @Test(arguments: [(0, 0), (4, 4), (5, 5), (6, 5)])
  func theFirstFiveImagesAreLoaded(count: Int, loaded: Int) {
    let requests = ImagePlan().requests(imageCount: count, contentWidth: 390, scale: 3)
    #expect(requests.map(\.index) == Array(0..<loaded))
  }

  @Test(arguments: [
    (390.0, 3.0, 1170, 293), (320, 2, 640, 160), (333.3, 1.5, 500, 125), (0.1, 1, 1, 1),
  ])
  func sizesAreWholePixels(width: Double, scale: Double, full: Int, reduced: Int) {
    let request = ImagePlan().requests(imageCount: 1, contentWidth: width, scale: scale).first
    #expect(request?.fullWidth == full)
    #expect(request?.reducedWidth == reduced)
  }

  @Test(arguments: [0, -1, Double.nan, Double.infinity, 1e300])
  func aWidthThatIsNoneLoadsNothing(width: Double) {
    #expect(ImagePlan().requests(imageCount: 5, contentWidth: width, scale: 2) == [])
  }

  @Test func anImageOnlyGetsSharper() {
    for first in ImageStage.allCases {
      for second in ImageStage.allCases {
        var stage = ImageStage.empty
        #expect(stage.arrive(first) == (first > .empty))
        #expect(stage.arrive(second) == (second > first))
        #expect(stage == max(first, second))
      }
    }
  }
}

struct CostCacheTests {
  @Test func whatWasUsedLongestAgoGoesFirst() {
    var cache = CostCache<String, Int>(limit: 10)
    #expect(cache.insert(1, for: "a", cost: 4) == [])
    #expect(cache.insert(2, for: "b", cost: 4) == [])
    #expect(cache.value(for: "a") == 1)
    #expect(cache.insert(3, for: "c", cost: 4) == ["b"])
    #expect(cache.value(for: "b") == nil)
    #expect(cache.insert(4, for: "d", cost: 10) == ["a", "c"])
    #expect(cache.insert(5, for: "e", cost: 11) == [], "too large to be held, and no reason to give up others")
    #expect(cache.value(for: "d") == 4)
    #expect(cache.insert(6, for: "d", cost: 11) == [])
    #expect(cache.value(for: "d") == nil, "an old value is not served for a new one")
    #expect((cache.hits, cache.misses, cache.cost, cache.count) == (2, 2, 0, 0))
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func thoseUsedLongestAgoGoFirstInWhateverOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var cache = CostCache<Int, Int>(limit: 10)
    /// The one used longest ago first.
    var used: [Int] = []
    for step in 0..<200 {
      let key = Int.random(in: 0..<15, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        cache.remove(key)
        used.removeAll { $0 == key }
      case 1:
        let isHeld = used.contains(key)
        #expect((cache.value(for: key) != nil) == isHeld)
        used.removeAll { $0 == key }
        if isHeld { used.append(key) }
      default:
        let evicted = cache.insert(step, for: key, cost: 1)
        used.removeAll { $0 == key }
        #expect(evicted == Array(used.prefix(max(used.count - 9, 0))))
        used = used.suffix(9) + [key]
      }
      #expect(cache.count == used.count)
    }
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func theCostNeverExceedsTheLimit(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var cache = CostCache<Int, Int>(limit: 20)
    var costs: [Int: Int] = [:]
    for _ in 0..<200 {
      let key = Int.random(in: 0..<8, using: &random)
      let cost = Int.random(in: 0...24, using: &random)
      costs[key] = nil
      for evicted in cache.insert(cost, for: key, cost: cost) { costs[evicted] = nil }
      if cost <= 20 { costs[key] = cost }
      #expect(cache.cost == costs.values.reduce(0, +))
      #expect(cache.cost <= 20)
      #expect(cache.count == costs.count)
    }
  }
}

struct FeedCardTests {
  @Test func aCardOpensAndCloses() {
    var card = FeedCard(inset: 16, radius: 12)
    card.handle(.scroll(300))
    card.handle(.open)
    card.handle(.progress(0.5))
    #expect(card.mask == FeedCard.Mask(inset: 8, radius: 6))
    card.handle(.finish)
    #expect(card.phase == .open)
    #expect(card.mask == FeedCard.Mask(inset: 0, radius: 0))
    card.handle(.scroll(50))
    card.handle(.close)
    card.handle(.finish)
    #expect(card.phase == .closed)
    #expect((card.feedOffset, card.contentOffset) == (300, 50))
  }

  @Test func aReversalStartsFromWhereItIs() {
    var card = FeedCard(inset: 16, radius: 12)
    card.handle(.open)
    card.handle(.progress(0.25))
    let mask = card.mask
    card.handle(.close)
    #expect(card.phase == .closing)
    #expect(card.mask == mask)
    card.handle(.open)
    #expect(card.phase == .opening)
    #expect(card.mask == mask)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func invariantsHoldInAnySequence(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var card = FeedCard(inset: 16, radius: 12)
    for _ in 0..<100 {
      let before = card
      let events: [FeedCard.Event] = [
        .open, .close, .finish, .progress(Double.random(in: -1...2, using: &random)), .progress(.nan),
        .scroll(Double.random(in: -9...9, using: &random)),
      ]
      let event = events.randomElement(using: &random)!
      card.handle(event)
      #expect((0...1).contains(card.progress))
      if card.phase == .closed { #expect(card.progress == 0) }
      if card.phase == .open { #expect(card.progress == 1) }
      guard case .scroll(let points) = event else {
        #expect((card.feedOffset, card.contentOffset) == (before.feedOffset, before.contentOffset))
        continue
      }
      #expect(card.phase == before.phase)
      #expect(card.mask == before.mask)
      #expect(card.feedOffset == before.feedOffset + (before.phase == .open ? 0 : points))
      #expect(card.contentOffset == before.contentOffset + (before.phase == .open ? points : 0))
    }
  }
}
