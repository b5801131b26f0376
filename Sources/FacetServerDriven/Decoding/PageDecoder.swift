import FacetFlags

/// Decodes what a page has besides components.
struct PageDecoder<Content: ServerContent> {
  private let context: DecodingContext
  private let components: ComponentDecoder<Content>

  init(_ context: DecodingContext) {
    self.context = context
    components = ComponentDecoder(context)
  }

  func page(_ root: JSONValue) -> ServerPage<Content> {
    var reader = PayloadReader(root, context)
    let version = reader.optional("version", .version)
    if let version, let own = context.settings.version, version > own {
      context.report(
        .newerPage, "the page has version \(version.text.shortened), and the app reads \(own)",
        at: root["version"] ?? root)
    }
    let flags = reader.optional("flags", .object(FlagTable.self))
    let page = ServerPage<Content>(
      id: reader.optional("id", .string), version: version,
      navigation: reader.optional("navigation", .object(ServerNavigation.self)) ?? ServerNavigation(),
      flags: flags ?? FlagTable(), sections: sections(&reader, of: root), raw: root)
    reader.reportOthers()
    return page
  }

  /// A page without sections has one for its `components`.
  private func sections(_ reader: inout PayloadReader, of root: JSONValue) -> [ServerSection<Content>] {
    if root["sections"] == nil {
      guard let value = reader.optional("components", .json) else {
        context.report(.missingField, "missing field 'sections' or 'components'", at: root)
        return []
      }
      let decoded = (try? components.components(in: value)) ?? []
      return [ServerSection(id: "components", components: decoded)]
    }
    guard let value = reader.optional("sections", .json) else { return [] }
    guard value.kind == .array else {
      context.reportType(of: value, expected: "an array of sections")
      return []
    }
    var ids: Set<String> = []
    return value.elements.enumerated().compactMap { index, element in section(element, index, &ids) }
  }

  private func section(_ value: JSONValue, _ index: Int, _ ids: inout Set<String>) -> ServerSection<Content>? {
    guard value.kind == .object else {
      context.reportType(of: value, expected: "a section")
      return nil
    }
    if let flag = value["flag"]?.string, !context.isOn(flag) { return nil }
    let id = sectionID(value, index, &ids)
    let layout = value["layout"].map(layout) ?? .list()
    let fallback = value["fallback"].flatMap { $0.isNull ? nil : $0 }
    guard let array = value["components"] else {
      context.report(.missingField, "missing field 'components'", at: value)
      return ServerSection(id: id, layout: layout, components: [])
    }
    let mark = context.idMark
    if fallback != nil { context.fallbacks += 1 }
    let decoded = try? components.components(in: array)
    if fallback != nil { context.fallbacks -= 1 }
    if let decoded { return ServerSection(id: id, layout: layout, components: decoded) }
    // Only with a fallback is a component of the section missing.
    context.forgetIDs(from: mark)
    guard let fallback, fallback.string != "drop" else {
      context.report(.dropped, "the section is dropped, as its fallback says", at: value)
      return nil
    }
    context.report(.usedFallback, "the fallback of the section is used", at: fallback)
    guard let component = try? components.component(fallback, id: nil) else { return nil }
    return ServerSection(id: id, layout: layout, components: [component])
  }

  private func sectionID(_ value: JSONValue, _ index: Int, _ ids: inout Set<String>) -> String {
    let written = value["id"]?.string
    if let written, ids.insert(written).inserted { return written }
    if written == nil {
      context.report(
        .missingID, "missing field 'id'; its place is used, which changes when others are inserted", at: value)
    } else {
      context.report(
        .duplicateID, "another section has the id '\((written ?? "").shortened)'", at: value["id"] ?? value)
    }
    var id = "\(written ?? "section")@\(index)"
    while !ids.insert(id).inserted { id += "'" }
    return id
  }

  /// `"row"`, or `{"type": "grid", "columns": 2, "spacing": 8}`.
  private func layout(_ value: JSONValue) -> ServerLayout {
    let name = value.string ?? value["type"]?.string
    var reader = PayloadReader(value, context)
    let spacing = value.kind == .object ? reader.value("spacing", .double, default: 0) : 0
    switch name {
    case "list": return .list(spacing: spacing)
    case "row": return .row(spacing: spacing)
    case "stack": return .stack(spacing: spacing)
    case "grid":
      let columns = value.kind == .object ? reader.value("columns", .int, default: 2) : 2
      if !ServerLayout.columns.contains(columns) {
        let most = ServerLayout.columns.upperBound
        context.report(.invalidValue, "a grid has 1 to \(most) columns, not \(columns)", at: value["columns"] ?? value)
      }
      let bounded = min(max(columns, ServerLayout.columns.lowerBound), ServerLayout.columns.upperBound)
      return .grid(columns: bounded, spacing: spacing)
    case let name?:
      context.report(.unknownLayout, "unknown layout '\(name.shortened)'; a list is used", at: value["type"] ?? value)
    case nil:
      context.reportType(of: value, expected: "a layout such as \"list\"")
    }
    return .list(spacing: spacing)
  }
}

extension WireFormat where Value == ServerVersion {
  static var version: Self { .text("a version such as \"2.1\"", read: { ServerVersion($0) }, write: \.text) }
}
