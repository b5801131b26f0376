/// Mistakes: many in a file, many on a line, and names that are nearly those of others.
extension GrowingInput {
  static let mistakes: [GrowingInput] = [
    GrowingInput("unknown names") { count in
      Card(body: "\n  vstack:\n" + lines(count) { "    - text: content.x\($0)\n" } + "  spacing: 0").files
    },
    GrowingInput("unknown names on one line") { count in
      Card(body: "{ vstack: [\(list(count) { "{ text: content.x\($0) }" })], spacing: 0 }").files
    },
    GrowingInput("unknown names near known ones", most: 2_000) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  title\(letters($0)): String = a\n" },
        body: "\n  vstack:\n" + lines(count) { "    - text: content.titel\(letters($0))\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("unknown names beside a thousand known ones", most: 3_000) { count in
      Card(
        declarations: "parameters: { \(list(1_000) { "title\($0): Int = 1" }) }\n",
        body: "\n  vstack:\n" + lines(count) { "    - text: \"{content.q\($0)}\"\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("unknown tokens near known ones", most: 2_000) { count in
      [
        "base.tokens.json":
          "{ \"space\": { \"$type\": \"dimension\", \(list(count) { "\"distance\(letters($0))\": { \"$value\": { \"value\": 4, \"unit\": \"px\" } }" }) } }",
        "card.component.yaml": Card(
          body: "\n  vstack:\n" + lines(count) { "    - { divider: null, padding: space.distnace\(letters($0)) }\n" }
            + "  spacing: 0"
        ).text,
      ]
    },
    GrowingInput("unknown components near known ones", most: 1_500) { count in
      var files = Card(
        body: "\n  vstack:\n" + lines(count) { "    - Compnoent\(letters($0))\n" } + "  spacing: 0"
      ).files
      for number in 0..<count {
        let name = "Component\(letters(number))"
        files["\(name).component.yaml"] = Card().text(named: name)
      }
      return files
    },
    GrowingInput("unknown keys") { count in ["card.component.yaml": Card().text + lines(count) { "x\($0): a\n" }] },
    GrowingInput("unknown keys of an element on one line") { count in
      Card(body: "{ text: \"a\", \(list(count) { "x\($0): a" }) }").files
    },
    GrowingInput("keys that are duplicates") { count in
      ["card.component.yaml": Card().text + lines(count) { _ in "doc: a\n" }]
    },
    GrowingInput("variants that are duplicates", most: 2_000) { count in
      Card(variants: lines(count) { _ in "  Default:\n" }).files
    },
    GrowingInput("parameters that are duplicates", most: 2_000) { count in
      Card(declarations: "parameters:\n" + lines(count) { _ in "  a: Int\n" }).files
    },
    GrowingInput("wrong values", most: 2_000) { count in
      Card(declarations: "parameters:\n" + lines(count) { "  a\($0): Int = b\n" }).files
    },
    GrowingInput("wrong values on one line", most: 2_000) { count in
      Card(declarations: "parameters: { \(list(count) { "a\($0): Int = b" }) }\n").files
    },
    GrowingInput("unused parameters", most: 2_000) { count in
      Card(declarations: "parameters:\n" + lines(count) { "  a\($0): Int = 1\n" }).files
    },
    GrowingInput("renamed parameters that are used", most: 1_900) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): { type: Int, default: 1, renamedFrom: b\($0) }\n" },
        body: "\n  vstack:\n" + lines(count) { "    - text: \"{content.b\($0)}\"\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("tabs before keys") { count in
      ["card.component.yaml": Card().text + lines(count) { _ in "\ta: b\n" }]
    },
    GrowingInput("a line of tabs") { count in
      ["card.component.yaml": Card().text + "a: [\(String(repeating: "\t", count: count))\n"]
    },
    GrowingInput("control characters") { count in
      ["card.component.yaml": Card().text + "a: \"\(String(repeating: "\u{1}", count: count))\"\n"]
    },
    GrowingInput("a mistake at the end of a long line") { count in
      Card(body: "{ text: \"\(words(count))\" + }").files
    },
    GrowingInput("a mistake after many emoji") { count in
      Card(body: "{ text: \"\(String(repeating: "👩‍👩‍👧‍👦", count: count))\", padding: x }").files
    },
    GrowingInput("mistakes in an expression", most: 256) { count in
      Card(body: "{ text: \"\(lines(count) { "{content.x\($0)} " })\" }").files
    },
    GrowingInput("an empty list element", most: 20_000) { count in
      Card(body: "\n  vstack:\n" + lines(count) { _ in "    -\n" } + "  spacing: 0").files
    },
    GrowingInput("components with the same name", most: 2_000) { count in
      Dictionary(uniqueKeysWithValues: (0..<count).map { ("card\($0).component.yaml", Card().text) })
    },
    GrowingInput("names that differ in case", most: 2_000) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  \($0 % 2 == 0 ? "a" : "A")\(letters($0 / 2)): Int = 1\n" }
      ).files
    },
    GrowingInput("components that draw each other", most: 2_000) { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ("card\($0).component.yaml", Card(body: "Card\(($0 + 1) % count)").text(named: "Card\($0)"))
        })
    },
    GrowingInput("expectations that do not hold", most: 1_000) { count in
      Card(
        declarations: "parameters: { n: Int }\n", body: "{ text: \"{content.n}\" }", sample: "n: 1",
        variants: lines(count) { "  V\($0): { expect: { n: 2, shows: [\"3\"] } }\n" }
      ).files
    },
    GrowingInput("variants without required values", most: 2_000) { count in
      Card(
        declarations: "parameters: { n: Int }\n", body: "{ text: \"{content.n}\" }",
        variants: lines(count) { "  V\($0):\n" }
      ).files
    },
  ]
}
