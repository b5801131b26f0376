import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens
import Testing

@Suite struct TokenFileTests {
  @Test(arguments: [
    ("[]", "token/expected-group at []"), ("{ \"a\": 1 }", "token/expected-group at 1"),
    ("{ \"$value\": 1 }", "token/invalid-name at 1"),
    ("{ \"a.b\": { \"$type\": \"number\", \"$value\": 1 } }", "token/invalid-name at \"a.b\""),
    ("{ \"\": { \"$value\": 1 } }", "token/invalid-name at \"\""),
    ("{ \"$foo\": 1 }", "token/unknown-property at \"$foo\""),
    (
      "{ \"a\": { \"$type\": \"number\", \"$value\": 1, \"b\": { \"$value\": 2 } } }",
      "token/value-and-children at \"b\""
    ),
    ("{ \"a\": { \"$type\": \"number\", \"$value\": 1, \"$ref\": \"#/a\" } }", "token/value-and-reference at \"$ref\""),
    ("{ \"a\": { \"$type\": \"number\" } }", "token/no-value at \"a\""),
    ("{ \"a\": { \"$type\": \"numbers\", \"$value\": 1 } }", "token/unknown-type at \"numbers\""),
    ("{ \"a\": { \"$type\": \"string\", \"$value\": \"x\" } }", "dtcg/string-type at \"string\""),
    ("{ \"a\": { \"$type\": \"number\", \"$description\": {}, \"$value\": 1 } }", "token/property-type at {}"),
    ("{ \"a\": { \"value\": 1, \"type\": \"number\" } }", "dtcg/legacy-value at \"value\""),
  ])
  func whatIsWrongWithAFile(_ text: String, _ found: String) {
    #expect(TokenImporting(text).found == [found])
  }

  @Test func descriptionsDeprecationsAndTheGroupsOwnValue() {
    let tokens = TokenImporting(
      """
      { "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "a": { "$type": "number", "$description": "Group.", "$deprecated": "Use b.",
          "$root": { "$value": 1, "$description": "Own." },
          "x": { "$value": 2, "$deprecated": false }, "y": { "$value": 3, "$deprecated": true } } }
      """)
    #expect(tokens.found == [])
    #expect(tokens.paths == ["a.$root", "a.x", "a.y"])
    #expect(tokens.imported.catalog.tokens.map(\.deprecated) == ["Use b.", nil, ""])
    #expect(tokens.token("a.$root")?.doc == "Own.")
    #expect(tokens.imported.catalog.groups == [TokenGroup(path: TokenPath(["a"]), doc: "Group.")])
  }

  @Test func unknownPropertiesAndTypesAreOfferedTheNearest() {
    let tokens = TokenImporting(
      "{ \"a\": { \"$typ\": \"number\", \"b\": { \"$type\": \"dimensions\", \"$value\": 1 } } }")
    #expect(tokens.diagnostics.map(\.help) == ["did you mean '$type'?", "did you mean 'dimension'?"])
    #expect(tokens.diagnostics.map { $0.fixes.map(\.replacement) } == [["\"$type\""], ["\"dimension\""]])
  }
}
