nonisolated extension View {
  /// Keeps the view's place but shows nothing of it, to nobody.
  public func hidden() -> some View { modifier(_SurroundingsModifier { $0.isHidden = true }) }

  /// 0: not seen. Colors below carry it in their alpha.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_SurroundingsModifier { $0.opacity *= min(max(opacity, 0), 1) })
  }

  /// Whether taps reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_SurroundingsModifier { $0.acceptsHits = $0.acceptsHits && enabled })
  }
}

/// What holds for everything below a place of the tree, and is not for views to read.
struct Surroundings {
  var opacity = 1.0
  var isHidden = false
  var acceptsHits = true
}

public struct _SurroundingsModifier {
  let change: (inout Surroundings) -> Void
}

extension _SurroundingsModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    let outer = evaluator.surroundings
    modifier.change(&evaluator.surroundings)
    content(evaluator)
    evaluator.surroundings = outer
  }
}
