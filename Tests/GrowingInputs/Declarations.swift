/// What a component declares.
extension GrowingInput {
  static let declarations: [GrowingInput] = [
    GrowingInput("parameters", most: 2_000) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): Int\n" },
        body: "{ text: \"{content.a0}\" }", sample: list(count) { "a\($0): \($0)" }
      ).files
    },
    GrowingInput("parameters that are drawn", most: 2_000) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): String = a\n" },
        body: "\n  vstack:\n" + lines(count) { "    - text: content.a\($0)\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("renamed parameters", most: 100, growing: .quadratically) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): { type: Int, default: 1, renamedFrom: b\($0) }\n" }
      ).files
    },
    GrowingInput("deprecated parameters", most: 100, growing: .quadratically) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): { type: Int, default: 1, deprecated: No. }\n" }
      ).files
    },
    GrowingInput("slots", most: 2_000) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): View = none\n" },
        body: "\n  vstack:\n" + lines(count) { "    - slot: content.a\($0)\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("elements in a slot", most: 4_000) { count in
      Card(
        declarations: "parameters: { a: View }\n", body: "{ vstack: [{ slot: content.a }], spacing: 0 }",
        variants: "  Default:\n    with:\n      a:\n" + lines(count) { "        - text: t\($0)\n" }
      ).files
    },
    GrowingInput("slots in slots", most: 20) { count in
      let card = Card(
        declarations: "parameters: { a: View = none }\n", body: "{ vstack: [{ slot: content.a }], spacing: 0 }")
      var files = card.files
      let slots = nested(count, in: "divider") { "{ Card: { a: \($0) } }" }
      files["page.component.yaml"] = Card(body: slots).text(named: "Page")
      return files
    },
    GrowingInput("actions", most: 2_000) { count in
      Card(
        declarations: "parameters: { n: Binding<Int> }\nactions:\n" + lines(count) { "  a\($0): n = n + \($0)\n" },
        body: "\n  vstack:\n" + lines(count) { "    - { button: content.a\($0), label: { text: \"\($0)\" } }\n" }
          + "  spacing: 0", sample: "n: 1"
      ).files
    },
    GrowingInput("actions that call the next one", most: 2_000) { count in
      Card(
        declarations: "parameters: { n: Binding<Int> }\nactions:\n"
          + lines(count) { "  a\($0): \($0 + 1 < count ? "a\($0 + 1)" : "n = n + 1")\n" },
        body: "{ button: content.a0, label: { text: \"a\" } }", sample: "n: 1",
        variants: "  Default:\n  Done: { after: [tap: a0] }\n"
      ).files
    },
    GrowingInput("statements of an action", most: 10_000) { count in
      Card(
        declarations: "parameters: { n: Binding<Int> }\nactions:\n  a:\n" + lines(count) { _ in "    - n = n + 1\n" },
        body: "{ button: content.a, label: { text: \"{content.n}\" } }", sample: "n: 1",
        variants: "  Default:\n  Done: { after: [tap: a] }\n"
      ).files
    },
    GrowingInput("states", most: 2_000) { count in
      Card(
        declarations: "state:\n" + lines(count) { "  a\($0): Int = 1\n" } + "content:\n"
          + lines(count) { "  b\($0): String = \"{a\($0)}\"\n" } + "actions:\n  go:\n"
          + lines(count) { "    - a\($0) = a\($0) + 1\n" },
        body: "{ button: content.go, label: { text: content.b0 } }",
        variants: "  Default:\n  Done: { after: [tap: go] }\n"
      ).files
    },
    GrowingInput("fields of a struct", most: 2_000) { count in
      Card(
        declarations: "types:\n  A:\n" + lines(count) { "    a\($0): Int\n" } + "parameters: { a: A }\n",
        body: "{ text: \"{content.a.a0}\" }", sample: "a: { \(list(count) { "a\($0): \($0)" }) }"
      ).files
    },
    GrowingInput("types", most: 2_000) { count in
      Card(
        declarations: "types:\n" + lines(count) { "  A\($0): { a: \($0 == 0 ? "Int" : "A\($0 - 1)") }\n" }
      ).files
    },
    GrowingInput("cases of an enum", most: 2_000) { count in
      Card(
        declarations: "types: { A: [\(list(count) { "a\($0)" })] }\nparameters: { a: A = a0 }\n",
        body: "\n  switch: content.a\n  cases:\n" + lines(count) { "    a\($0): { text: \"\($0)\" }\n" }
      ).files
    },
    GrowingInput("cases of a value", most: 2_000) { count in
      Card(
        declarations: "types: { A: [\(list(count) { "a\($0)" })] }\nparameters: { a: A = a0 }\n",
        body: "\n  text: \"a\"\n  padding:\n    switch: content.a\n" + lines(count) { "    a\($0): \($0)\n" }
      ).files
    },
    GrowingInput("styles", most: 1_999) { count in
      styled(lines(count) { "  s\($0): { body: { text: content.title } }\n" }, variants: count, style: "s")
    },
    GrowingInput("styles that extend the one before", most: 1_999) { count in
      styled(
        lines(count) { "  s\($0): { extends: \($0 == 0 ? "default" : "s\($0 - 1)"), properties: { gap: \($0) } }\n" },
        variants: 0, style: "")
    },
    GrowingInput("properties of a style", most: 2_000) { count in
      styled(
        "  wide:\n    properties:\n" + lines(count) { "      a\($0): Length = \($0)\n" }
          + "    body:\n      vstack:\n" + lines(count) { "        - { divider: null, padding: style.a\($0) }\n" }
          + "      spacing: 0\n", variants: 0, style: "")
    },
    GrowingInput("parts", most: 2_000) { count in
      Card(
        declarations: "parts:\n" + lines(count) { "  a\($0): { body: { text: \"\($0)\" } }\n" },
        body: "\n  vstack:\n" + lines(count) { "    - part: a\($0)\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("parts that draw the next one", most: 30) { count in
      Card(
        declarations: "parts:\n"
          + lines(count) { "  a\($0): { body: \($0 + 1 < count ? "{ part: a\($0 + 1) }" : "divider") }\n" },
        body: "{ part: a0 }"
      ).files
    },
    GrowingInput("parts that draw the next one twice", most: 12, growing: .exponentially) { count in
      Card(
        declarations: "parts:\n"
          + lines(count) {
            "  a\($0): { body: \($0 + 1 < count ? "[{ part: a\($0 + 1) }, { part: a\($0 + 1) }]" : "divider") }\n"
          }, body: "{ vstack: { part: a0 }, spacing: 0 }"
      ).files
    },
    GrowingInput("parameters of a part", most: 2_000) { count in
      Card(
        declarations: "parts:\n  a:\n    parameters:\n" + lines(count) { "      p\($0): Int\n" }
          + "    body: { text: \"{p0}\" }\n",
        body: "\n  part: a\n  with:\n" + lines(count) { "    p\($0): \($0)\n" }
      ).files
    },
    GrowingInput("uses of a part", most: 4_000) { count in
      Card(
        declarations: "parts: { a: { parameters: { t: String }, body: { text: t } } }\n",
        body: "\n  vstack:\n" + lines(count) { "    - { part: a, with: { t: \"\($0)\" } }\n" } + "  spacing: 0"
      ).files
    },
    GrowingInput("parts that double a text", most: 6, growing: .exponentially) { count in
      Card(
        declarations: "parts:\n"
          + lines(count) { number in
            let body = number + 1 < count ? "{ part: a\(number + 1), with: { t: \"{t}{t}\" } }" : "{ text: t }"
            return "  a\(number): { parameters: { t: String }, body: \(body) }\n"
          }, body: "{ part: a0, with: { t: \"ab\" } }"
      ).files
    },
    GrowingInput("names for values", most: 2_000) { count in
      Card(
        declarations: "parameters: { n: Int = 1 }\n",
        body: "\n  let:\n" + lines(count) { "    a\($0): \($0 == 0 ? "content.n" : "a\($0 - 1) + 1")\n" }
          + "  do: { text: \"{a\(count - 1)}\" }"
      ).files
    },
    GrowingInput("names for texts that double", most: 6, growing: .exponentially) { count in
      Card(
        declarations: "parameters: { n: Int = 1 }\n",
        body: "\n  let:\n"
          + lines(count) { "    a\($0): \($0 == 0 ? "\"{content.n}\"" : "\"{a\($0 - 1)}{a\($0 - 1)}\"")\n" }
          + "  do: { text: a\(count - 1) }"
      ).files
    },
    GrowingInput("names that hide others", most: 25) { count in
      Card(
        declarations: "parameters: { n: Int = 1 }\n",
        body: (0..<count).reversed().reduce("{ text: \"{a}\" }") { inner, number in
          "{ let: { a: \(number == 0 ? "content.n" : "a + 1") }, do: \(inner) }"
        }
      ).files
    },
    GrowingInput("search terms") { count in
      Card(declarations: "tags:\n" + lines(count) { "  - t\($0)\n" }).files
    },
    GrowingInput("known limits") { count in
      Card(declarations: "limits:\n" + lines(count) { "  - doc: Not \($0).\n" }).files
    },
    GrowingInput("descriptions", most: 2_000) { count in
      Card(
        declarations: "parameters:\n"
          + lines(count) { "  a\($0): { type: Int, default: 1, doc: \"\(words(400)).\" }\n" }
      ).files
    },
    GrowingInput("a long description") { count in
      Card(declarations: "doc: \"\(words(count))\"\n").files
    },
    GrowingInput("a long default") { count in
      Card(declarations: "parameters: { a: String = \"\(words(count))\" }\n", body: "{ text: content.a }").files
    },
    GrowingInput("long names", most: 2_000) { count in
      let name = String(repeating: "a", count: 90)
      return Card(
        declarations: "parameters:\n" + lines(count) { "  \(name)\($0): Int = 1\n" },
        body: "\n  vstack:\n" + lines(count) { "    - text: \"{content.\(name)\($0)}\"\n" } + "  spacing: 0"
      ).files
    },
  ]

  private static func styled(_ styles: String, variants: Int, style: String) -> [String: String] {
    let text =
      "component: Card\nparameters: { title: String }\nstyles:\n  default:\n    properties: { gap: Length = 4 }\n"
      + "    body: { text: content.title, padding: style.gap }\n\(styles)sample: { title: Hello }\nvariants:\n  Default:\n"
      + lines(variants) { "  V\($0): { style: \(style)\($0) }\n" }
    return ["card.component.yaml": text]
  }
}
