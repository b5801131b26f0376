import FacetDiagnostics
import Testing

@testable import FacetSpec

/// Where a part of a scalar's text stands in the file.
struct TextPlacesTests {
  @Test(arguments: [
    ("a: one two", "two", "two"),
    ("a: 'one two'", "two", "two"),
    ("a: \"one two\"", "two", "two"),
    ("a: one\n   two three", "two", "two"),
    ("a: one\n   two three", "three", "three"),
    ("a: one\n   two", "e t", "e\n   t"),
    ("a: one\n\n\n   two three", "three", "three"),
    ("a: 'it''s fine'", "fine", "fine"),
    ("a: 'it''s fine'", "'", "''"),
    ("a: 'it''s\n  fine'", "fine", "fine"),
    ("a: \"\\u00e9\\x41\\n b\"", "b", "b"),
    ("a: \"\\u00e9\\x41\\n b\"", "é", "\\u00e9"),
    ("a: \"\\U0001F600 b\"", "b", "b"),
    ("a: \"x\\\n   y z\"", "y", "y"),
    ("a: \"x\\\n   y z\"", "z", "z"),
    ("a: \"x  \n   y\\tz\"", "z", "z"),
    ("a: |\n  one\n  two three\n", "three", "three"),
    ("a: |\n    one\n      two\n    three\n", "two", "two"),
    ("a: |\n    one\n      two\n    three\n", "three", "three"),
    ("a: >\n  one\n  two\n\n  three\n", "three", "three"),
    ("a: >-\n  one\n  two\n", "two", "two"),
    ("a: |2-\n    one\n  two\n", "two", "two"),
    ("a: |\n\n\n  one\n\n  two\n", "two", "two"),
    ("a: |\r\n  one\r\n  two\r\n", "two", "two"),
    ("a: > # c\n  one\n    more\n  two\n", "more", "more"),
    ("a: > # c\n  one\n    more\n  two\n", "two", "two"),
  ])
  func places(_ text: String, _ part: String, _ source: String) throws {
    let reading = Reading(text)
    let tree = try #require(reading.tree)
    let node = try #require(reading["a"])
    let scalar = Array(tree.text(node).utf8)
    let wanted = Array(part.utf8)
    let start = try #require((0...scalar.count - wanted.count).first { scalar[$0...].starts(with: wanted) })
    #expect(reading.sourceText(tree.sourceSpan(ofText: start..<(start + wanted.count), in: node)) == source)
  }

  @Test func surrogatePairsAreOneCharacter() throws {
    let reading = Reading(json: #"{"a": "\ud83d\ude00 b"}"#)
    let tree = try #require(reading.tree)
    let node = try #require(reading["a"])
    #expect(reading.sourceText(tree.sourceSpan(ofText: 0..<4, in: node)) == #"\ud83d\ude00"#)
    #expect(reading.sourceText(tree.sourceSpan(ofText: 5..<6, in: node)) == "b")
  }

  @Test func emptyRangesAndRangesBeyondTheTextHaveAPlace() throws {
    let reading = Reading("a: \"\\x41\"")
    let tree = try #require(reading.tree)
    let node = try #require(reading["a"])
    #expect(reading.sourceText(tree.sourceSpan(ofText: 0..<9, in: node)) == "\\x41")
    #expect(tree.sourceSpan(ofText: 1..<1, in: node).start == 8)
    #expect(tree.sourceSpan(ofText: 0..<0, in: node).start == 4)
  }
}
