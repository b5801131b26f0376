import FacetDiagnostics
import FacetLanguage
import Testing

@testable import FacetSpec

struct TreeTests {
  @Test(arguments: [
    ("a: b", "{a: b}"),
    ("a: 'b'\nc: \"d\"\ne: |\n  f\n  g\n", "{a: 'b', c: \"d\", e: |f\ng\n|}"),
    ("- 1\n- [2, {x: y}]\n- no\n", "[1, [2, {x: y}], no]"),
    ("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
    ("a:\nb: ~", "{a: , b: ~}"),
    ("text", "text"),
    ("", "empty"),
    ("# nothing\n", "empty"),
    ("---\na: b\n...\n", "{a: b}"),
    ("{ type: String? }", "{type: String?}"),
    ("a: 0777\nb: 12:30\nc: on\nd: 1.10", "{a: 0777, b: 12:30, c: on, d: 1.10}"),
    ("a: b\r\nc: d\r\n", "{a: b, c: d}"),
    ("a: b\rc: d\r", "{a: b, c: d}"),
    ("\u{FEFF}a: b", "{a: b}"),
    ("a: &x [1, 2]\nb: *x", "{a: [1, 2], b: [1, 2]}"),
    ("&k a: 1\nb: *k", "{a: 1, b: a}"),
    ("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
    ("a: one\n  two\n\n  three", "{a: one two\nthree}"),
    ("é: ü\na: \"\\u00e9\"", "{é: ü, a: \"é\"}"),
    ("? a\n: b", "{a: b}"),
  ])
  func reads(_ text: String, _ shape: String) {
    let reading = Reading(text)
    #expect(reading.shape == shape)
    #expect(reading.findings == [])
  }

  @Test func everyNodeStandsOnItsBytes() throws {
    let text = """
      Grüße: &x [a, "b é", 'c'] # comment
      block: |+
        one

        two

      after: &y
        # not part of it
        key: { inner:  value } # more
      list:
      - x: 1

      - last

      # end
      """
    let reading = Reading(text)
    let tree = try #require(reading.tree)
    var spans: [String] = []
    tree.walk(try #require(tree.root)) { spans.append(reading.sourceText(tree.span($0))) }
    #expect(spans[0].hasPrefix("Grüße") && spans[0].hasSuffix("last"))
    #expect(
      Array(spans[1...]) == [
        "Grüße", "[a, \"b é\", 'c']", "a", "\"b é\"", "'c'", "block", "|+\n  one\n\n  two", "after",
        "key: { inner:  value }", "key", "{ inner:  value }", "inner", "value", "list", "- x: 1\n\n- last", "x: 1", "x",
        "1", "last",
      ])
  }

  @Test func keysOfTheGrammarAreKnown() throws {
    let tree = try #require(Reading("component: A\nfoo: B\nstyles: component").tree)
    let keywords = tree.entries(of: try #require(tree.root)).map { tree.keyword($0.key) }
    #expect(keywords[0] != .none)
    #expect(keywords[1] == .none)
    #expect(keywords[2] != .none && keywords[2] != keywords[0])
  }

  @Test func aliasedKeyIsAKeyAndAliasedValueIsNot() throws {
    let tree = try #require(Reading("a: &k component\n*k : &v x\nstyles: *v").tree)
    let entries = Array(tree.entries(of: try #require(tree.root)))
    #expect(tree.text(entries[1].key) == "component")
    #expect(tree.keyword(entries[1].key) != .none)
    #expect(tree.keyword(entries[0].value) == .none)
  }
}
