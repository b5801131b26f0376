/// One step of an action.
package enum Statement: Hashable, Sendable {
  /// To a binding parameter or a state of the component.
  case assign(String, Expression)
  /// Another action of the content.
  case call(ActionReference)
  /// A text that VoiceOver speaks at once.
  case announce(Expression)
  /// Statements whose changes are animated, with the curve or the timing.
  case animated(Expression, [Statement])
  /// Of a screen: starts an effect, with the value that it takes.
  case start(String, Expression?)
  /// Of a screen: cancels an effect if it is running.
  case cancel(String)

  package var isAnimated: Bool { if case .animated = self { true } else { false } }
}

extension [Statement] {
  /// The statements, with those that are animated in the place of `animated`.
  package var flattened: [Statement] {
    contains(where: \.isAnimated)
      ? flatMap { if case .animated(_, let statements) = $0 { statements.flattened } else { [$0] } } : self
  }
}
