import FacetDiagnostics
import FacetText
import Testing

private let kind = DiagnosticKind("test/kind", .error, "A test", explanation: "")

struct RendererTests {
  private func render(_ source: String, _ range: Range<Int>, _ message: String = "wrong") -> [Substring] {
    var sources = SourceMap()
    let file = sources.add(path: "a.yaml", bytes: Array(source.utf8))
    var renderer = DiagnosticRenderer(sources)
    let span = SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
    return renderer.text(for: [Diagnostic(kind, at: span, message)]).text.split(separator: "\n")
  }

  @Test func showsPlaceLineAndCaret() {
    var sources = SourceMap()
    let file = sources.add(path: "b.yaml", bytes: Array("one: 1\nspcaing: 4\n".utf8))
    var diagnostic = Diagnostic(
      kind, at: SourceSpan(file: file, start: 7, end: 14), "unknown key 'spcaing'", help: "did you mean 'spacing'?")
    diagnostic.notes = [Diagnostic.Note("begun here", at: SourceSpan(file: file, start: 0, end: 3))]
    var renderer = DiagnosticRenderer(sources)
    #expect(
      renderer.text(for: diagnostic).text == """
        b.yaml:2:1: error: unknown key 'spcaing' [test/kind]
            2 | spcaing: 4
              | ^~~~~~~
        help: did you mean 'spacing'?
        b.yaml:1:1: note: begun here

        """)
  }

  @Test(arguments: [
    // Wide characters take two cells, combining marks none, and columns count scalars.
    ("漢字e\u{301}: x", 6..<9, "a.yaml:1:3: ", "    1 | 漢字e\u{301}: x", "      |     ^"),
    ("\ta: b", 1..<2, "a.yaml:1:2: ", "    1 |     a: b", "      |     ^"),
    ("a: \u{202E}b", 3..<7, "a.yaml:1:4: ", "    1 | a: \\u{202E}b", "      |    ^~~~~~~~~"),
    ("a\r\nbc\rd", 6..<7, "a.yaml:3:1: ", "    3 | d", "      | ^"),
    ("ab", 2..<2, "a.yaml:1:3: ", "    1 | ab", "      |   ^"),
    ("a: |\n  x\n  y", 3..<12, "a.yaml:1:4: ", "    1 | a: |", "      |    ^"),
    ("\u{FEFF}ab", 4..<5, "a.yaml:1:2: ", "    1 | ab", "      |  ^"),
    ("", 0..<0, "a.yaml:1:1: ", "    1 |", "      | ^"),
  ])
  func caret(_ source: String, _ range: Range<Int>, _ place: String, _ line: String, _ caret: String) {
    let lines = render(source, range)
    #expect(lines[0].hasPrefix(place))
    #expect(lines[1] == line)
    #expect(lines[2] == caret)
  }

  @Test func cutsALongLineAroundTheMark() {
    let lines = render(
      String(repeating: "ab ", count: 400) + "here" + String(repeating: " cd", count: 400), 1200..<1204)
    #expect(lines[1].count < 130)
    #expect(lines[1].contains("here") && lines[1].contains("…"))
    let column = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
    #expect(lines[1].dropFirst(column).hasPrefix("here"))
  }

  @Test func nothingFromAFileSteersATerminalOrARunner() {
    let lines = render("::error::x\u{1B}[31m ##[command]y", 0..<2, "a\n::warning::b\u{1B}[0m\u{9B}31m")
    #expect(lines.count == 3)
    #expect(lines[0].contains("a\\u{A}::warning::b\\u{1B}[0m\\u{9B}31m"))
    #expect(!lines.contains { $0.hasPrefix("::") || $0.contains("##[") || $0.contains("\u{1B}") })
  }

  @Test func comesInTheOrderOfFilesAndPlaces() {
    var sources = SourceMap()
    let second = sources.add(path: "2", bytes: Array("abc".utf8))
    let first = sources.add(path: "1", bytes: Array("abc".utf8))
    let unsorted = [
      Diagnostic(kind, at: SourceSpan(file: second, start: 0, end: 1), "d"),
      Diagnostic(kind, at: SourceSpan(file: first, start: 2, end: 3), "c"),
      Diagnostic(kind, at: SourceSpan(file: first, start: 0, end: 1), "b"),
      Diagnostic(kind, at: nil, "a"),
    ]
    #expect(unsorted.sorted(in: sources).map(\.message) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [0, 1_023, 1_024, 1_025, 5_000])
  func columnsAreCountedInLongLinesToo(_ count: Int) {
    var sources = SourceMap()
    let file = sources.add(path: "a", bytes: Array(("x\n" + String(repeating: "é", count: count) + "here").utf8))
    let start = 2 + count * 2
    let location = sources.location(of: SourceSpan(file: file, start: start, end: start + 4))
    #expect(location == SourceLocation(line: 2, column: count + 1, endLine: 2, endColumn: count + 5))
  }
}
