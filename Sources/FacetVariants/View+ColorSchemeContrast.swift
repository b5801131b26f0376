public import FacetRuntime

extension View {
  /// Draws this view with or without increased contrast, for previews and snapshots. Release builds have no such previews.
  public func previewContrast(_ contrast: ColorSchemeContrast) -> some View {
    #if DEBUG || FACET_UI || !canImport(SwiftUI)
      // The documented key is read-only; the writable key is public, but has an underscore.
      return environment(\._colorSchemeContrast, contrast)
    #else
      return self
    #endif
  }
}
