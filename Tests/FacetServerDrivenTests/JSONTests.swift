import Checkout
import Foundation
import SeededRandom
import Testing

@testable import FacetServerDriven

struct JSONTests {
  private func problems(_ json: String, _ limits: ServerLimits = ServerLimits()) -> [String] {
    JSONDocument.parse(Array(json.utf8), limits: limits).problems.map { "\($0)" }
  }

  @Test func syntaxErrorsHaveAPlaceAndAPointer() {
    let expected: [(String, String)] = [
      ("", "1:1: expected a value, found the end of the document"),
      ("{\"a\": [1, 2,\n  ]}", "2:3: /a/2: expected a value, found ']'"),
      ("{\"a\" 1}", "1:6: /a: expected ':' after the key, found '1'"),
      ("{\"é\": 1,\n \"b\": 𝄞}", "2:7: /b: expected a value, found '𝄞'"),
      ("{'a': 1}", "1:2: expected a key in double quotes, found '''"),
      ("{\"a~/b\": {\"\": nul}}", "1:15: /a~0~1b/: expected a value, found 'n'"),
      ("[1, {\"a\": 1]", "1:12: /1/a: expected ',' or '}', found ']'"),
      ("[01]", "1:3: /0: a number must not start with 0"),
      ("[-]", "1:3: /0: expected a digit after '-', found ']'"),
      ("[1.]", "1:4: /0: expected a digit after '.', found ']'"),
      ("[1e+]", "1:5: /0: expected a digit in the exponent, found ']'"),
      ("[NaN]", "1:2: /0: JSON has no number 'NaN'"),
      ("[-Infinity]", "1:3: /0: expected a digit after '-', found 'I'"),
      ("[\"a", "1:2: /0: unterminated string"),
      ("[\"a\\", "1:4: /0: unterminated string"),
      ("[\"a\n\"]", "1:4: /0: control characters in a string must be escaped"),
      ("[\"\\x\"]", "1:3: /0: invalid escape sequence in a string"),
      ("[\"\\u12G4\"]", "1:3: /0: expected four hexadecimal digits after '\\u'"),
      ("[1] 2", "1:5: unexpected '2' after the end of the document"),
      ("[1]\u{1}", "1:4: unexpected a control character after the end of the document"),
    ]
    for (json, problem) in expected { #expect(problems(json) == [problem]) }
  }

  @Test func invalidUTF8IsAnError() {
    for bytes: [UInt8] in [
      [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3],
      [0xF0, 0x9F, 0x92],
    ] {
      let parsed = JSONDocument.parse(Array("[\"".utf8) + bytes + Array("\"]".utf8), limits: ServerLimits())
      #expect(parsed.document == nil && parsed.problems.map(\.message) == ["the text is not valid UTF-8"], "\(bytes)")
    }
  }

  @Test func halfASurrogatePairIsReported() throws {
    let parsed = JSONDocument.parse(Array(#"["\ud800", "\udc00x", "\ud834\udd1e"]"#.utf8), limits: ServerLimits())
    #expect(parsed.problems.map { "\($0.kind) \($0.pointer)" } == ["loneSurrogate /0", "loneSurrogate /1"])
    let document = try #require(parsed.document)
    #expect(JSONValue(document, 0).elements.map(\.string) == ["\u{FFFD}", "\u{FFFD}x", "𝄞"])
  }

  @Test func duplicateKeysAreReportedAndTheLastIsUsed() throws {
    let many = (0..<20).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    for (json, pointer) in [
      (#"{"a": 1, "b": 2, "\u0061": 3}"#, "/a"), ("{\"a\": 1, \(many), \"a\": 3}", "/a"),
    ] {
      let parsed = JSONDocument.parse(Array(json.utf8), limits: ServerLimits())
      #expect(parsed.problems.map { "\($0.kind) \($0.pointer)" } == ["duplicateKey \(pointer)"])
      #expect(JSONValue(try #require(parsed.document), 0)["a"]?.int == 3)
    }
  }

  @Test func numbersAreIntegersIfTheyAreWhole() throws {
    func int(_ text: String) throws -> Int? { try JSONValue(parsing: text.utf8).int }
    for (text, value) in [
      ("0", 0), ("-0", 0), ("12", 12), ("1.0", 1), ("1.20e1", 12), ("120e-1", 12), ("0e999999999999999999999", 0),
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("9223372036854775807.0", Int.max),
    ] {
      #expect(try int(text) == value, "\(text)")
    }
    for text in ["0.5", "9223372036854775808", "1e19", "1e999999999999999999999", "1e-1", "-9223372036854775809"] {
      #expect(try int(text) == nil, "\(text)")
    }
    #expect(try JSONValue(parsing: "1e400".utf8).double == nil)
    #expect(try JSONValue(parsing: "1.5e3".utf8).double == 1500)
  }

  @Test func equalityIsThatOfMeaning() throws {
    func value(_ text: String) throws -> JSONValue { try JSONValue(parsing: text.utf8) }
    let same = [
      ("1", "1.0"), ("-0", "0"), ("1e2", "100"), ("1e99999", "10e99998"), (#""é""#, #""\u00e9""#),
      (#"{"a": 1, "b": [2]}"#, #"{"b":[2.0],"a":1}"#), ("{}", "{ }"),
    ]
    for (left, right) in same {
      #expect(try value(left) == value(right), "\(left)")
      #expect(try value(left).hashValue == value(right).hashValue, "\(left)")
    }
    let different = [
      ("1", "-1"), ("9007199254740993", "9007199254740992"), (#""é""#, #""e\u0301""#), ("[1, 2]", "[2, 1]"),
      (#"{"a": 1}"#, #"{"a": 1, "b": 1}"#), ("null", "false"), ("0", "\"0\""),
    ]
    for (left, right) in different { #expect(try value(left) != value(right), "\(left)") }
  }

  @Test func pointersLeadToEachValue() throws {
    let root = try JSONValue(parsing: #"{"a": [{"b": 1}, [2, 3]], "c": {}, "d/e": 4}"#.utf8)
    var pointers: [String] = []
    func walk(_ value: JSONValue) {
      pointers.append(value.pointer)
      for element in value.elements { walk(element) }
      for member in value.members { walk(member.value) }
    }
    walk(root)
    #expect(pointers == ["", "/a", "/a/0", "/a/0/b", "/a/1", "/a/1/0", "/a/1/1", "/c", "/d~1e"])
  }

  /// JSONTestSuite: what JSON has to be accepted (`y_`), and what has to be refused (`n_`).
  @Test(.enabled(if: Checkout.shared("data/conformance") != nil))
  func agreesWithTheSuite() throws {
    let shared = try #require(Checkout.shared("data/conformance"))
    let folder = shared.appendingPathComponent("json-test-suite/test_parsing")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 300)
    for file in files {
      let parsed = JSONDocument.parse(Array(try Data(contentsOf: file)), limits: ServerLimits())
      let name = file.lastPathComponent
      if name.hasPrefix("y_") { #expect(parsed.document != nil, "\(name): \(parsed.problems)") }
      if name.hasPrefix("n_") { #expect(parsed.document == nil, "\(name)") }
      #expect((parsed.document == nil) == parsed.problems.contains { $0.kind.isError }, "\(name)")
    }
  }

  @Test func randomDocumentsAreReadAsFoundationReadsThem() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<400 {
      var text = ""
      append(depth: 4, to: &text, &random)
      let value = try #require(try? JSONValue(parsing: text.utf8), "\(text)")
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(agree(value, object), "\(text)")
    }
  }

  /// No byte that is changed, left out or doubled makes it crash, and an error is always reported.
  @Test func damagedDocumentsAreReported() {
    var random = SeededRandom(seed: 3)
    let text = Array(
      #"{"a": [1, -2.5e3, "x\n\u00e9é𝄞", true, null, {"b": {}}], "components": [{"type": "hero"}]}"#.utf8)
    for _ in 0..<4_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      let parsed = JSONDocument.parse(bytes, limits: ServerLimits())
      let isAccepted = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      #expect((parsed.document == nil) == parsed.problems.contains { $0.kind.isError })
      // Foundation accepts no more, except for texts in UTF-16 and UTF-32, which it recognizes by zeros.
      if isAccepted, !bytes.contains(0) { #expect(parsed.document != nil, "\(String(decoding: bytes, as: UTF8.self))") }
      let result = ServerPageDecoder<TestContent>().decode(bytes)
      #expect((result.page == nil) <= !result.problems.isEmpty)
    }
  }

  private func append(depth: Int, to text: inout String, _ random: inout SeededRandom) {
    let spaces = ["", " ", "\n", "\t\r\n"]
    text += spaces.randomElement(using: &random)!
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: text += "null"
    case 1: text += "true"
    case 2: text += ["0", "-1", "1.5", "2e3", "-0.25E-2", "123456789"].randomElement(using: &random)!
    case 3, 4, 5: text += string(&random)
    case 6:
      text += "["
      for index in 0..<Int.random(in: 0..<4, using: &random) {
        text += index > 0 ? "," : ""
        append(depth: depth - 1, to: &text, &random)
      }
      text += "]"
    default:
      text += "{"
      for index in 0..<Int.random(in: 0..<4, using: &random) {
        text += (index > 0 ? ", " : "") + "\"\(index)\\u0041\":"
        append(depth: depth - 1, to: &text, &random)
      }
      text += "}"
    }
    text += spaces.randomElement(using: &random)!
  }

  private func string(_ random: inout SeededRandom) -> String {
    let parts = [
      "a", "é", "𝄞", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud834\\udd1e", "\\u0000", "\\b\\f\\r\\t", " ",
    ]
    return "\"" + (0..<Int.random(in: 0..<5, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      + "\""
  }

  private func agree(_ value: JSONValue, _ object: Any) -> Bool {
    switch (value.kind, object) {
    case (.null, is NSNull): true
    case (.string, let text as String): value.string?.utf8.elementsEqual(text.utf8) == true
    case (.bool, let number as NSNumber): value.bool == number.boolValue
    case (.number, let number as NSNumber): value.double == number.doubleValue
    case (.array, let array as [Any]):
      value.elements.count == array.count && zip(value.elements, array).allSatisfy { agree($0, $1) }
    case (.object, let table as [String: Any]):
      value.members.count == table.count
        && value.members.allSatisfy { member in table[member.key].map { agree(member.value, $0) } == true }
    default: false
    }
  }
}

/// Implication: `a <= b` is false only where `a` holds and `b` does not.
private func <= (a: Bool, b: Bool) -> Bool { !a || b }
