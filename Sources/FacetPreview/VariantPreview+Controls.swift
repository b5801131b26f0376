import FacetFrame
package import FacetIR
import FacetInterpreter
package import FacetUI

extension VariantPreview {
  /// The controls with the labels that they have in the language of the specs, in which steps name them. The same state is
  /// drawn in that language, so that a label with values in it is found too.
  func namedInSpecs(_ controls: Controls) -> Controls {
    let shown = host.environment.locale
    let source = Locale(identifier: program.sourceLanguage)
    if shown == source { return controls }
    let drawn = draw(in: source) { Controls(frame: frame(), marks: marks).allMenus.map(\.label) }
    // The nodes of the last frame are used.
    _ = draw(in: shown, frame)
    var controls = controls
    controls.labels = drawn
    return controls
  }

  private func draw<Result>(in locale: Locale, _ body: () -> Result) -> Result {
    host.environment.locale = locale
    drawing.locale = locale
    return body()
  }
}

extension ViewHost {
  /// Applies a step to the control at a node. Returns false if the control cannot be used.
  package func use(_ step: Step, _ node: Int) -> Bool {
    switch step {
    case .tap, .activate: activate(node)
    case .follow(let url): activate(node) || follow(node, to: url)
    case .press: press(node)
    case .longPress: longPress(node)
    case .doubleTap: doubleTap(node)
    case .refresh: refresh(node)
    case .swipe: swipe(node)
    case .hover: hover(node)
    case .drag(let way):
      drag(
        node, by: CGSize(width: way.width, height: way.height), from: CGPoint(x: way.start, y: 0.5),
        releasing: way.isReleased)
    case .escape, .escapeLayer: escape(node)
    case .dismiss: dismiss(node)
    case .open: open(node)
    case .increment, .incrementBy: adjust(node, .increment)
    case .decrement, .decrementBy: adjust(node, .decrement)
    case .slide(_, to: let value): slide(node, to: value)
    case .slideBy(_, let distance): slide(node, by: distance)
    case .select(_, let option): select(node, named: option)
    case .focus: focus(node)
    case .accessibilityFocus: accessibilityFocus(node)
    case .type(let text, into: _): type(text, into: node)
    case .submit: submit(node)
    case .wait(let milliseconds): pass(milliseconds)
    // These are for the store of a screen, not for a control.
    case .send, .receive, .fail: false
    }
  }
}

extension Step {
  /// How the step uses a control; nil for one that is listed in another way.
  fileprivate var use: NodeUse? {
    switch self {
    case .tap, .activate: .activation
    case .press: .press
    case .longPress: .longPress
    case .doubleTap: .doubleTap
    case .hover: .hover
    case .refresh: .refresh
    case .drag: .drag
    case .focus, .type, .submit: .entry
    case .select: .selection
    case .slide, .slideBy: .movement
    default: nil
    }
  }
}

extension VariantPreview {
  /// Applies a step to the first of some nodes that takes it. `among` is what could be named if none does; nil for the
  /// controls that take such a step.
  func use(
    _ found: [Int], of usable: Controls, for step: Step, among others: @autoclosure () -> [String]? = nil,
    _ onStep: (Step, Int?) -> Void
  ) -> Failure? {
    let nodes = found.filter { !usable.isInLabel($0) }
    if nodes.isEmpty, !found.isEmpty { return .inLabel(step) }
    guard let node = nodes.first(where: { host.use(step, $0) }) else {
      let isDisabled = !nodes.isEmpty && nodes.allSatisfy { !usable.frame.nodes[$0].isEnabled }
      return isDisabled ? .disabled(step) : .nothingToUse(step, among: others() ?? names(for: step, among: usable))
    }
    onStep(step, node)
    return nil
  }

  /// The names in the picture that the step could have in place of its own.
  func names(for step: Step, among usable: Controls) -> [String] {
    guard let use = step.use else { return [] }
    return usable.names { node in
      if case .tap = step, !usable.frame.nodes[node].kind.isUsed(by: step) { return false }
      return host.takes(use, at: node)
    }
  }
}

extension ViewHost {
  private func pass(_ milliseconds: Int) -> Bool {
    advance(by: .milliseconds(milliseconds))
    return true
  }
}

/// Controls that write a value to a content field.
enum ControlKind {
  case textField, slider, picker

  func isKind(of control: Frame.Kind) -> Bool {
    switch (self, control) {
    case (.textField, .control(.textField)), (.slider, .control(.slider)), (.slider, .control(.stepper)),
      (.picker, .control(.picker)):
      true
    default: false
    }
  }
}

extension Frame.Kind {
  /// Whether a step can use a node of the kind. Only buttons can be pressed, and a gesture may be another than a tap.
  func isUsed(by step: Step) -> Bool {
    if case .press = step { return self == .control(.button) }
    return if case .control = self { true } else { false }
  }
}

extension Step {
  var isFailure: Bool { if case .fail = self { true } else { false } }

  var isRefresh: Bool { if case .refresh = self { true } else { false } }
}

extension VariantPreview.Failure {
  package var isTooLarge: Bool { if case .tooLarge = self { true } else { false } }
}
