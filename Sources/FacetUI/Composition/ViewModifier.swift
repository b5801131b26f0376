/// A modifier that creates a view from another one. See SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body

  /// Appends the nodes of the modified content to the tree. Modifiers with a body use the default implementation.
  nonisolated static func _evaluate(_ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void)
}

extension ViewModifier {
  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    evaluator.bodies?.count(Self.self)
    evaluator.enter(.modifier) {
      var modifier = modifier
      evaluator.bind(&modifier)
      nonisolated(unsafe) let (bound, content) = (modifier, Content(evaluate: content))
      evaluator.evaluate(assumingMainActor { bound.body(content: content) })
    }
  }

  public nonisolated func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The content of a modifier, as its `body` receives it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let evaluate: (_Evaluator) -> Void
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.content) { view.evaluate(evaluator) }
  }
}

/// A modifier without effect.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    content(evaluator)
  }
}
