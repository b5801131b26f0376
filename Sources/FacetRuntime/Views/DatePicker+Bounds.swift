#if !os(tvOS) || FACET_UI
  nonisolated extension DatePicker where Label: View {
    /// Creates a date picker whose range can come from data. If the range ends before it begins, it is its first date.
    public init(
      selection: Binding<Date>, from first: Date, through last: Date,
      displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
      self.init(
        selection: selection, in: first...max(first, last), displayedComponents: displayedComponents, label: label)
    }
  }
#endif
