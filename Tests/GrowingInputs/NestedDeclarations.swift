/// What is declared by others of its kind, as deep as the limits allow: structs, styles, groups and values of tokens.
///
/// One that is taken once for each way to it would be taken a billion times where each of thirty names the next twice.
extension GrowingInput {
  static let nestedDeclarations: [GrowingInput] = [
    GrowingInput("structs that hold the one before twice", most: 40) { structs($0, isOnWire: false) },
    GrowingInput("structs on the wire that hold the one before twice", most: 40) { structs($0, isOnWire: true) },
    GrowingInput("structs that hold lists of each other", most: 40) { count in
      card(
        "types:\n"
          + lines(count) { number in
            "  A\(number): { \(list(3) { "a\($0): Array<A\((number + $0) % count)>" }) }\n"
          })
    },
    GrowingInput("styles that extend the one before and add a property", most: 60) { count in
      [
        "card.component.yaml": """
        component: Card
        parameters: { title: String }
        styles:
          default: { properties: { gap: Length = 4 }, body: { text: content.title, padding: style.gap } }
        \(lines(count) { "  s\($0): { extends: \($0 == 0 ? "default" : "s\($0 - 1)"), properties: { gap: \($0) } }\n" })
        sample: { title: Hello }
        variants: { Default: null, Last: { style: s\(count - 1) } }

        """
      ]
    },
    GrowingInput("conditions of an action in each other", most: 50) { count in
      action(nested(count, in: "isOn = false") { "{ if: isOn, then: \($0), else: isOn = true }" })
    },
    GrowingInput("conditions of an action behind each other's 'else'", most: 50) { count in
      action(nested(count, in: "isOn = false") { "{ if: let a = note, then: isOn = a == \"\", else: \($0) }" })
    },
    tokens("colors of other colors", most: 64) { number in
      "\"a\(number)\": { \"$type\": \"color\", \"$value\": "
        + (number == 0 ? "\"#dc0d50\" }" : "\"rgba({a\(number - 1)}, 0.5)\" }")
    },
    tokens("sums of the token before", most: 64) { number in
      "\"a\(number)\": { \"$type\": \"number\", \"$value\": "
        + (number == 0 ? "1 }" : "\"{a\(number - 1)} + 1\" }")
    },
    tokens("groups that extend two groups before", most: 12) { number in
      let inner = (number < 2 ? [] : [number - 1, number - 2]).map { ", \"b\($0)\": { \"$extends\": \"{g\($0)}\" }" }
      return "\"g\(number)\": { \"a\(number)\": { \"$type\": \"number\", \"$value\": 1 }\(inner.joined()) }"
    },
  ]

  private static func structs(_ count: Int, isOnWire: Bool) -> [String: String] {
    let types = lines(count) { number in
      "  A\(number): { \(number == 0 ? "a: Int" : "a: A\(number - 1), b: A\(number - 1)") }\n"
    }
    return card((isOnWire ? "serverDriven: true\n" : "") + "types:\n\(types)")
  }

  /// A component with a list of the last struct.
  private static func card(_ declarations: String) -> [String: String] {
    let count = declarations.split(separator: "\n").count { $0.hasPrefix("  A") }
    return Card(
      declarations: declarations + "parameters: { all: Array<A\(count - 1)> }\n",
      body: "{ text: \"{content.all.count}\" }", sample: "all: []"
    ).files
  }

  private static func tokens(
    _ name: String, most: Int, _ member: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(name, most: most, beyond: most * 3) { count in
      Card().files.merging(["base.tokens.json": "{ \(list(count, member)) }"]) { $1 }
    }
  }

  private static func action(_ statement: String) -> [String: String] {
    Card(
      declarations: "parameters: { note: String? }\nstate: { isOn: Bool = true }\nactions: { onTap: \(statement) }\n"
        + "content: { isOn: Bool }\n",
      body: "{ button: content.onTap, label: { text: \"a\", bold: content.isOn } }"
    ).files
  }
}
