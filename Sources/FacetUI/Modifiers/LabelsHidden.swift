nonisolated extension View {
  /// Hides the labels of the controls in this view, but not from assistive technologies.
  public func labelsHidden() -> some View {
    inEnvironment { environment in environment.change { $0.hidesLabels = true } }
  }
}
