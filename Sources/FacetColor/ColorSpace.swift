#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The color spaces of the DTCG format (2025.10, Color §4), and the way of each to sRGB and to Display P3.
///
/// The conversions are those of CSS Color Module Level 4; hues are degrees, and components have the ranges of
/// ``components``.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// In sRGB, which a component outside of 0 to 1 is outside of.
  package func toSRGB(_ color: Vector3) -> Vector3 {
    switch self {
    case .srgb: color
    case .hsl: Self.srgb(hsl: color)
    case .hwb: Self.srgb(hwb: color)
    default: Self.xyzToLinearSRGB(xyzD65(color)).map(Transfer.srgb.encoded)
    }
  }

  /// In Display P3, which a component outside of 0 to 1 is outside of.
  package func toDisplayP3(_ color: Vector3) -> Vector3 {
    self == .displayP3 ? color : (Matrices.displayP3Inverse * xyzD65(color)).map(Transfer.srgb.encoded)
  }

  func xyzD65(_ color: Vector3) -> Vector3 {
    switch self {
    case .srgb, .hsl, .hwb: Matrices.srgb * toSRGB(color).map(Transfer.srgb.linear)
    case .srgbLinear: Matrices.srgb * color
    case .displayP3: Matrices.displayP3 * color.map(Transfer.srgb.linear)
    case .a98RGB: Matrices.a98 * color.map(Transfer.a98.linear)
    case .rec2020: Matrices.rec2020 * color.map(Transfer.rec2020.linear)
    case .prophotoRGB: Matrices.prophoto * color.map(Transfer.prophoto.linear)
    case .lab: ChromaticAdaptation.d50ToD65 * Self.xyzD50(lab: color)
    case .lch: ChromaticAdaptation.d50ToD65 * Self.xyzD50(lab: Self.rectangular(color))
    case .oklab: Self.xyzD65(oklab: color)
    case .oklch: Self.xyzD65(oklab: Self.rectangular(color))
    case .xyzD65: color
    case .xyzD50: ChromaticAdaptation.d50ToD65 * color
    }
  }

  private static func xyzToLinearSRGB(_ color: Vector3) -> Vector3 { Matrices.srgbInverse * color }

  // MARK: Hue, saturation, lightness

  /// CSS Color 4 §7.1.
  private static func srgb(hsl: Vector3) -> Vector3 {
    let lightness = hsl.z / 100
    let chroma = hsl.y / 100 * min(lightness, 1 - lightness)
    return Vector3(0, 8, 4).map { offset in
      let position = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
      return lightness - chroma * max(-1, min(position - 3, 9 - position, 1))
    }
  }

  /// CSS Color 4 §8.1. Where white and black come to more than all, their ratio makes a gray.
  private static func srgb(hwb: Vector3) -> Vector3 {
    let white = hwb.y / 100
    let black = hwb.z / 100
    guard white + black < 1 else { return Vector3(repeating: white / (white + black)) }
    return srgb(hsl: Vector3(hwb.x, 100, 50)) * (1 - white - black) + white
  }

  // MARK: Lightness and opponents

  /// From lightness, chroma and hue to lightness and two opponent axes.
  private static func rectangular(_ color: Vector3) -> Vector3 {
    let hue = color.z * .pi / 180
    return Vector3(color.x, color.y * cos(hue), color.y * sin(hue))
  }

  /// CIE 15:2004, with the exact fractions of its two constants.
  private static func xyzD50(lab: Vector3) -> Vector3 {
    let epsilon = 216.0 / 24389
    let kappa = 24389.0 / 27
    let y = (lab.x + 16) / 116
    let roots = Vector3(y + lab.y / 500, y, y - lab.z / 200)
    let ratios = roots.map { root in
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    return ratios * ColorPrimaries.d50.xyz
  }

  /// Björn Ottosson, "A perceptual color space for image processing", 2020: his matrices, from Oklab to linear sRGB.
  private static func xyzD65(oklab: Vector3) -> Vector3 {
    let roots =
      Matrix3(
        Vector3(1, 0.3963377774, 0.2158037573), Vector3(1, -0.1055613458, -0.0638541728),
        Vector3(1, -0.0894841775, -1.2914855480)) * oklab
    let linear =
      Matrix3(
        Vector3(4.0767416621, -3.3077115913, 0.2309699292), Vector3(-1.2684380046, 2.6097574011, -0.3413193965),
        Vector3(-0.0041960863, -0.7034186147, 1.7076147010)) * (roots * roots * roots)
    return Matrices.srgb * linear
  }
}

