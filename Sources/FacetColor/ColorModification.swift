#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A rule by which Tokens Studio makes a color from another one, in one of its four color spaces.
///
/// The results are those of the library with which Style Dictionary reads such files.
package enum ColorModification: Sendable {
  /// Moves a color towards white by a fraction of the way that is left.
  case lighten(Double)
  /// Moves a color towards black by a fraction of the way that is left.
  case darken(Double)
  /// Moves a color towards another one, which is in sRGB, by a fraction of the way.
  case mix(Double, with: Vector3)

  /// The spaces in which Tokens Studio modifies colors, by its own names.
  package static let spaces: [(name: String, space: ColorSpace)] = [
    ("srgb", .srgb), ("hsl", .hsl), ("lch", .lch), ("p3", .displayP3),
  ]

  /// The modified color, in the space.
  ///
  /// - Parameters:
  ///   - color: In sRGB; a color outside of its gamut has components outside of 0 to 1.
  ///   - space: One of ``spaces``.
  package func result(of color: Vector3, in space: ColorSpace) -> Vector3 {
    let start = space.fromSRGB(color)
    switch self {
    case .lighten(let amount): return Self.moved(start, by: amount, towards: 1, in: space)
    case .darken(let amount): return Self.moved(start, by: amount, towards: 0, in: space)
    case .mix(let amount, let other): return Self.mixed(start, space.fromSRGB(other), amount, in: space)
    }
  }

  /// - Parameter end: 1 for white, 0 for black.
  private static func moved(_ color: Vector3, by amount: Double, towards end: Double, in space: ColorSpace) -> Vector3 {
    func lightness(_ value: Double) -> Double { min(max(value + amount * (end * 100 - value), 0), 100) }
    switch space {
    case .hsl: return Vector3(color.x, color.y, lightness(color.z))
    // Colors near white and black have little chroma.
    case .lch: return Vector3(lightness(color.x), max(0, color.y * (1 - amount)), color.z)
    default: return color.map { min(max($0 + amount * (end - $0), 0), 1) }
    }
  }

  private static func mixed(_ start: Vector3, _ end: Vector3, _ amount: Double, in space: ColorSpace) -> Vector3 {
    let amount = min(max(amount, 0), 1)
    let straight = start + (end - start) * amount
    switch space {
    case .hsl:
      return Vector3(hue(start.x, end.x, amount, areGray: (start.y < 1e-6, end.y < 1e-6)), straight.y, straight.z)
    case .lch:
      return Vector3(straight.x, straight.y, hue(start.z, end.z, amount, areGray: (start.y < 0.02, end.y < 0.02)))
    default: return straight
    }
  }

  /// The shorter way around the circle. A gray has no hue, so the other color's counts.
  private static func hue(_ start: Double, _ end: Double, _ amount: Double, areGray: (Bool, Bool)) -> Double {
    if areGray.0 { return end }
    if areGray.1 { return start }
    var way = end - start
    if way > 180 { way -= 360 }
    if way < -180 { way += 360 }
    let hue = (start + way * amount).truncatingRemainder(dividingBy: 360)
    return hue < 0 ? hue + 360 : hue
  }
}

extension ColorSpace {
  /// The components of a color in sRGB; that of a gray's hue is 0. For the spaces of ``ColorModification/spaces``.
  package func fromSRGB(_ color: Vector3) -> Vector3 {
    switch self {
    case .hsl: Self.hsl(srgb: color)
    case .lch: Self.polar(Self.lab(xyzD50: ChromaticAdaptation.d65ToD50 * ColorSpace.srgb.xyzD65(color)))
    case .displayP3: ColorSpace.srgb.toDisplayP3(color)
    default: color
    }
  }

  /// CSS Color 4 §7.2.
  private static func hsl(srgb: Vector3) -> Vector3 {
    let most = max(srgb.x, srgb.y, srgb.z)
    let least = min(srgb.x, srgb.y, srgb.z)
    let (range, lightness) = (most - least, (most + least) / 2)
    guard range > 1e-9 else { return Vector3(0, 0, lightness * 100) }
    let room = min(lightness, 1 - lightness)
    let saturation = room <= 0 ? 0 : (most - lightness) / room
    let sixth =
      if most == srgb.x {
        (srgb.y - srgb.z) / range + (srgb.y < srgb.z ? 6 : 0)
      } else if most == srgb.y {
        (srgb.z - srgb.x) / range + 2
      } else {
        (srgb.x - srgb.y) / range + 4
      }
    return Vector3(sixth * 60, saturation * 100, lightness * 100)
  }

  /// CIE 15:2004, with the exact fractions of its two constants.
  private static func lab(xyzD50 color: Vector3) -> Vector3 {
    let roots = (color / ColorPrimaries.d50.xyz).map { ratio in
      ratio > 216.0 / 24389 ? cbrt(ratio) : (24389.0 / 27 * ratio + 16) / 116
    }
    return Vector3(116 * roots.y - 16, 500 * (roots.x - roots.y), 200 * (roots.y - roots.z))
  }

  /// From lightness and two opponent axes to lightness, chroma and hue.
  private static func polar(_ color: Vector3) -> Vector3 {
    let chroma = (color.y * color.y + color.z * color.z).squareRoot()
    let degrees = chroma < 1e-6 ? 0 : atan2(color.z, color.y) * 180 / .pi
    return Vector3(color.x, chroma, degrees < 0 ? degrees + 360 : degrees)
  }
}
