#if canImport(SwiftUI) && !FACET_UI
  /// The images that a view has loaded. A copy of the view, which is an instance of its own, shows them from its first
  /// frame on.
  @MainActor package final class ShownImages {
    private var images: [URL: Image] = [:]

    package nonisolated init() {}

    func image(at url: URL) -> Image? { images[url] }

    func keep(_ image: Image, at url: URL) { images[url] = image }
  }

  nonisolated extension EnvironmentValues {
    /// Where a view that is copied keeps its images; nil if there are no copies.
    package var shownImages: ShownImages? {
      get { self[ShownImagesKey.self] }
      set { self[ShownImagesKey.self] = newValue }
    }

    /// The images of the view that a view is a copy of.
    package var copiedImages: ShownImages? {
      get { self[CopiedImagesKey.self] }
      set { self[CopiedImagesKey.self] = newValue }
    }
  }

  private nonisolated struct ShownImagesKey: EnvironmentKey {
    static var defaultValue: ShownImages? { nil }
  }

  private nonisolated struct CopiedImagesKey: EnvironmentKey {
    static var defaultValue: ShownImages? { nil }
  }
#endif
