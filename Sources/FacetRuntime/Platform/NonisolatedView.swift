#if canImport(SwiftUI) && !FACET_UI
  // FacetUI draws a view whose body is nonisolated on any thread, and has protocols for such views. SwiftUI draws all
  // views on the main actor, and has no such protocols.

  package nonisolated protocol _NonisolatedView: View {
    @ViewBuilder nonisolated var body: Body { get }
  }

  package nonisolated protocol _NonisolatedViewModifier: ViewModifier {
    @ViewBuilder nonisolated func body(content: Content) -> Body
  }
#endif
