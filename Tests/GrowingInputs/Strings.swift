/// String Catalogs.
extension GrowingInput {
  static let strings: [GrowingInput] = [
    catalog("keys of a catalog") { count in
      lines(count) {
        "    \"k\($0)\" : { \"localizations\" : { \"de\" : \(unit("a")) } }\($0 + 1 < count ? "," : "")\n"
      }
    },
    catalog("keys of a catalog on one line") { count in
      (0..<count).map { "\"k\($0)\":{\"localizations\":{\"de\":\(unit("a"))}}" }.joined(separator: ",")
    },
    catalog("empty keys of a catalog on one line") { count in
      (0..<count).map { "\"k\($0)\":{}" }.joined(separator: ",")
    },
    catalog("languages of a text", most: 400) { count in
      "\"Hello\" : { \"localizations\" : { \((0..<count).map { "\"\(letters($0 + 27))\" : \(unit("a"))" }.joined(separator: ", ")) } }"
    },
    catalog("texts in many languages") { count in
      lines(count) { number in
        "    \"k\(number)\" : { \"localizations\" : { "
          + [
            "de", "fr", "pl", "ar", "ja", "it", "es", "nl", "sv", "da", "fi", "cs", "sk", "hu", "ro", "tr", "uk", "ru",
          ]
          .map { "\"\($0)\" : \(unit("a"))" }.joined(separator: ", ")
          + " } }\(number + 1 < count ? "," : "")\n"
      }
    },
    catalog("plural forms") { count in
      lines(count) { number in
        "    \"%lld k\(number)\" : { \"localizations\" : { \"pl\" : { \"variations\" : { \"plural\" : { "
          + ["one", "few", "many", "other"].map { "\"\($0)\" : \(unit("%lld a"))" }.joined(separator: ", ")
          + " } } } } }\(number + 1 < count ? "," : "")\n"
      }
    },
    catalog("a long text of a catalog", most: 99_000) { count in
      "\"Hello\" : { \"localizations\" : { \"de\" : \(unit(words(count))) } }"
    },
    catalog("a long key of a catalog", most: 99_000) { count in
      "\"\(words(count))\" : { \"localizations\" : { \"de\" : \(unit("a")) } }"
    },
    catalog("specifiers of a text", most: 20_000) { count in
      "\"Hello\" : { \"localizations\" : { \"de\" : \(unit(String(repeating: "%@ ", count: count))) } }"
    },
    catalog("specifiers with numbers", most: 9_000) { count in
      "\"Hello\" : { \"localizations\" : { \"de\" : \(unit(lines(count) { "%\($0 + 1)$@ " })) } }"
    },
    catalog("percent signs of a text", most: 90_000) { count in
      "\"Hello\" : { \"localizations\" : { \"de\" : \(unit(String(repeating: "%", count: count))) } }"
    },
    catalog("translations without specifiers") { count in
      (0..<count).map { "\"%@ k\($0)\":{\"localizations\":{\"de\":\(unit("a"))}}" }.joined(separator: ",")
    },
    catalog("missing translations") { count in
      "\"Hello\":{\"localizations\":{\"de\":\(unit("a"))}},"
        + (0..<count).map { "\"k\($0)\":{\"extractionState\":\"manual\"}" }.joined(separator: ",")
    },
    catalog("members of a catalog that are unknown") { count in
      "\"Hello\" : { \(list(count) { "\"x\($0)\" : 1" }) }"
    },
    catalog("substitutions of a text", most: 2_000) { count in
      "\"Hello\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"a\" }, "
        + "\"substitutions\" : { \(list(count) { "\"s\($0)\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\", \"variations\" : { \"plural\" : { \"other\" : \(unit("%arg")) } } }" }) } } } }"
    },
    GrowingInput("texts to translate", most: 1_500, commands: stringsCommands) { count in
      Card(
        body: "\n  vstack:\n" + lines(count) { "    - text: \"Text \(letters($0))\"\n" } + "  spacing: 0"
      ).files.merging([
        "facet.yaml": project("strings: Localizable.xcstrings\n"),
        "Localizable.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }",
      ]) { $1 }
    },
    GrowingInput("texts in a language", most: 1_500, commands: stringsCommands) { count in
      Card(
        body: "\n  vstack:\n" + lines(count) { "    - text: \"Text \(letters($0))\"\n" } + "  spacing: 0",
        after: "matrix: { locale: [en, de] }\n"
      ).files.merging([
        "facet.yaml": project("strings: Localizable.xcstrings\n"),
        "Localizable.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { "
          + list(count) { "\"Text \(letters($0))\" : { \"localizations\" : { \"de\" : \(unit("Wort \($0)")) } }" }
          + " }, \"version\" : \"1.0\" }",
      ]) { $1 }
    },
  ]

  private static let stringsCommands = [["strings", "--check"], ["strings", "--diff"], ["strings"]]

  private static func unit(_ value: String) -> String {
    "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  private static func catalog(
    _ name: String, most: Int? = nil, _ strings: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(name, most: most, commands: stringsCommands) { count in
      Card().files.merging([
        "facet.yaml": project("strings: Localizable.xcstrings\n"),
        "Localizable.xcstrings":
          "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings(count)) }, \"version\" : \"1.0\" }",
      ]) { $1 }
    }
  }
}
