import FacetLanguage
import FacetText

/// The shared definitions of a schema.
enum Definition: String, CaseIterable {
  case expression, declaration, lastingDeclaration, statements, style, elements, element, modifiers, slotContent

  func write(_ json: inout JSONWriter) {
    switch self {
    case .expression:
      json.text(
        "description", "An expression. Quoted text is a string, everything else is code, and a list is an array.")
      json.types("string", "number", "boolean", "array", "object")
    case .declaration: json.declaration(Grammar.longDeclaration)
    case .lastingDeclaration: json.declaration(Grammar.lastingDeclaration)
    case .statements:
      json.text(
        "description",
        "An assignment such as 'value = value + 1', an action such as 'onPick(tag)', 'animated', 'if', a list of these, or the long form."
      )
      json.choice(
        "anyOf",
        [
          { $0.types("string") }, { $0.listOfStatements() }, { $0.members(of: Grammar.longAction) },
          { $0.animatedStatement() }, { $0.members(of: Grammar.conditionalStatement) },
        ])
    case .style:
      json.text("description", "The name of a style, or with property values: '{ default: { spacing: space.xl } }'.")
      json.choice("anyOf", [{ $0.types("string") }, { $0.styleWithSettings() }])
    case .elements:
      json.choice("anyOf", [{ $0.reference(.element) }, { $0.members(of: .list(of: .element)) }])
    case .element: json.elementKinds()
    case .modifiers: json.properties(Grammar.modifiers.rows)
    case .slotContent: json.members(of: Grammar.slotContent)
    }
  }
}

extension JSONWriter {
  mutating func reference(_ definition: Definition) { text("$ref", "#/definitions/\(definition.rawValue)") }

  fileprivate mutating func declaration(_ longForm: Shape) {
    text("description", "A type with an optional default, as in 'Int = 1', or a mapping with its parts.")
    choice("anyOf", [{ $0.types("string") }, { $0.members(of: longForm) }])
  }

  /// A statement in a list can be a mapping with one key: `find: { place: place }`, `animated: { curve: spring, do: … }`.
  fileprivate mutating func listOfStatements() {
    types("array")
    schema("items") { json in
      json.choice(
        "anyOf",
        [
          { json in
            json.types("string", "object")
            json.properties(Grammar.statement.rows)
            json.member("maxProperties") { $0.number(1) }
          }, { $0.members(of: Grammar.conditionalStatement) },
        ])
    }
  }

  /// An action that is one statement: `animated: { curve: spring, do: … }`
  fileprivate mutating func animatedStatement() {
    members(of: Grammar.statement)
    member("minProperties") { $0.number(1) }
  }

  fileprivate mutating func styleWithSettings() {
    members(of: .named(.named(.expression([]))))
    member("minProperties") { $0.number(1) }
    member("maxProperties") { $0.number(1) }
  }
}
