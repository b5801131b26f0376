import Testing

@testable import FacetSnapshot

/// Cells of a golden whose pictures are told as the words that differ, read back in full.
struct RowReplacementTests {
  private func rows(_ base: String, _ line: String) -> String? {
    let text = """
      facet-golden 5  A/default

      variant  V
        ┌──────────┐
        \(base)
        └──────────┘
      @ ax3
        picture    \(line)

      """
    return GoldenDocument(text).cells.last.flatMap { cell in
      cell.name == "V @ ax3" ? cell.facts[.picture][1] : nil
    }
  }

  @Test(arguments: [
    ("│□ One     │", "row 2  □ → ☑", "│☑ One     │"),
    ("│One       │", "row 2  One → Three", "│Three     │"),
    ("│One    Two│", "row 2  Two → Three", "│One  Three│"),
    ("│One    Two│", "row 2  One → Three", "│Three  Two│"),
    ("│Three  Two│", "row 2  Three → One", "│One    Two│"),
    ("│ 12   112 │", "row 2  12 → 13", "│ 13   112 │"),
  ])
  func wordsTakeThePlaceOfOthers(_ base: String, _ line: String, _ row: String) {
    #expect(rows(base, line) == row)
  }

  /// A golden that someone has edited: the row stays as it is.
  @Test(arguments: [
    ("│One One   │", "row 2  One → Two"), ("│One       │", "row 2  Two → One"), ("│One       │", "row 2  One"),
    ("│One       │", "row 2  One → A text with no room"), ("│One       │", "row 2  → Two"),
    ("│One       │", "row 9  One → Two"),
  ])
  func whatCannotBeReadChangesNothingElse(_ base: String, _ line: String) {
    #expect(rows(base, line) == base)
  }
}
