import FacetFrame
import Testing

@testable import FacetUI

@Suite struct ColorTests {
  /// A picture has the colors of sRGB: others are the nearest of these. Known answers by the matrices of CSS Color 4.
  @Test func colorsOfOtherSpacesAreBroughtToSRGB() {
    let environment = EnvironmentValues()
    let wide = Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 0.5).resolved(in: environment)
    #expect(wide == ResolvedColor(red: 1, green: 0.46253, blue: 0, alpha: 0.5))
    let linear = Color(.sRGBLinear, red: 0.21586, green: 0, blue: 1).resolved(in: environment)
    #expect(abs(linear.red - 0.50196) < 0.0001 && linear.green == 0 && linear.blue == 1)
    let plain = Color(.sRGB, red: 0.3, green: 0.2, blue: 0.1).resolved(in: environment)
    #expect(plain == ResolvedColor(red: 0.3, green: 0.2, blue: 0.1))
  }
}
