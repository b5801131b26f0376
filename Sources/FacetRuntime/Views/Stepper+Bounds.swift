#if !os(tvOS) || FACET_UI
  // A range of data can be empty or open, and its step can be 0. These initializers accept them.

  extension Stepper where Label: View {
    /// Creates a stepper from a range that can be empty, in which case it cannot be used. The step is 1 unless it is
    /// positive.
    ///
    ///     Stepper(value: $guests, within: content.capacity) { Text("Guests") }
    public nonisolated init(
      value: Binding<Int>, within bounds: DesignBounds<Int>, step: Int? = nil, @ViewBuilder label: () -> Label
    ) {
      let range = bounds.lower...max(bounds.lower, bounds.upper)
      self.init(value: value, in: range, step: step.flatMap { $0 > 0 ? $0 : nil } ?? 1, label: label)
    }

    /// The same for fractional numbers. A lower bound that is not a number is none.
    public nonisolated init(
      value: Binding<Double>, within bounds: DesignBounds<Double>, step: Double? = nil, @ViewBuilder label: () -> Label
    ) {
      let lower = bounds.lower.isNaN ? -.infinity : bounds.lower
      let range = lower...max(lower, bounds.upper)
      self.init(value: value, in: range, step: step.flatMap { $0 > 0 ? $0 : nil } ?? 1, label: label)
    }
  }
#endif
