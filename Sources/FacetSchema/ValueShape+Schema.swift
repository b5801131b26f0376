import FacetLanguage
import FacetText

extension JSONWriter {
  /// Writes the members of a schema for the value of a key.
  ///
  /// YAML determines the type of a scalar before validation: text can be a number, and code can be `true`.
  mutating func members(of value: ValueShape) {
    switch value {
    case .text: types("string", "number", "boolean")
    case .name, .type: types("string")
    case .duration: choice("anyOf", [{ $0.types("string") }, { $0.membersOfSwitch() }])
    case .word(let list): words(list.words)
    case .flag: types("boolean")
    case .number: types("number")
    case .declaration(let longForm): reference(longForm.row(.renamedFrom) == nil ? .declaration : .lastingDeclaration)
    case .expression, .condition: reference(.expression)
    case .statements: reference(.statements)
    case .element: reference(.element)
    case .elements: reference(.elements)
    case .style: reference(.style)
    case .data: break
    case .shape(let shape): members(of: shape)
    case .expressionOr(_, let shape):
      choice(
        "anyOf",
        [{ $0.types("string", "number", "boolean", "array") }, { $0.members(of: shape) }, { $0.membersOfSwitch() }])
    case .expressionOrList(_, of: let shape):
      choice(
        "anyOf",
        [
          { $0.types("string", "number") },
          { json in
            json.types("array")
            json.schema("items") { $0.members(of: shape) }
          },
          { $0.membersOfSwitch() },
        ])
    case .mappings(let shape):
      choice("anyOf", [{ $0.members(of: shape) }, { $0.members(of: .list(of: .shape(shape))) }])
    case .runs:
      choice(
        "anyOf",
        [
          { $0.types("string", "number", "boolean") },
          { json in
            json.types("array")
            json.schema("items") { $0.choice("anyOf", [{ $0.types("string", "number") }, { $0.reference(.element) }]) }
          },
          { $0.membersOfSwitch() },
        ])
    case .wordOrExpression(let list): choice("anyOf", [{ $0.words(list.words) }, { $0.reference(.expression) }])
    case .wordOr(let list, let shape): choice("anyOf", [{ $0.words(list.words) }, { $0.members(of: shape) }])
    case .textOr(let shape): choice("anyOf", [{ $0.members(of: .text) }, { $0.members(of: shape) }])
    case .texts: choice("anyOf", [{ $0.members(of: .text) }, { $0.members(of: .list(of: .text)) }])
    case .textsOrNamed(let value):
      choice("anyOf", [{ $0.members(of: .texts) }, { $0.members(of: .named(value)) }])
    case .arguments: types("object")
    case .list(of: let element):
      types("array")
      schema("items") { $0.members(of: element) }
    case .named(let value):
      types("object")
      schema("additionalProperties") { $0.members(of: value) }
    case .namedOr(let shape, let value):
      types("object")
      properties(shape.rows)
      schema("additionalProperties") { $0.members(of: value) }
      if shape.name != Grammar.matrix.name { holdsOneEntry() }
    }
  }

  /// Writes a mapping with certain keys and no others.
  mutating func members(of shape: Shape) {
    // A variant without a value is the unchanged sample, a theme without one the base.
    let isBare = [Grammar.variant.name, Grammar.screenVariant.name, Grammar.theme.name].contains(shape.name)
    if isBare { types("object", "null") } else { types("object") }
    required(shape.rows.filter(\.isRequired).map(\.key.text))
    properties(shape.rows)
    bool("additionalProperties", false)
    if [Grammar.step.name, Grammar.screenStep.name].contains(shape.name) {
      holdsOneEntry()
    } else if shape.name == Grammar.style.name {
      propertiesOfStyle()
    } else if shape.name == Grammar.component.name {
      choice("anyOf", [Key.styles, .style, .uiView].map { key in { $0.required([key.text]) } })
    }
  }

  /// Writes an expression that chooses a value by the case of an enum, whose other keys are the cases.
  private mutating func membersOfSwitch() {
    types("object")
    required([Key.switch.text])
  }

  private mutating func holdsOneEntry() {
    member("minProperties") { $0.number(1) }
    member("maxProperties") { $0.number(1) }
  }

  mutating func properties(_ rows: [Row], besides more: (inout JSONWriter) -> Void = { _ in }) {
    member("properties") { json in
      json.object { json in
        for row in rows { json.schema(row.key.text) { $0.members(of: row) } }
        more(&json)
      }
    }
  }

  private mutating func members(of row: Row) {
    text("description", row.doc)
    // The type of their contents depends on the style's other keys.
    if row.key == .properties { types("object") } else { members(of: row.value) }
  }

  /// A style that extends another overrides defaults: its properties have values, but no types.
  private mutating func propertiesOfStyle() {
    schema("if") { $0.required([Key.extends.text]) }
    for (key, value) in [("then", ValueShape.expression([])), ("else", .declaration(Grammar.lastingDeclaration))] {
      schema(key) { json in
        json.member("properties") { json in
          json.object { json in json.schema(Key.properties.text) { $0.members(of: .named(value)) } }
        }
      }
    }
  }

  /// A word that a reader of YAML 1.1 or 1.2 takes for a number or for a value of Bool is allowed as such too.
  private mutating func words(_ words: [String]) {
    member("enum") { json in
      json.array { json in
        for isTrue in [true, false] where words.contains(where: { Self.bools[$0] == isTrue }) { json.bool(isTrue) }
        for word in words {
          if let number = Int(word) { json.number(number) }
          json.string(word)
        }
      }
    }
  }

  /// The words of YAML 1.1 for values of Bool. Those of YAML 1.2 are the last two.
  private static let bools = ["on": true, "yes": true, "off": false, "no": false, "true": true, "false": false]
}
