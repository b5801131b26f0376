/// A part of a feed item: an image, text, a video, audio or embedded HTML.
///
///     let module = FeedModule(type: "image", raw: json) { json[$0]?.string }
///     // .image(url: "https://…/1.jpg", description: "A lake")
///
/// `Raw` is the value the module is read from, such as the app's JSON value. A module that this version of the app cannot
/// read is kept as `unknown` with that value: the feed still has a place for it, and it can be logged or forwarded.
public enum FeedModule<Raw> {
  /// Read from `image` with the fields `url` and `description`. The description is read by VoiceOver.
  case image(url: String, description: String?)
  /// Read from `text` with the field `text`.
  case text(String)
  /// Read from `video` with the fields `url` and `poster`, the URL of the image that is shown before it plays.
  case video(url: String, poster: String?)
  /// Read from `audio` with the fields `url` and `title`.
  case audio(url: String, title: String?)
  /// Read from `embed` with the field `html`.
  case embed(html: String)
  case unknown(type: String, raw: Raw)

  /// Reads a module.
  ///
  /// A module of an unknown type, or without a field that its case needs, is `unknown`.
  ///
  /// - Parameter field: Returns the value of a field by its name, nil if there is none or if it is no string.
  public init(type: String, raw: Raw, field: (String) throws -> String?) rethrows {
    let module: FeedModule? =
      switch type {
      case "image":
        if let url = try field("url") { .image(url: url, description: try field("description")) } else { nil }
      case "text": try field("text").map { .text($0) }
      case "video": if let url = try field("url") { .video(url: url, poster: try field("poster")) } else { nil }
      case "audio": if let url = try field("url") { .audio(url: url, title: try field("title")) } else { nil }
      case "embed": try field("html").map { .embed(html: $0) }
      default: nil
      }
    self = module ?? .unknown(type: type, raw: raw)
  }
}

extension FeedModule: Equatable where Raw: Equatable {}
extension FeedModule: Hashable where Raw: Hashable {}
extension FeedModule: Sendable where Raw: Sendable {}
