/// What a page says about the bar above it.
///
///     {"title": "Stays", "items": [{"id": "map", "title": "Map", "icon": "map", "action": {"type": "open", …}}]}
public struct ServerNavigation: WireObject, Hashable {
  public var title: String?
  /// Buttons in the bar, from the leading edge.
  public var items: [ServerBarItem]

  public init(title: String? = nil, items: [ServerBarItem] = []) {
    self.title = title
    self.items = items
  }

  public init(from payload: inout PayloadReader) throws(MalformedPayload) {
    title = payload.optional("title", .string)
    items = payload.value("items", .array(.object()), default: [])
  }

  public func encode(to payload: inout PayloadWriter) {
    payload.write("title", title, .string)
    if !items.isEmpty { payload.write("items", items, .array(.object())) }
  }
}

/// A button in the bar of a page.
public struct ServerBarItem: WireObject, Hashable, Identifiable {
  public var id: String
  public var title: String
  /// The name of a symbol.
  public var icon: String?
  public var action: ServerAction

  public init(id: String, title: String, icon: String? = nil, action: ServerAction) {
    self.id = id
    self.title = title
    self.icon = icon
    self.action = action
  }

  public init(from payload: inout PayloadReader) throws(MalformedPayload) {
    id = try payload.required("id", .string)
    title = try payload.required("title", .string)
    icon = payload.optional("icon", .string)
    action = try payload.required("action", .action)
  }

  public func encode(to payload: inout PayloadWriter) {
    payload.write("id", id, .string)
    payload.write("title", title, .string)
    payload.write("icon", icon, .string)
    payload.write("action", action, .action)
  }
}
