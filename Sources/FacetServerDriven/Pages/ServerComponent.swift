/// A component of a page.
///
///     {"type": "hero", "id": "h1", "title": "Lisbon", "requires": {"video": "2"}, "fallback": "drop"}
///
/// `type`, `id`, `requires`, `fallback` and `flag` are fields of each component; all others are its payload.
public struct ServerComponent<Content: ServerContent>: Identifiable, Sendable {
  /// Different from those of all other components of the page.
  public let id: String
  public let content: Content
  /// The component as it was received; nil if it was made in Swift.
  public let raw: JSONValue?

  public init(id: String, content: Content) { self.init(id: id, content: content, raw: nil) }

  init(id: String, content: Content, raw: JSONValue?) {
    self.id = id
    self.content = content
    self.raw = raw
  }

  func encode(to json: inout PayloadWriter) {
    if let raw { return json.verbatim(raw) }
    json.object {
      $0.write("type", content.type, .string)
      $0.write("id", id, .string)
      content.encode(to: &$0)
    }
  }
}

extension ServerComponent: Equatable {
  /// Components are equal if the same is shown, whatever else was received.
  public static func == (left: ServerComponent, right: ServerComponent) -> Bool {
    left.id == right.id && left.content == right.content
  }
}
