/// Expressions: long, deep, and of many parts.
extension GrowingInput {
  static let expressions: [GrowingInput] = [
    expression("a sum", most: 250) { "content.n" + String(repeating: " + 1", count: $0) },
    expression("a choice in a choice", most: 30) { count in
      nested(count, in: "1") { "(if content.n > 1 then 2 else \($0))" }
    },
    expression("a choice after a choice", most: 60) { count in
      nested(count, in: "1") { "if content.n > 1 then 2 else \($0)" }
    },
    expression("brackets", most: 60) { nested($0, in: "content.n") { "(\($0))" } },
    expression("functions in functions", most: 60) { nested($0, in: "content.n") { "max(1, \($0))" } },
    expression("negations", most: 60) { "if " + String(repeating: "not ", count: $0) + "true then 1 else 2" },
    expression("minus signs", most: 60) { String(repeating: "-", count: $0) + "content.n" },
    expression("a list", most: 5_000) { "[\(list($0) { "\($0)" })].count" },
    expression("members", most: 250) { "content" + String(repeating: ".n", count: $0) },
    expression("methods", most: 250) { "\"a\"" + String(repeating: ".uppercased()", count: $0) + ".count" },
    expression("conditions with and", most: 256) {
      "if content.n > 1" + String(repeating: " and content.n > 2", count: $0) + " then 1 else 2"
    },
    expression("texts that are compared", most: 120) { count in
      "if \"a\" == \"b\"" + String(repeating: " or \"a\" == \"b\"", count: count) + " then 1 else 2"
    },
    expression("a long number") { String(repeating: "1", count: $0) },
    expression("a long fraction") { "Int(0." + String(repeating: "1", count: $0) + ")" },
    expression("a long name") { String(repeating: "a", count: $0) },
    expression("arguments") { "max(\(list($0) { "\($0)" }))" },
    expression("fallbacks", most: 60) { "content.m" + String(repeating: " ?? content.m", count: $0) + " ?? 1" },
    expression("blanks") { "content.n" + String(repeating: " ", count: $0) + "+ 1" },
    expression("operators that are none") { "content.n " + String(repeating: "&", count: $0) + " 1" },
    GrowingInput("fields with expressions", most: 2_000) { count in
      Card(
        declarations: "parameters: { n: Int = 1 }\ncontent:\n"
          + lines(count) { "  a\($0): Int = if n > \($0) then n * 2 + \($0) else max(n, \($0))\n" },
        body: "\n  vstack:\n" + lines(count) { "    - text: \"{content.a\($0)}\"\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("lists that are computed", most: 250) { count in
      Card(
        declarations: "parameters: { a: Array<Int> }\ncontent:\n  a: Array<Int>\n  b: Array<Int> = a"
          + lines(count) { ".appending(\($0))" } + "\n", body: "{ text: \"{content.b.count}\" }", sample: "a: [1]"
      ).files
    },
    GrowingInput("lists that are searched", most: 4_000) { count in
      Card(
        declarations: "parameters: { a: Array<Int> }\n",
        body:
          "{ vstack: [{ each: content.a, as: i, do: { text: \"{i}\", bold: content.a.contains(i) } }], spacing: 0 }",
        sample: "a: [\(list(count) { "\($0)" })]"
      ).files
    },
    GrowingInput("lists that are joined in every row", most: 4_000) { count in
      Card(
        declarations: "parameters: { a: Array<String> }\n",
        body: "{ vstack: [{ each: content.a, as: i, do: { text: \"{content.a.joined(i).count}\" } }], spacing: 0 }",
        sample: "a: [\(list(count) { "\($0)" })]"
      ).files
    },
    GrowingInput("keys that depend on an enum", most: 1_000) { count in
      Card(
        declarations: "types: { A: [a, b] }\nparameters: { a: A = a }\n",
        body: "\n  vstack:\n"
          + lines(count) {
            "    - { text: { switch: content.a, a: \"\($0)\", b: \"b\" }, padding: { switch: content.a, a: 1, b: 2 } }\n"
          }
          + "  spacing: 0"
      ).files
    },
  ]

  private static func expression(
    _ name: String, most: Int? = nil, _ expression: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput("\(name) in an expression", most: most) { count in
      let text = expression(count).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return Card(
        declarations: "parameters: { n: Int = 1, m: Int? }\n", body: "{ text: \"{\(text)}\" }"
      ).files
    }
  }
}