extension ColorSpace {
  /// What a component means, and what it may be.
  package struct Component: Sendable {
    package var name: String
    package var range: ClosedRange<Double>
    /// A hue stops short of its upper bound, which is where it starts again.
    package var isHue = false
  }

  package var components: [Component] { Self.components[self] ?? [] }

  private static let components = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.describedComponents) })

  private var describedComponents: [Component] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      ["red", "green", "blue"].map { Component(name: $0, range: 0...1) }
    case .xyzD65, .xyzD50:
      ["X", "Y", "Z"].map {
        Component(name: $0, range: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
      }
    case .hsl: [.hue, .percent("saturation"), .percent("lightness")]
    case .hwb: [.hue, .percent("whiteness"), .percent("blackness")]
    case .lab: [.percent("lightness"), .unbounded("a"), .unbounded("b")]
    case .lch: [.percent("lightness"), .chroma, .hue]
    case .oklab: [Component(name: "lightness", range: 0...1), .unbounded("a"), .unbounded("b")]
    case .oklch: [Component(name: "lightness", range: 0...1), .chroma, .hue]
    }
  }
}

extension ColorSpace.Component {
  static let hue = ColorSpace.Component(name: "hue", range: 0...360, isHue: true)
  static let chroma = ColorSpace.Component(name: "chroma", range: 0...Double.greatestFiniteMagnitude)

  static func percent(_ name: String) -> ColorSpace.Component { ColorSpace.Component(name: name, range: 0...100) }

  static func unbounded(_ name: String) -> ColorSpace.Component {
    ColorSpace.Component(name: name, range: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }
}

private enum Matrices {
  static let srgb = ColorPrimaries.srgb.toXYZ
  static let srgbInverse = srgb.inverse
  static let displayP3 = ColorPrimaries.displayP3.toXYZ
  static let displayP3Inverse = displayP3.inverse
  static let a98 = ColorPrimaries.a98.toXYZ
  static let rec2020 = ColorPrimaries.rec2020.toXYZ
  static let prophoto = ChromaticAdaptation.d50ToD65 * ColorPrimaries.prophoto.toXYZ
}

/// From the values of a file to amounts of light, and back. Negative values are mirrored, as CSS Color 4 has it.
package enum Transfer {
  case srgb, a98, prophoto, rec2020

  package func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light: Double =
      switch self {
      case .srgb: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      case .a98: pow(size, 563.0 / 256)
      case .prophoto: size <= 16.0 / 512 ? size / 16 : pow(size, 1.8)
      case .rec2020:
        // ITU-R BT.2020-2, table 4, with its constants to full precision.
        size < 0.018053968510807 * 4.5 ? size / 4.5 : pow((size + 0.09929682680944) / 1.09929682680944, 1 / 0.45)
      }
    return value < 0 ? -light : light
  }

  /// Only ever into sRGB and Display P3, which share the curve of sRGB.
  package func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

extension Vector3 {
  func map(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(transform(x), transform(y), transform(z))
  }
}

extension Vector3 {
  /// Components from 0 to 1 in steps finer than any display's. Powers and roots differ in their last bits between
  /// systems; results must not.
  package var clippedAndRounded: Vector3 {
    let clipped = clamped(lowerBound: Vector3(repeating: 0), upperBound: Vector3(repeating: 1))
    return (clipped * 100_000).rounded(.toNearestOrAwayFromZero) / 100_000
  }
}
