/// The size of a pixel in points, at a scale of 3, as on a phone.
let pixel: CGFloat = 1 / 3

extension CGFloat {
  /// Up to a whole pixel. A length that is one but for the last bits of its arithmetic stays.
  var roundedUpToPixel: CGFloat { (0 - (1e-6 - self * 3).roundedDown) / 3 }

  /// To the nearest pixel.
  var roundedToPixel: CGFloat { (self * 3 + 0.5).roundedDown / 3 }

  /// As `rounded(.down)`, which on Linux would need the C library's mathematics. Numbers too large to have a fraction
  /// stay as they are.
  private var roundedDown: CGFloat {
    guard abs(self) < 0x1p52 else { return self }
    let whole = CGFloat(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
