public import FacetMotion
public import FacetRuntime

/// A view over which another one is presented with a transition, as long as there is an item.
///
///     MotionPresentation(item: $place, transition: { _ in .expandSearch }) {
///       Tabs()
///     } destination: { place in
///       Screen(of: place)
///     }
///
/// The view underneath stays in the view tree and keeps its state. While it is covered, it receives no taps, and assistive
/// technologies do not see it. Another item in place of one appears without a transition.
public struct MotionPresentation<Item: Hashable, Content: View, Destination: View>: View {
  @Binding private var item: Item?
  private let transition: (Item) -> TransitionDefinition
  private let content: Content
  private let destination: (Item) -> Destination
  /// The item that leaves, until its transition has ended.
  @State private var lastItem: Item?

  /// - Parameter transition: The transition to the destination of an item. It is played backwards when the item leaves.
  public init(
    item: Binding<Item?>, transition: @escaping (Item) -> TransitionDefinition, @ViewBuilder content: () -> Content,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) {
    _item = item
    self.transition = transition
    self.content = content()
    self.destination = destination
  }

  public var body: some View {
    #if canImport(SwiftUI) && !FACET_UI
      let shown = item ?? lastItem
      PlayedTransition(
        definition: shown.map(transition) ?? [:],
        isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } }), dragEdge: nil, keepsSource: true,
        source: content, destination: shown.map { destination($0).id($0) },
        onEnd: { isPresented in if !isPresented { lastItem = nil } }
      )
      .onChange(of: item, initial: true) { _, item in if let item { lastItem = item } }
    #else
      // A frame shows the end of each animation.
      ZStack {
        content.covered(item != nil)
        if let item { destination(item).id(item) }
      }
    #endif
  }
}
