import Testing

@testable import FacetSpec

struct JSONTests {
  @Test(arguments: [
    (#"{"a": [1, -0.5e+3, true, null, "b"]}"#, #"{"a": [1, -0.5e+3, true, null, "b"]}"#),
    (#""\ud83d\ude00\n\/\u00e9""#, "\"😀\n/é\""),
    ("[]", "[]"), (" {} ", "{}"), ("\u{FEFF}1", "1"), ("\"\u{2028}\u{7F}\"", "\"\u{2028}\u{7F}\""),
  ])
  func reads(_ text: String, _ shape: String) {
    let reading = Reading(json: text)
    #expect(reading.shape == shape)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("", "json/syntax 1:1"), ("{\"a\": 1,}", "json/syntax 1:9"), ("[1 2]", "json/syntax 1:4"),
    ("{'a': 1}", "json/syntax 1:2"), ("[01]", "json/syntax 1:3"), ("[1.]", "json/syntax 1:4"),
    ("[\"a]", "json/syntax 1:2"), ("[\"\t\"]", "json/syntax 1:3"), ("// a\n1", "json/syntax 1:1"),
    ("[\"\\x\"]", "json/syntax 1:3"), ("[\"\\u12\"]", "json/syntax 1:3"), ("[1]]", "json/syntax 1:4"),
    ("[}", "json/syntax 1:2"), ("[\"\\ud800x\"]", "json/lone-surrogate 1:3"), ("[\"\\", "json/syntax 1:3"),
    ("{\"a\": 1, \"\\u0061\": 2}", "yaml/duplicate-key 1:10"), ("nul", "json/syntax 1:1"), ("[-]", "json/syntax 1:3"),
  ])
  func isOneMistake(_ text: String, _ finding: String) { #expect(Reading(json: text).findings == [finding]) }

  @Test func aYAMLFileMayUseTheEscapesOfJSON() {
    let reading = Reading(#"{"a": "\ud83d\ude00"}"#)
    #expect(reading.findings == [])
    #expect(reading.shape == "{\"a\": \"😀\"}")
    #expect(Reading(#"a: "\ud83d\ude00""#).findings == ["yaml/escape 1:5"])
  }

  @Test func mergeKeysAreOnlyYAMLs() { #expect(Reading(json: #"{"<<": 1}"#).findings == []) }
}
