/// What was done to a variant whose actions do nothing else than say that they were used.
///
///     PrimaryButton("Reserve", onTap: VariantLog.recording("onTap"))
@MainActor public enum VariantLog {
  /// The names of the actions, in the order of their use.
  public private(set) static var recorded: [String] = []

  public static func recording(_ action: String) -> @MainActor () -> Void {
    { recorded.append(action) }
  }

  public static func reset() { recorded = [] }
}
