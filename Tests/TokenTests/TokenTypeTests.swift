import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens
import Testing

@Suite struct TokenTypeTests {
  @Test func theTypeIsTheTokensThenTheTargetsThenTheGroups() {
    let tokens = TokenImporting(
      """
      { "g": { "$type": "color",
          "own": { "$type": "number", "$value": 2 },
          "target": { "$value": "{g.own}" },
          "inner": { "deep": { "$value": \(gray(1)) } } },
        "none": { "$value": "Inter" }, "one": { "$value": 1 } }
      """)
    #expect(tokens.token("g.own")?.value == .number(2))
    #expect(tokens.token("g.target")?.value == .number(2))
    #expect(tokens.color("g.inner.deep")?.light.red == 1)
    #expect(tokens.found == ["token/missing-type at \"none\"", "dtcg/type-inferred at \"one\""])
    #expect(tokens.token("one")?.value == .number(1))
    #expect(tokens.imported.leftOut.map(\.description) == ["none"])
  }

  /// Kong writes `font` for sizes and weights as well, Tokens Studio `lineHeights` for multiples and lengths.
  @Test func theValueDecidesWhatTypesOfOtherToolsDoNot() {
    let tokens = TokenImporting(
      """
      { "f": { "$type": "font", "size": { "$value": "10px" }, "weight": { "$value": "700" },
          "family": { "$value": "Inter, sans-serif" }, "unclear": { "$value": "15" } },
        "l": { "$type": "lineHeights", "a": { "$value": "22" }, "b": { "$value": "1.5" }, "c": { "$value": "150%" },
          "d": { "$value": "24px" }, "e": { "$value": "{l.a}" } } }
      """)
    #expect(tokens.length("f.size") == 10)
    #expect(tokens.token("f.weight")?.value == .fontWeight(700))
    #expect(tokens.token("f.family")?.value == .fontFamily(["Inter"]))
    #expect(tokens.imported.leftOut.map(\.description) == ["f.unclear"])
    #expect(tokens.length("l.a") == 22)
    #expect(tokens.token("l.b")?.value == .number(1.5))
    #expect(tokens.token("l.c")?.value == .number(1.5))
    #expect(tokens.length("l.d") == 24)
    #expect(tokens.length("l.e") == 22)
  }

  @Test(
    arguments: [
      ("\"2px\"", "dimension"), ("\"0.2s\"", "duration"), ("\"#fff\"", "color"), ("\"rgb(0, 0, 0)\"", "color"),
      ("3", "number"),
      ("{ \"value\": 1, \"unit\": \"ms\" }", "duration"),
      ("{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }", "color"),
      ("\"2\"", nil), ("\"bold\"", nil), ("[0, 0, 1, 1]", nil), ("\"2furlong\"", nil),
    ] as [(String, String?)])
  func valuesWithoutAType(_ value: String, _ type: String?) {
    let tokens = TokenImporting("{ \"t\": { \"$value\": \(value) } }")
    #expect(tokens.found.contains("dtcg/type-inferred at \"t\"") == (type != nil))
    #expect(tokens.found.contains("token/missing-type at \"t\"") == (type == nil))
    let message = tokens.diagnostics.first { "\($0.kind.code)" == "dtcg/type-inferred" }?.message ?? ""
    if let type { #expect(message.contains("read as a \(type) ")) }
  }

  @Test(arguments: [
    "\"value\": { \"value\": 4, \"unit\": \"px\" }, \"$type\": \"dimension\"",
    "\"$value\": { \"value\": 4, \"unit\": \"px\" }, \"type\": \"dimension\"",
    "\"$value\": \"4px\", \"type\": \"spacing\"",
  ])
  func halfOfTheDollarsIsEnough(_ members: String) {
    let tokens = TokenImporting("{ \"t\": { \(members) } }")
    #expect(tokens.length("t") == 4)
    #expect(tokens.found.contains { $0.hasPrefix("dtcg/legacy-value") })
  }

  @Test func aGroupsTypeHoldsInAllFiles() {
    let tokens = TokenImporting(
      "{ \"s\": { \"$type\": \"dimension\", \"a\": { \"$value\": \(px(1)) } } }",
      "{ \"s\": { \"b\": { \"$value\": \(px(2)) } } }")
    #expect(tokens.found == [])
    #expect(tokens.length("s.b") == 2)
  }

  @Test func extendedGroupsGiveTheirTokensAndFollowTheModes() {
    let tokens = TokenImporting(
      """
      { "base": { "$type": "color", "a": { "$value": \(gray(0)) }, "b": { "$value": \(gray(0)) },
          "n": { "c": { "$value": \(gray(0)) } } },
        "own": { "$extends": "{base}", "b": { "$value": \(gray(0.5)) } },
        "third": { "$ref": "#/own" } }
      """, modes: [.dark: "{ \"base\": { \"a\": { \"$value\": \(gray(1)) } } }"])
    #expect(tokens.found == [])
    #expect(
      tokens.paths == ["base.a", "base.b", "base.n.c", "own.a", "own.b", "own.n.c", "third.a", "third.b", "third.n.c"])
    #expect(tokens.color("own.b")?.light.red == 0.5)
    #expect(tokens.color("third.b")?.light.red == 0.5)
    #expect(tokens.color("third.a")?.dark?.red == 1)
  }

