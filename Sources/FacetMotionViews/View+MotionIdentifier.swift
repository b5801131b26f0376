public import FacetMotion
public import FacetRuntime

extension View {
  /// Names the view in transitions.
  ///
  ///     SearchPill().motionIdentifier(ExploreIdentifiers.pill)
  ///
  /// It takes part in the transitions of the ``MotionTransition`` around it, and in those of screens of UIKit that host it.
  ///
  /// - Parameter content: What the view shows, if it can be told: if it is the same text on two screens, one copy of the
  ///   view is animated, and else two that crossfade.
  public func motionIdentifier(_ identifier: MotionIdentifier, content: String? = nil) -> some View {
    #if canImport(SwiftUI) && !FACET_UI
      MotionElementView(identifier: identifier, elementContent: content, content: self)
    #else
      _specIdentifier(identifier.name)
    #endif
  }
}
