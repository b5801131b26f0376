nonisolated extension View {
  /// Performs an action when a text field in this view is submitted. Actions run from the innermost to the outermost.
  ///
  /// - Parameter triggers: What performs it; without any, nothing does.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    return inEnvironment { environment in
      if triggers.contains(.text) { environment.change { $0.onSubmit.insert(action, at: 0) } }
    }
  }
}

/// The views whose submission performs an action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
}
