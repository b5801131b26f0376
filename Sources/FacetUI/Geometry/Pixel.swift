/// The size of a pixel in points, at the scale 3 of a phone.
let pixel: CGFloat = 1 / 3

extension CGFloat {
  /// The length rounded up to pixels. A length that exceeds a pixel by rounding errors only is not rounded up.
  var roundedUpToPixel: CGFloat { (0 - (1e-6 - self * 3).roundedDown) / 3 }

  /// The length rounded to the nearest pixel.
  var roundedToPixel: CGFloat { (self * 3 + 0.5).roundedDown / 3 }

  /// The same as `rounded(.down)`, which on Linux would require the C math library. Numbers too large to have a
  /// fraction are unchanged.
  private var roundedDown: CGFloat {
    guard abs(self) < 0x1p52 else { return self }
    let whole = CGFloat(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
