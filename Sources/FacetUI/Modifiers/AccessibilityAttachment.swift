/// A modifier that adds to the accessibility of a view, like SwiftUI's. It takes further additions without a change of the
/// view's type, so that a view can have an action at times and keeps its identity.
public struct AccessibilityAttachmentModifier {
  let add: (_ evaluator: _Evaluator, _ content: () -> Void) -> Void
}

extension AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    modifier.add(evaluator) { content(evaluator) }
  }
}

nonisolated extension View {
  func attached(
    _ add: @escaping (_ evaluator: _Evaluator, _ content: () -> Void) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(add: add))
  }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    adding { $0.accessibilityAddTraits(traits, $1) }
  }

  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    adding { $0.accessibilityAction(actionKind, handler, $1) }
  }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    adding { $0.accessibilityAdjustableAction(handler, $1) }
  }

  /// The last addition is the outermost.
  private func adding(
    _ add: @escaping (_ evaluator: _Evaluator, _ content: () -> Void) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    let inner = modifier.add
    return ModifiedContent(
      content: content,
      modifier: AccessibilityAttachmentModifier { evaluator, content in add(evaluator) { inner(evaluator, content) } })
  }
}
