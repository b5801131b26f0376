import FacetFrame
import FacetRuntime
import FacetUI
import SeededRandom

/// Views that nobody would write, made of all that can be put into one another.
@MainActor struct RandomView {
  private var random: SeededRandom
  /// Whether views are turned, and placed anywhere.
  private let isMoved: Bool

  static func frame(seed: UInt64, isMoved: Bool = false) -> Frame {
    // Keeps the sequences that this suite drew before it shared its generator.
    var maker = RandomView(random: SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15), isMoved: isMoved)
    let sizes: [DynamicTypeSize] = [.large, .xSmall, .accessibility3]
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = sizes[maker.random.below(3)]
    environment.layoutDirection = maker.random.below(3) == 0 ? .rightToLeft : .leftToRight
    let widths: [Double?] = [nil, 375, 200, 320]
    let view = maker.view(depth: 4)
    return ViewHost(view, environment: environment).frame(
      proposing: ProposedViewSize(width: widths[maker.random.below(4)], height: nil))
  }

  private mutating func view(depth: Int) -> AnyView {
    if depth == 0 || random.below(5) == 0 { return leaf() }
    return random.below(2) == 0 ? container(depth: depth) : modified(depth: depth)
  }

  private mutating func leaf() -> AnyView {
    let words = ["One", "Two of them", "A text that takes more room than there is", "€240", "寿司", "New"]
    switch random.below(9) {
    case 0: return AnyView(Image(systemName: ["star", "wifi", "chevron.forward"][random.below(3)]))
    case 1: return AnyView(Circle().fill(.red).frame(width: 8, height: 8))
    case 2: return AnyView(Image("cabin").resizable().frame(width: random.length(), height: random.length()))
    case 3: return AnyView(ProgressView(value: 0.5))
    default: return AnyView(Text(verbatim: words[random.below(words.count)]).lineLimit(random.below(3) == 0 ? 1 : nil))
    }
  }

  private mutating func views(depth: Int) -> [AnyView] {
    (0..<2 + random.below(2)).map { _ in view(depth: depth - 1) }
  }

  private mutating func container(depth: Int) -> AnyView {
    let children = views(depth: depth)
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    let spacing = [0.0, 8, 12, -6][random.below(4)]
    switch random.below(isMoved ? 12 : 9) {
    case 9...:
      let places = children.map { _ in CGPoint(x: random.length() - 24, y: random.length() - 24) }
      return AnyView(PlacedLayout(places: places, isCentered: random.below(2) == 0) { content })
    case 0, 1:
      let alignment: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
      return AnyView(HStack(alignment: alignment[random.below(4)], spacing: spacing) { content })
    case 2, 3:
      return AnyView(
        VStack(alignment: [.leading, .center, .trailing][random.below(3)], spacing: spacing) { content })
    case 4:
      return AnyView(
        ZStack(alignment: alignment()) {
          content
          children[0].zIndex(Double(random.below(3)))
        })
    case 5:
      return AnyView(
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible(), spacing: 0)], spacing: 4) {
          content
        })
    case 6: return AnyView(FlowLayout(alignment: alignment(), spacing: spacing, rowSpacing: 4) { content })
    case 7:
      return AnyView(
        ScrollView(.horizontal) { HStack(spacing: 8) { content } }.frame(width: random.length() * 2))
    default: return AnyView(ScrollView { VStack(spacing: 8) { content } }.frame(height: random.length()))
    }
  }

  private mutating func modified(depth: Int) -> AnyView {
    let view = view(depth: depth - 1)
    switch random.below(isMoved ? 16 : 13) {
    case 13: return AnyView(view.rotationEffect(.degrees(Double(15 * random.below(24)))))
    case 14...: return AnyView(view.offset(x: random.length() - 60, y: random.length() - 60))
    case 0: return AnyView(view.padding(random.length() / 8))
    case 1: return AnyView(view.offset(x: random.length() - 60, y: random.length() - 60))
    case 2: return AnyView(view.frame(width: random.length(), height: random.length(), alignment: alignment()))
    case 3: return AnyView(view.frame(maxWidth: .infinity, alignment: alignment()))
    case 4: return AnyView(view.padding(8).background(Color.blue, in: RoundedRectangle(cornerRadius: 8)))
    case 5: return AnyView(view.background(Color.blue.opacity(0.5)))
    case 6: return AnyView(view.overlay(alignment: alignment()) { leaf() })
    case 7: return AnyView(view.border(.red))
    case 8: return AnyView(Button(action: {}) { view })
    case 9: return AnyView(view.clipped())
    case 10: return AnyView(view.overlay { RoundedRectangle(cornerRadius: 4).stroke(.red) })
    case 11: return AnyView(view.hidden())
    default: return AnyView(view.opacity(0.5))
    }
  }

  private mutating func alignment() -> Alignment {
    [.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing][
      random.below(9)]
  }
}

extension SeededRandom {
  fileprivate mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  fileprivate mutating func length() -> Double { Double(8 + 4 * below(30)) }
}

/// Places each child at a point, by its corner or by its center, as `position` does, in a square of its own size.
private struct PlacedLayout: Layout {
  var places: [CGPoint]
  var isCentered: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (child, place) in zip(subviews, places) {
      child.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: isCentered ? .center : .topLeading,
        proposal: .unspecified)
    }
  }
}
