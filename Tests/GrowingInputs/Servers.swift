/// Pages that servers send, and what reads them.
extension GrowingInput {
  static let servers: [GrowingInput] = [
    page("sections of a page") { count in
      list(count) { "{ \"id\": \"s\($0)\", \"components\": [\(component($0))] }" }
    },
    page("components of a page") { count in "{ \"id\": \"s\", \"components\": [\(list(count, component))] }" },
    page("components of a page on a line each") { count in
      "{ \"id\": \"s\", \"components\": [\n\((0..<count).map(component).joined(separator: ",\n"))\n] }"
    },
    page("components in each other", most: 30) { count in
      let inner = nested(count, in: component(0)) {
        "{ \"type\": \"card\", \"title\": \"a\", \"main\": [\($0)] }"
      }
      return "{ \"id\": \"s\", \"components\": [\(inner)] }"
    },
    page("components that draw their slot twice, in each other", most: 14, growing: .exponentially) { count in
      let inner = nested(count, in: "{ \"type\": \"twice\" }") { "{ \"type\": \"twice\", \"main\": [\($0)] }" }
      return "{ \"id\": \"s\", \"components\": [\(inner)] }"
    },
    page("fallbacks in each other", most: 30) { count in
      let inner = nested(count, in: component(0)) { "{ \"type\": \"map\", \"fallback\": \($0) }" }
      return "{ \"id\": \"s\", \"components\": [\(inner)] }"
    },
    page("components that are unknown") { count in
      "{ \"id\": \"s\", \"components\": [\(list(count) { "{ \"type\": \"map\", \"id\": \"c\($0)\" }" })] }"
    },
    page("components that are unknown on a line each") { count in
      "{ \"id\": \"s\", \"components\": [\n\((0..<count).map { "{ \"type\": \"map\", \"id\": \"c\($0)\" }" }.joined(separator: ",\n"))\n] }"
    },
    page("fields that are unknown") { count in
      "{ \"id\": \"s\", \"components\": [{ \"type\": \"card\", \"title\": \"a\", \(list(count) { "\"x\($0)\": \($0)" }) }] }"
    },
    page("identities that are the same") { count in
      "{ \"id\": \"s\", \"components\": [\(list(count) { _ in component(0) })] }"
    },
    page("a long text of a page", most: 99_000) { count in
      "{ \"id\": \"s\", \"components\": [{ \"type\": \"card\", \"title\": \"\(words(count))\" }] }"
    },
    page("a text of escapes on a page", most: 16_000) { count in
      "{ \"id\": \"s\", \"components\": [{ \"type\": \"card\", \"title\": \"\(String(repeating: "\\u0041", count: count))\" }] }"
    },
    page("a long number of a page") { count in
      "{ \"id\": \"s\", \"components\": [{ \"type\": \"card\", \"title\": \(String(repeating: "1", count: count)) }] }"
    },
    page("requirements of a component") { count in
      "{ \"id\": \"s\", \"components\": [{ \"type\": \"card\", \"title\": \"a\", \"requires\": { \(list(count) { "\"f\($0)\": \"1.0\"" }) } }] }"
    },
    page("opening brackets of a page") { String(repeating: "[", count: $0) },
    GrowingInput("fields on the wire", most: 1_900, commands: [["ls", "server"]]) { count in
      Card(
        declarations: "serverDriven: true\nparameters:\n" + lines(count) { "  a\($0): String = a\n" }
      ).files
    },
    GrowingInput("components on the wire", most: 2_000, commands: [["ls", "server"]]) { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          (
            "c\($0).component.yaml",
            Card(
              declarations: "serverDriven: true\nparameters: { title: String = a }\n", body: "{ text: content.title }"
            )
            .text(named: "C\($0)")
          )
        })
    },
    GrowingInput("components of a page on a screen", most: 1_500) { count in
      shown("{ \"sections\": [{ \"id\": \"s\", \"components\": [\(list(count, component))] }] }")
    },
    GrowingInput("sections of a page on a screen", most: 1_000) { count in
      shown("{ \"sections\": [\(list(count) { "{ \"id\": \"s\($0)\", \"components\": [\(component($0))] }" })] }")
    },
    GrowingInput("unknown components of a page on a screen", most: 1_500) { count in
      shown("{ \"sections\": [{ \"id\": \"s\", \"components\": [\(list(count) { "{ \"type\": \"map\($0)\" }" })] }] }")
    },
    GrowingInput("pages of a project", most: 900) { count in
      var files = server
      for number in 0..<count {
        files["p\(number).page.json"] = "{ \"sections\": [{ \"id\": \"s\", \"components\": [\(component(number))] }] }"
      }
      return files
    },
  ]

  /// A screen that receives a page.
  private static func shown(_ page: String) -> [String: String] {
    server.merging([
      "home.page.json": page,
      "offers.screen.yaml": """
      screen: Offers
      state: { page: ServerPage? }
      content: { page: ServerPage? }
      actions:
        appeared: load
        loaded: { takes: { page: ServerPage }, do: page = page }
      effects: { load: { then: loaded } }
      onAppear: appeared
      sections: { s: { when: let page = content.page, items: { serverPage: page } } }
      variants:
        Loaded: { after: [receive: { effect: load, with: home }] }

      """,
    ]) { $1 }
  }

  private static func component(_ number: Int) -> String {
    "{ \"type\": \"card\", \"id\": \"c\(number)\", \"title\": \"a\" }"
  }

  private static let server = Card(
    declarations: "serverDriven: true\nparameters: { title: String, main: View = none }\n",
    body: "{ vstack: [{ text: content.title }, { slot: content.main }], spacing: 0 }", sample: "title: a"
  ).files.merging([
    "twice.component.yaml": Card(
      declarations: "serverDriven: true\nparameters: { main: View = none }\n",
      body: "{ vstack: [divider, { slot: content.main }, { slot: content.main }], spacing: 0 }"
    ).text(named: "Twice")
  ]) { $1 }

  private static func page(
    _ name: String, most: Int? = nil, growing growth: GrowingInput.Growth = .linearly,
    _ sections: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(
      name, most: most,
      commands: [
        ["serve-check", "../page.json"], ["serve-check", "../page.json", "--format", "json"],
        ["render", "--json", "../page.json"], ["render", "--json", "../page.json", "--frames"],
        ["render", "--json", "../page.json", "--svg"],
      ], growing: growth
    ) { count in
      server.merging(["../page.json": "{ \"sections\": [\(sections(count))] }"]) { $1 }
    }
  }
}
