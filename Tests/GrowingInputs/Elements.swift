/// Bodies: wide ones, deep ones, and such that repeat elements.
extension GrowingInput {
  static let elements: [GrowingInput] =
    wide + repeated + deep + [
      GrowingInput("loops in a loop", most: 70, growing: .quadratically) { count in
        Card(
          body:
            "{ vstack: [{ each: 1...\(count), as: i, do: { hstack: [{ each: 1...\(count), as: j, do: { text: \"{i} {j}\" } }], spacing: 0 } }], spacing: 0 }"
        ).files
      },
      GrowingInput("options of a picker", most: 900) { count in
        Card(
          declarations: "parameters: { n: Binding<Int>, all: Array<Int> }\n",
          body: "{ picker: content.n, label: { text: \"n\" }, options: content.all, as: i, do: { text: \"{i}\" } }",
          sample: "n: 1, all: [\(list(count) { "\($0)" })]"
        ).files
      },
      GrowingInput("sections of a list", most: 900) { count in
        Card(
          body: "\n  list:\n" + lines(count) { "    - { section: [{ text: \"\($0)\" }], header: { text: \"h\" } }\n" }
            + "  style: plain"
        ).files
      },
      GrowingInput("buttons of a menu", most: 900) { count in
        Card(
          declarations: "parameters: { onTap: Action }\n",
          body: "\n  menu:\n" + lines(count) { "    - { button: content.onTap, label: { text: \"\($0)\" } }\n" }
            + "  label: { text: \"More\" }", sample: "onTap: record",
          variants: "  Default:\n  Open: { after: [open: menu] }\n"
        ).files
      },
      held("buttons beside a row", by: "swipeActions", in: "swipeActions: { content: [BUTTONS] }") {
        "{ list: [\($0)], style: plain, frame: { height: 200 } }"
      },
      held("buttons of a context menu", by: "contextMenu", in: "contextMenu: [BUTTONS]") { $0 },
      held("buttons of an alert", by: "alert", in: alert) { $0 },
      held("buttons of a dialog", by: "confirmationDialog", in: alert.replacing("alert", with: "confirmationDialog")) {
        $0
      },
      GrowingInput("parts of a text", most: 2_000) { count in
        Card(body: "\n  text:\n" + lines(count) { "    - { text: \"\($0) \", bold: \($0 % 2 == 0) }\n" }).files
      },
      GrowingInput("columns of a grid", most: 100) { count in
        Card(
          body:
            "{ grid: [{ each: 1...30, as: i, do: { gridRow: [{ each: 1...\(count), as: j, do: { text: \"{j}\" } }] } }], horizontalSpacing: 0, verticalSpacing: 0 }"
        ).files
      },
      GrowingInput("decisions about looks", most: 1_000) { count in
        Card(
          declarations: "parameters: { n: Int }\n",
          body: "\n  vstack:\n" + lines(count) { "    - { text: \"\($0)\", bold: content.n > \($0) }\n" }
            + "  spacing: 0", sample: "n: 10"
        ).files
      },
      GrowingInput("texts beside each other that wrap", most: 1_000) { count in
        Card(
          body: "\n  hstack:\n" + lines(count) { "    - text: \"\(words(20)) \($0)\"\n" }
            + "  spacing: 0\n  frame: { width: 300 }"
        ).files
      },
      GrowingInput("layers that overlap", most: 1_000) { count in
        Card(body: "\n  zstack:\n" + lines(count) { "    - text: \"\($0)\"\n" }).files
      },
      GrowingInput("layers in a staircase", most: 1_000) { count in
        Card(
          body: "\n  zstack:\n"
            + lines(count) { "    - { text: \"\($0)\", offset: { x: \($0 * 30), y: \($0 * 10) } }\n" }
        ).files
      },
      GrowingInput("elements that are moved about", most: 1_000) { count in
        Card(
          body: "\n  vstack:\n"
            + lines(count) { "    - { text: \"\($0)\", offset: { x: \($0 * 37 % 200), y: \($0 * 61 % 500) } }\n" }
            + "  spacing: 0"
        ).files
      },
      GrowingInput("presented layers", most: 200) { count in
        Card(
          declarations: "parameters: { isShown: Binding<Bool> }\n",
          body: "\n  vstack:\n"
            + lines(count) {
              "    - { text: \"\($0)\", sheet: { isPresented: content.isShown, content: { text: \"s\" } } }\n"
            } + "  spacing: 0", sample: "isShown: true"
        ).files
      },
      GrowingInput("identifiers", most: 900) { count in
        Card(
          body: "\n  vstack:\n" + lines(count) { "    - { text: \"\($0)\", identifier: i\($0) }\n" } + "  spacing: 0"
        ).files
      },
      GrowingInput("actions of accessibility", most: 900) { count in
        Card(
          declarations: "parameters: { onTap: Action }\naccessibility:\n  element: combined\n  actions:\n"
            + lines(count) { "    - { name: \"n\($0)\", do: content.onTap }\n" },
          body: "{ text: \"a\" }", sample: "onTap: record"
        ).files
      },
    ]

