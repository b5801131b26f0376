import FacetDiagnostics
import Foundation
import Testing

@testable import FacetSpec

/// The YAML test suite: where the reader agrees with it, where it does not, and why.
///
/// The answers are kept in `yaml-test-suite.tsv`, a line a case. After a change that is meant, write it anew with
/// `FACET_RECORD=1 swift test --filter YAMLSuiteTests` and give a reason for each new "no".
struct YAMLSuiteTests {
  private struct Row: Equatable {
    var id: String
    /// `valid` or `invalid`.
    var expected: String
    /// `valid`, `other-tree`, or the code of the first diagnostic.
    var answer: String
    var agrees: String { expected == answer || (expected == "invalid" && answer.contains("/")) ? "yes" : "no" }

    func line(_ reason: String) -> String { "\(id)\t\(expected)\t\(answer)\t\(agrees)\t\(reason)" }
  }

  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("yaml-test-suite.tsv")

  @Test(.enabled(if: SharedData.conformance != nil))
  func tableIsTrue() throws {
    let rows = try answers()
    #expect(rows.count == 402)
    let recorded = try String(contentsOf: Self.table, encoding: .utf8)
    let reasons = Self.reasons(in: recorded)
    let lines = rows.map { $0.line(reasons[$0.id] ?? "") }
    let current = (["case\tsuite\tfacet\tagree\twhy not"] + lines).joined(separator: "\n") + "\n"
    if current != recorded, ProcessInfo.processInfo.environment["FACET_RECORD"] != nil {
      try current.write(to: Self.table, atomically: true, encoding: .utf8)
    }
    #expect(current == recorded, "see how to record in \(#fileID)")
    for row in rows where row.agrees == "no" { #expect(reasons[row.id]?.isEmpty == false, "\(row.id) needs a reason") }
  }

  private func answers() throws -> [Row] {
    let folder = try #require(SharedData.conformance).appendingPathComponent("yaml-test-suite-data")
    return try SharedData.files(in: folder) { $0 == "in.yaml" }.map { file in
      let caseFolder = file.deletingLastPathComponent()
      let isInvalid = FileManager.default.fileExists(atPath: caseFolder.appendingPathComponent("error").path)
      let id = caseFolder.path.dropFirst(folder.path.count + 1)
      let reading = Reading(bytes: try SharedData.bytes(file))
      #expect(reading.tree != nil || !reading.diagnostics.isEmpty, "\(id): refused without a word")
      let events = try String(contentsOf: caseFolder.appendingPathComponent("test.event"), encoding: .utf8)
      let isSameTree = isInvalid || SuiteEvents(events).shape == reading.shape
      let answer = reading.diagnostics.first?.kind.code.description ?? (isSameTree ? "valid" : "other-tree")
      return Row(id: String(id), expected: isInvalid ? "invalid" : "valid", answer: answer)
    }
  }

  private static func reasons(in table: String) -> [String: String] {
    var reasons: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count == 5 { reasons[String(fields[0])] = String(fields[4]) }
    }
    return reasons
  }
}
