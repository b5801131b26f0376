// On Apple platforms `CGFloat` is a type of its own; elsewhere it is `Double`.
#if canImport(CoreGraphics) && !FACET_UI
  public import CoreGraphics

  nonisolated extension CGFloat {
    public func dividedOrZero(by divisor: CGFloat) -> CGFloat { divisor == 0 ? 0 : self / divisor }

    public func remainderOrZero(dividingBy divisor: CGFloat) -> CGFloat {
      divisor == 0 ? 0 : truncatingRemainder(dividingBy: divisor)
    }
  }
#endif
