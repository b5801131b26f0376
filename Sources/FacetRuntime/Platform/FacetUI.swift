// In a file of its own, so that a build that knows FacetUI under the name of SwiftUI can leave it out.
#if !canImport(SwiftUI) || FACET_UI
  @_exported public import FacetUI
#endif
