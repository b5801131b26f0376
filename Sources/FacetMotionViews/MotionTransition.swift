public import FacetMotion
public import FacetRuntime

/// Two states of a screen, of which one is shown, with a transition between them.
///
///     MotionTransition(expandSearch, isPresented: $isSearching) {
///       ExploreScreen()
///     } destination: {
///       SearchScreen()
///     }
///
/// What has no identifier crossfades. For readers who reduce motion, everything does.
public struct MotionTransition<Source: View, Destination: View>: View {
  private let definition: TransitionDefinition
  @Binding private var isPresented: Bool
  private let dragEdge: MotionEdge?
  private let source: Source
  private let destination: Destination

  /// - Parameters:
  ///   - isPresented: Whether the destination is shown.
  ///   - dragEdge: The edge towards which a finger can drag the destination away; nil if it cannot.
  public init(
    _ definition: TransitionDefinition, isPresented: Binding<Bool>, dragEdge: MotionEdge? = nil,
    @ViewBuilder source: () -> Source, @ViewBuilder destination: () -> Destination
  ) {
    self.definition = definition
    _isPresented = isPresented
    self.dragEdge = dragEdge
    self.source = source()
    self.destination = destination()
  }

  public var body: some View {
    #if canImport(SwiftUI) && !FACET_UI
      PlayedTransition(
        definition: definition, isPresented: $isPresented, dragEdge: dragEdge, keepsSource: false, source: source,
        destination: destination, onEnd: { _ in })
    #else
      // A frame shows the end of each animation.
      if isPresented { destination } else { source }
    #endif
  }
}
