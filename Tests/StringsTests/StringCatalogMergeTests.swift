import FacetCheck
import FacetCompiler
import FacetDiagnostics
import FacetStrings
import SeededRandom
import Testing

@Suite struct StringCatalogMergeTests {
  @Test func anEmptyCatalogIsWrittenAsXcodeWritesIt() throws {
    let merge = try #require(
      merged(
        StringCatalogMerge.emptyCatalog,
        [use("Show more", "A button."), use("%@ of %lld", "Two.", [.object, .integer])]))
    #expect(
      String(decoding: merge.bytes, as: UTF8.self) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%@ of %lld" : {
              "comment" : "Two.",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "%1$@ of %2$lld"
                  }
                }
              }
            },
            "Show more" : {
              "comment" : "A button."
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(merge.added == ["%@ of %lld", "Show more"])
    // What has been merged stays.
    let uses = [use("Show more", "A button."), use("%@ of %lld", "Two.", [.object, .integer])]
    #expect(try #require(merged(merge.bytes, uses)).bytes == merge.bytes)
  }

  /// As Xcode does with what it extracts, in an order of its own.
  @Test func commentsFollowTheSpecs() throws {
    func catalog(_ comment: String, _ rest: String = "") -> [UInt8] {
      Array(#"{"sourceLanguage":"en","strings":{"a":{"comment":"\#(comment)"\#(rest)}}}"#.utf8)
    }
    let old = catalog("Old.")
    let merge = try #require(merged(old, [use("a", "New.")]))
    #expect(merge.bytes == catalog("New.") && merge.recommented == ["a"] && merge.commented == [])
    #expect(try #require(merged(merge.bytes, [use("a", "New.")])).recommented == [])
    let twice = catalog(#"In Tag\nIn Chip"#)
    #expect(try #require(merged(twice, [use("a", "In Chip"), use("a", "In Tag")])).bytes == twice)
    // A spec that says nothing has nothing to put in its place; other code, and people, have words of their own.
    #expect(try #require(merged(old, [use("a", "")])).bytes == old)
    #expect(try #require(StringCatalogMerge(of: old, uses: [use("a", "New.")], isShared: true)).bytes == old)
    for state in ["manual", "migrated"] {
      let kept = catalog("Old.", #","extractionState":"\#(state)""#)
      #expect(try #require(merged(kept, [use("a", "New.")])).bytes == kept, "\(state)")
    }
  }

  /// A catalog as Xcode saves it: sorted keys, variations by device and plural, substitutions, states.
  @Test func aCatalogOfXcodeKeepsItsBytes() throws {
    let catalog = Array(catalogOfXcode.utf8)
    let uses = [
      use("%lld guests", "c", [.integer]), use("Kept", "c"), use("Again", "c"),
      use("%lld in %@", "c", [.integer, .object]),
    ]
    let merge = try #require(merged(catalog, uses + [use("apple", "New."), use("Zebra", "Last.")]))
    #expect(merge.added == ["apple", "Zebra"] && merge.revived == ["Again"] && merge.staled == ["Gone"])
    #expect(merge.commented == ["Kept"] && merge.recommented == ["%lld in %@", "Again"])
    let expected =
      catalogOfXcode
      .replacing(
        """
            "Again" : {
              "comment" : "Once.",
              "extractionState" : "stale",
              "localizations"
        """,
        with: """
              "Again" : {
                "comment" : "c",
                "localizations"
          """
      )
      .replacing("\"comment\" : \"Rooms.\"", with: "\"comment\" : \"c\"")
      .replacing(
        """
            "Gone" : {
              "localizations"
        """,
        with: """
              "apple" : {
                "comment" : "New."
              },
              "Gone" : {
                "extractionState" : "stale",
                "localizations"
          """
      )
      .replacing(
        """
            "Kept" : {

            },
        """,
        with: """
              "Kept" : {
                "comment" : "c"
              },
          """
      )
      .replacing(
        """
            "Zoo" : {
              "extractionState" : "manual"
            }
        """,
        with: """
              "Zebra" : {
                "comment" : "Last."
              },
              "Zoo" : {
                "extractionState" : "manual"
              }
          """
      )
    #expect(String(decoding: merge.bytes, as: UTF8.self) == expected)
  }

  /// Catalogs that people or other tools wrote keep their form.
  @Test func otherForms() throws {
    let forms: [(catalog: String, merged: String)] = [
      (
        #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{"b":{"comment":"c"}},"version":"1.0"}"#
      ),
      (
        "{\r\n\t\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\r\n\t\t\"a\": {\"comment\": \"x\"}\r\n\t}\r\n}",
        "{\r\n\t\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\r\n\t\t\"a\": {\"comment\": \"x\",\r\n\t\t\t\"extractionState\": \"stale\"},\r\n\t\t\"b\": {\r\n\t\t\t\"comment\": \"c\"\r\n\t\t}\r\n\t}\r\n}"
      ),
    ]
    for form in forms {
      let merge = try #require(merged(Array(form.catalog.utf8), [use("b", "c")]))
      #expect(String(decoding: merge.bytes, as: UTF8.self) == form.merged)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{ "strings" : [] }"#, #"{ "sourceLanguage" : 1, "strings" : { } }"#,
    #"{ "sourceLanguage" : "en", "strings" : { "a" : [] } }"#,
    #"{ "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : { "de" : "x" } } } }"#, "\u{FEFF}{}", "{}}",
  ])
  func whatIsNoCatalogIsNotMerged(_ text: String) {
    #expect(merged(Array(text.utf8), [use("a", "b")]) == nil)
  }

  /// Merging is stable, keeps every byte of every translation, and can always be read again.
  @Test func randomCatalogs() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let keys = (0..<Int.random(in: 0...6, using: &random)).map { _ in key(&random) }
      let catalog = randomCatalog(of: Array(Set(keys)).sorted(), &random)
      let uses = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        use(Bool.random(using: &random) ? keys.randomElement(using: &random) ?? "x" : key(&random), "It's \"new\".\\\n")
      }
      let merge = try #require(merged(Array(catalog.utf8), uses), "\(catalog)")
      let again = try #require(merged(merge.bytes, uses), "\(String(decoding: merge.bytes, as: UTF8.self))")
      #expect(again.bytes == merge.bytes)
      let text = String(decoding: merge.bytes, as: UTF8.self)
      for unit in catalog.matches(of: /"stringUnit" : \{[^}]*\}/) { #expect(text.contains(unit.0)) }
    }
  }

  /// A checkout of Windows keeps its line ends, and a tool that writes no blanks gets none.
  @Test func theLayoutOfTheFileIsKept() throws {
    let uses = [
      use("Kept", "c"), use("Again", "c"), use("apple", "New."), use("%@ of %lld", "Two.", [.object, .integer]),
    ]
    func windows(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    for catalog in [catalogOfXcode, String(decoding: StringCatalogMerge.emptyCatalog, as: UTF8.self)] {
      let merge = try #require(merged(Array(catalog.utf8), uses))
      let onWindows = try #require(merged(Array(windows(catalog).utf8), uses))
      #expect(
        String(decoding: onWindows.bytes, as: UTF8.self) == windows(String(decoding: merge.bytes, as: UTF8.self)))
    }
    let minified = #"{"sourceLanguage":"en","strings":{"Gone":{},"Kept":{"extractionState":"stale"}},"version":"1.0"}"#
    let merge = try #require(merged(Array((minified + "\n").utf8), [use("Kept", "c"), use("apple", "New.")]))
    #expect(
      String(decoding: merge.bytes, as: UTF8.self) == """
        {"sourceLanguage":"en","strings":{"apple":{"comment":"New."},"Gone":{"extractionState":"stale"},\
        "Kept":{"comment":"c"}},"version":"1.0"}

        """)
    let empty = try #require(merged(Array(#"{"sourceLanguage":"en","strings":{}}"#.utf8), [use("a", "")]))
    #expect(String(decoding: empty.bytes, as: UTF8.self) == #"{"sourceLanguage":"en","strings":{"a":{}}}"#)
  }

  /// What an app has in the same catalog is left alone; what the specs have is not.
  @Test func aSharedCatalogKeepsTheTextsOfOthers() throws {
    let uses = [use("Kept", "c"), use("Again", "c"), use("apple", "New.")]
    let bytes = Array(catalogOfXcode.utf8)
    let merge = try #require(StringCatalogMerge(of: bytes, uses: uses, isShared: true))
    #expect(merge.added == ["apple"] && merge.revived == ["Again"] && merge.commented == ["Kept"])
    #expect(merge.staled == [] && merge.recommented == [])
    #expect(try #require(merged(bytes, uses)).staled != [])
  }

  private func randomCatalog(of keys: [String], _ random: inout SeededRandom) -> String {
    let entries = keys.map { key -> String in
      var members: [String] = []
      if Bool.random(using: &random) { members.append("\"comment\" : \"c\"") }
      if let state = ["stale", "manual", "migrated", nil].randomElement(using: &random) ?? nil {
        members.append("\"extractionState\" : \"\(state)\"")
      }
      if Bool.random(using: &random) {
        members.append(
          "\"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"x\", \"value\" : \"Ü \(key)\" } } }")
      }
      if Bool.random(using: &random) { members.append("\"shouldTranslate\" : true") }
      let gap = Bool.random(using: &random) ? "\n      " : " "
      return "    \"\(key)\" : {\(gap)\(members.joined(separator: "," + gap))\(gap)}"
    }
    return
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  private func key(_ random: inout SeededRandom) -> String {
    String((0..<Int.random(in: 0...3, using: &random)).map { _ in "abAB é%".randomElement(using: &random) ?? "a" })
  }

  private func use(_ key: String, _ comment: String, _ kinds: [FormatString.Kind] = []) -> TextUse {
    TextUse(
      key: key, arguments: Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($0 + 1, $1) }), comment: comment,
      span: SourceSpan(file: FileID(0), start: 0, end: 0))
  }

  private func merged(_ bytes: [UInt8], _ uses: [TextUse]) -> StringCatalogMerge? {
    StringCatalogMerge(of: bytes, uses: uses)
  }
}

private let catalogOfXcode = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "%lld guests" : {
        "comment" : "Guests.",
        "extractionState" : "migrated",
        "localizations" : {
          "de" : {
            "variations" : {
              "device" : {
                "iphone" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "needs_review",
                          "value" : "%lld Gast \\/ \\u00e4"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld Gäste"
                        }
                      }
                    }
                  }
                },
                "other" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%lld Gäste"
                  }
                }
              }
            }
          }
        }
      },
      "%lld in %@" : {
        "comment" : "Rooms.",
        "localizations" : {
          "en" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "%#@rooms@ in %2$@"
            },
            "substitutions" : {
              "rooms" : {
                "argNum" : 1,
                "formatSpecifier" : "lld",
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%arg room"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%arg rooms"
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "Again" : {
        "comment" : "Once.",
        "extractionState" : "stale",
        "localizations" : {
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Wieder"
            }
          }
        }
      },
      "Gone" : {
        "localizations" : {
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Weg"
            }
          }
        }
      },
      "Kept" : {

      },
      "Zoo" : {
        "extractionState" : "manual"
      }
    },
    "version" : "1.0"
  }
  """
