import FacetSnapshot
import FacetText
import Testing

struct ComparisonTests {
  static let golden = """
    facet-golden 2  Badge/default

    style
      spacing                 space.m

    tree
      text                    content.text

    variant  Short
      given      text "a"
      ┊ a ┊
      same       dark

    variant  Long
      given      text "b"
      ┊ b ┊
      same       dark

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

  @Test func anOlderGoldenIsToBeRecordedAgain() {
    let old = "facet-golden 1\ncomponent  Badge\nstyle      default\n\nvariant  Short\n  ┊ a ┊\n"
    let comparison = compare(old, Self.golden)
    #expect(comparison.state == .outdated)
    #expect(comparison.variants.isEmpty && comparison.causes.isEmpty && !comparison.isEditedByHand)
    #expect(
      SnapshotReport([comparison, comparison]).lines.map(\.text) == [
        "! 2 goldens are in format 1, and this version of facet writes format 2: "
          + "record them again with facet snapshot accept --all",
        "2 goldens: 2 outdated",
      ])
    let newer = compare("facet-golden 3  Badge/default\n", Self.golden)
    let first = SnapshotReport([newer]).lines.first?.text
    #expect(first?.contains("the version of facet that recorded them") == true)
    #expect(compare("something else\n", Self.golden).isEditedByHand)
  }

  /// What a cell is told as a difference from may be another cell now: if it says the same, nothing has changed.
  @Test func whatIsToldOtherwiseHasNotChanged() {
    let told = Self.golden.replacing("  ┊ b ┊\n  same       dark\n", with: "  ┊ b ┊\n@ dark\n  like       Long\n")
    #expect(compare(Self.golden, told).variants.isEmpty)
  }

  @Test func cellsThatChangeAlikeAreToldOnce() {
    let comparison = compare(Self.golden, Self.golden.replacing("┊ a ┊", with: "┊ c ┊"))
    #expect(comparison.variants.map(\.cells) == [["Short", "Short @ dark"]])
    #expect(SnapshotReport([comparison]).lines.map(\.text)[1...2] == ["  Short, @ dark", "    ┊ a ┊   ┊ c ┊"])
    let parted = compare(
      Self.golden, Self.golden.replacing("  ┊ b ┊\n  same       dark\n", with: "  ┊ b ┊\n@ dark\n  ┊ d ┊\n"))
    #expect(parted.variants.map(\.cells) == [["Long @ dark"]])
    #expect(parted.variants.map(\.newPicture) == [["┊ d ┊"]])
  }

  @Test func aNewCellAndOneThatIsNoMore() {
    let more = Self.golden.replacing("  ┊ b ┊\n  same       dark\n", with: "  ┊ b ┊\n  same       dark, ax3\n")
    #expect(SnapshotReport([compare(Self.golden, more)]).lines.map(\.text)[1] == "  Long @ ax3  new")
    #expect(SnapshotReport([compare(more, Self.golden)]).lines.map(\.text)[1] == "  Long @ ax3  no more")
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
    #expect(comparison.causes.map(\.line) == [4])
    #expect(
      SnapshotReport([comparison]).lines.map(\.text) == [
        "✗ Badge/default                   4 variants differ   Badge.default.snap.txt:4",
        "    style  spacing                 space.m → space.l",
        "  Short, @ dark",
        "    + cuts       text",
        "    ┊ a ┊   ┊ a… ┊",
        "  Long, @ dark",
        "    + cuts       text",
        "1 golden: 1 changed",
      ])
  }

  @Test func picturesStandBelowEachOtherWhereThereIsNoRoom() {
    let comparison = compare(Self.golden, Self.golden.replacing("┊ a ┊", with: "┊ b ┊"))
    #expect(SnapshotReport([comparison], width: 12).lines.map(\.text).contains("    ┊ a ┊"))
    #expect(SnapshotReport([comparison], width: 12).lines.map(\.text).contains("    ┊ b ┊"))
  }

  @Test func whatAFileHoldsCannotReachTheTerminal() {
    let comparison = compare(Self.golden.replacing("space.m", with: "\u{1B}[2J"), Self.golden)
    #expect(SnapshotReport([comparison]).lines.map(\.text).allSatisfy { !$0.unicodeScalars.contains("\u{1B}") })
  }

  @Test func longReportsAreCut() {
    let comparisons = (0..<50).map { SnapshotComparison(name: "C\($0)/d", file: "f", old: nil, new: "x") }
    let lines = SnapshotReport(comparisons, mostLines: 10).lines.map(\.text)
    #expect(lines.count == 12)
    #expect(lines[10] == "… 40 more lines")
    #expect(lines[11] == "50 goldens: 50 missing")
  }
}
