import Testing

@testable import FacetText

struct LineDiffTests {
  @Test func isUnified() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "line three\n").replacing("line 11\n", with: "") + "line 13"
    #expect(
      LineDiff.unified(old: old, new: new, oldName: "a", newName: "b") == """
        --- a
        +++ b
        @@ -1,6 +1,6 @@
         line 1
         line 2
        -line 3
        +line three
         line 4
         line 5
         line 6
        @@ -8,5 +8,5 @@
         line 8
         line 9
         line 10
        -line 11
         line 12
        +line 13
        \\ No newline at end of file

        """)
  }

  @Test(arguments: [
    ("", "", ""),
    ("a\n", "a\n", ""),
    ("", "a\n", "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "--- a\n+++ b\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
  ])
  func edges(_ old: String, _ new: String, _ expected: String) {
    #expect(LineDiff.unified(old: old, new: new, oldName: "a", newName: "b") == expected)
  }

  /// Whatever the texts, the kept and deleted lines are the old text, and the kept and inserted ones the new.
  @Test func editsLeadFromOldToNew() {
    var random = Sequence(seed: 7)
    for _ in 0..<500 {
      let letters = random.next(below: 6) + 1
      let old = (0..<random.next(below: 30)).map { _ in random.next(below: letters) }
      let new = random.next(below: 4) == 0 ? [] : old.flatMap { random.next(below: 5) == 0 ? [9, $0] : [$0] }
      let edits = LineDiff.edits(from: lines(old), to: lines(new))
      #expect(edits.compactMap(\.oldLine) == Array(old.indices))
      #expect(edits.compactMap(\.newLine) == Array(new.indices))
      for case .keep(let from, let to) in edits { #expect(old[from] == new[to]) }
    }
  }

  @Test func findsTheLeastEdits() {
    let edits = LineDiff.edits(from: lines([1, 2, 3, 1, 2, 2, 1]), to: lines([3, 2, 1, 2, 1, 3]))
    #expect(edits.filter { !$0.isKeep }.count == 5)
  }

  @Test func staysQuickOnLargeTextsWithNothingInCommon() {
    let old = lines((0..<100_000).map { $0 % 3 })
    let new = lines((0..<100_000).map { 5 + $0 % 3 })
    #expect(LineDiff.edits(from: old, to: new).count == 200_000)
  }

  private func lines(_ numbers: [Int]) -> [ArraySlice<UInt8>] { numbers.map { Array("\($0)\n".utf8)[...] } }
}

/// A linear congruential generator (Knuth's MMIX), so that a failure can be seen again.
struct Sequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
