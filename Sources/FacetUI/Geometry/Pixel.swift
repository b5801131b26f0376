/// What is drawn is drawn at three pixels a point, as on a phone.
let pixel: CGFloat = 1 / 3

extension CGFloat {
  /// Up to a whole pixel. A length that is one but for the last bits of its arithmetic stays.
  var roundedUpToPixel: CGFloat { isFinite ? (self * 3 - 1e-6).rounded(.up) / 3 : self }

  /// To the nearest pixel.
  var roundedToPixel: CGFloat { isFinite ? (self * 3).rounded() / 3 : self }
}
