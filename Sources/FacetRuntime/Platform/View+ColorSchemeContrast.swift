extension View {
  /// Draws this view as with, or without, the reader's wish for more contrast: for previews and snapshots.
  ///
  /// The key that SwiftUI documents can only be read; the one it sets is public, but has an underscore.
  public func previewContrast(_ contrast: ColorSchemeContrast) -> some View {
    environment(\._colorSchemeContrast, contrast)
  }
}
