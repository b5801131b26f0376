import FacetIR
import Testing

@testable import FacetCheck

/// Known answers on white, in the two digits that the checkers of WebAIM and the W3C's examples give.
@Suite struct ContrastTests {
  @Test(
    arguments: [
      (0x000000, 21), (0xFFFFFF, 1), (0x777777, 4.48), (0x767676, 4.54), (0x949494, 3.03), (0x595959, 7),
      (0x0000FF, 8.59), (0xFF0000, 4), (0x008000, 5.14), (0xFFFF00, 1.07),
    ]) func onWhite(_ hex: Int, _ ratio: Double)
  {
    let white = color(0xFFFFFF)
    #expect(abs(color(hex).contrast(to: white) - ratio) < 0.005)
    #expect(abs(white.contrast(to: color(hex)) - ratio) < 0.005)
  }

  @Test func luminanceOfThePrimariesIsThatOfTheStandard() {
    #expect(color(0xFF0000).relativeLuminance == 0.2126)
    #expect(color(0x00FF00).relativeLuminance == 0.7152)
    #expect(color(0x0000FF).relativeLuminance == 0.0722)
  }

  @Test func whatIsTranslucentIsMixedWithWhatIsBehindIt() {
    let veil = ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(veil.over(color(0xFFFFFF)) == ColorValue(red: 0.5, green: 0.5, blue: 0.5))
    #expect(veil.over(veil).alpha == 0.75)
    let nothing = ColorValue(red: 1, green: 0, blue: 0, alpha: 0)
    #expect(nothing.over(nothing).alpha == 0)
  }

  private func color(_ hex: Int) -> ColorValue {
    func part(_ shift: Int) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    return ColorValue(red: part(16), green: part(8), blue: part(0))
  }
}
