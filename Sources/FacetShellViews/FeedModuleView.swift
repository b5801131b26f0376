public import FacetRuntime
public import FacetShell

/// A part of a feed item. Text and titles are drawn by this view, media by a view of the app.
///
///     ForEach(modules, id: \.self) { module in
///       FeedModuleView(module) { media in
///         switch media {
///         case .image(let url): RemoteImage(url)
///         …
///         }
///       }
///     }
///
/// VoiceOver reads the description of an image, and ignores images without one. An unknown module is not drawn, unless
/// `unknown` draws it.
public struct FeedModuleView<Raw, Media: View, Unknown: View>: View {
  private let module: FeedModule<Raw>
  private let media: (FeedMedia) -> Media
  private let unknown: (_ type: String, _ raw: Raw) -> Unknown

  /// - Parameters:
  ///   - media: Draws images, videos, audio and embedded HTML.
  ///   - unknown: Draws a module that this version of the app cannot read.
  public init(
    _ module: FeedModule<Raw>, @ViewBuilder media: @escaping (FeedMedia) -> Media,
    @ViewBuilder unknown: @escaping (_ type: String, _ raw: Raw) -> Unknown
  ) {
    self.module = module
    self.media = media
    self.unknown = unknown
  }

  public var body: some View {
    switch module {
    case .image(let url, let description):
      media(.image(url: url))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: description ?? ""))
        .accessibilityAddTraits(.isImage)
        .accessibilityHidden(description == nil)
    case .text(let text): Text(verbatim: text)
    case .video(let url, let poster): media(.video(url: url, poster: poster))
    case .audio(let url, let title):
      VStack(alignment: .leading, spacing: 8) {
        if let title { Text(verbatim: title) }
        media(.audio(url: url))
      }
    case .embed(let html): media(.embed(html: html))
    case .unknown(let type, let raw): unknown(type, raw)
    }
  }
}

extension FeedModuleView where Unknown == EmptyView {
  /// A view that draws nothing for an unknown module.
  public init(_ module: FeedModule<Raw>, @ViewBuilder media: @escaping (FeedMedia) -> Media) {
    self.init(module, media: media) { _, _ in EmptyView() }
  }
}

/// The part of a feed module that a view of the app draws.
public enum FeedMedia: Hashable, Sendable {
  case image(url: String)
  /// `poster` is the URL of the image that is shown before the video plays.
  case video(url: String, poster: String?)
  case audio(url: String)
  case embed(html: String)
}
