/// How a view of UIKit is sized among views of SwiftUI.
///
/// "Intrinsic" is the size that the view's constraints ask for; "proposed" is what its SwiftUI container offers.
public enum SizingStrategy: Hashable, Sendable, CaseIterable {
  /// One of the others, chosen by what the view asks for: see ``resolved(intrinsic:wrapsText:)``.
  case automatic
  /// Width and height are those proposed.
  case proposed
  /// The view is as wide as proposed, and as high as it needs to be at that width.
  case intrinsicHeightProposedWidth
  /// The view is as high as proposed, and as wide as it needs to be at that height.
  case intrinsicWidthProposedHeight
  /// The view has the size that it asks for. It is compressed if less is proposed.
  case intrinsic

  /// The strategy that `automatic` stands for; any other stands for itself.
  ///
  /// The rule is the one of Epoxy's `SwiftUIMeasurementContainer`.
  ///
  /// - Parameters:
  ///   - intrinsic: The smallest size that the view's constraints allow, in points. An axis of 0 or less asks for nothing.
  ///   - wrapsText: Whether the view contains a label of several lines. Its height depends on its width, so it needs a
  ///     second layout pass at the proposed width.
  public func resolved(intrinsic: ViewSize, wrapsText: Bool) -> SizingStrategy {
    guard self == .automatic else { return self }
    if intrinsic.width > 0, wrapsText { return .intrinsicHeightProposedWidth }
    return switch (intrinsic.width > 0, intrinsic.height > 0) {
    case (false, false): .proposed
    case (false, true): .intrinsicHeightProposedWidth
    case (true, false): .intrinsicWidthProposedHeight
    case (true, true): .intrinsic
    }
  }
}

/// A width and a height, in points.
public struct ViewSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A width and a height, in points, each of which may be missing: nothing is proposed, or nothing is asked for.
public struct OptionalViewSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
