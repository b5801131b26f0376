import FacetServerDriven
import FacetText

// What each page has, whatever the specs say.
extension ServerSchema {
  typealias Property = (String, (inout JSONWriter) -> Void)

  static var page: [Property] {
    [
      ("id", { $0.text("type", "string") }), ("version", { $0.reference("version") }),
      ("navigation", { $0.reference("navigation") }),
      (
        "flags",
        { json in
          json.text("type", "object")
          json.member("additionalProperties") { $0.object { $0.text("type", "boolean") } }
        }
      ),
      ("sections", { $0.items("section") }), ("components", { $0.items("component") }),
    ]
  }

  static var shared: [Property] {
    [
      (
        "version",
        {
          $0.text("type", "string")
          $0.text("pattern", "^[0-9]+(\\.[0-9]+)*$")
        }
      ),
      (
        "action",
        {
          $0.text("type", "object")
          $0.texts("required", ["type"])
          $0.properties([("type", { $0.text("type", "string") })])
        }
      ),
      (
        "requires",
        { json in
          json.text("type", "object")
          json.member("additionalProperties") { $0.object { $0.text("pattern", "^([0-9]+(\\.[0-9]+)*|\\*)$") } }
        }
      ),
      (
        "fallback",
        { json in
          json.list("anyOf", [true, false]) { json, isComponent in
            json.object { isComponent ? $0.reference("component") : $0.text("const", "drop") }
          }
        }
      ),
      (
        "navigation",
        {
          $0.text("type", "object")
          $0.properties([("title", { $0.text("type", "string") }), ("items", { $0.items("barItem") })])
        }
      ),
      (
        "barItem",
        {
          $0.text("type", "object")
          $0.texts("required", ["id", "title", "action"])
          $0.properties([
            ("id", { $0.text("type", "string") }), ("title", { $0.text("type", "string") }),
            ("icon", { $0.text("type", "string") }), ("action", { $0.reference("action") }),
          ])
        }
      ),
      (
        "section",
        {
          $0.text("type", "object")
          $0.texts("required", ["id", "components"])
          $0.properties([
            ("id", { $0.text("type", "string") }), ("layout", { $0.reference("layout") }),
            ("flag", { $0.text("type", "string") }), ("fallback", { $0.reference("fallback") }),
            ("components", { $0.items("component") }),
          ])
        }
      ),
      (
        "layout",
        { json in
          let names = ["list", "row", "grid", "stack"]
          json.list("anyOf", [true, false]) { json, isName in
            json.object { json in
              if isName { return json.texts("enum", names) }
              json.text("type", "object")
              json.texts("required", ["type"])
              json.properties([
                ("type", { $0.texts("enum", names) }),
                (
                  "columns",
                  {
                    $0.text("type", "integer")
                    $0.member("minimum") { $0.number(ServerLayout.columns.lowerBound) }
                    $0.member("maximum") { $0.number(ServerLayout.columns.upperBound) }
                  }
                ), ("spacing", { $0.text("type", "number") }),
              ])
            }
          }
        }
      ),
    ]
  }
}

/// The keywords of JSON Schema.
extension JSONWriter {
  mutating func text(_ name: String, _ value: String) { member(name) { $0.string(value) } }

  mutating func texts(_ name: String, _ values: [String]) { list(name, values) { $0.string($1) } }

  mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    member(name) { json in json.array { json in for element in elements { write(&json, element) } } }
  }

  mutating func reference(_ definition: String) { text("$ref", "#/definitions/\(definition)") }

  mutating func items(_ definition: String) {
    text("type", "array")
    member("items") { $0.object { $0.reference(definition) } }
  }

  mutating func properties(_ properties: [ServerSchema.Property]) {
    member("properties") { json in
      json.object { json in for (name, write) in properties { json.member(name) { $0.object(write) } } }
    }
  }
}
