#if !os(tvOS) || FACET_UI
  // The range of data can be empty, which would divide by zero. These initializers show it as an empty gauge.

  extension Gauge where Label: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge from a range that can be empty.
    ///
    ///     Gauge(value: content.used, within: content.capacity) { Text("Storage") }
    public nonisolated init(value: Double, within bounds: DesignBounds<Double>, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
      let room = GaugeRoom(value, in: bounds)
      self.init(value: room.value, in: room.range, label: label)
    }

    /// Creates a gauge with a label of the value from a range that can be empty.
    public nonisolated init(
      value: Double, within bounds: DesignBounds<Double>, @ViewBuilder label: () -> Label,
      @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where CurrentValueLabel: View {
      let room = GaugeRoom(value, in: bounds)
      self.init(value: room.value, in: room.range, label: label, currentValueLabel: currentValueLabel)
    }
  }
#endif

/// A valid range for a gauge, and a value in it.
nonisolated struct GaugeRoom {
  let range: ClosedRange<Double>
  let value: Double

  init(_ value: Double, in bounds: DesignBounds<Double>) {
    let asked = bounds.closedRange
    let isEmpty = asked.lowerBound == asked.upperBound
    range = isEmpty ? 0...1 : asked
    self.value = isEmpty || value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }
}
