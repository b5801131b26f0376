#if !os(tvOS) || FACET_UI
  // SwiftUI's slider traps on an empty range and on a step that is not positive. These initializers accept both,
  // because data can contain them.

  extension Slider where Label: View, ValueLabel == EmptyView {
    /// Creates a slider from a range that can be empty, in which case it cannot be moved. It is continuous unless the
    /// step is positive.
    ///
    ///     Slider(value: $price, within: content.prices, step: content.step) { Text("Price") }
    public nonisolated init(
      value: Binding<Double>, within bounds: DesignBounds<Double>, step: Double? = nil, @ViewBuilder label: () -> Label
    ) {
      let room = SliderRoom(bounds, step: step)
      if let step = room.step {
        self.init(value: room.keeping(value), in: room.range, step: step, label: label)
      } else {
        self.init(value: room.keeping(value), in: room.range, label: label)
      }
    }
  }

  extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label; see the initializer with one.
    public nonisolated init(value: Binding<Double>, within bounds: DesignBounds<Double>, step: Double? = nil) {
      let room = SliderRoom(bounds, step: step)
      if let step = room.step {
        self.init(value: room.keeping(value), in: room.range, step: step)
      } else {
        self.init(value: room.keeping(value), in: room.range)
      }
    }
  }
#endif

/// A valid range and step for a slider, from any data.
nonisolated struct SliderRoom {
  let range: ClosedRange<Double>
  /// A positive step; nil for a continuous slider.
  let step: Double?
  /// The only value of an empty range.
  let only: Double?

  init(_ bounds: DesignBounds<Double>, step: Double?) {
    let asked = bounds.closedRange
    let isPoint = asked.lowerBound == asked.upperBound
    only = isPoint ? asked.lowerBound : nil
    range = isPoint ? Self.least(at: asked.lowerBound) : asked
    let width = range.upperBound - range.lowerBound
    self.step = step.flatMap { !isPoint && $0 > 0 ? min($0, width) : nil }
  }

  private static func least(at value: Double) -> ClosedRange<Double> {
    value.nextUp.isFinite ? value...value.nextUp : value.nextDown...value
  }

  /// The binding, or a constant if there is only one value.
  func keeping(_ value: Binding<Double>) -> Binding<Double> {
    only == nil ? value : .constant(value.wrappedValue)
  }
}
