import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens
import Testing

@Suite struct TokenAliasTests {
  @Test func anAliasKeepsItsTargetAndTakesItsValue() {
    let tokens = TokenImporting(
      """
      { "p": { "$type": "color", "a": { "$value": \(gray(0.5)) } },
        "c": { "b": { "$value": "{p.a}" }, "d": { "$value": "{c.b}" }, "e": { "$ref": "#/p/a/$value" } } }
      """)
    #expect(tokens.found == [])
    #expect(tokens.token("c.b")?.alias == TokenPath(["p", "a"]))
    #expect(tokens.token("c.d")?.alias == TokenPath(["c", "b"]))
    #expect(tokens.token("c.e")?.alias == TokenPath(["p", "a"]))
    #expect(tokens.color("c.d")?.light.red == 0.5)
  }

  @Test func anAliasFollowsItsTargetIntoTheModes() {
    let tokens = TokenImporting(
      """
      { "p": { "$type": "color", "a": { "$value": \(gray(0)) } }, "c": { "b": { "$value": "{p.a}" } },
        "e": { "$type": "color", "f": { "$value": { "colorSpace": "srgb",
          "components": [1, 1, { "$ref": "#/p/a/$value/components/0" }] } } } }
      """, modes: [.dark: "{ \"p\": { \"a\": { \"$value\": \(gray(1)) } } }"])
    #expect(tokens.found == [])
    #expect(tokens.color("c.b")?.dark?.red == 1)
    #expect(tokens.color("c.b") == tokens.color("p.a"))
    #expect(tokens.color("e.f")?.light.blue == 0)
    #expect(tokens.color("e.f")?.dark?.blue == 1)
  }

  @Test func increasedContrastHoldsInBothSchemesUnlessDarkSaysOtherwise() {
    let tokens = TokenImporting(
      """
      { "$type": "color", "same": { "$value": \(gray(0.5)) }, "dark": { "$value": \(gray(0.5)) } }
      """,
      modes: [
        .dark: "{ \"dark\": { \"$value\": \(gray(0.75)) } }",
        .increasedContrast: "{ \"same\": { \"$value\": \(gray(0)) }, \"dark\": { \"$value\": \(gray(0)) } }",
      ])
    #expect(tokens.color("same")?.dark == nil)
    #expect(tokens.color("same")?.lightIncreasedContrast?.red == 0)
    #expect(tokens.color("same")?.darkIncreasedContrast?.red == 0)
    #expect(tokens.color("dark")?.dark?.red == 0.75)
    #expect(tokens.color("dark")?.darkIncreasedContrast == nil)
  }

