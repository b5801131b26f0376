import FacetFrame
import FacetUI
import Testing

/// The vectors of cashapp/AccessibilitySnapshot.
@Suite struct VoiceOverOrderTests {
  private func order(
    _ rects: [(String, Rect)], by order: VoiceOverOrder = .phone, isRightToLeft: Bool = false
  ) -> String {
    order.sorted(rects, isRightToLeft: isRightToLeft) { ($0.1, 0) }.map(\.0).joined(separator: " ")
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

  @Test func eightPointsAreALineOnThePhone() { #expect(order(steps) == "C D B A") }

  @Test func eightPointsAreNoLineOnThePad() { #expect(order(steps, by: .pad) == "A B C D") }

  @Test func priorityComesBeforePlace() {
    let sorted = VoiceOverOrder.phone.sorted(grid, isRightToLeft: false) { ($0.1, $0.0 == "D" ? 1 : 0) }
    #expect(sorted.map(\.0) == ["D", "A", "B", "C"])
  }
}
