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
  /// Statements that depend on a condition.
  case conditional(Element.Condition, then: [Statement], else: [Statement])
  /// Of a screen: starts an effect, with the value that it takes.
  case start(String, Expression?)
  /// Of a screen: cancels an effect if it is running.
  case cancel(String)

  /// The statements that it consists of, or may come to.
  package var inner: [Statement] {
    switch self {
    case .animated(_, let statements): statements
    case .conditional(_, let then, let otherwise): then + otherwise
    case .assign, .call, .announce, .start, .cancel: []
    }
  }

  /// Whether a change in it is animated.
  package var animates: Bool { if case .animated = self { true } else { inner.contains(where: \.animates) } }

  /// What it depends on, assigns, speaks and hands on, without its inner statements.
  package var expressions: [Expression] {
    switch self {
    case .assign(_, let value), .announce(let value): [value]
    case .call(let action): [action.argument].compactMap(\.self)
    case .start(_, let argument): [argument].compactMap(\.self)
    case .conditional(.isTrue(let value), _, _), .conditional(.binds(_, let value), _, _): [value]
    case .animated, .cancel: []
    }
  }

  /// The same, of which some inner statements are others.
  package func mapInner(_ transform: (Statement) -> Statement) -> Statement {
    switch self {
    case .animated(let timing, let statements): .animated(timing, statements.map(transform))
    case .conditional(let condition, let then, let otherwise):
      .conditional(condition, then: then.map(transform), else: otherwise.map(transform))
    case .assign, .call, .announce, .start, .cancel: self
    }
  }
}

extension [Statement] {
  /// All statements, those that consist of others before these.
  package var all: [Statement] { flatMap { [$0] + $0.inner.all } }

  /// The statements that do something, with those of the branch in place of a condition that is constant.
  ///
  /// - Parameter isOfScreen: Whether a reducer performs them, in which a stored property cannot be assigned to itself.
  package func performed(ofScreen isOfScreen: Bool) -> [Statement] {
    flatMap { statement -> [Statement] in
      switch statement {
      case .assign(let target, let value) where isOfScreen && value.reduced.node == .state(target): return []
      case .animated(let timing, let statements):
        return [.animated(timing, statements.performed(ofScreen: isOfScreen))]
      case .conditional(let condition, let then, let otherwise):
        if let isTrue = condition.constant { return (isTrue ? then : otherwise).performed(ofScreen: isOfScreen) }
        let branches = (then.performed(ofScreen: isOfScreen), otherwise.performed(ofScreen: isOfScreen))
        if branches.0.isEmpty, branches.1.isEmpty { return [] }
        return [.conditional(condition, then: branches.0, else: branches.1)]
      case .assign, .call, .announce, .start, .cancel: return [statement]
      }
    }
  }
}
