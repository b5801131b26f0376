package import FacetIR
import FacetLanguage
import FacetText

/// The name of the file that the schema of pages is written to.
package let serverPageSchemaName = "server-page.schema.json"

/// The JSON Schema of the pages that servers may send: draft 7, with examples from the variants.
///
/// A server validates a page with it. A component of a type that no spec has is valid only with a `fallback`; fields that
/// no parameter has are ignored.
///
/// - Returns: The text of the schema; nil if servers send no component.
package func serverPageSchema(for design: Design) -> [UInt8]? {
  let components = design.components.filter { $0.serverDriven != nil }
  if components.isEmpty { return nil }
  let schema = ServerSchema(design: design, components: components)
  var json = JSONWriter()
  json.object { schema.write(&$0) }
  return json.bytes
}

struct ServerSchema {
  let design: Design
  let components: [Component]

  func write(_ json: inout JSONWriter) {
    json.text("$schema", "http://json-schema.org/draft-07/schema#")
    json.text("title", "A page of \(design.project.module)")
    json.text("type", "object")
    json.properties(Self.page)
    json.list("anyOf", ["sections", "components"]) { json, name in json.object { $0.texts("required", [name]) } }
    json.member("definitions") { json in
      json.object { json in
        for (name, write) in Self.shared { json.member(name) { $0.object(write) } }
        json.member("component") { $0.object(anyComponent) }
        for component in components {
          json.member(definition(component)) { json in json.object { self.component(component, &$0) } }
        }
        for type in design.structsOnWire(of: components.flatMap(\.wireFields)) {
          json.member(definition(type)) { json in json.object { self.structure(type, &$0) } }
        }
      }
    }
  }

  // MARK: Components

  private func anyComponent(_ json: inout JSONWriter) {
    let types = components.compactMap(\.serverDriven?.type)
    json.member("anyOf") { json in
      json.array { json in
        for component in components { json.object { $0.reference(definition(component)) } }
        json.object { json in
          json.text("description", "A component of a type that is not known here needs a fallback.")
          json.texts("required", ["type", "fallback"])
          json.properties([
            ("type", { json in json.member("not") { $0.object { $0.texts("enum", types) } } })
          ])
        }
      }
    }
  }

  private func component(_ component: Component, _ json: inout JSONWriter) {
    guard let serverDriven = component.serverDriven else { return }
    if let doc = component.doc { json.text("description", doc) }
    if let since = serverDriven.since { json.text("$comment", Self.sincePrefix + since) }
    json.text("type", "object")
    json.texts("required", ["type"] + component.wireFields.filter { !$0.isOptional }.map(\.name))
    let common: [(String, (inout JSONWriter) -> Void)] = [
      ("type", { $0.text("const", serverDriven.type) }), ("id", { $0.text("type", "string") }),
      ("requires", { $0.reference("requires") }), ("fallback", { $0.reference("fallback") }),
      ("flag", { $0.text("type", "string") }),
    ]
    json.properties(common + component.wireFields.map(property))
    let examples = ServerExamples(design: design).examples(of: component)
    if examples.isEmpty { return }
    json.member("examples") { json in json.array { json in for example in examples { example.write(to: &json) } } }
  }

  private func structure(_ type: DeclaredType, _ json: inout JSONWriter) {
    let fields = design.type(type)?.wireFields ?? []
    json.text("type", "object")
    json.texts("required", fields.filter { !$0.isOptional }.map(\.name))
    json.properties(fields.map(property))
  }

  private func property(_ field: WireField) -> (String, (inout JSONWriter) -> Void) {
    (
      field.name,
      { json in
        if let doc = field.doc { json.text("description", doc) }
        if let former = field.formerName { json.text("$comment", Self.formerPrefix + former) }
        self.shape(field.shape, isOptional: field.isOptional, &json)
      }
    )
  }

  /// A field that may be left out may be null.
  private func shape(_ shape: WireShape, isOptional: Bool, _ json: inout JSONWriter) {
    func type(_ name: String) { isOptional ? json.texts("type", [name, "null"]) : json.text("type", name) }
    func reference(_ name: String) {
      guard isOptional else { return json.reference(name) }
      json.list("anyOf", [name, nil]) { json, name in
        json.object { json in if let name { json.reference(name) } else { json.text("type", "null") } }
      }
    }
    func words(_ words: [String]) {
      json.member("enum") { json in
        json.array { json in
          for word in words { json.string(word) }
          if isOptional { json.null() }
        }
      }
    }
    switch shape {
    case .icon where design.project.icons != nil: words(design.project.icons?.map(\.name) ?? [])
    case .string, .text, .icon, .image: type("string")
    case .date:
      type("string")
      json.text("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}")
    case .int: type("integer")
    case .double, .length, .duration: type("number")
    case .bool: type("boolean")
    case .url:
      type("string")
      json.text("format", "uri-reference")
    case .action: reference("action")
    case .components:
      type("array")
      json.member("items") { $0.object { $0.reference("component") } }
    case .array(let element):
      type("array")
      json.member("items") { json in json.object { self.shape(element, isOptional: false, &$0) } }
    case .declared(let declared):
      guard case .enumeration(let cases)? = design.type(declared)?.shape else { return reference(definition(declared)) }
      words(cases)
    }
  }

  // MARK: Names

  /// By the name of the component: a type on the wire can be any text, and references are URLs.
  private func definition(_ component: Component) -> String { Self.componentPrefix + component.name }

  private func definition(_ type: DeclaredType) -> String { Self.definition(of: type) }

  static let sincePrefix = "since "

  static let formerPrefix = "formerly "

  static let componentPrefix = "component."

  static func definition(of type: DeclaredType) -> String { "struct.\(type.component).\(type.name)" }
}