  /// What contains elements, by the words before and behind them.
  private static let containers: [(name: String, open: String, close: String)] = [
    ("vstack", "vstack:", "spacing: 0"), ("hstack", "hstack:", "spacing: 0"), ("zstack", "zstack:", ""),
    ("flow", "flow:", "spacing: 4\n  rowSpacing: 4"), ("list", "list:", "style: plain"),
    ("lazyVStack", "lazyVStack:", "spacing: 0"), ("lazyHStack", "lazyHStack:", "spacing: 0"),
    ("lazyVGrid", "lazyVGrid:", "columns: 3\n  spacing: 4"), ("lazyHGrid", "lazyHGrid:", "rows: 3\n  spacing: 4"),
    ("grid", "grid:", "horizontalSpacing: 0\n  verticalSpacing: 0"), ("viewThatFits", "viewThatFits:", ""),
    ("group", "group:", "padding: 1"),
  ]

  private static let wide =
    containers.map { container in
      GrowingInput("elements in \(container.name)", most: 2_000) { count in
        Card(
          body: "\n  \(container.open)\n" + lines(count) { "    - text: \"\($0)\"\n" } + "  \(container.close)"
        ).files
      }
    } + [
      GrowingInput("conditions", most: 1_000) { count in
        Card(
          declarations: "parameters: { n: Int }\n",
          body: "\n  vstack:\n"
            + lines(count) { "    - { if: content.n > \($0), then: { text: \"a\" }, else: { text: \"b\" } }\n" }
            + "  spacing: 0", sample: "n: 10"
        ).files
      },
      GrowingInput("buttons", most: 1_000) { count in
        Card(
          declarations: "parameters: { onTap: Action }\n",
          body: "\n  vstack:\n" + lines(count) { "    - { button: content.onTap, label: { text: \"\($0)\" } }\n" }
            + "  spacing: 0", sample: "onTap: record"
        ).files
      },
      GrowingInput("symbols", most: 2_000) { count in
        Card(body: "\n  vstack:\n" + lines(count) { _ in "    - { icon: \"star.fill\" }\n" } + "  spacing: 0").files
      },
      GrowingInput("shapes", most: 2_000) { count in
        Card(
          body: "\n  hstack:\n"
            + lines(count) { "    - { shape: circle, frame: { width: \($0 % 50 + 10), height: 10 } }\n" }
            + "  spacing: 0"
        ).files
      },
      GrowingInput("spacers", most: 2_000) { count in
        Card(body: "\n  hstack:\n" + lines(count) { _ in "    - spacer\n" } + "  spacing: 0\n  frame: { width: 100 }")
          .files
      },
      GrowingInput("links", most: 1_000) { count in
        Card(
          body: "\n  vstack:\n"
            + lines(count) { "    - { link: \"https://example.com/\($0)\", label: { text: \"\($0)\" } }\n" }
            + "  spacing: 0"
        ).files
      },
    ]

  /// An element for each number of a range.
  private static let repeated =
    containers.map { container in
      GrowingInput("a loop in \(container.name)", most: 4_000) { count in
        Card(
          body:
            "\n  \(container.open)\n    - { each: 0...\(count), as: i, do: { text: \"{i}\" } }\n  \(container.close)"
        ).files
      }
    } + [
      GrowingInput("a loop of layers that are moved", most: 4_000) { count in
        Card(
          body:
            "{ zstack: [{ each: 0...\(count), as: i, do: { text: \"{i}\", offset: { x: Length(i) * 3, y: Length(i) } } }] }"
        ).files
      },
      GrowingInput("a loop of layers that are moved aside", most: 4_000) { count in
        Card(
          body: "{ zstack: [{ each: 0...\(count), as: i, do: { text: \"{i}\", offset: { x: Length(i) * 40 } } }] }"
        ).files
      },
      GrowingInput("a loop of elements that are moved", most: 4_000) { count in
        Card(
          body:
            "{ vstack: [{ each: 0...\(count), as: i, do: { text: \"{i}\", offset: { x: Length(i % 7) * 20, y: Length(i % 5) * 30 } } }], spacing: 0 }"
        ).files
      },
      GrowingInput("a loop of rows of a grid", most: 1_000) { count in
        Card(
          body:
            "{ grid: [{ each: 0...\(count), as: i, do: { gridRow: [{ text: \"{i}\" }, { text: \"a\" }] } }], horizontalSpacing: 0, verticalSpacing: 0 }"
        ).files
      },
      GrowingInput("a loop of buttons", most: 1_000) { count in
        Card(
          declarations: "parameters: { onPick: Action<Int> }\n",
          body:
            "{ vstack: [{ each: 0...\(count), as: i, do: { button: content.onPick(i), label: { text: \"{i}\" } } }], spacing: 0 }",
          sample: "onPick: record", variants: "  Default:\n  Picked: { after: [tap: onPick(\(count))] }\n"
        ).files
      },
      GrowingInput("a loop of components", most: 1_000) { count in
        var files = Card(body: "{ vstack: [{ each: 0...\(count), as: i, do: { Row: { n: i } } }], spacing: 0 }").files
        files["row.component.yaml"] = Card(
          declarations: "parameters: { n: Int }\n", body: "{ text: \"{content.n}\" }", sample: "n: 1"
        ).text(named: "Row")
        return files
      },
    ]

