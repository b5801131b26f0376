/// Goldens as they may be in a repository: other than what is drawn, damaged, or written by hand.
extension GrowingInput {
  static let recorded: [GrowingInput] = [
    golden("variants of a golden that are gone", most: 1_900) { count in
      variants(count) { "\n  ┊ a\($0) ┊\n" }
    },
    golden("variants of a golden that are like one") { count in variants(count) { _ in ("  like V0", "") } },
    golden("variants of a golden that are like the one before") { count in
      variants(count) { ("  like V\(max($0 - 1, 0))", "  looks      a\($0) fill  red\n") }
    },
    golden("cells of a golden") { count in
      "variant  V\n  ┊ a ┊\n" + lines(count) { "@ width \($0)\n" }
    },
    golden("cells of a golden on a line") { count in
      "variant  V\n  ┊ a ┊\n  same       \(list(count) { "width \($0)" })\n"
    },
    golden("mirrored cells of a golden on a line") { count in
      "variant  V\n  ┊ a ┊\n  same       \(list(count) { "mirrored width \($0) rtl" })\n"
    },
    golden("predicted cells of a golden") { count in
      "variant  V\n  cells      \(list(count) { "a=\($0 / 2) width \($0) rtl" })\n  ┊ a ┊\n"
    },
    golden("variants of a golden with predicted cells", most: 900) { count in
      "variant  W\n  cells      dark, ax3, dark ax3\n  ┊ a ┊\n@ dark\n  ┊ b ┊\n" + variants(count) { "  ┊ a\($0) ┊\n" }
    },
    golden("changed rows of a golden's picture") { count in
      "variant  V\n" + lines(count) { "  ┊ a\($0) ┊\n" } + "@ dark\n"
        + lines(count) { "  picture    row \($0 + 1)\n  ┊ b\($0) ┊\n" }
    },
    golden("variants of a golden with many facts") { count in
      "variant  V\n" + lines(count) { "  looks      a\($0) fill  red\n" }
        + variants(count) { "  looks      a\($0) fill  blue\n" }
    },
    golden("looks of a golden") { count in
      "variant  Default\n" + lines(count) { "  looks      a\($0) fill  red\n" }
    },
    golden("elements of a golden") { count in
      "variant  Default\n" + lines(count) { "  a11y \($0)     text  \"a\($0)\"\n" }
    },
    golden("ranges of elements of a golden") { count in
      "variant  Default\n" + lines(count) { _ in "  a11y 1…4999  none\n  a11y 4999  text  \"a\"\n" }
    },
    golden("looks that a golden lacks") { count in
      "variant  Default\n  gone       \(list(count) { "a\($0) fill" })\n"
    },
    golden("looks of a golden on a line") { count in
      "variant  Default\n  looks      \((0..<count).map { "a\($0) fill  red" }.joined(separator: ";  "))\n"
    },
    golden("parts of a golden's style") { count in
      "style\n" + lines(count) { "  a\($0): Length   \($0)\n" }
    },
    golden("lines of a golden that are the same") { count in "tree\n" + lines(count) { _ in "  hello  text\n" } },
    golden("lines of a golden without a section") { count in lines(count) { "a\($0)\n" } },
    golden("empty lines of a golden") { count in lines(count) { _ in "\n" } },
    golden("rows of a golden's picture") { count in "variant  Default\n" + lines(count) { "  ┊ a\($0) ┊\n" } },
    golden("a long line of a golden") { count in "variant  Default\n  a11y 1     text  \"\(words(count))\"\n" },
    golden("lines of a golden that nothing reads") { count in
      "variant  Default\n" + lines(count) { "  note\($0)  a\n" }
    },
    GrowingInput("goldens that nothing draws", most: 9_000, onlyCommands: compared) { count in
      var files = Card().files
      for number in 0..<count {
        files["../generated/Snapshots/Card\(number).default.snap.txt"] = "facet-golden 5  Card\(number)/default\n"
      }
      return files
    },
    GrowingInput("many other parts of a tree", most: 2_000, onlyCommands: compared) { count in
      var files = Card(
        body: "\n  vstack:\n" + lines(count) { "    - { text: \"\($0)\" }\n" } + "  spacing: 0"
      ).files
      files[path] = head + "tree\n" + lines(count) { "  row\($0)  text \"a\"\n" }
      return files
    },
    GrowingInput("variants that are other than recorded", most: 1_900, onlyCommands: compared) { count in
      var files = Card(
        declarations: "parameters: { title: String = Hello }\n", body: "{ text: content.title }",
        variants: lines(count) { "  V\($0): { with: { title: T\($0) } }\n" }
      ).files
      files[path] = head + variants(count) { "  ┊ a\($0) ┊\n" }
      return files
    },
  ]

  private static let path = "../generated/Snapshots/Card.default.snap.txt"
  private static let head = "facet-golden 5  Card/default\n\n"

  /// The comparison first: accepting overwrites what is compared.
  private static let compared = [
    ["snapshot", "check"], ["snapshot", "check", "--junit", "../junit.xml"], ["snapshot", "accept", "--all"],
    ["snapshot", "prune"],
  ]

  private static func variants(_ count: Int, _ lines: (Int) -> String) -> String {
    (0..<count).map { "\nvariant  V\($0)\n\(lines($0))" }.joined()
  }

  private static func variants(_ count: Int, _ parts: (Int) -> (like: String, lines: String)) -> String {
    (0..<count).map { "\nvariant  V\($0)\(parts($0).like)\n\(parts($0).lines)" }.joined()
  }

  private static func golden(
    _ name: String, most: Int? = nil, _ sections: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(name, most: most, onlyCommands: compared) { count in
      Card().files.merging([path: head + sections(count)]) { $1 }
    }
  }
}
