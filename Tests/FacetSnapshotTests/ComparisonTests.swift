import FacetSnapshot
import Testing

struct ComparisonTests {
  static let golden = """
    facet-golden 1
    component  Badge
    style      default

    style
      spacing                 space.m

    tree
      text                    content.text

    variant  Short
      given      text "a"
      ┊ a ┊

    variant  Short @ dark
      same as    Short

    """

  func compare(_ old: String?, _ new: String?) -> SnapshotComparison {
    SnapshotComparison(name: "Badge/default", file: "Badge.default.snap.txt", old: old, new: new)
  }

  @Test func states() {
    #expect(compare(Self.golden, Self.golden).state == .match)
    #expect(compare(nil, Self.golden).state == .missing)
    #expect(compare(Self.golden, nil).state == .orphan)
    #expect(compare("<<<<<<< ours\n" + Self.golden, Self.golden).state == .conflict)
    #expect(compare(Self.golden + " ", Self.golden).isEditedByHand)
    #expect(!compare(Self.golden.replacing("space.m", with: "space.s"), Self.golden).isEditedByHand)
  }

  @Test func otherLineEndsAreNoOtherText() {
    let comparison = compare(Self.golden.replacing("\n", with: "\r\n"), Self.golden)
    #expect(comparison.state == .changed)
    #expect(comparison.hasOtherLineEnds)
    #expect(!comparison.isEditedByHand)
    #expect(comparison.variants.isEmpty && comparison.causes.isEmpty)
  }

  @Test func theCauseComesFirstThenWhatFollows() {
    let new = Self.golden.replacing("space.m", with: "space.l").replacing("┊ a ┊", with: "┊ a… ┊\n  cuts       text")
    let comparison = compare(Self.golden, new)
    #expect(comparison.causes.map(\.line) == [6])
    #expect(
      SnapshotReport([comparison]).lines == [
        "✗ Badge/default                   1 variant differs   Badge.default.snap.txt:6",
        "    style  spacing                 space.m → space.l".replacing("space.l", with: "space.l"),
        "  Short",
        "    + cuts       text",
        "    ┊ a ┊   ┊ a… ┊",
        "1 golden: 1 changed",
      ])
  }

  @Test func picturesStandBelowEachOtherWhereThereIsNoRoom() {
    let comparison = compare(Self.golden, Self.golden.replacing("┊ a ┊", with: "┊ b ┊"))
    #expect(SnapshotReport([comparison], width: 12).lines.contains("    ┊ a ┊"))
    #expect(SnapshotReport([comparison], width: 12).lines.contains("    ┊ b ┊"))
  }

  @Test func whatAFileHoldsCannotReachTheTerminal() {
    let comparison = compare(Self.golden.replacing("space.m", with: "\u{1B}[2J"), Self.golden)
    #expect(SnapshotReport([comparison]).lines.allSatisfy { !$0.unicodeScalars.contains("\u{1B}") })
  }

  @Test func longReportsAreCut() {
    let comparisons = (0..<50).map { SnapshotComparison(name: "C\($0)/d", file: "f", old: nil, new: "x") }
    let lines = SnapshotReport(comparisons, mostLines: 10).lines
    #expect(lines.count == 12)
    #expect(lines[10] == "… 40 more lines")
    #expect(lines[11] == "50 goldens: 50 missing")
  }
}
