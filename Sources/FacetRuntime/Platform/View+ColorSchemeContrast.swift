extension View {
  /// Draws this view as with, or without, the reader's wish for more contrast: for previews and snapshots.
  public func previewContrast(_ contrast: ColorSchemeContrast) -> some View {
    // The documented key can only be read; the one that sets it is public, but has an underscore.
    environment(\._colorSchemeContrast, contrast)
  }
}
