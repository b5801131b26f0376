import FacetDiagnostics
import Testing

struct FixTests {
  private let kind = DiagnosticKind("test/kind", .error, "A test", explanation: "")

  private func fixed(_ text: String, _ fixes: [[(Range<Int>, String)]]) -> (text: String?, count: Int) {
    var sources = SourceMap()
    let file = sources.add(path: "a.yaml", bytes: Array(text.utf8))
    let diagnostics = fixes.map { fixes in
      let fixes = fixes.map { range, replacement in
        Diagnostic.Fix(
          replace: SourceSpan(file: file, start: range.lowerBound, end: range.upperBound), with: replacement)
      }
      return Diagnostic(kind, at: fixes.first?.span, "wrong", fixes: fixes)
    }
    let (files, count) = diagnostics.fixed(in: sources)
    return (files.first.map { String(decoding: $0.bytes, as: UTF8.self) }, count)
  }

  @Test func editsDoNotMoveEachOther() {
    let (text, count) = fixed("abc def", [[(4..<7, "d")], [(0..<3, "longer")], [(7..<7, "!")]])
    #expect(text == "longer d!")
    #expect(count == 3)
  }

  @Test func ofTwoThatOverlapTheFirstIsMade() {
    let (text, count) = fixed("abc def", [[(2..<5, "-")], [(0..<3, "x")]])
    #expect(text == "x def")
    #expect(count == 1)
    #expect(fixed("ab", [[(1..<1, "x")], [(1..<1, "y")]]).text == "axb")
  }

  @Test func fixesOfOneMistakeAreMadeTogetherOrNotAtAll() {
    #expect(fixed("abc", [[(0..<1, "x")], [(0..<1, "y"), (2..<3, "z")]]).text == "xbc")
  }

  @Test func theSameFixOfTwoMistakesIsMadeOnce() {
    let (text, count) = fixed("abc", [[(0..<1, "x")], [(0..<1, "x")]])
    #expect(text == "xbc")
    #expect(count == 2)
  }

  @Test func aFixBetweenTheTwoOfAnEarlierMistakeIsMade() {
    let (text, count) = fixed(
      "abcdefg", [[(0..<1, "x"), (4..<6, "z")], [(2..<3, "y")], [(3..<5, "-")], [(5..<7, "-")]])
    #expect(text == "xbydzg")
    #expect(count == 2)
  }

  @Test func whereNothingIsCertainNothingIsTouched() {
    #expect(fixed("abc", [[]]).text == nil)
  }
}
