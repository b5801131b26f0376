nonisolated extension View {
  /// A stack serves views of a higher priority first; the others keep their least size. A frame, padding or aspect ratio
  /// around the view has a priority of its own: 0.
  public func layoutPriority(_ value: Double) -> some View {
    layout(LayoutPriorityLayout(value: value.isNaN ? 0 : value))
  }
}

struct LayoutPriorityLayout: UnaryLayout {
  let value: Double

  func priority(of node: Int, in layout: LayoutEngine) -> Double { value }
}
