// On Apple platforms `CGFloat` is a type of its own; elsewhere it is `Double`, which has these members already.
#if canImport(CoreGraphics) && !FACET_UI
  public import CoreGraphics

  nonisolated extension CGFloat: BoundsValue {
    public static var least: CGFloat { -.infinity }
    public static var greatest: CGFloat { .infinity }
  }
#endif
