import FacetFrame
import FacetUI
import Testing

/// Shapes take what they are offered, and are painted from back to front.
@MainActor
struct ShapeTests {
  @Test func aShapeTakesWhatItIsOffered() {
    #expect(draw(width: 30, height: 20) { Ellipse() }.rects == [Rect(x: 0, y: 0, width: 30, height: 20)])
    #expect(draw { Capsule().fill(.red) }.size == Size(width: 10, height: 10))
  }

  @Test func whatIsPaintedLaterLiesInFront() {
    let frame = draw(width: 8, height: 8) {
      Circle().fill(.red).strokeBorder(.blue, lineWidth: 2).stroke(.green, style: StrokeStyle(dash: [1]))
    }
    let colors = frame.nodes.filter { $0.kind == .shape(.circle) }.map(\.color)
    let expected = [Color.green, .blue, .red].map { $0.resolved(in: EnvironmentValues()) }
    #expect(colors == expected)
    #expect(frame.rects.allSatisfy { $0 == Rect(x: 0, y: 0, width: 8, height: 8) })
  }

  @Test func cornersAreEachTheirOwn() {
    let kinds = draw {
      VStack(spacing: 0) {
        UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 2)
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomLeading: 1))
      }
    }.nodes.dropFirst().map(\.kind)
    #expect(
      kinds == [
        .shape(.unevenRoundedRectangle(topLeading: 4, bottomLeading: 0, bottomTrailing: 0, topTrailing: 2)),
        .shape(.unevenRoundedRectangle(topLeading: 0, bottomLeading: 1, bottomTrailing: 0, topTrailing: 0)),
      ])
  }
}
