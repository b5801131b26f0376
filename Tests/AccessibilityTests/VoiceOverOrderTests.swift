import FacetFrame
import FacetUI
import Testing

/// The vectors of cashapp/AccessibilitySnapshot for phones, and rows whose elements differ in height.
@Suite struct VoiceOverOrderTests {
  private func order(
    _ rects: [(String, Rect)], isRightToLeft: Bool = false
  ) -> String {
    VoiceOverOrder().sorted(rects, isRightToLeft: isRightToLeft) { ($0.1, 0) }.map(\.0).joined(separator: " ")
  }

  private func cell(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 10, height: 10) }

  private var grid: [(String, Rect)] {
    [("A", cell(0, 0)), ("B", cell(10, 0)), ("C", cell(0, 10)), ("D", cell(10, 10))]
  }

  private var steps: [(String, Rect)] {
    [("A", cell(0, 8)), ("B", cell(10, 0)), ("C", cell(20, -8)), ("D", cell(30, -8))]
  }

  @Test func gridIsReadLineByLine() { #expect(order(grid) == "A B C D") }

  @Test func linesAreReadFromTheRightInRightToLeft() { #expect(order(grid, isRightToLeft: true) == "B A D C") }

  @Test func stepsAreReadFromTheHighest() { #expect(order(steps) == "C D B A") }

  /// A line of text, and a button around whose text there is a touch target.
  private var row: [(String, Rect)] {
    [("Name", Rect(x: 0, y: 12, width: 80, height: 20)), ("Change", Rect(x: 90, y: 0, width: 60, height: 44))]
  }

  @Test func theTallestOfARowIsNotReadFirst() {
    #expect(order(row) == "Name Change")
    #expect(order(row, isRightToLeft: true) == "Change Name")
  }

  @Test func linesBesideAPictureAreReadTogether() {
    let lines = [
      ("Title", Rect(x: 0, y: 10, width: 80, height: 20)), ("Detail", Rect(x: 0, y: 34, width: 80, height: 20)),
    ]
    let trailing = Rect(x: 90, y: 0, width: 64, height: 64)
    let leading = Rect(x: -70, y: 0, width: 64, height: 64)
    #expect(order(lines + [("Picture", trailing)]) == "Title Detail Picture")
    #expect(order([("Picture", trailing)] + lines) == "Title Detail Picture")
    #expect(order([("Picture", leading)] + lines) == "Picture Title Detail")
  }

  @Test func whatTouchesIsNotInOneRow() {
    let (low, high) = (Rect(x: 0, y: 10, width: 9, height: 0), Rect(x: 9, y: 0, width: 9, height: 10))
    #expect(order([("Low", low), ("High", high)]) == "High Low")
  }

  @Test func priorityComesBeforePlace() {
    let sorted = VoiceOverOrder().sorted(grid, isRightToLeft: false) { ($0.1, $0.0 == "D" ? 1 : 0) }
    #expect(sorted.map(\.0) == ["D", "A", "B", "C"])
  }
}
