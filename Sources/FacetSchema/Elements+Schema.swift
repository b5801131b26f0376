import FacetLanguage
import FacetText

extension JSONWriter {
  /// Writes one schema for each kind of element. No schema allows the main key of another, so that exactly one matches.
  ///
  /// A schema cannot require the main key to be first, because JSON objects have no order.
  mutating func elementKinds() {
    let bare = Grammar.elements.filter { !$0.principal.isRequired }.map(\.principal.key.text)
    let kinds = Grammar.elements.map { kind in { (json: inout JSONWriter) in json.members(of: kind) } }
    choice(
      "oneOf",
      kinds + [
        { $0.componentElement() },
        { json in
          json.text("description", "An element or a component without arguments.")
          json.types("string")
          json.text("pattern", "^(\((bare + [componentName]).joined(separator: "|")))$")
        },
      ])
  }

  private mutating func members(of element: ElementKind) {
    let key = element.principal.key.text
    text("title", key)
    text("description", element.principal.doc)
    types("object")
    required([key] + element.arguments.rows.filter(\.isRequired).map(\.key.text))
    let principal = element.principal
    member("properties") { json in
      json.object { json in
        json.schema(key) { json in
          json.text("description", principal.doc)
          switch (principal.isRequired, principal.value) {
          case (true, let value): json.members(of: value)
          case (false, .expression): json.choice("anyOf", [{ $0.reference(.expression) }, { $0.types("null") }])
          case (false, _): json.types("null")
          }
        }
        json.argumentsAndModifiers(element.arguments.rows)
      }
    }
    schema("patternProperties") { $0.styleModifiers() }
    bool("additionalProperties", false)
  }

  /// `avatarStyle: small`, besides the keys of the language that end in the same way, such as `textStyle`.
  private mutating func styleModifiers() {
    let rows = Grammar.modifiers.rows + Grammar.elements.flatMap { [$0.principal] + $0.arguments.rows }
    let others = Set(rows.map(\.key.text).filter { $0.hasSuffix("Style") }).sorted().joined(separator: "|")
    schema("^(?!(?:\(others))$)[a-z][A-Za-z0-9_]*Style$") { $0.reference(.style) }
  }

  /// `Badge: { text: highlight }`: a key that is a type name, with the arguments as its value.
  private mutating func componentElement() {
    text("title", "component")
    text("description", "A component of the project, by its name, with its parameters.")
    types("object")
    // At least one key is a type name.
    schema("not") { $0.schema("propertyNames") { $0.schema("not") { $0.text("pattern", "^\(componentName)$") } } }
    member("properties") { json in
      json.object { json in json.argumentsAndModifiers(Grammar.componentElement.rows) }
    }
    schema("patternProperties") { json in
      json.schema("^\(componentName)$") { json in
        json.types("object", "null")
        // Any value, of which editors describe the content of slots.
        json.schema("additionalProperties") { $0.choice("anyOf", [{ $0.reference(.slotContent) }, { _ in }]) }
      }
      json.styleModifiers()
    }
    bool("additionalProperties", false)
  }

  private mutating func argumentsAndModifiers(_ arguments: [Row]) {
    for row in arguments {
      schema(row.key.text) { json in
        json.text("description", row.doc)
        json.members(of: row.value)
      }
    }
    for key in Grammar.modifiers.rows.map(\.key.text) where !arguments.contains(where: { $0.key.text == key }) {
      schema(key) { $0.text("$ref", "#/definitions/\(Definition.modifiers.rawValue)/properties/\(key)") }
    }
  }
}

private let componentName = "[A-Z][A-Za-z0-9_]*"
