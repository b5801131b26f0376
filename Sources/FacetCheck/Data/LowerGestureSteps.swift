import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Steps of gestures on elements that are not controls.
extension ComponentResolver {
  /// The words of an action of a long press or a double tap. It can be that of a gesture in a nested component.
  mutating func gesture(
    _ target: Located<String>, _ id: ModifierID, style: String, _ body: Element?
  ) -> String? {
    let use = ActionUse(target)
    guard let words = wordsOfAction(use, in: body) else { return nil }
    let isDrawn = body?.draws {
      $0.id == id && (id != .onTap || $0.isDoubleTap) && $0.action?.name == use.name.value
    }
    if isDrawn == false { report(.gestureWithoutElement(id, use.name, style: style)) }
    return words
  }

  /// `hover: onBuy`
  mutating func hover(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    let use = ActionUse(target)
    guard let words = wordsOfAction(use, in: body) else { return nil }
    let isDrawn = body?.draws { $0.id == .onHover && $0.action?.name == use.name.value }
    if let body, isDrawn == false, !body.controls(use.name.value, byButtonsOnly: true) {
      report(.gestureWithoutElement(.onHover, use.name, style: style))
    }
    return .hover(words)
  }

  /// `swipe: onDelete`
  mutating func swipe(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    let use = ActionUse(target)
    guard let words = wordsOfAction(use, in: body) else { return nil }
    let isDrawn = body?.draws { modifier in
      modifier.id == .swipeActions && modifier.elements.contains { $0.controls(use.name.value) }
    }
    if isDrawn == false { report(.swipeWithoutRow(use.name, style: style)) }
    return .swipe(words)
  }

  /// `drag: { element: onMove, by: 40 }`
  mutating func drag(_ step: VariantSpec.StepSpec, style: String, _ body: Element?) -> Step? {
    guard let target = step.part("element") else { return nil }
    let use = ActionUse(target)
    guard let words = wordsOfAction(use, in: body) else { return nil }
    let isDrawn = body?.draws { modifier in
      modifier.id == .drag && (modifier.action(.onChanged) ?? modifier.action(.onEnded))?.name == use.name.value
    }
    if isDrawn == false { report(.dragWithoutElement(use.name, style: style)) }
    guard let width = number(step.part("by"), else: 0), let height = number(step.part("y"), else: 0),
      let start = number(step.part("from"), else: 0.5)
    else { return nil }
    if let from = step.part("from"), !(0...1).contains(start) {
      report(
        .malformedStep(from.span, "the place that is touched must be between 0 and 1, not \(from.value)"))
      return nil
    }
    let isReleased = step.part("isReleased")
    if let isReleased, !["true", "false"].contains(isReleased.value) {
      report(
        .malformedStep(
          isReleased.span, "expected 'true' or 'false', found '\(isReleased.value)'",
          help: "write 'isReleased: false' for a drag that goes on"))
      return nil
    }
    return .drag(.init(words, width: width, height: height, from: start, isReleased: isReleased?.value != "false"))
  }

  private mutating func number(_ text: Located<String>?, else value: Double) -> Double? {
    guard let text else { return value }
    return number(text, help: "write 'drag: { element: …, by: 40 }'")
  }

  /// `adjust: { increment: onRaise }`
  mutating func adjustment(_ step: VariantSpec.StepSpec, style: String, _ body: Element?) -> Step? {
    guard step.parts.count == 1, let part = step.parts.first, ["increment", "decrement"].contains(part.key.value) else {
      report(
        .malformedStep(
          step.verb.span, "expected a slider, or the action of one adjustment",
          help: "write 'adjust: { slider: …, to: 0.5 }' or 'adjust: { increment: … }'"))
      return nil
    }
    let use = ActionUse(part.value)
    guard let words = wordsOfAction(use, in: body) else { return nil }
    let key: Key = part.key.value == "increment" ? .increment : .decrement
    let isDrawn = body?.draws { $0.id == .accessibilityAdjustableAction && $0.action(key)?.name == use.name.value }
    if isDrawn == false { report(.adjustWithoutElement(use.name, style: style)) }
    return key == .increment ? .incrementBy(words) : .decrementBy(words)
  }
}

extension Element {
  /// Whether an element in this body has such a modifier. Components count, because an element in them can have it.
  fileprivate func draws(_ isSuch: (Modifier) -> Bool) -> Bool {
    contains { if case .component = $0.kind { true } else { $0.modifiers.contains(where: isSuch) } }
  }
}
