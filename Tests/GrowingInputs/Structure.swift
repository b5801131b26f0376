/// Files, and YAML and JSON as such.
extension GrowingInput {
  static let structure: [GrowingInput] = [
    GrowingInput("components", most: 9_990) { count in
      files(count) { Card().text(named: "Card\($0 == 0 ? "" : "\($0)")") }
    },
    GrowingInput("components that one draws", most: 2_000) { count in
      files(count) { number in
        guard number == 0 else { return Card().text(named: "Card\(number)") }
        return Card(body: "\n  vstack:\n" + lines(count - 1) { "    - Card\($0 + 1)\n" } + "  spacing: 0").text
      }
    },
    GrowingInput("components that are drawn by those before", most: 40) { count in
      files(count) { number in
        Card(body: number + 1 < count ? "Card\(number + 1)" : "divider").text(
          named: "Card\(number == 0 ? "" : "\(number)")")
      }
    },
    GrowingInput("components that draw the next one twice", most: 12, growing: .exponentially) { count in
      files(count) { number in
        let next = "Card\(number + 1)"
        return Card(body: number + 1 < count ? "{ vstack: [\(next), \(next)], spacing: 0 }" : "divider").text(
          named: "Card\(number == 0 ? "" : "\(number)")")
      }
    },
    GrowingInput("files of other kinds", most: 9_000) { count in
      var files = Card().files
      for number in 0..<count { files["note\(number).yaml"] = "a: b\n" }
      return files
    },
    GrowingInput("comments") { count in
      ["card.component.yaml": lines(count) { "# \(words(30)) \($0)\n" } + Card().text]
    },
    GrowingInput("comments behind keys", most: 2_000) { count in
      [
        "card.component.yaml": Card(
          declarations: "types:\n  A: # first\n" + lines(count) { "    a\($0): Int # \($0)\n" }
        ).text
      ]
    },
    GrowingInput("comments between keys") { count in
      let parameters = "parameters:\n" + lines(count) { "  # \($0)\n" + ($0 % 100 == 0 ? "  a\($0): Int = 1\n" : "") }
      return Card(declarations: parameters).files
    },
    GrowingInput("comments at the end") { count in
      Card(after: lines(count) { String(repeating: " ", count: $0 % 7) + "# \($0)\n" }).files
    },
    GrowingInput("comments in a list") { count in
      Card(body: "\n  vstack:\n    - divider\n" + lines(count) { "    # \($0)\n" } + "  spacing: 0").files
    },
    GrowingInput("comments in braces") { count in
      Card(body: "\n  {\n" + lines(count) { "    # \($0)\n" } + "    text: \"a\" }").files
    },
    GrowingInput("a long comment") { count in
      ["card.component.yaml": "# \(String(repeating: "a ", count: count))\n" + Card().text]
    },
    GrowingInput("blank lines") { count in
      ["card.component.yaml": String(repeating: "\n", count: count) + Card().text]
    },
    GrowingInput("blanks at the end of lines") { count in
      ["card.component.yaml": Card().text.replacing("\n", with: String(repeating: " ", count: count / 8) + "\n")]
    },
    GrowingInput("lines of windows", most: 1_000) { count in
      Card(body: "\n  vstack:\n" + lines(count) { "    - text: \"\($0)\"\n" } + "  spacing: 0").files
        .mapValues { $0.replacing("\n", with: "\r\n") }
    },
    GrowingInput("a folded text") { count in
      Card(declarations: "doc: >-\n" + lines(count) { _ in "  \(words(60))\n" }).files
    },
    GrowingInput("a literal text") { count in
      Card(body: "\n  text: |\n" + lines(count) { _ in "    \(words(60))\n" }).files
    },
    GrowingInput("a quoted text of many lines") { count in
      Card(body: "\n  text: \"\n" + lines(count) { _ in "    \(words(60))\n" } + "    \"").files
    },
    GrowingInput("a text of escapes") { count in
      Card(body: "{ text: \"\(lines(count) { _ in "\\u0041\\n" })\" }").files
    },
    GrowingInput("a plain text of many lines") { count in
      Card(declarations: "doc:\n" + lines(count) { "  a\($0)\n" }).files
    },
    GrowingInput("anchors and aliases") { count in
      let variants = lines(min(count, 2_000)) { "  V\($0): \($0 % 2 == 0 ? "&a\($0)" : "*a\($0 - 1)")\n" }
      return Card(variants: variants).files
    },
    GrowingInput("aliases of aliases") { count in
      var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
      for number in 1..<max(count, 2) { text += "a\(number): &a\(number) [\(list(9) { _ in "*a\(number - 1)" })]\n" }
      return ["card.component.yaml": text + Card().text]
    },
    GrowingInput("aliases of one long list", most: 10) { count in
      Card(
        declarations: "parameters:\n  a: { type: Array<Int>, default: &a [\(list(900) { "\($0)" })] }\n"
          + lines(count) { "  b\($0): { type: Array<Int>, default: *a }\n" }
      ).files
    },
    GrowingInput("opening brackets") { count in
      Card(body: String(repeating: "[", count: count)).files
    },
    GrowingInput("opening braces") { count in
      Card(body: String(repeating: "{ a: ", count: count)).files
    },
    GrowingInput("indentation that deepens", most: 1_000, growing: .quadratically) { count in
      ["card.component.yaml": Card().text + "a:\n" + lines(count) { String(repeating: " ", count: $0 + 1) + "a:\n" }]
    },
    GrowingInput("dashes") { count in
      ["card.component.yaml": Card().text + "a:\n  " + String(repeating: "- ", count: count) + "a\n"]
    },
    GrowingInput("a component on one line of JSON", most: 900) { count in
      let texts = (0..<count).map { "{\"text\": \"\\\"\($0)\\\"\"}" }.joined(separator: ", ")
      return [
        "card.component.json":
          "{\"component\": \"Card\", \"style\": \"none\", \"body\": {\"vstack\": [\(texts)], \"spacing\": 0}, \"variants\": {\"Default\": null}}"
      ]
    },
    GrowingInput("keys in braces on one line", most: 2_000) { count in
      Card(declarations: "parameters: { \(list(count) { "a\($0): Int = \($0)" }) }\n").files
    },
    GrowingInput("a long key") { count in
      ["card.component.yaml": Card().text + String(repeating: "a", count: count) + ": b\n"]
    },
    GrowingInput("a long quoted key") { count in
      ["card.component.yaml": Card().text + "\"" + words(count) + "\": b\n"]
    },
    GrowingInput("long tags of YAML") { count in
      ["card.component.yaml": Card().text + "a: !" + String(repeating: "a", count: count) + " b\n"]
    },
    GrowingInput("documents") { count in
      ["card.component.yaml": Card().text + lines(count) { "---\na: \($0)\n" }]
    },
    GrowingInput("acknowledged warnings", most: 2_000) { count in
      Card(
        declarations: "parameters:\n" + lines(count) { "  a\($0): Int = 1 # facet:allow name/unused later \($0)\n" }
      ).files
    },
    GrowingInput("acknowledgements of nothing") { count in
      ["card.component.yaml": lines(count) { "# facet:allow name/unused later \($0)\n" } + Card().text]
    },
  ]

  private static func files(_ count: Int, _ text: (Int) -> String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { ("card\($0).component.yaml", text($0)) })
  }
}
