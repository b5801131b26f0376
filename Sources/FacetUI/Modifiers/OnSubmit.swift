nonisolated extension View {
  /// Does something when a text field in this view is submitted. What is nearest to the field is done first.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    return inEnvironment { environment in environment.change { $0.onSubmit.insert(action, at: 0) } }
  }
}
