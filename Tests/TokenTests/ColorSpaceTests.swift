import Checkout
import Foundation
import Testing

@testable import FacetColor
@testable import FacetTokens

/// Known answers: the web platform tests of CSS Color 4, which state each color in a space and its sRGB equivalent.
@Suite struct ColorSpaceTests {
  struct Vector: Sendable {
    var space: ColorSpace
    var components: [Double]
    var srgb: [Double]

    init(_ space: ColorSpace, _ components: [Double], is srgb: [Double]) {
      self.space = space
      self.components = components
      self.srgb = srgb
    }
  }

  /// `green` of CSS, #008000, in every space.
  static let green: [Vector] = [
    Vector(.srgb, [0, 0.50196, 0], is: [0, 0.50196, 0]),
    Vector(.srgbLinear, [0, 0.21586, 0], is: [0, 0.50196, 0]),
    Vector(.hsl, [120, 100, 25.098], is: [0, 0.50196, 0]),
    Vector(.hwb, [120, 0, 49.8039], is: [0, 0.50196, 0]),
    Vector(.lab, [46.2775, -47.5621, 48.5837], is: [0, 0.50196, 0]),
    Vector(.lch, [46.2775, 67.9892, 134.3912], is: [0, 0.50196, 0]),
    Vector(.oklab, [0.51975, -0.1403, 0.10768], is: [0, 0.50196, 0]),
    Vector(.oklch, [0.51975, 0.17686, 142.495], is: [0, 0.50196, 0]),
    Vector(.displayP3, [0.21604, 0.49418, 0.13151], is: [0, 0.50196, 0]),
    Vector(.a98RGB, [0.281363, 0.498012, 0.116746], is: [0, 0.50196, 0]),
    Vector(.prophotoRGB, [0.230479, 0.395789, 0.129968], is: [0, 0.50196, 0]),
    Vector(.rec2020, [0.235202, 0.431704, 0.085432], is: [0, 0.50196, 0]),
    Vector(.xyzD65, [0.07719, 0.15438, 0.02573], is: [0, 0.50196, 0]),
    Vector(.xyzD50, [0.08312, 0.154746, 0.020961], is: [0, 0.50196, 0]),
  ]

  static let others: [Vector] = [
    Vector(.lab, [50, 50, 0], is: [0.756208, 0.304487, 0.475634]),
    Vector(.lab, [70, -45, 0], is: [0.10751, 0.75558, 0.66398]),
    Vector(.lab, [100, 0, 0], is: [1, 1, 1]),
    Vector(.oklab, [1, 0, 0], is: [1, 1, 1]),
    Vector(.oklch, [0, 0, 0], is: [0, 0, 0]),
    Vector(.oklab, [0.5, 0.05, 0], is: [0.48477, 0.34290, 0.38412]),
    Vector(.hsl, [0, 0, 50], is: [0.5, 0.5, 0.5]),
    Vector(.hsl, [300, 100, 50], is: [1, 0, 1]),
    Vector(.hwb, [45, 40, 80], is: [0.33333, 0.33333, 0.33333]),
    Vector(.hwb, [90, 0, 0], is: [0.5, 1, 0]),
    Vector(.xyzD50, [0.9642956, 1, 0.8251046], is: [1, 1, 1]),
    Vector(.xyzD65, [0.9504559, 1, 1.0890578], is: [1, 1, 1]),
    Vector(.displayP3, [1, 1, 1], is: [1, 1, 1]),
    Vector(.prophotoRGB, [1, 1, 1], is: [1, 1, 1]),
    // Out of what sRGB has, so a component is out of 0 to 1.
    Vector(.displayP3, [1, 0, 0], is: [1.09307, -0.22674, -0.15013]),
    Vector(.a98RGB, [0, 1, 0], is: [-0.66395, 1, -0.22916]),
  ]

  @Test(arguments: green + others) func convertsToSRGB(_ vector: Vector) {
    let components = Vector3(vector.components[0], vector.components[1], vector.components[2])
    let srgb = vector.space.toSRGB(components)
    for (found, expected) in zip([srgb.x, srgb.y, srgb.z], vector.srgb) {
      #expect(abs(found - expected) < 0.001, "\(vector.space): \(srgb) is not \(vector.srgb)")
    }
  }

  /// What the page says of how exact colors are.
  @Test func thePageStatesTheWorstDeviation() throws {
    let vectors = Self.green + Self.others
    let deviations = vectors.flatMap { vector in
      let srgb = vector.space.toSRGB(Vector3(vector.components[0], vector.components[1], vector.components[2]))
      return zip([srgb.x, srgb.y, srgb.z], vector.srgb).map { abs($0 - $1) }
    }
    let worst = try #require(deviations.max())
    let text = try Checkout.text("docs/tokens-compatibility.md")
    let statement =
      "the worst deviation of a component over \(vectors.count) known answers is \((worst * 1e6).rounded(.up) / 1e6)"
    #expect(text.split(separator: "\n").joined(separator: " ").contains(statement), "\(statement)")
  }

  @Test func everySpaceHasAVector() {
    #expect(Set(Self.green.map(\.space)) == Set(ColorSpace.allCases))
  }

  @Test func theMatrixOfSRGBIsThePublishedOne() {
    let matrix = ColorPrimaries.srgb.toXYZ
    // CSS Color 4 §17, as fractions: 506752/1228815, 87881/245763, 12673/70218 and so on.
    let published: [Double] = [
      506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218, 87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545,
      7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270,
    ]
    let rows = [matrix.rows.0, matrix.rows.1, matrix.rows.2].flatMap { [$0.x, $0.y, $0.z] }
    for (own, other) in zip(rows, published) { #expect(abs(own - other) < 1e-12) }
  }

  @Test func theAdaptationIsThePublishedOne() {
    let rows = ChromaticAdaptation.d50ToD65.rows
    // CSS Color 4 §17, D50_to_D65.
    let published = [
      0.955473421488075, -0.02309845494876471, 0.06325924320057072, -0.0283697093338637, 1.0099953980813041,
      0.021041441191917323, 0.012314014864481998, -0.020507649298898964, 1.330365926242124,
    ]
    let own = [rows.0, rows.1, rows.2].flatMap { [$0.x, $0.y, $0.z] }
    for (own, other) in zip(own, published) { #expect(abs(own - other) < 1e-9) }
  }

  @Test(
    arguments: [
      ("#dc0d50", [0xdc, 0x0d, 0x50, nil]), ("#fff", [0xff, 0xff, 0xff, nil]), ("#1234", [0x11, 0x22, 0x33, 0x44]),
      ("#0102037f", [1, 2, 3, 0x7f]),
    ] as [(String, [UInt8?])])
  func readsHexadecimal(_ text: String, _ levels: [UInt8?]) {
    let color = HexColor(text)
    #expect([color?.red, color?.green, color?.blue, color?.alpha] == levels)
  }

  @Test(arguments: ["", "#", "dc0d50", "#dc0d5", "#dc0d5g", "#dc0d50aabb", "#+1+1+1", "#é12"])
  func refusesWhatIsNotHexadecimal(_ text: String) {
    #expect(HexColor(text) == nil)
  }
}