  /// What a token follows is kept for each appearance, whatever the values are: here all of them are equal.
  @Test func eachModeHasAnAliasOfItsOwn() {
    let tokens = TokenImporting(
      """
      { "$type": "color", "p": { "a": { "$value": \(gray(0)) }, "b": { "$value": \(gray(0)) } },
        "own": { "$value": "{p.a}" }, "dark": { "$value": "{p.a}" }, "literal": { "$value": "{p.a}" } }
      """,
      modes: [.dark: "{ \"dark\": { \"$value\": \"{p.b}\" }, \"literal\": { \"$value\": \(gray(0)) } }"])
    #expect(tokens.found == [])
    let (a, b) = (TokenPath(["p", "a"]), TokenPath(["p", "b"]))
    #expect(tokens.token("own")?.aliases == TokenAliases(a))
    #expect(
      tokens.token("dark")?.aliases
        == TokenAliases(light: a, dark: b, lightIncreasedContrast: a, darkIncreasedContrast: a))
    #expect(tokens.token("literal")?.aliases.dark == nil)
    #expect(tokens.token("p.a")?.aliases == TokenAliases())
  }

  /// Style Dictionary's references name the value too. A token that is called so is still meant by its own name.
  @Test func tokensFromBeforeTheFormat() {
    let tokens = TokenImporting(
      """
      { "size": { "s": { "value": "4px", "type": "spacing", "comment": "Small." },
          "value": { "value": "8px", "type": "dimension" }, "m": { "value": "{size.s.value}", "type": "size" },
          "l": { "value": "{size.value}", "type": "dimension" } },
        "logo": { "value": "a.svg", "type": "asset" } }
      """)
    #expect(tokens.length("size.m") == 4)
    #expect(tokens.token("size.m")?.alias == TokenPath(["size", "s"]))
    #expect(tokens.length("size.l") == 8)
    #expect(tokens.token("size.s")?.doc == "Small.")
    #expect(tokens.imported.withoutValue.map(\.description) == ["logo"])
    #expect(
      Set(tokens.diagnostics.map { "\($0.kind.code)" }) == [
        "dtcg/legacy-value", "dtcg/unit-string", "dtcg/unknown-type-skipped",
      ])
  }

  @Test func aCycleIsToldOnceAndLeavesAllItsTokensWithoutAValue() {
    let tokens = TokenImporting(
      """
      { "$type": "dimension", "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" },
        "d": { "$value": "{a}" }, "e": { "$value": "{e}" } }
      """)
    #expect(tokens.found == ["token/cycle at \"{b}\"", "token/cycle at \"{e}\""])
    #expect(tokens.diagnostics[0].message == "'a' takes its value from itself: 'a' → 'b' → 'c' → 'a'")
    #expect(tokens.imported.withoutValue.map(\.description) == ["a", "b", "c", "d", "e"])
  }

  /// First everything is merged, then references are followed: what only a mode has is there for its values.
  @Test func aModeRefersToWhatOnlyItHas() {
    let tokens = TokenImporting(
      """
      { "$type": "color", "text": { "$value": \(gray(0)) }, "link": { "$value": "{text}" } }
      """,
      modes: [
        .dark: """
        { "night": { "$type": "color", "sand": { "$value": \(gray(0.9)) }, "copy": { "$value": "{night.sand}" },
            "slip": { "$value": \(gray(0.3)) } }, "text": { "$value": "{night.copy}" } }
        """
      ])
    #expect(tokens.found == ["token/mode-only at \"slip\""])
    #expect(tokens.color("text")?.dark?.red == 0.9)
    #expect(tokens.color("link")?.dark?.red == 0.9)
    #expect(tokens.token("text")?.aliases.dark == nil)
    #expect(tokens.paths == ["link", "text"])
  }

  /// What only the dark has is not there in the light.
  @Test func theBaseCannotReferToWhatOnlyAModeHas() {
    let tokens = TokenImporting(
      "{ \"$type\": \"color\", \"text\": { \"$value\": \"{night.sand}\" } }",
      modes: [.dark: "{ \"night\": { \"$type\": \"color\", \"sand\": { \"$value\": \(gray(0.9)) } } }"])
    #expect(tokens.found.contains("token/unknown-reference at \"{night.sand}\""))
    #expect(tokens.paths == [])
  }

  @Test func pointersThatLeadIntoThemselvesEnd() {
    let tokens = TokenImporting(
      """
      { "$type": "color", "a": { "$value": { "$ref": "#/a/$value/components" } },
        "b": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/b/$value/components/0" }, 0, 0] } } }
      """)
    #expect(tokens.paths == [])
    #expect(tokens.diagnostics.count == 2)
  }

  @Test func aChainThatIsTooLongIsNotFollowed() {
    let links = (0..<1000).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }.joined(separator: ", ")
    let tokens = TokenImporting("{ \"$type\": \"number\", \(links), \"t1000\": { \"$value\": 1 } }")
    #expect(tokens.found.first == "token/long-chain at \"{t1}\"")
    #expect(tokens.token("t900")?.value == .number(1))
  }

  @Test func wrongReferences() {
    let tokens = TokenImporting(
      """
      { "space": { "$type": "dimension", "m": { "$value": \(px(8)) }, "alpha": { "$value": "{space.n}" },
          "beta": { "$value": "{space}" }, "gamma": { "$value": "{space..m}" }, "zeta": { "$value": { "$ref": "x.json#/a" } } },
        "color": { "$type": "color", "e": { "$type": "color", "$value": "{space.m}" } } }
      """)
    #expect(
      tokens.found == [
        "token/type-mismatch at \"color\"", "token/unknown-reference at \"{space.n}\"",
        "token/reference-to-group at \"{space}\"", "token/malformed-reference at \"{space..m}\"",
        "token/unknown-reference at { \"$ref\": \"x.json#/a\" }",
      ])
    #expect(tokens.diagnostics[1].help == "did you mean 'space.m'?")
    #expect(tokens.paths == ["space.m"])
  }

  @Test func yamlNeedsQuotesAroundReferences() {
    let tokens = TokenImporting(
      """
      space:
        $type: dimension
        m: { $value: { value: 8, unit: px } }
        n: { $value: {space.m} }
        o: { $value: "{space.m}" }
      """)
    #expect(tokens.found == ["token/malformed-reference at {space.m}"])
    #expect(tokens.length("space.o") == 8)
  }
}
