/// An image at a URL, with other views while it is loaded and if it cannot be.
///
///     RemoteImage(stay.photo, contentMode: .fill) {
///       Color.gray
///     } failure: {
///       Image(systemName: "photo")
///     }
///
/// It takes the size that it is proposed. Without a URL, the placeholder is shown. SwiftUI's `AsyncImage` loads it, or the
/// loader of the environment, such as one with a cache: `.environment(\.imageLoader, cache)`.
public nonisolated struct RemoteImage<Placeholder: View, Failure: View>: View {
  private let url: URL?
  private let contentMode: ContentMode?
  private let placeholder: Placeholder
  private let failure: Failure
  @Environment(\.remoteImages) private var phase
  #if canImport(SwiftUI) && !FACET_UI
    @Environment(\.imageLoader) private var loader
    @Environment(\.shownImages) private var shown
    @Environment(\.copiedImages) private var copied
    /// Of the loader; nil while it loads for the first time. An image that disappears and appears again, as in a lazy list,
    /// is shown at once.
    @State private var loading: ImageLoading?
  #endif

  /// - Parameter contentMode: Whether the image fits into or fills its size; nil to stretch it.
  public init(
    _ url: URL?, contentMode: ContentMode? = nil, @ViewBuilder placeholder: () -> Placeholder,
    @ViewBuilder failure: () -> Failure
  ) {
    self.url = url
    self.contentMode = contentMode
    self.placeholder = placeholder()
    self.failure = failure()
  }

  #if canImport(SwiftUI) && !FACET_UI
    @MainActor
  #endif
  public var body: some View {
    switch phase {
    case .loading: placeholder
    case .failed: failure
    case nil, .loaded: loaded
    }
  }
}

#if canImport(SwiftUI) && !FACET_UI
  extension RemoteImage {
    @MainActor @ViewBuilder private var loaded: some View {
      if let url, let image = copied?.image(at: url) {
        image.sized(contentMode)
      } else if let loader {
        Group { view(of: outcome(of: loader)) }
          .task(id: url) { [url, loading = $loading] in await load(url, by: loader, into: loading) }
      } else {
        AsyncImage(url: url) { phase in
          switch phase {
          case .success(let image): view(of: .success(image))
          case .failure(let error): view(of: .failure(error))
          default: view(of: nil)
          }
        }
      }
    }

    @MainActor private func outcome(of loader: any ImageLoader) -> Result<Image, any Error>? {
      if let loading, loading.url == url { return loading.outcome }
      return url.flatMap(loader.loadedImage).map { .success($0) }
    }

    @MainActor @ViewBuilder private func view(of outcome: Result<Image, any Error>?) -> some View {
      switch outcome {
      case .success(let image): image.sized(contentMode).onAppear { if let url { shown?.keep(image, at: url) } }
      case .failure: failure
      case nil: placeholder
      }
    }
  }

  /// What a loader made of a URL.
  private nonisolated struct ImageLoading: Sendable {
    let url: URL
    let outcome: Result<Image, any Error>
  }

  /// An image is loaded once. What could not be loaded is tried again when it appears again.
  ///
  /// It is no method: a task cannot capture the types of the views.
  @MainActor private func load(_ url: URL?, by loader: any ImageLoader, into loading: Binding<ImageLoading?>) async {
    guard let url else { return }
    if let last = loading.wrappedValue, last.url == url, case .success = last.outcome { return }
    if let image = loader.loadedImage(at: url) {
      loading.wrappedValue = ImageLoading(url: url, outcome: .success(image))
      return
    }
    do {
      let image = try await loader.image(at: url)
      if !Task.isCancelled { loading.wrappedValue = ImageLoading(url: url, outcome: .success(image)) }
    } catch {
      if !Task.isCancelled { loading.wrappedValue = ImageLoading(url: url, outcome: .failure(error)) }
    }
  }
#else
  extension RemoteImage: _NonisolatedView {
    /// Nothing is loaded: the image has its URL as its name.
    @ViewBuilder private var loaded: some View {
      if let url { Image(url.absoluteString).sized(contentMode) } else { placeholder }
    }
  }
#endif

nonisolated extension RemoteImage where Failure == Placeholder {
  /// An image in whose place the same view is shown while it is loaded and if it cannot be.
  public init(_ url: URL?, contentMode: ContentMode? = nil, @ViewBuilder placeholder: () -> Placeholder) {
    self.init(url, contentMode: contentMode, placeholder: placeholder, failure: placeholder)
  }
}

nonisolated extension Image {
  @ViewBuilder fileprivate func sized(_ contentMode: ContentMode?) -> some View {
    if let contentMode { resizable().aspectRatio(contentMode: contentMode) } else { resizable() }
  }
}

/// Loads the images of ``RemoteImage``. An app has one with a cache of its own.
public protocol ImageLoader: Sendable {
  func image(at url: URL) async throws -> Image

  /// The image, if it is there already, as in the memory of a cache: it is shown without the placeholder before it, so
  /// that rows of a list do not flash when they come back. Nil by default.
  func loadedImage(at url: URL) -> Image?
}

extension ImageLoader {
  public func loadedImage(at url: URL) -> Image? { nil }
}

/// What is shown of a ``RemoteImage``.
public enum RemoteImagePhase: String, Hashable, Sendable, CaseIterable {
  case loaded, loading, failed
}

nonisolated extension EnvironmentValues {
  /// The phase of all remote images, for previews and tests; nil to load them.
  public var remoteImages: RemoteImagePhase? {
    get { self[RemoteImagesKey.self] }
    set { self[RemoteImagesKey.self] = newValue }
  }

  /// Loads remote images; nil for SwiftUI's `AsyncImage`.
  public var imageLoader: (any ImageLoader)? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

private nonisolated struct RemoteImagesKey: EnvironmentKey {
  static var defaultValue: RemoteImagePhase? { nil }
}

private nonisolated struct ImageLoaderKey: EnvironmentKey {
  static var defaultValue: (any ImageLoader)? { nil }
}
