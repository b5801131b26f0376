import FacetDiagnostics
import FacetText
import Foundation
import Testing

/// Every format tells the same run, whose files and words are as awkward as they come; what each writes is on record.
struct ReportTests {
  private static let rules = [
    DiagnosticKind(
      "test/odd", .warning, "Something odd",
      explanation: """
        Odd things are often mistakes,
        and seldom meant.

            odd: 1   # wrong
        """),
    DiagnosticKind("test/broken", .error, "Something <broken>", explanation: "It does not work."),
    DiagnosticKind("test/unseen", .error, "Not found here", explanation: "It did not happen."),
  ]

  private static func report(isStrict: Bool = false) -> DiagnosticReport {
    let (diagnostics, sources) = run()
    return DiagnosticReport(
      diagnostics, in: sources, rules: rules, by: DiagnosticReport.Tool(name: "facet", version: "1.2.3"),
      isStrict: isStrict
    ) { "app/" + $0 }
  }

  private static func run() -> (diagnostics: [Diagnostic], sources: SourceMap) {
    var sources = SourceMap()
    let clean = sources.add(path: "specs/clean.yaml", bytes: Array("fine: 1\n".utf8))
    let awkward = sources.add(path: "specs/a,b: 100%é.yaml", bytes: Array("e\u{301}漢: x\n  odd: 1\n  odd: 1\n".utf8))
    func span(_ start: Int, _ end: Int) -> SourceSpan { SourceSpan(file: awkward, start: start, end: end) }
    let diagnostics = [
      Diagnostic(
        rules[1], at: span(3, 8), "found \"<&>\" 50%\u{1B}[1m\u{202E}\n::error::x",
        help: "write 'y'", notes: [Diagnostic.Note("begun here", at: SourceSpan(file: clean, start: 0, end: 4))],
        fixes: [Diagnostic.Fix(replace: span(8, 9), with: "\"y\"")]),
      Diagnostic(rules[0], at: span(21, 24), "this is odd"),
      Diagnostic(rules[0], at: span(12, 15), "this is odd"),
      Diagnostic(rules[1], at: nil, "no place", notes: [Diagnostic.Note("nor here")]),
    ]
    return (diagnostics, sources)
  }

  private static let formats: [(name: String, text: @Sendable () -> [UInt8])] = [
    ("text.txt", textOfRun),
    ("report.json", { report().json }),
    ("report.sarif", { report().sarif }),
    ("github.txt", { report().github }),
    ("junit.xml", { report().junit }),
    ("junit-strict.xml", { report(isStrict: true).junit }),
  ]

  @Sendable private static func textOfRun() -> [UInt8] {
    let (diagnostics, sources) = run()
    var renderer = DiagnosticRenderer(sources)
    return Array(renderer.text(for: diagnostics).text.utf8)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reports")

  @Test(arguments: formats.indices) func isAsRecorded(_ index: Int) throws {
    let format = Self.formats[index]
    let file = Self.folder.appending(path: format.name)
    let text = String(decoding: format.text(), as: UTF8.self)
    let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if text == recorded { return }
    let environment = ProcessInfo.processInfo.environment
    if environment["FACET_RECORD"] == "1", environment["CI"] == nil {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(format.name); run again without FACET_RECORD")
    } else {
      #expect(text == recorded)
    }
  }

  @Test(arguments: ["report.json", "report.sarif"]) func whatIsOnRecordIsJSON(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
  }

  /// A block that moves, or is indented, holds the mistakes that it held.
  @Test func fingerprintsDoNotDependOnTheLine() throws {
    func fingerprints(_ text: String, at offset: Int) -> [Substring] {
      var sources = SourceMap()
      let file = sources.add(path: "a.yaml", bytes: Array(text.utf8))
      let diagnostic = Diagnostic(
        Self.rules[0], at: SourceSpan(file: file, start: offset, end: offset + 3), "this is odd")
      let report = DiagnosticReport(
        [diagnostic], in: sources, rules: [], by: DiagnosticReport.Tool(name: "facet", version: "1")
      ) { $0 }
      return String(decoding: report.sarif, as: UTF8.self).split(separator: "\n").filter { $0.contains("facet/v1") }
    }
    let first = fingerprints("odd: 1", at: 0)
    #expect(first.count == 1)
    #expect(first == fingerprints("# more\n\n    odd: 1", at: 12))
    #expect(first != fingerprints("odd: 2", at: 0))
  }

  @Test func aRunWithoutMistakesIsSeenToHaveTakenPlace() {
    var sources = SourceMap()
    _ = sources.add(path: "a.yaml", bytes: [])
    let report = DiagnosticReport(
      [], in: sources, rules: [], by: DiagnosticReport.Tool(name: "facet", version: "1")
    ) { $0 }
    #expect(String(decoding: report.junit, as: UTF8.self).contains("<testcase classname=\"a.yaml\" name=\"check\"/>"))
    #expect(String(decoding: report.github, as: UTF8.self) == "facet: no mistakes\n")
  }
}
