import FacetLimits
import FacetSnapshot
import FacetText
import Testing

struct ComparisonTests {
  static let golden = """
    facet-golden 5  Badge/default

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
        "! 2 goldens are in format 1, and this version of facet writes format 5: "
          + "record them again with facet snapshot accept --all",
        "2 goldens: 2 outdated",
      ])
    let newer = compare("facet-golden 6  Badge/default\n", Self.golden)
    let first = SnapshotReport([newer]).lines.first?.text
    #expect(first?.contains("the version of facet that recorded them") == true)
    #expect(compare("something else\n", Self.golden).isEditedByHand)
  }

  /// A golden that nothing of a design comes to is compared as far as one can be that facet writes.
  @Test func whatIsMoreThanFacetWritesIsNotCompared() {
    let most = Limit.cells.most
    func variants(_ count: Int, _ lines: String) -> String {
      Self.golden + (0..<count).map { "\nvariant  V\($0)\n\(lines)" }.joined()
    }
    func isCut(_ golden: String) -> Bool {
      let comparison = compare(golden, Self.golden)
      let isSaid = SnapshotReport([comparison]).lines.contains { $0.text.contains("more than facet compares") }
      #expect(comparison.isCut == isSaid)
      return comparison.isCut
    }
    // Each variant has one cell more, as the first one has.
    #expect(!isCut(variants(most / 2 - 2, "  ┊ a ┊\n")))
    #expect(isCut(variants(most / 2 - 1, "  ┊ a ┊\n")))
    // Each has the facts of the one that it is like, so many are a million.
    let facts = (0..<1_000).map { "  looks      e\($0) fill  red\n" }.joined()
    let changed = "  looks      e0 fill  blue\n"
    func alike(_ count: Int) -> String {
      variants(1, facts) + (1..<count).map { "\nvariant  V\($0)  like V0\n\(changed)" }.joined()
    }
    #expect(!isCut(alike(450)))
    #expect(isCut(alike(550)))
    #expect(isCut(variants(1, String(repeating: "  a11y 1…\(Limit.views.most)  none\n", count: 300))))
  }

  /// A change that several cells share is one, whatever is between them.
  @Test func whatChangesAlikeIsFoundAmongMany() {
    func golden(_ text: (Int) -> String) -> String {
      "facet-golden 5  Badge/default\n" + (0..<60).map { "\nvariant  V\($0)\n  ┊ \(text($0)) ┊\n" }.joined()
    }
    let comparison = compare(golden { "\($0 % 3)" }, golden { "\($0 % 3 == 1 ? 7 : $0 % 3)" })
    #expect(comparison.variants.map(\.cells.count) == [20])
    let gone = compare(golden { _ in "a" }, Self.golden)
    // The first has what all others have in common.
    #expect(gone.variants.filter { $0.remark == "no more" }.map(\.cells.count) == [1, 59])
  }

  /// What a cell is told as a difference from may be another cell now: if it says the same, nothing has changed.
  @Test func whatIsToldOtherwiseHasNotChanged() {
    let told = Self.golden.replacing("  ┊ b ┊\n  same       dark\n", with: "  ┊ b ┊\n@ dark  like Long\n")
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

  /// Every golden that differs is named, however long the report is.
  @Test func longReportsNameEachGolden() {
    let comparisons = (0..<50).map { SnapshotComparison(name: "C\($0)/d", file: "f", old: nil, new: "x") }
    let lines = SnapshotReport(comparisons, mostLines: 10).lines.map(\.text)
    #expect(lines.count == 51)
    #expect(lines[50] == "50 goldens: 50 missing")
    let changed = (0..<20).map { index in
      SnapshotComparison(
        name: "C\(index)/d", file: "f", old: Self.golden,
        new: Self.golden.replacing("┊ a ┊", with: "┊ \(index) ┊").replacing("space.m", with: index < 15 ? "s" : "l"))
    }
    let report = SnapshotReport(changed, mostLines: 40).lines.map(\.text)
    #expect(report[0] == "15 goldens")
    #expect(report[1] == "    style  spacing                 space.m → s")
    for index in 0..<20 { #expect(report.contains { $0.hasPrefix("✗ C\(index)/d ") }, "\(index)") }
    #expect(report.count == 42)
    #expect(report[40].hasPrefix("… "))
  }

  @Test func ofLargePicturesOnlyChangedRowsAreShown() {
    let rows = (0..<12).map { "  ┊ row \($0) ┊\n" }.joined()
    let golden = Self.golden.replacing("  ┊ a ┊\n", with: rows)
    let comparison = compare(golden, golden.replacing("row 5 ", with: "row five "))
    #expect(
      SnapshotReport([comparison]).lines.map(\.text).dropFirst(2).dropLast() == [
        "    ⋯", "    ┊ row 4 ┊    ┊ row 4 ┊", "    ┊ row 5 ┊    ┊ row five ┊", "    ┊ row 6 ┊    ┊ row 6 ┊", "    ⋯",
      ])
  }
}