  @Test func groupsThatExtendThemselvesOrTokens() {
    let tokens = TokenImporting(
      """
      { "$type": "number", "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" },
        "c": { "d": { "$extends": "{c}" } }, "t": { "$value": 1 }, "e": { "$extends": "{t}" },
        "f": { "$extends": "{g}" } }
      """)
    #expect(
      tokens.found.sorted() == [
        "token/extends-cycle at \"{a}\"", "token/extends-cycle at \"{b}\"", "token/extends-cycle at \"{c}\"",
        "token/extends-token at \"{t}\"", "token/unknown-reference at \"{g}\"",
      ])
  }

  @Test func groupsThatDoubleWithEachStepStop() {
    var text = "{ \"$type\": \"number\", \"g0\": { \"x\": { \"$value\": 1 }, \"y\": { \"$value\": 1 } }"
    for step in 1...30 {
      text +=
        ", \"g\(step)\": { \"l\": { \"$extends\": \"{g\(step - 1)}\" }, \"r\": { \"$extends\": \"{g\(step - 1)}\" } }"
    }
    let tokens = TokenImporting(text + " }")
    #expect(tokens.found.contains { $0.hasPrefix("token/extends-too-large") })
  }

  @Test func modesChangeColorsAndNothingElse() {
    let tokens = TokenImporting(
      """
      { "space": { "$type": "dimension", "m": { "$value": \(px(8)) } }, "t": { "$type": "color", "$value": \(gray(0)) } }
      """,
      modes: [
        .dark: """
        { "space": { "m": { "$value": \(px(9)) } }, "u": { "$type": "color", "$value": \(gray(1)) },
          "t": { "$value": \(gray(1)) } }
        """
      ])
    #expect(tokens.found == ["token/mode-value at \"m\"", "token/mode-only at \"u\""])
    #expect(tokens.paths == ["t"])
  }

  @Test func twoValuesForOneToken() {
    let tokens = TokenImporting(
      "{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }", "{ \"a\": { \"$type\": \"number\", \"$value\": 2 } }")
    #expect(tokens.found == ["token/duplicate at \"a\""])
  }

  @Test func namesThatMeetInSwift() {
    let tokens = TokenImporting(
      """
      { "$type": "number", "on-action": { "$value": 1 }, "onAction": { "$value": 1 }, "→": { "$value": 1 },
        "a": { "Rose": { "x": { "$value": 1 } }, "rose": { "y": { "$value": 1 } } },
        "b": { "color": { "x": { "$value": 1 } }, "colors": { "y": { "$value": 1 } } },
        "c": { "icon": { "$value": 1 }, "Icon": { "x": { "$value": 1 } } } }
      """)
    #expect(
      tokens.found == [
        "token/name-collision at \"rose\"", "token/name-collision at \"colors\"",
        "token/name-collision at \"onAction\"", "token/name-not-swift at \"→\"",
      ])
  }
}
