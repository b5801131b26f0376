/// What makes a set of red, green and blue mean colors: their chromaticities, and that of white.
///
/// The matrices are worked out from these few published numbers, as SMPTE RP 177-1993 says, so there are no long
/// constants to get wrong.
struct ColorPrimaries {
  struct Chromaticity {
    var x: Double
    var y: Double

    /// The point of XYZ with Y = 1.
    var xyz: Vector3 { Vector3(x / y, 1, (1 - x - y) / y) }
  }

  /// CIE standard illuminants, in the rounding that CSS Color 4 fixes.
  static let d65 = Chromaticity(x: 0.3127, y: 0.3290)
  static let d50 = Chromaticity(x: 0.3457, y: 0.3585)

  var red, green, blue, white: Chromaticity

  /// IEC 61966-2-1.
  static let srgb = ColorPrimaries((0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
  /// SMPTE EG 432-1, with the white of sRGB.
  static let displayP3 = ColorPrimaries((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
  /// Adobe RGB (1998) Color Image Encoding.
  static let a98 = ColorPrimaries((0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
  /// ISO 22028-2 (ROMM RGB).
  static let prophoto = ColorPrimaries((0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105), white: d50)
  /// ITU-R BT.2020-2.
  static let rec2020 = ColorPrimaries((0.708, 0.292), (0.170, 0.797), (0.131, 0.046))

  private init(
    _ red: (Double, Double), _ green: (Double, Double), _ blue: (Double, Double),
    white: Chromaticity = ColorPrimaries.d65
  ) {
    self.red = Chromaticity(x: red.0, y: red.1)
    self.green = Chromaticity(x: green.0, y: green.1)
    self.blue = Chromaticity(x: blue.0, y: blue.1)
    self.white = white
  }

  /// From linear red, green and blue to XYZ with this white: 1, 1, 1 is white.
  var toXYZ: Matrix3 {
    let columns = Matrix3(red.xyz, green.xyz, blue.xyz).transposed
    return columns * Matrix3(diagonal: columns.inverse * white.xyz)
  }
}

/// The linear Bradford transform: colors as they look under another white.
enum ChromaticAdaptation {
  static let d50ToD65 = matrix(from: ColorPrimaries.d50, to: ColorPrimaries.d65)
  static let d65ToD50 = matrix(from: ColorPrimaries.d65, to: ColorPrimaries.d50)

  /// Cone responses of Lam, 1985, as CSS Color 4 and ICC use them.
  private static let bradford = Matrix3(
    Vector3(0.8951, 0.2664, -0.1614), Vector3(-0.7502, 1.7135, 0.0367), Vector3(0.0389, -0.0685, 1.0296))

  private static func matrix(from: ColorPrimaries.Chromaticity, to: ColorPrimaries.Chromaticity) -> Matrix3 {
    bradford.inverse * Matrix3(diagonal: (bradford * to.xyz) / (bradford * from.xyz)) * bradford
  }
}
