nonisolated extension View {
  /// Performs an action when a text field in this view is submitted. Actions run from the innermost to the outermost.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    return inEnvironment { environment in environment.change { $0.onSubmit.insert(action, at: 0) } }
  }
}
