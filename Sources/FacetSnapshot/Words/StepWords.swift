package import FacetIR

extension Step {
  private static let menus = ["menu", "contextMenu"]

  /// The step as in goldens and messages: `tap onAdd`, `type "Mina" into name`.
  package var words: String {
    switch self {
    case .tap(let action): "tap \(action)"
    case .press(let action): "press \(action)"
    case .follow(let url): "follow \(quoted(url))"
    case .select(let field, let option): "select \(option) of \(field)"
    case .longPress(let action): "longPress \(action)"
    case .activate(let action): "activate \(action)"
    case .escape(let action): "escape \(action)"
    case .doubleTap(let action): "doubleTap \(action)"
    case .refresh(let action): "refresh \(action)"
    case .swipe(let action): "swipe \(action)"
    case .hover(let action): "hover \(action)"
    case .drag(let drag): drag.words
    case .incrementBy(let action): "increment by \(action)"
    case .decrementBy(let action): "decrement by \(action)"
    case .dismiss(let layer): "dismiss \(layer)"
    case .escapeLayer(let layer): "escape \(layer)"
    case .open(let menu): Self.menus.contains(menu) ? "open \(menu)" : "open \(quoted(menu))"
    case .increment: "increment"
    case .decrement: "decrement"
    case .slide(let field, to: let value): "move \(field) to \(number(value))"
    case .slideBy(let field, let distance): "move \(field) by \(number(distance))"
    case .focus(let field): "focus \(field)"
    case .accessibilityFocus(let focus): "accessibilityFocus \(focus)"
    case .type(let text, into: let field): "type \(quoted(text)) into \(field)"
    case .submit(let field): "submit \(field)"
    case .send(let action, _): "send \(action)"
    case .receive(let effect, _): "receive \(effect)"
    case .fail(let effect, let error): "fail \(effect) with \(quoted(error))"
    case .wait(let milliseconds): "wait \(durationWords(milliseconds))"
    }
  }
}

extension Step.Drag {
  /// `drag onMove by 40, down 8, from 0.25, held`
  fileprivate var words: String {
    var words = "drag \(action) by \(number(width))"
    if height != 0 { words += ", down \(number(height))" }
    if start != 0.5 { words += ", from \(number(start))" }
    return isReleased ? words : words + ", held"
  }
}
