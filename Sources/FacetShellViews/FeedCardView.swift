public import FacetRuntime
public import FacetShell

/// The content of a card of a feed, seen through the mask of the card.
///
///     ScrollView {
///       ForEach(posts) { post in
///         FeedCardView(card(of: post)) { PostScreen(post) }
///       }
///     }
///     .environment(\.isScrollEnabled, openCard?.scroller != .content)
///
/// The content has the frame of the open card all the time: while the card opens and closes, the mask grows and shrinks,
/// and nothing in it moves. Its scroll views scroll only while the card is open.
public struct FeedCardView<Content: View>: View {
  private let card: FeedCard
  private let content: Content

  public init(_ card: FeedCard, @ViewBuilder content: () -> Content) {
    self.card = card
    self.content = content()
  }

  public var body: some View {
    content
      .environment(\.isScrollEnabled, card.scroller == .content)
      // The clip shape has the frame between the two paddings, which cancel each other for the content.
      .padding(-card.mask.inset)
      .clipShape(RoundedRectangle(cornerRadius: card.mask.radius))
      .padding(card.mask.inset)
  }
}
