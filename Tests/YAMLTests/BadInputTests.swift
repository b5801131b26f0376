import FacetDiagnostics
import FacetLimits
import Testing

@testable import FacetSpec

/// Bytes, structure, aliases and depth as somebody careless or hostile writes them: each is one mistake, at its place.
struct BadInputTests {
  @Test(arguments: [
    // Bytes and encodings.
    ("a: b\nc: \0", "yaml/control-character 2:4"),
    ("a: \u{1B}[31m", "yaml/control-character 1:4"),
    ("a: \u{7F}", "yaml/control-character 1:4"),
    ("# \u{85}a: 1", "yaml/line-separator 1:3"),
    ("a: 'é\u{2028}'", "yaml/line-separator 1:6"),
    ("a: \u{FFFE}", "yaml/control-character 1:4"),
    // Documents.
    ("a: b\n---\nc: d\n", "yaml/several-documents 2:1"),
    ("a: b\n...\n---\n", "yaml/several-documents 3:1"),
    ("{}{}", "yaml/syntax 1:3"),
    // Keys.
    ("a: 1\n\"a\": 2", "yaml/duplicate-key 2:1"),
    ("component: 1\ncomponent: 2", "yaml/duplicate-key 2:1"),
    ("[a]: 1", "yaml/complex-key 1:1"),
    ("{title}: 1", "yaml/complex-key 1:1"),
    ("a: &a {b: 1}\nc:\n  <<: *a", "yaml/merge-key 3:3"),
    // Tags.
    ("a: !flag", "yaml/tag 1:4"),
    ("a: !!str 5", "yaml/tag 1:4"),
    ("a: !flag [1]", "yaml/tag 1:4"),
    ("a: ! x", "yaml/tag 1:4"),
    ("a: !x!y z", "yaml/tag 1:4"),
    ("%TAG ! tag:a,2026:\n---\na: b", "yaml/directive 1:1"),
    ("%YAML 3.0\n---\na: b", "yaml/directive 1:1"),
    // Anchors and aliases.
    ("a: *b", "yaml/unknown-alias 1:4"),
    ("a: &a {b: *a}", "yaml/alias-cycle 1:11"),
    ("a: && b", "yaml/syntax 1:4"),
    ("a: * b", "yaml/syntax 1:4"),
    // What is not closed.
    ("a: [1, 2", "yaml/unclosed 1:4"),
    ("a: {b: 1", "yaml/unclosed 1:4"),
    ("a: 'Don't'", "yaml/after-closing 1:9"),
    ("a: 'b\nc: d\n", "yaml/unclosed 1:4"),
    ("a: \"b", "yaml/unclosed 1:4"),
    // Slips of the pen.
    ("a: \"\\d\"", "yaml/escape 1:5"),
    ("a:\n\tb: 1", "yaml/tab 2:1"),
    ("a: @b", "yaml/reserved-character 1:4"),
    ("a: `b`", "yaml/reserved-character 1:4"),
    ("a: b: c", "yaml/misplaced-colon 1:5"),
    ("a:b\nc: d", "yaml/misplaced-colon 2:2"),
    ("c: d\na:b\n", "yaml/missing-colon 2:1"),
    ("a: {b: c: d}", "yaml/misplaced-colon 1:9"),
    ("a: {b: c} d", "yaml/after-closing 1:11"),
    ("a: 1\n b: 2", "yaml/misplaced-colon 2:3"),
    ("  a: 1\n b: 2", "yaml/indentation 2:2"),
    ("a: \"b\" c", "yaml/after-closing 1:8"),
    ("a: - b", "yaml/indentation 1:4"),
    ("- a\nb: c", "yaml/indentation 2:1"),
    ("a: | b\n  c", "yaml/syntax 1:6"),
    ("a: , b", "yaml/syntax 1:4"),
  ])
  func isOneMistake(_ text: String, _ finding: String) {
    let reading = Reading(text)
    #expect(reading.findings == [finding], "\(reading.rendered)")
    #expect(reading.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix(".") })
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xC3, 0xA9, 0xFF], "yaml/invalid-utf8 1:5"),
      ([0x61, 0x0A, 0xC0, 0x80], "yaml/invalid-utf8 2:1"),
      ([0x61, 0x0D, 0xED, 0xA0, 0x80], "yaml/invalid-utf8 2:1"),
      ([0xF4, 0x90, 0x80, 0x80], "yaml/invalid-utf8 1:1"),
      ([0x61, 0xE2, 0x82], "yaml/invalid-utf8 1:2"),
      ([0xFF, 0xFE, 0x61, 0x00], "yaml/encoding 1:1"),
      ([0xFE, 0xFF, 0x00, 0x61], "yaml/encoding 1:1"),
      ([0x61, 0x00, 0x3A, 0x00], "yaml/encoding 1:1"),
      ([0x00, 0x00, 0x00, 0x61], "yaml/encoding 1:1"),
    ] as [([UInt8], String)])
  func encoding(_ bytes: [UInt8], _ finding: String) {
    #expect(Reading(bytes: bytes).findings == [finding])
    #expect(Reading(json: bytes).findings == [finding])
  }

  @Test func everyDuplicateIsReportedAndLeftOut() {
    let keys = (1...40).map { "k\($0)" }
    let text = (keys + ["k3", "k40", "k3"]).map { $0 + ": {x: 1}" }.joined(separator: "\n")
    let reading = Reading(text)
    #expect(reading.findings == ["yaml/duplicate-key 41:1", "yaml/duplicate-key 42:1", "yaml/duplicate-key 43:1"])
    #expect(reading.shape == "{" + keys.map { $0 + ": {x: 1}" }.joined(separator: ", ") + "}")
  }

  @Test func keysAreComparedCanonically() {
    let reading = Reading("\u{E9}: 1\ne\u{301}: 2")
    #expect(reading.findings == ["yaml/duplicate-key 2:1"])
    #expect(reading.diagnostics.first?.notes.first?.message.contains("code points") == true)
  }

  @Test func aNegationIsReadAsTheExpressionThatWasMeant() throws {
    let reading = Reading("a: !content.isOn and b\nc: 1")
    #expect(reading.shape == "{a: !content.isOn and b, c: 1}")
    #expect(reading.diagnostics.first?.help?.contains("not content.isOn and b") == true)
  }

  @Test func aSecondDocumentLeavesTheFirst() {
    #expect(Reading("a: b\n---\nc: d\n").shape == "{a: b}")
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "[\n", count: 100_000),
    String(repeating: "[{\"\":", count: 50_000), String(repeating: "- ", count: 100_000),
    String(repeating: "? ", count: 100_000), "a: " + String(repeating: "{a: ", count: 70),
    (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
  ])
  func depthIsBounded(_ text: String) {
    #expect(Reading(text).diagnostics.map(\.kind) == [.yamlTooDeep])
  }

  @Test func depthCountsWhatAliasesBringIn() {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(Reading("a: &a \(deep)\nb: *a").findings == [])
    let nested = String(repeating: "[", count: 30) + "*a" + String(repeating: "]", count: 30)
    #expect(Reading("a: &a \(deep)\nb: \(nested)").findings == ["yaml/too-deep 2:34"])
    #expect(Reading("[" + String(repeating: "[", count: 63) + String(repeating: "]", count: 64)).findings == [])
    #expect(Reading(json: String(repeating: "[", count: 100_000)).diagnostics.map(\.kind) == [.yamlTooDeep])
  }

  @Test func aliasBombsAreRefused() {
    var text = "a0: &a0 [1, 2, 3, 4, 5, 6, 7, 8, 9]\n"
    for level in 1...9 {
      let aliases = (0..<9).map { _ in "*a\(level - 1)" }.joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(Reading(text).diagnostics.map(\.kind) == [.yamlTooManyAliases])
    let wide = "a: &a [\(String(repeating: "1, ", count: 5_000))]\nb: [\(String(repeating: "*a, ", count: 5_000))]"
    #expect(Reading(wide).diagnostics.map(\.kind) == [.yamlTooManyAliases])
  }

  @Test func anchorsInAnEntryThatIsLeftOutAreForgotten() {
    let reading = Reading("a: 1\na: &x [1, 2, 3]\nb: {c: d}\ne: *x")
    #expect(reading.diagnostics.map(\.kind) == [.yamlDuplicateKey, .yamlUnknownAlias])
  }

  @Test func sizeIsBounded() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: Limit.fileSize.most + 1)
    #expect(Reading(bytes: bytes).findings == ["yaml/too-large 1:1"])
    #expect(Reading(json: bytes).findings == ["yaml/too-large 1:1"])
  }

  @Test func aThousandMistakesAreEnough() {
    let reading = Reading(String(repeating: "a: 1\n", count: 5_000))
    #expect(reading.diagnostics.count == Limit.mistakes.most + 1)
    #expect(reading.diagnostics.last?.kind == .yamlTooManyMistakes)
  }

  @Test func tagDirectivesAreRefusedBeforeTheyAreCompared() {
    let text = (0..<100_000).map { "%TAG !\($0)! a\n" }.joined()
    #expect(Reading(text).diagnostics.map(\.kind) == [.yamlDirective])
  }
}
