nonisolated extension View {
  /// Sets the layout priority. A stack divides its space among views with higher priority first, and reserves the
  /// minimum of the others. A frame, padding or aspect ratio around the view has priority 0.
  public func layoutPriority(_ value: Double) -> some View {
    layout(LayoutPriorityLayout(value: value.isNaN ? 0 : value))
  }
}

struct LayoutPriorityLayout: UnaryLayout {
  let value: Double

  func priority(of node: Int, in layout: LayoutEngine) -> Double { value }
}
