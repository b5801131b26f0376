#if canImport(UIKit) && !FACET_UI
  private import UIKit
#elseif canImport(AppKit) && !FACET_UI
  private import AppKit
#endif

#if canImport(SwiftUI) && !FACET_UI
  /// An image at a URL, with other views while it is loaded and if it cannot be.
  ///
  ///     RemoteImage(stay.photo, contentMode: .fill) {
  ///       Color.gray
  ///     } failure: {
  ///       Image(systemName: "photo")
  ///     }
  ///
  /// It takes the size that it is proposed. Without a URL, the placeholder is shown. The loader of the environment loads it:
  /// `.environment(\.imageLoader, cache)`.
  public struct RemoteImage<Placeholder: View, Failure: View>: View {
    private enum Outcome {
      case loaded(Image)
      case failed
    }

    private let url: URL?
    private let contentMode: ContentMode?
    private let placeholder: Placeholder
    private let failure: Failure
    @Environment(\.imageLoader) private var loader
    @Environment(\.remoteImages) private var phase
    @State private var outcome: Outcome?

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

    public var body: some View {
      Group {
        switch (phase, outcome) {
        case (.failed, _), (_, .failed): failure
        case (nil, .loaded(let image)), (.loaded, .loaded(let image)): image.sized(contentMode)
        default: placeholder
        }
      }
      .task(id: url) { await load() }
    }

    private func load() async {
      outcome = nil
      guard let url, phase == nil || phase == .loaded else { return }
      do {
        let image = try await loader.image(at: url)
        if !Task.isCancelled { outcome = .loaded(image) }
      } catch {
        if !Task.isCancelled { outcome = .failed }
      }
    }
  }
#else
  /// The same where nothing is loaded: the image has the name of its URL.
  public nonisolated struct RemoteImage<Placeholder: View, Failure: View>: _NonisolatedView {
    private let url: URL?
    private let contentMode: ContentMode?
    private let placeholder: Placeholder
    private let failure: Failure
    @Environment(\.remoteImages) private var phase

    public init(
      _ url: URL?, contentMode: ContentMode? = nil, @ViewBuilder placeholder: () -> Placeholder,
      @ViewBuilder failure: () -> Failure
    ) {
      self.url = url
      self.contentMode = contentMode
      self.placeholder = placeholder()
      self.failure = failure()
    }

    public var body: some View {
      if phase == .failed {
        failure
      } else if phase != .loading, let url {
        Image(url.absoluteString).sized(contentMode)
      } else {
        placeholder
      }
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
}

/// What is shown of a ``RemoteImage``.
public enum RemoteImagePhase: String, Hashable, Sendable, CaseIterable {
  case loaded, loading, failed
}

nonisolated extension EnvironmentValues {
  /// The phase of all remote images, for previews and tests; nil for what is so.
  public var remoteImages: RemoteImagePhase? {
    get { self[RemoteImagesKey.self] }
    set { self[RemoteImagesKey.self] = newValue }
  }

  /// Loads remote images. The default is a loader without a cache of its own.
  public var imageLoader: any ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

private nonisolated struct RemoteImagesKey: EnvironmentKey {
  static var defaultValue: RemoteImagePhase? { nil }
}

private nonisolated struct ImageLoaderKey: EnvironmentKey {
  static var defaultValue: any ImageLoader { DefaultImageLoader() }
}

private struct NoImage: Error {}

#if canImport(SwiftUI) && !FACET_UI
  private nonisolated struct DefaultImageLoader: ImageLoader {
    func image(at url: URL) async throws -> Image {
      let (data, response) = try await URLSession.shared.data(from: url)
      if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) { throw NoImage() }
      #if canImport(UIKit)
        guard let image = UIImage(data: data) else { throw NoImage() }
        return Image(uiImage: image)
      #else
        guard let image = NSImage(data: data) else { throw NoImage() }
        return Image(nsImage: image)
      #endif
    }
  }
#else
  private nonisolated struct DefaultImageLoader: ImageLoader {
    func image(at url: URL) async throws -> Image { throw NoImage() }
  }
#endif
