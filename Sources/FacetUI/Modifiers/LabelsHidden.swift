nonisolated extension View {
  /// Does not draw the labels of the controls in this view. Assistive technologies say them all the same.
  public func labelsHidden() -> some View {
    inEnvironment { environment in environment.change { $0.hidesLabels = true } }
  }
}
