// A separate file, so that a build that has FacetUI under the name of SwiftUI can exclude it.
#if !canImport(SwiftUI) || FACET_UI
  @_exported public import FacetUI
#endif
