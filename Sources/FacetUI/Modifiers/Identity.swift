nonisolated extension View {
  /// Gives the view an identity of its own: where the id changes, the state below starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentityModifier(id: AnyHashable(id))) }
}

public struct _IdentityModifier {
  let id: AnyHashable
}

extension _IdentityModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    evaluator.enter(.id(modifier.id)) { content(evaluator) }
  }
}
