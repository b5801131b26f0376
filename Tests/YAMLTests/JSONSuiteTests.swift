import FacetDiagnostics
import Foundation
import Testing

@testable import FacetSpec

/// JSONTestSuite: what JSON has to be accepted (`y_`), what has to be refused (`n_`), and what is free (`i_`).
struct JSONSuiteTests {
  @Test(.enabled(if: SharedData.conformance != nil))
  func agreesWithTheSuite() throws {
    let folder = try #require(SharedData.conformance).appendingPathComponent("json-test-suite/test_parsing")
    let files = SharedData.files(in: folder) { $0.hasSuffix(".json") }
    #expect(files.count == 318)
    for file in files {
      let reading = Reading(json: try SharedData.bytes(file))
      let name = file.lastPathComponent
      // The grammar of JSON allows a key twice; no spec means that.
      let codes = Set(reading.diagnostics.map(\.kind)).subtracting([.yamlDuplicateKey])
      if name.hasPrefix("y_") { #expect(codes.isEmpty && reading.tree != nil, "\(name): \(reading.findings)") }
      if name.hasPrefix("n_") { #expect(reading.tree == nil && !codes.isEmpty, "\(name): \(reading.shape)") }
      #expect((reading.tree == nil) <= !reading.diagnostics.isEmpty, "\(name): refused without a word")
    }
  }

  @Test(.enabled(if: SharedData.conformance != nil))
  func textsAreWhatFoundationReads() throws {
    let folder = try #require(SharedData.conformance).appendingPathComponent("json-test-suite/test_parsing")
    for file in SharedData.files(in: folder, where: { $0.hasPrefix("y_string") }) {
      let bytes = try SharedData.bytes(file)
      guard let array = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String] else { continue }
      let tree = try #require(Reading(json: bytes).tree)
      let texts = tree.elements(of: try #require(tree.root)).map { Array(tree.text($0).unicodeScalars) }
      #expect(texts == array.map { Array($0.unicodeScalars) }, "\(file.lastPathComponent)")
    }
  }

  /// Every one of the Big List of Naughty Strings is a text like any other.
  @Test(.enabled(if: SharedData.conformance != nil))
  func naughtyStringsSurvive() throws {
    let file = try #require(SharedData.conformance).appendingPathComponent("blns/blns.json")
    let bytes = try SharedData.bytes(file)
    let strings = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String])
    #expect(strings.count > 500)
    let read = texts(of: Reading(json: bytes))
    // Foundation takes a text that is nothing but a byte order mark for an empty one.
    #expect(
      read.map { $0.filter { $0 != "\u{FEFF}" } } == strings.map { $0.unicodeScalars.filter { $0 != "\u{FEFF}" } })
    let quoted = Reading(read.map { "- " + doubleQuoted($0) }.joined(separator: "\n"))
    #expect(quoted.findings == [])
    #expect(texts(of: quoted) == read)
  }

  private func texts(of reading: Reading) -> [[Unicode.Scalar]] {
    guard let tree = reading.tree, let root = tree.root else { return [] }
    return tree.elements(of: root).map { Array(tree.text($0).unicodeScalars) }
  }

  /// With only those escapes that YAML asks for.
  private func doubleQuoted(_ text: [Unicode.Scalar]) -> String {
    var result = "\""
    for scalar in text {
      switch scalar.value {
      case 0x22, 0x5C: result += "\\" + String(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Implication: `a <= b` is false only where `a` holds and `b` does not.
private func <= (a: Bool, b: Bool) -> Bool { !a || b }
