extension View {
  /// Draws this view with or without increased contrast, for previews and snapshots.
  public func previewContrast(_ contrast: ColorSchemeContrast) -> some View {
    // The documented key is read-only; the writable key is public, but has an underscore.
    environment(\._colorSchemeContrast, contrast)
  }
}
