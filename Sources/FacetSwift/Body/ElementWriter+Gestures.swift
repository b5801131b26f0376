import FacetIR
import FacetLanguage

extension ElementWriter {
  /// Without an action, the gesture is disabled, and taps reach the views below.
  func tap(_ action: ActionReference, _ modifier: Modifier) -> [Code] {
    let shape = modifier.outline.map { [Code.call(".contentShape", [code($0)])] } ?? []
    let count: [Code] = modifier.isDoubleTap ? ["count: 2"] : []
    let call = expressions.call(action)
    guard action.isOptional else {
      return shape + [.shortBlock(.head(".onTapGesture", count), call)]
    }
    let gesture = Code.shortBlock("\(.call("TapGesture", count)).onEnded", call)
    let perform = expressions.function(action)
    return shape + [.call(".gesture", [gesture, "including: \(perform) == nil ? .subviews : .all"])]
  }

  func longPress(_ action: ActionReference, _ modifier: Modifier) -> Code {
    let duration = modifier[.minimumDuration].map { ["minimumDuration: \(expressions.code($0))" as Code] } ?? []
    return .shortBlock(.head(".onLongPressGesture", duration), expressions.call(action))
  }

  /// `.onHover { isHovered in content.onHover(isHovered) }`
  func hover(_ action: ActionReference) -> Code {
    guard action.argument?.reads(local: Modifier.hovered) == true else {
      return .shortBlock(".onHover", signature: "_", expressions.call(action))
    }
    let (inner, local) = binding(Modifier.hovered)
    return .shortBlock(".onHover", signature: "\(local)", inner.expressions.call(action))
  }

  /// `.dragGesture(minimumDistance: 0) { content.onMove($0.translation.width) } onEnded: { _ in content.onDrop() }`
  func drag(_ modifier: Modifier) -> Code {
    let distance = modifier[.minimumDistance].map { ["minimumDistance: \(expressions.code($0))" as Code] } ?? []
    let (changed, ended) = (modifier.action(.onChanged), modifier.action(.onEnded))
    guard let changed else {
      return .call("\(.callsSupport).dragGesture", distance + (ended.map { ["onEnded: \(closure($0))"] } ?? []))
    }
    let head = Code.head("\(.callsSupport).dragGesture", distance)
    guard let ended else { return "\(head) \(closure(changed))" }
    // Swift's formatter breaks both closures or none.
    return "\(head) \(longClosure(changed)) onEnded: \(longClosure(ended))"
  }

  /// A closure that performs an action with the value that it is given.
  private func closure(_ action: ActionReference) -> Code {
    .closure(taking: parameters(action), expressions.call(action))
  }

  private func longClosure(_ action: ActionReference) -> Code {
    .longClosure(taking: parameters(action), expressions.call(action))
  }

  /// None if the action reads `$0`.
  private func parameters(_ action: ActionReference) -> Code {
    action.argument?.readsClosureArgument == true ? .empty : "_"
  }

  /// `.onGeometryChange(for: CGSize.self, of: \.size) { content.onMeasure($0.width) }`
  func geometryChange(_ action: ActionReference) -> Code {
    "\(.call(".onGeometryChange", ["for: CGSize.self", "of: \\.size"])) \(closure(action))"
  }

  func adjustable(_ modifier: Modifier) -> [Code] {
    guard let increment = modifier.action(.increment), let decrement = modifier.action(.decrement) else { return [] }
    let isEnabled = AccessibilityWriter.isOneGiven(increment, decrement) { action in
      let function = Expression(action.local.map { .local($0) } ?? .content(action.name), as: .optional(.action))
      return expressions.code(Expression(.isPresent(function), as: .bool))
    }
    return [
      AccessibilityWriter.adjustable(by: expressions.call(increment), expressions.call(decrement), if: isEnabled)
    ]
  }
}
