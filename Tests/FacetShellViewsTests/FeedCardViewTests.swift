import FacetFrame
import FacetRuntime
import FacetShell
import FacetShellViews
import FacetUI
import SeededRandom
import Testing

@MainActor struct FeedCardViewTests {
  /// A scroll view in or around a card that says whether it scrolls.
  private struct Scroller: View {
    let name: String
    @Environment(\.isScrollEnabled) private var isEnabled

    var body: some View { Text(verbatim: "\(name) \(isEnabled ? "scrolls" : "stays")") }
  }

  private struct Feed: View {
    var card: FeedCard

    var body: some View {
      VStack(spacing: 0) {
        Scroller(name: "feed")
        FeedCardView(card) {
          VStack(alignment: .leading, spacing: 8) {
            Color.red.frame(height: 200)
            Scroller(name: "content")
            Text(verbatim: "A text that is as wide as the screen allows, and so wraps if the card is narrower")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .environment(\.isScrollEnabled, card.scroller == .feed)
    }
  }

  /// What is drawn in the card, without its mask.
  private func content(of frame: Frame) -> [(Frame.Kind, Rect)] {
    frame.nodes.compactMap { node in
      switch node.kind {
      case .color: (node.kind, node.rect)
      case .text(let run) where !run.text.contains("scrolls") && !run.text.contains("stays"): (node.kind, node.rect)
      default: nil
      }
    }
  }

  private func mask(of frame: Frame) -> Rect? { frame.nodes.first { $0.kind == .clip }?.rect }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func nothingInACardMovesWhileItOpensAndCloses(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let host = ViewHost(Feed(card: FeedCard(inset: 16, radius: 12)))
    let closed = host.draw()
    let open = try #require(mask(of: closed)).insetting(by: -16)
    for _ in 1...40 {
      let events: [FeedCard.Event] = [
        .open, .close, .finish, .progress(Double.random(in: 0...1, using: &random)),
      ]
      host.rootView.card.handle(events.randomElement(using: &random) ?? .finish)
      let frame = host.draw()
      let (now, before) = (content(of: frame), content(of: closed))
      #expect(now.count == 2 && before.count == 2)
      #expect(now.map(\.0) == before.map(\.0))
      for (rect, other) in zip(now.map(\.1), before.map(\.1)) { #expect(rect.isNear(other)) }
      let shown = try #require(mask(of: frame))
      #expect(shown.isNear(open.insetting(by: host.rootView.card.mask.inset)))
    }
  }

  @Test func exactlyOneScrolls() {
    let host = ViewHost(Feed(card: FeedCard(inset: 16, radius: 12)))
    let feedScrolls = ["feed scrolls", "content stays"]
    func scrollers() -> [String] { Array(host.draw().visibleTexts.prefix(2)) }
    #expect(scrollers() == feedScrolls)
    host.rootView.card.handle(.open)
    #expect(scrollers() == feedScrolls)
    host.rootView.card.handle(.finish)
    #expect(scrollers() == ["feed stays", "content scrolls"])
    host.rootView.card.handle(.close)
    #expect(scrollers() == feedScrolls)
  }
}

extension Rect {
  fileprivate func insetting(by points: Double) -> Rect {
    Rect(x: x + points, y: y + points, width: width - 2 * points, height: height - 2 * points)
  }

  /// Equal but for the last bits.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-9 }
  }
}
