/// Variants, the matrix that multiplies them, and the steps before they are drawn.
extension GrowingInput {
  static let variants: [GrowingInput] = [
    GrowingInput("variants", most: 2_000) { count in
      titled(variants: lines(count) { "  V\($0): { with: { title: T\($0) } }\n" })
    },
    GrowingInput("variants that look alike", most: 2_000) { count in
      titled(variants: lines(count) { "  V\($0):\n" })
    },
    GrowingInput("variants of nothing alike", most: 2_000) { count in
      Card(
        declarations: "parameters: { titles: Array<String> }\n",
        body: "{ vstack: [{ each: content.titles, as: t, do: { text: t } }], spacing: 0 }",
        variants: lines(count) { number in
          "  V\(number): { with: { titles: [\(list(8) { "a\(number * 8 + $0)" })] } }\n"
        }
      ).files
    },
    GrowingInput("widths", most: 2_000) { count in
      titled(variants: "  Default:\n", matrix: "width: [\(list(count) { "\($0 + 1)" })]")
    },
    GrowingInput("widths of 400 texts", most: 2_000) { count in
      Card(
        declarations: "parameters: { title: String = Hello }\n",
        body: "\n  vstack:\n" + lines(400) { "    - { text: \"{content.title} \($0)\", lineLimit: 1 }\n" }
          + "  spacing: 0", after: "matrix: { width: [\(list(count) { "\($0 + 1)" })] }\n"
      ).files
    },
    GrowingInput("variants of a component with a thousand actions", most: 1_900) { count in
      Card(
        declarations: "parameters: { \(list(1_000) { "onTap\($0): Action" }) }\n",
        body: "{ button: content.onTap1, label: { text: \"a\" } }", sample: list(1_000) { "onTap\($0): record" },
        variants: lines(count) { "  V\($0): { after: [tap: onTap1] }\n" }
      ).files
    },
    GrowingInput("variants in many cells", most: 20) { count in
      titled(
        variants: lines(count) { "  V\($0): { with: { title: T\($0) } }\n" },
        matrix: "width: [\(list(25) { "\(($0 + 1) * 10)" })], layoutDirection: [leftToRight, rightToLeft], "
          + "colorScheme: [light, dark]")
    },
    GrowingInput("parameters as axes", most: 2_000) { count in
      Card(
        declarations: "parameters: { n: Int }\n", body: "{ text: \"{content.n}\" }", sample: "n: 0",
        after: "matrix: { n: [\(list(count) { "\($0)" })] }\n"
      ).files
    },
    GrowingInput("components with a thousand pictures", most: 48, beyond: 1_500) { count in
      let card = Card(
        declarations: "parameters:\n" + lines(10) { "  a\($0): Bool\n" },
        body: "{ text: \"{content.a0}\", bold: content.a1 }", sample: list(10) { "a\($0): false" },
        after: "matrix: { \(list(10) { "a\($0): [false, true]" }) }\n")
      return Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ("card\($0).component.yaml", card.text(named: "Card\($0 == 0 ? "" : "\($0)")"))
        })
    },
    GrowingInput("axes", most: 10, growing: .exponentially) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): Bool\n" },
        body: "\n  vstack:\n" + lines(count) { "    - { text: \"\($0)\", bold: content.a\($0) }\n" } + "  spacing: 0",
        sample: list(count) { "a\($0): false" },
        after: "matrix: { \(list(count) { "a\($0): [false, true]" }) }\n"
      ).files
    },
    GrowingInput("axes by pairs", most: 300, growing: .quadratically) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): Bool\n" },
        body: "\n  vstack:\n" + lines(count) { "    - { text: \"\($0)\", bold: content.a\($0) }\n" } + "  spacing: 0",
        sample: list(count) { "a\($0): false" },
        after: "matrix: { pairwise: true, \(list(count) { "a\($0): [false, true]" }) }\n"
      ).files
    },
    GrowingInput("values by pairs", most: 40, growing: .quadratically) { count in
      Card(
        declarations: "parameters: { a: Int, b: Int, c: Int }\n",
        body: "{ text: \"{content.a} {content.b} {content.c}\" }", sample: "a: 0, b: 0, c: 0",
        after:
          "matrix: { pairwise: true, \(["a", "b", "c"].map { "\($0): [\(list(count) { "\($0)" })]" }.joined(separator: ", ")) }\n"
      ).files
    },
    GrowingInput("steps", most: 200) { count in
      stepped("after: [\(list(count) { _ in "tap: add" })]")
    },
    GrowingInput("variants with steps", most: 2_000) { count in
      Card(
        declarations: "parameters: { n: Binding<Int> }\nactions: { add: n = n + 1 }\n",
        body: "{ button: content.add, label: { text: \"{content.n}\" } }", sample: "n: 1",
        variants: lines(count) { "  V\($0): { after: [tap: add, tap: add] }\n" }
      ).files
    },
    GrowingInput("expected texts") { count in
      stepped("after: [tap: add], expect: { shows: [\(list(count) { _ in "\"2\"" })] }")
    },
    GrowingInput("expected texts that are not shown", most: 1_000) { count in
      stepped("after: [tap: add], expect: { shows: [\(list(count) { "\"a\($0)\"" })] }")
    },
    GrowingInput("recorded actions", most: 200) { count in
      Card(
        declarations: "parameters: { onTap: Action }\n",
        body: "{ button: content.onTap, label: { text: \"a\" } }", sample: "onTap: record",
        variants: "  Default:\n  Done: { after: [\(list(count) { _ in "tap: onTap" })], "
          + "expect: { recorded: [\(list(count) { _ in "onTap" })] } }\n"
      ).files
    },
    GrowingInput("variants from a file", most: 2_000) { count in
      var files = Card(
        declarations: "parameters: { title: String }\nvariantsFrom: data/rows.json\n", body: "{ text: content.title }",
        variants: "  Default: { with: { title: a } }\n"
      ).files
      files["data/rows.json"] = "[\(list(count) { "{ \"name\": \"V\($0)\", \"title\": \"t\($0)\" }" })]"
      return files
    },
    GrowingInput("values of a list", most: 4_000) { count in
      Card(
        declarations: "parameters: { titles: Array<String> }\n",
        body: "{ vstack: [{ each: content.titles, as: t, do: { text: t } }], spacing: 0 }",
        sample: "titles: [\(list(count) { "t\($0)" })]"
      ).files
    },
    GrowingInput("values of a list that is not drawn", most: 10_000) { count in
      Card(
        declarations: "parameters: { titles: Array<String> }\n", body: "{ text: \"{content.titles.count}\" }",
        sample: "titles: [\(list(count) { "t\($0)" })]"
      ).files
    },
    GrowingInput("a long text in every variant", most: 30) { count in
      Card(
        declarations: "parameters: { title: String }\n", body: "{ text: content.title }",
        sample: "title: \"\(words(30_000))\"",
        variants: lines(count) { "  V\($0): { environment: { width: \(100 + $0) } }\n" }
      ).files
    },
    GrowingInput("a text of 90 kB in each of many variants", most: 50) { count in
      Card(
        declarations: "parameters: { title: String }\n", body: "{ text: content.title }",
        sample: "title: \"\(words(90_000))\"",
        variants: lines(count) { "  V\($0): { environment: { width: \(100 + $0) } }\n" }
      ).files
    },
  ]

  private static func titled(variants: String, matrix: String? = nil) -> [String: String] {
    Card(
      declarations: "parameters: { title: String = Hello }\n",
      body: "{ hstack: [{ text: content.title }, { text: \"and more\" }], spacing: 4 }", variants: variants,
      after: matrix.map { "matrix: { \($0) }\n" } ?? ""
    ).files
  }

  private static func stepped(_ variant: String) -> [String: String] {
    Card(
      declarations: "parameters: { n: Binding<Int> }\nactions: { add: n = n + 1 }\n",
      body: "{ button: content.add, label: { text: \"{content.n}\" } }", sample: "n: 1",
      variants: "  Default:\n  Done: { \(variant) }\n"
    ).files
  }
}
