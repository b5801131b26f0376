/// Token files, themes and modes, and resolver documents.
extension GrowingInput {
  static let tokens: [GrowingInput] = [
    tokens("tokens") { count in group("space", "dimension", count) { _ in px } },
    tokens("colors") { count in group("ink", "color", count) { _ in color } },
    tokens("colors in other spaces") { count in
      group("ink", "color", count) { "{ \"colorSpace\": \"oklch\", \"components\": [0.5, 0.1, \($0 % 360)] }" }
    },
    tokens("text styles") { count in
      group("text", "typography", count) { _ in
        "{ \"fontFamily\": \"system\", \"fontSize\": \(px), \"fontWeight\": 400, \"letterSpacing\": \(px), \"lineHeight\": 1.3 }"
      }
    },
    tokens("aliases") { count in
      group("space", "dimension", count) { $0 == 0 ? px : "\"{space.a0}\"" }
    },
    tokens("aliases of the one before", most: 256) { count in
      group("space", "dimension", count) { $0 == 0 ? px : "\"{space.a\($0 - 1)}\"" }
    },
    tokens("long chains of aliases") { count in
      group("space", "dimension", count) { $0 % 200 == 0 ? px : "\"{space.a\($0 - 1)}\"" }
    },
    tokens("parentheses of a calculation", most: 32) { count in
      group("space", "dimension", 1) { _ in "\"\(nested(count, in: "4px") { "(\($0))" })\"" }
    },
    tokens("operators of a calculation", most: 256) { count in
      group("space", "dimension", 1) { _ in "\"4px\(lines(count) { _ in " + 1px" })\"" }
    },
    tokens("aliases in a circle") { count in
      group("space", "dimension", count) { "\"{space.a\(($0 + 1) % count)}\"" }
    },
    tokens("aliases of nothing") { count in
      group("space", "dimension", count) { "\"{space.b\($0)}\"" }
    },
    tokens("groups") { count in
      "{ \(list(count) { "\"g\($0)\": { \"$type\": \"dimension\", \"a\": { \"$value\": \(px) } }" }) }"
    },
    tokens("groups in groups", most: 50) { count in
      nested(count, in: "{ \"a\": { \"$type\": \"dimension\", \"$value\": \(px) } }") { "{ \"g\": \($0) }" }
    },
    tokens("groups that extend the one before", most: 64) { count in
      "{ \(list(count) { "\"g\($0)\": { \"$type\": \"dimension\", \($0 == 0 ? "" : "\"$extends\": \"{g\($0 - 1)}\", ")\"a\($0)\": { \"$value\": \(px) } }" }) }"
    },
    tokens("groups that extend one", most: 900) { count in
      "{ \"base\": { \"$type\": \"dimension\", \(list(20) { "\"a\($0)\": { \"$value\": \(px) }" }) }, "
        + "\(list(count) { "\"g\($0)\": { \"$extends\": \"{base}\" }" }) }"
    },
    tokens("stops of a gradient") { count in
      "{ \"a\": { \"$type\": \"gradient\", \"$value\": [\(list(count) { "{ \"color\": \(color), \"position\": \(Double($0) / Double(count)) }" })] } }"
    },
    tokens("layers of a shadow") { count in
      "{ \"a\": { \"$type\": \"shadow\", \"$value\": [\(list(count) { _ in "{ \"color\": \(color), \"offsetX\": \(px), \"offsetY\": \(px), \"blur\": \(px), \"spread\": \(px) }" })] } }"
    },
    tokens("families of a font") { count in
      "{ \"a\": { \"$type\": \"fontFamily\", \"$value\": [\(list(count) { "\"f\($0)\"" })] } }"
    },
    tokens("dashes of a stroke") { count in
      "{ \"a\": { \"$type\": \"strokeStyle\", \"$value\": { \"lineCap\": \"butt\", \"dashArray\": [\(list(count) { _ in px })] } } }"
    },
    tokens("a long description of a token") { count in
      "{ \"a\": { \"$type\": \"dimension\", \"$value\": \(px), \"$description\": \"\(words(count))\" } }"
    },
    tokens("extensions of a token") { count in
      "{ \"a\": { \"$type\": \"dimension\", \"$value\": \(px), \"$extensions\": { \(list(count) { "\"e\($0)\": \($0)" }) } } }"
    },
    tokens("old spellings of values") { count in
      "{ \"a\": { \"$type\": \"color\", \(list(count) { "\"a\($0)\": { \"$value\": \"#dc0d50\" }" }) } }"
    },
    tokens("types that do not exist") { count in
      "{ \(list(count) { "\"a\($0)\": { \"$type\": \"dimensoin\", \"$value\": 1 }" }) }"
    },
    tokens("sums of tokens") { count in
      group("space", "dimension", count) { $0 == 0 ? px : "\"{space.a0} + \($0)\"" }
    },
    tokens("longer and longer names that continue others", most: 900) { count in
      "{ \"$type\": \"dimension\", \(list(count) { "\"a\(String(repeating: "-a", count: $0 % 40))\($0)\": { \"$value\": \(px) }" }) }"
    },
    GrowingInput("references to tokens", most: 2_000) { count in
      [
        "base.tokens.json": group("space", "dimension", count) { _ in px },
        "card.component.yaml": Card(
          body: "\n  vstack:\n" + lines(count) { "    - { divider: null, padding: space.a\($0) }\n" } + "  spacing: 0"
        ).text,
      ]
    },
    GrowingInput("files of tokens", most: 9_900) { count in
      var files = Card().files
      for number in 0..<count { files["t\(number).tokens.json"] = group("g\(number)", "dimension", 1) { _ in px } }
      return files
    },
    GrowingInput("tokens with modes", most: 100_000) { count in
      var files = Card().files
      files["facet.yaml"] = project(
        "tokens: { modes: { dark: dark.tokens.json, increasedContrast: high.tokens.json } }\n")
      for name in ["base", "dark", "high"] {
        files["\(name).tokens.json"] = group("ink", "color", count) { _ in color }
      }
      return files
    },
    GrowingInput("themes", most: 400, commands: [["report", "themes", "--from", "standard", "--to", "t1"]]) { count in
      var files = Card().files
      files["facet.yaml"] = project(
        "themes:\n  standard:\n" + lines(count) { "  t\($0): { tokens: t\($0).tokens.json }\n" })
      files["base.tokens.json"] = group("ink", "color", 30) { _ in color }
      for number in 0..<count { files["t\(number).tokens.json"] = group("ink", "color", 5) { _ in color } }
      return files
    },
    GrowingInput(
      "themes of many tokens", most: 2_000, commands: [["report", "themes", "--from", "standard", "--to", "t1"]]
    ) { count in
      var files = Card(
        body: "{ text: \"a\", color: ink.a0 }", after: "matrix: { theme: [standard, t0, t1, t2, t3] }\n"
      ).files
      files["facet.yaml"] = project(
        "themes:\n  standard:\n" + lines(12) { "  t\($0): { tokens: t\($0).tokens.json }\n" })
      files["base.tokens.json"] = group("ink", "color", count) { _ in color }
      for number in 0..<12 {
        files["t\(number).tokens.json"] = group("ink", "color", count) { _ in
          "{ \"colorSpace\": \"srgb\", \"components\": [0.\(number), 0.2, 0.3] }"
        }
      }
      return files
    },
    resolver("sources of a set") { count in
      "\"sets\": { \"base\": { \"sources\": [\(list(count) { "{ \"a\($0)\": { \"$type\": \"dimension\", \"$value\": \(px) } }" })] } }, \"resolutionOrder\": [{ \"$ref\": \"#/sets/base\" }]"
    },
    resolver("sets") { count in
      "\"sets\": { \(list(count) { "\"s\($0)\": { \"sources\": [{ \"a\($0)\": { \"$type\": \"dimension\", \"$value\": \(px) } }] }" }) }, \"resolutionOrder\": [\(list(count) { "{ \"$ref\": \"#/sets/s\($0)\" }" })]"
    },
    resolver("sets of the one before", most: 900) { count in
      "\"sets\": { \(list(count) { "\"s\($0)\": { \"sources\": [\($0 == 0 ? "{}" : "{ \"$ref\": \"#/sets/s\($0 - 1)\" }")] }" }) }, \"resolutionOrder\": [{ \"$ref\": \"#/sets/s\(count - 1)\" }]"
    },
    resolver("contexts of a modifier") { count in
      "\"sets\": { \"base\": { \"sources\": [] } }, \"modifiers\": { \"theme\": { \"contexts\": { \(list(count) { "\"c\($0)\": [{ \"a\": { \"$type\": \"dimension\", \"$value\": \(px) } }]" }) }, \"default\": \"c0\" } }, \"resolutionOrder\": [{ \"$ref\": \"#/sets/base\" }, { \"$ref\": \"#/modifiers/theme\" }]"
    },
    resolver("modifiers") { count in
      "\"sets\": { \"base\": { \"sources\": [] } }, \"modifiers\": { \(list(count) { "\"m\($0)\": { \"contexts\": { \"a\": [], \"b\": [] }, \"default\": \"a\" }" }) }, \"resolutionOrder\": [{ \"$ref\": \"#/sets/base\" }, \(list(count) { "{ \"$ref\": \"#/modifiers/m\($0)\" }" })]"
    },
    GrowingInput("symbols of a project") { count in
      var files = Card(body: "{ icon: \"star\" }").files
      files["facet.yaml"] = project("icons:\n  - \"star\"\n" + lines(count) { "  - \"star.a\($0)\"\n" })
      return files
    },
    GrowingInput("icons of a project", most: 2_000) { count in
      var files = Card(body: "{ icon: i0 }").files
      files["facet.yaml"] = project(
        "icons:\n" + lines(count) { "  i\($0): { systemName: star }\n" })
      return files
    },
    GrowingInput("folders of a project", most: 19_000) { count in
      var files = Card().files
      files["facet.yaml"] = project("roots:\n" + lines(count) { "  - ../shared\($0)\n" })
      return files
    },
    GrowingInput("inputs of tokens", most: 2_000) { count in
      var files = Card().files
      files["facet.yaml"] = project("tokens:\n  inputs:\n" + lines(count) { "    m\($0): a\n" })
      return files
    },
    GrowingInput("levels of rules") { count in
      var files = Card().files
      files["facet.yaml"] = project("lint:\n" + lines(count) { "  name/unused\($0): off\n" })
      return files
    },
  ]

  private static let px = "{ \"value\": 4, \"unit\": \"px\" }"
  private static let color = "{ \"colorSpace\": \"srgb\", \"components\": [0.1, 0.2, 0.3] }"

  private static func group(_ name: String, _ type: String, _ count: Int, _ value: (Int) -> String) -> String {
    "{ \"\(name)\": { \"$type\": \"\(type)\",\n"
      + (0..<count).map { "  \"a\($0)\": { \"$value\": \(value($0)) }" }.joined(separator: ",\n") + "\n} }\n"
  }

  private static func tokens(
    _ name: String, most: Int? = nil, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(
      name, most: most, commands: [["ls", "tokens"], ["ls", "tokens", "--format", "json"], ["explain", "gap.one"]]
    ) { count in
      Card().files.merging([
        "base.tokens.json": text(count),
        "gap.tokens.json": "{ \"gap\": { \"one\": { \"$type\": \"dimension\", \"$value\": \(px) } } }",
      ]) { $1 }
    }
  }

  private static func resolver(
    _ name: String, most: Int? = nil, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(name, most: most, commands: [["ls", "tokens"]]) { count in
      Card().files.merging(["design.resolver.json": "{ \"version\": \"2025.10\", \(text(count)) }"]) { $1 }
    }
  }
}
