import FacetFrame
import FacetUI
import Testing

@MainActor
struct DynamicTypeTests {
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xLarge, 19), (.accessibility3, 40), (.accessibility5, 53),
  ])
  func bodyGrows(size: DynamicTypeSize, points: Double) {
    #expect(draw(.with { $0.dynamicTypeSize = size }) { Text("a") }.texts[0].fontSize == points)
  }

  @Test func everyStyleGrowsAndNeverShrinks() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { size in
        draw(.with { $0.dynamicTypeSize = size }) { Text("a").font(.system(style)) }.texts[0].fontSize
      }
      #expect(sizes == sizes.sorted() && sizes.count == 12, "\(style)")
    }
  }

  @Test func fixedSizesStay() {
    let environment = EnvironmentValues.with { $0.dynamicTypeSize = .accessibility3 }
    func size(_ font: Font) -> Double { draw(environment) { Text("a").font(font) }.texts[0].fontSize }
    #expect(size(.system(size: 17)) == 17)
    #expect(size(.custom("A", fixedSize: 17)) == 17)
    #expect(size(.custom("A", size: 34)) == 80)
    #expect(size(.custom("A", size: 34, relativeTo: .largeTitle)) == 52)
  }

  @Test func lineHeights() {
    func height(_ size: Double) -> Double { draw { Text("a").font(.system(size: size)) }.texts[0].lineHeight }
    #expect([11, 13, 17, 34, 60].map(height) == [13, 18, 22, 41, 70])
    #expect(height(35) == 42)  // between 34 → 41 and 36 → 43
    #expect(height(5.5) == 6.5)
    #expect(height(120) == 140)
    #expect(height(0) == 0)
  }

  @Test func lengthsGrowWithText() {
    struct Scaled: View {
      @ScaledMetric(relativeTo: .body) private var size = 17.0
      @ScaledMetric private var other: Double = 10
      var body: some View { Color.red.frame(width: size, height: other) }
    }
    #expect(draw { Scaled() }.size == Size(width: 17, height: 10))
    let large = draw(.with { $0.dynamicTypeSize = .accessibility3 }) { Scaled() }.size
    #expect(large == Size(width: 40, height: 71.0 / 3))
  }

  @Test func accessibilitySizesAreKnown() {
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(DynamicTypeSize.large < .xLarge)
  }
}
