/// Screens, apps and transitions.
extension GrowingInput {
  static let screens: [GrowingInput] = [
    screen("sections of a screen", most: 1_000) { count in
      "sections:\n" + lines(count) { "  s\($0): { items: { text: \"\($0)\" } }\n" } + "variants:\n  Default:\n"
    },
    screen("items of a section", most: 1_500) { count in
      "sections:\n  s:\n    items:\n" + lines(count) { "      - text: \"\($0)\"\n" } + "variants:\n  Default:\n"
    },
    screen("rows of a screen", most: 1_000) { count in
      "parameters: { rows: Array<String> }\npresenter: true\n"
        + "sections: { s: { items: { each: content.rows, as: row, do: { text: row } } } }\n"
        + "sample: { rows: [\(list(count) { "r\($0)" })] }\nvariants:\n  Default:\n"
    },
    screen("elements of a bar", most: 1_500) { count in
      "bars:\n  top:\n" + lines(count) { "    - text: \"\($0)\"\n" }
        + "sections: { s: { items: { text: \"a\" } } }\nvariants:\n  Default:\n"
    },
    screen("actions of a screen", most: 1_000) { count in
      "state: { n: Int = 1 }\nactions:\n" + lines(count) { "  a\($0): n = n + \($0)\n" }
        + "sections:\n  s:\n    items:\n"
        + lines(count) { "      - { button: content.a\($0), label: { text: \"\($0)\" } }\n" }
        + "variants:\n  Default:\n  Done: { after: [\(list(min(count, 100)) { "send: a\($0)" })] }\n"
    },
    screen("effects of a screen", most: 1_000) { count in
      "state: { n: Int = 1 }\nactions:\n" + lines(count) { "  a\($0): e\($0)\n" } + "  done: n = n + 1\neffects:\n"
        + lines(count) { "  e\($0): { then: done }\n" }
        + "sections:\n  s:\n    items:\n"
        + lines(count) { "      - { button: content.a\($0), label: { text: \"\($0)\" } }\n" }
        + "variants:\n  Default:\n  Done: { after: [\(list(min(count, 100)) { "send: a\($0), receive: e\($0)" })] }\n"
    },
    screen("steps of a screen", most: 200) { count in
      "state: { n: Int = 1 }\nactions: { add: n = n + 1 }\n"
        + "sections: { s: { items: { button: content.add, label: { text: \"{content.n}\" } } } }\n"
        + "variants:\n  Default:\n  Done: { after: [\(list(count) { _ in "send: add" })] }\n"
    },
    screen("states of a screen", most: 1_000) { count in
      "state:\n" + lines(count) { "  a\($0): Int = 1\n" } + "actions:\n  go:\n"
        + lines(count) { "    - a\($0) = a\($0) + 1\n" }
        + "sections: { s: { items: { button: content.go, label: { text: \"{content.a0}\" } } } }\n"
        + "variants:\n  Default:\n  Done: { after: [send: go, send: go] }\n"
    },
    GrowingInput("screens", most: 1_000) { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ("s\($0).screen.yaml", "screen: S\($0)\nsections: { s: { items: { text: \"a\" } } }\nvariants:\n  Default:\n")
        })
    },
    app("tabs", most: 900) { count in
      "tabs:\n" + lines(count) { "  t\($0): { title: T\($0), icon: house, screen: S0 }\n" }
    },
    app("intents", most: 1_900) { count in
      "tabs: { t: { title: T, icon: house, screen: S0 } }\nintents:\n" + lines(count) { "  i\($0): { push: S1 }\n" }
    },
    app("sessions", most: 1_900) { count in
      "tabs: { t: { title: T, icon: house, screen: S0 } }\nroutes: { S0.open: { push: S1 } }\nsessions:\n"
        + lines(count) { "  Session \($0):\n    - S0: [tap: go]\n    - S1: []\n" }
    },
    app("steps of a session", most: 200) { count in
      "tabs: { t: { title: T, icon: house, screen: S0 } }\nroutes: { S0.open: { push: S1 } }\nsessions:\n  Back and forth:\n"
        + lines(count / 2) { _ in "    - S0: [tap: go]\n    - back: S0\n" }
    },
    GrowingInput("routes", most: 900) { count in
      [
        "app.yaml": "app: Travel\ntabs: { t: { title: T, icon: house, screen: S0 } }\nroutes:\n"
          + lines(count) { "  S0.open\($0): { push: S1 }\n" },
        "s0.screen.yaml": "screen: S0\nactions:\n" + lines(count) { "  go\($0): open\($0)\n" } + "effects:\n"
          + lines(count) { "  open\($0): {}\n" } + "sections:\n  s:\n    items:\n"
          + lines(count) { "      - { button: content.go\($0), label: { text: \"\($0)\" } }\n" }
          + "variants:\n  Default:\n",
        "s1.screen.yaml": "screen: S1\nsections: { s: { items: { text: \"a\" } } }\nvariants:\n  Default:\n",
      ]
    },
    GrowingInput("elements of a transition", most: 900, commands: [["render", "Open"], ["render", "Open", "--svg"]]) {
      count in
      [
        "a.component.yaml": Card(
          body: "\n  vstack:\n" + lines(count) { "    - { text: \"\($0)\", identifier: i\($0) }\n" } + "  spacing: 0"
        ).text(named: "A"),
        "b.component.yaml": Card(
          body: "\n  vstack:\n" + lines(count) { "    - { text: \"b\($0)\", identifier: A.i\($0) }\n" } + "  spacing: 4"
        ).text(named: "B"),
        "open.transition.yaml": "transition: Open\nfrom: { A: Default }\nto: { B: Default }\nelements:\n"
          + lines(count) { "  A.i\($0): sharedElement\n" },
      ]
    },
    GrowingInput("elements of a transition that follow the one before", most: 900, commands: [["render", "Open"]]) {
      count in
      [
        "a.component.yaml": Card(body: "{ text: \"a\", identifier: i0 }").text(named: "A"),
        "b.component.yaml": Card(
          body: "\n  vstack:\n    - { text: \"a\", identifier: A.i0 }\n"
            + lines(count) { "    - { text: \"b\($0)\", identifier: i\($0 + 1) }\n" } + "  spacing: 4"
        ).text(named: "B"),
        "open.transition.yaml":
          "transition: Open\nfrom: { A: Default }\nto: { B: Default }\nelements:\n  A.i0: sharedElement\n"
          + lines(count) { "  B.i\($0 + 1): { anchorTranslation: \($0 == 0 ? "A" : "B").i\($0) }\n" },
      ]
    },
    GrowingInput("components of a transition within each other", most: 36) { count in
      var files = [
        "b.component.yaml": Card(body: "{ text: \"b\", identifier: C0.i }").text(named: "B"),
        "open.transition.yaml": "transition: Open\nfrom: { C0: Default }\nto: { B: Default }\n"
          + "elements: { C0.i: sharedElement }\n",
      ]
      for number in 0..<count {
        let body = number + 1 < count ? "{ C\(number + 1): {} }" : "{ text: \"a\" }"
        files["c\(number).component.yaml"] = Card(
          body: "\n  vstack:\n    - { text: \"a\", identifier: i }\n    - \(body)\n  spacing: 4"
        ).text(named: "C\(number)")
      }
      return files
    },
    GrowingInput("transitions", most: 900) { count in
      var files = [
        "a.component.yaml": Card(body: "{ text: \"a\", identifier: i }").text(named: "A"),
        "b.component.yaml": Card(body: "{ text: \"b\", identifier: A.i }").text(named: "B"),
      ]
      for number in 0..<count {
        files["t\(number).transition.yaml"] =
          "transition: T\(number)\nfrom: { A: Default }\nto: { B: Default }\nelements: { A.i: sharedElement }\n"
      }
      return files
    },
  ]

  private static func screen(
    _ name: String, most: Int? = nil, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(name, most: most) { ["card.screen.yaml": "screen: Card\n" + text($0)] }
  }

  private static func app(
    _ name: String, most: Int? = nil, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(name, most: most, commands: [["ls", "apps"], ["render", "Travel"]]) { count in
      [
        "app.yaml": "app: Travel\n" + text(count),
        "s0.screen.yaml": """
        screen: S0
        actions: { go: open }
        effects: { open: {} }
        sections: { s: { items: { button: content.go, label: { text: "a" } } } }
        variants:
          Default:

        """,
        "s1.screen.yaml": "screen: S1\nsections: { s: { items: { text: \"a\" } } }\nvariants:\n  Default:\n",
      ]
    }
  }
}
