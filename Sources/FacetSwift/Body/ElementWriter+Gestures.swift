import FacetIR
import FacetLanguage

extension ElementWriter {
  /// Without an action, the gesture is disabled, and taps reach the views below.
  func tap(_ action: ActionReference, _ modifier: Modifier) -> [Code] {
    let shape = modifier.outline.map { [Code.call(".contentShape", [code($0)])] } ?? []
    let count: [Code] = modifier.isDoubleTap ? ["count: 2"] : []
    let call = expressions.call(action)
    guard action.isOptional else {
      let gesture: Code = count.isEmpty ? ".onTapGesture" : .call(".onTapGesture", count)
      return shape + [.shortBlock(gesture, call)]
    }
    let gesture = Code.shortBlock("\(.call("TapGesture", count)).onEnded", call)
    let perform = expressions.function(action)
    return shape + [.call(".gesture", [gesture, "including: \(perform) == nil ? .subviews : .all"])]
  }

  func longPress(_ action: ActionReference, _ modifier: Modifier) -> Code {
    let duration = modifier[.minimumDuration].map { ["minimumDuration: \(expressions.code($0))" as Code] } ?? []
    return .shortBlock(
      duration.isEmpty ? ".onLongPressGesture" : .call(".onLongPressGesture", duration), expressions.call(action))
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
      return .call(".dragGesture", distance + (ended.map { ["onEnded: \(closure($0))"] } ?? []))
    }
    let call: Code = distance.isEmpty ? ".dragGesture" : .call(".dragGesture", distance)
    // Swift's formatter breaks both closures or none.
    guard let ended else { return "\(call) \(closure(changed))" }
    return "\(call) \(longClosure(changed)) onEnded: \(longClosure(ended))"
  }

  /// The same as ``closure(_:)``, with the body on a line of its own.
  private func longClosure(_ action: ActionReference) -> Code {
    let parameter: Code = action.argument?.readsPlace == true ? .empty : " _ in"
    return "{\(parameter)\(.indented("\(.line)\(expressions.call(action))"))\(.line)}"
  }

  /// A closure that performs an action with the value that it is given.
  private func closure(_ action: ActionReference) -> Code {
    .closure(taking: action.argument?.readsPlace == true ? .empty : "_", expressions.call(action))
  }

  /// `.onGeometryChange(for: CGSize.self, of: \.size) { content.onMeasure($0.width) }`
  func geometryChange(_ action: ActionReference) -> Code {
    "\(.call(".onGeometryChange", ["for: CGSize.self", "of: \\.size"])) \(closure(action))"
  }

  func adjustable(_ modifier: Modifier) -> [Code] {
    guard let increment = modifier.action(.increment), let decrement = modifier.action(.decrement) else { return [] }
    return [AccessibilityWriter.adjustable(by: expressions.call(increment), expressions.call(decrement))]
  }
}

extension Expression {
  /// Whether it reads what the closure around it is given.
  private var readsGiven: Bool {
    switch node {
    case .dimension, .drag: true
    default: false
    }
  }

  fileprivate var readsPlace: Bool { readsGiven || operands.contains(where: \.readsPlace) }
}
