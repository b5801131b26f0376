/// The images of an item that are loaded before it is opened, with their sizes.
///
///     ImagePlan().requests(imageCount: 7, contentWidth: 390, scale: 3)
///     // images 0 to 4, each reduced at 293 pixels and full at 1170
public struct ImagePlan: Hashable, Sendable {
  /// An image to load ahead, in two sizes.
  public struct Request: Hashable, Sendable {
    /// The index of the image in its item.
    public let index: Int
    /// Pixels.
    public let reducedWidth: Int
    /// Pixels.
    public let fullWidth: Int
  }

  /// The number of images of an item that are loaded ahead.
  public var leadingImages: Int
  /// The width of a reduced image as a fraction of the full one.
  public var reducedScale: Double

  /// - Parameters:
  ///   - leadingImages: A negative number is 0.
  ///   - reducedScale: From 0 to 1.
  public init(leadingImages: Int = 5, reducedScale: Double = 0.25) {
    self.leadingImages = leadingImages
    self.reducedScale = reducedScale
  }

  /// `contentWidth` is in points, `scale` in pixels per point. Both widths are rounded to the nearest pixel, a half up,
  /// and are at least one. Nothing is requested for a width that is not a positive number.
  public func requests(imageCount: Int, contentWidth: Double, scale: Double) -> [Request] {
    let full = contentWidth * scale
    guard full > 0, full < Double(Int32.max), reducedScale.isFinite else { return [] }
    return (0..<max(min(imageCount, leadingImages), 0)).map { index in
      Request(index: index, reducedWidth: pixels(full * min(max(reducedScale, 0), 1)), fullWidth: pixels(full))
    }
  }

  private func pixels(_ width: Double) -> Int {
    max(Int(width.rounded(.toNearestOrAwayFromZero)), 1)
  }
}

/// What is shown of an image. It only gets sharper: a reduced image that arrives late does not replace the full one.
public enum ImageStage: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Nothing has arrived.
  case empty
  /// The reduced image.
  case reduced
  /// The image in full size.
  case full

  public static func < (first: ImageStage, second: ImageStage) -> Bool { first.rawValue < second.rawValue }

  /// Takes note of an image that has arrived, and returns whether to show it.
  public mutating func arrive(_ stage: ImageStage) -> Bool {
    guard stage > self else { return false }
    self = stage
    return true
  }
}
