import FacetFrame
import FacetRuntime
import FacetUI
import Testing

/// Rows that wrap, by their sizes.
@MainActor struct FlowLayoutTests {
  private func places(
    _ sizes: [(Double, Double)], alignment: Alignment = .leading, rowSpacing: Double? = nil, in width: Double?,
    _ direction: LayoutDirection = .leftToRight
  ) -> (rects: [Rect], size: Size) {
    let view = FlowLayout(alignment: alignment, spacing: 5, rowSpacing: rowSpacing) {
      ForEach(sizes.indices, id: \.self) { Color.red.frame(width: sizes[$0].0, height: sizes[$0].1) }
    }
    .environment(\.layoutDirection, direction)
    let frame = ViewHost(view).frame(proposing: ProposedViewSize(width: width, height: nil))
    return (frame.nodes.filter { $0.kind == .color }.map(\.rect), frame.size)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func aViewThatDoesNotFitBeginsTheNextRow() {
    let (rects, size) = places([(40, 10), (50, 20), (30, 10)], in: 95)
    #expect(rects == [rect(0, 5, 40, 10), rect(45, 0, 50, 20), rect(0, 25, 30, 10)])
    #expect(size == Size(width: 95, height: 35))
    #expect(places([(40, 10), (50, 20), (30, 10)], in: 94).rects.map(\.x) == [0, 0, 55])
  }

  @Test func withoutAWidthThereIsOneRow() {
    #expect(places([(40, 10), (50, 10)], in: nil).size == Size(width: 95, height: 10))
    #expect(places([], in: 100).size == Size())
  }

  @Test func rowsAreAligned() {
    let sizes = [(40.0, 10.0), (50, 20), (30, 10)]
    #expect(places(sizes, alignment: .topTrailing, rowSpacing: 1, in: 95).rects.map(\.x) == [0, 45, 65])
    #expect(places(sizes, alignment: .bottom, rowSpacing: 1, in: 95).rects.map(\.y) == [10, 0, 21])
    #expect(places(sizes, alignment: .center, in: 95).rects.map(\.x) == [0, 45, 32.5])
    #expect(places(sizes, in: 95, .rightToLeft).rects.map(\.x) == [55, 0, 65])
  }

  @Test func noLengthBreaksIt() {
    for width in [0, -5, .infinity, .nan, 1e300] { #expect(places([(40, 10), (50, 10)], in: width).rects.count == 2) }
  }

  @Test func aTextThatIsTooWideWraps() throws {
    let view = FlowLayout(spacing: 4) {
      Text(verbatim: "Hi")
      Text(verbatim: "A desk and a chair, with a lamp")
    }
    let frame = ViewHost(view).frame(proposing: ProposedViewSize(width: 120, height: nil))
    let lines = frame.nodes.compactMap { if case .text(let run) = $0.kind { run.lines.count } else { nil } }
    #expect(lines == [1, 3])
    #expect(frame.size.width <= 120)
  }

  @Test func itsFirstBaselineIsThatOfItsFirstRow() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "a")
      FlowLayout(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline), spacing: 4) {
        Text(verbatim: "b").padding(.top, 7)
        Text(verbatim: "c")
      }
    }
    let frame = ViewHost(view).frame(proposing: ProposedViewSize(width: 100, height: nil))
    let tops = frame.nodes.compactMap { if case .text = $0.kind { $0.rect.y } else { nil } }
    #expect(tops == [7, 7, 7])
  }
}
