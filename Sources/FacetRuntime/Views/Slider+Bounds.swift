#if !os(tvOS) || FACET_UI
  // SwiftUI stops the program where the range of a slider has no width, or its step is not greater than zero. These take
  // a range and a step from data, which may be either.

  extension Slider where Label: View, ValueLabel == EmptyView {
    /// A slider that cannot be moved where both ends are the same, and that stops anywhere without a step greater than
    /// zero.
    ///
    ///     Slider(value: $price, within: content.prices, step: content.step) { Text("Price") }
    public nonisolated init(
      value: Binding<Double>, within bounds: Bounds<Double>, step: Double? = nil, @ViewBuilder label: () -> Label
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
    public nonisolated init(value: Binding<Double>, within bounds: Bounds<Double>, step: Double? = nil) {
      let room = SliderRoom(bounds, step: step)
      if let step = room.step {
        self.init(value: room.keeping(value), in: room.range, step: step)
      } else {
        self.init(value: room.keeping(value), in: room.range)
      }
    }
  }
#endif

/// A range of some width and a step within it, whatever the data say.
nonisolated struct SliderRoom {
  let range: ClosedRange<Double>
  /// Greater than zero; nil where a slider stops anywhere.
  let step: Double?
  /// The only value, where the data leave no other.
  let only: Double?

  init(_ bounds: Bounds<Double>, step: Double?) {
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

  /// A binding that is not written to where there is only one value.
  func keeping(_ value: Binding<Double>) -> Binding<Double> {
    only == nil ? value : .constant(value.wrappedValue)
  }
}
