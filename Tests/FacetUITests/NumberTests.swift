import FacetFrame
import FacetUI
import Testing

private let upward: [(Double, Double)] = [(0.0333, 1), (0.33, 1), (0.34, 2), (1, 3), (1.0 / 3, 1), (0, 0)]

@MainActor
struct NumberTests {
  @Test(arguments: upward)
  func sizesGoUpToThePixel(points: Double, pixels: Double) {
    let width = draw { Text("a").font(.system(size: points * 2)) }.size.width
    #expect(width == pixels / 3)
    #expect(width.sign == .plus)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, 1e-300])
  func noNumberIsTooOdd(number: Double) {
    let frame = draw(width: 100) {
      HStack(spacing: number) {
        Text("one two three").font(.system(size: number)).tracking(number).lineSpacing(number)
        Text("one two").frame(width: number).minimumScaleFactor(number)
        Spacer(minLength: number)
        Color.red.frame(minWidth: number, maxHeight: number).padding(number).layoutPriority(number)
        ZStack { Color.blue.aspectRatio(number, contentMode: .fill) }.offset(x: number).opacity(number)
        Text("a\nb")._lineHeight(number)
      }
    }
    #expect(frame.texts.count == 3)
    #expect(frame.nodes.allSatisfy { !$0.rect.x.isNaN && !$0.rect.width.isNaN && !$0.rect.height.isNaN })
  }

  @Test func notANumberIsMeasuredOnce() {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("a"))
        : AnyView(HStack(spacing: .nan) { nest(depth - 1).frame(maxWidth: .nan) }.aspectRatio(.nan, contentMode: .fit))
    }
    #expect(draw(width: 10, height: .nan) { nest(40) }.texts.count == 1)
  }
}