  private static let deep: [GrowingInput] = [
    deep("stacks", most: 28) { "{ vstack: [\($0)], spacing: 0 }" },
    deep("stacks of two kinds with spacers", most: 14) {
      "{ hstack: [{ vstack: [\($0), spacer], spacing: 0 }, spacer], spacing: 0 }"
    },
    deep("stacks with texts that wrap", most: 14) {
      "{ hstack: [{ vstack: [\($0), { text: \"\(words(60))\" }], spacing: 0 }, { text: \"\(words(60))\" }], spacing: 0 }"
    },
    deep("layers", most: 28) { "{ zstack: [\($0)] }" },
    deep("grids", most: 14) {
      "{ grid: [{ gridRow: [\($0), { text: \"a\" }] }], horizontalSpacing: 0, verticalSpacing: 0 }"
    },
    deep("flows", most: 28) { "{ flow: [\($0), { text: \"a\" }], spacing: 0, rowSpacing: 0 }" },
    deep("alternatives", most: 28) { "{ viewThatFits: [\($0), { text: \"a\" }] }" },
    deep("alternatives on both sides", most: 9, growing: .exponentially) { "{ viewThatFits: [\($0), \($0)] }" },
    deep("lists", most: 14) { "{ list: [\($0)], style: plain, frame: { height: 100 } }" },
    deep("paddings", most: 50) { "{ group: \($0), padding: 1 }" },
    deep("backgrounds", most: 28) { "{ text: \"a\", background: { content: \($0) } }" },
    deep("overlays", most: 28) { "{ text: \"a\", overlay: { content: \($0) } }" },
    deep("insets of the safe area", most: 14) { "{ text: \"a\", safeAreaInset: { edge: top, content: \($0) } }" },
    deep("conditions in conditions", most: 50) { "{ if: content.n > 1, then: \($0) }" },
    deep("conditions with both branches", most: 50) { "{ if: content.n > 1, then: { text: \"a\" }, else: \($0) }" },
    deep("buttons' labels", most: 25) { "{ vstack: [\($0)], spacing: 0, accessibilityElement: combine }" },
    deep("flexible frames", most: 50) { "{ group: \($0), frame: { maxWidth: infinity, minHeight: 10 } }" },
    deep("fixed sizes", most: 50) { "{ group: \($0), fixedSize: true }" },
    deep("ratios", most: 28) { "{ group: \($0), aspectRatio: { ratio: 1, contentMode: fit } }" },
    deep("sheets", most: 14) { "{ text: \"a\", sheet: { isPresented: content.isShown, content: \($0) } }" },
    deep("menus", most: 28) { "{ menu: [\($0)], label: { text: \"a\" } }" },
    deep("groups that disclose", most: 28) {
      "{ disclosureGroup: content.isShown, content: \($0), label: { text: \"a\" } }"
    },
  ]

  private static let alert =
    "alert: { title: \"Really?\", isPresented: content.isShown, message: \"a\", actions: [BUTTONS] }"

  /// Buttons that a modifier holds.
  private static func held(
    _ name: String, by modifier: String, in entry: String, _ around: @escaping @Sendable (String) -> String
  ) -> GrowingInput {
    GrowingInput(name, most: 900) { count in
      let buttons = list(count) { "{ button: content.onTap, label: { text: \"\($0)\" } }" }
      return Card(
        declarations: "accessibility: { element: contains }\nparameters: { isShown: Binding<Bool>, onTap: Action }\n",
        body: around("{ text: \"a\", \(entry.replacing("BUTTONS", with: buttons)) }"),
        sample: "isShown: true, onTap: record"
      ).files
    }
  }

  private static func deep(
    _ name: String, most: Int, growing growth: Growth = .linearly,
    _ around: @escaping @Sendable (String) -> String
  ) -> GrowingInput {
    GrowingInput("\(name) in each other", most: most, growing: growth) { count in
      Card(
        declarations: "parameters: { n: Int = 10, isShown: Binding<Bool> }\n",
        body: nested(min(count, most * 2), in: "{ text: \"a\" }", around), sample: "isShown: true"
      ).files
    }
  }
}
