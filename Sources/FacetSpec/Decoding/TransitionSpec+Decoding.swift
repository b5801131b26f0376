package import FacetDiagnostics
import FacetLanguage

extension TransitionSpec {
  /// Decodes a `*.transition.yaml`. Returns nil only if the file is not a mapping; all errors are reported.
  package static func decode(_ tree: SourceTree, diagnostics: inout [Diagnostic]) -> TransitionSpec? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    guard let root = decoder.rootMapping("a transition is a mapping that begins with 'transition: Name'") else {
      return nil
    }
    return decoder.transition(root)
  }
}

extension SpecDecoder {
  fileprivate mutating func transition(_ root: NodeID) -> TransitionSpec {
    var transition = TransitionSpec(tree: tree)
    forEachEntry(of: root, as: Grammar.transition) { decoder, row, entry in
      switch row.key.key {
      case .transition: transition.name = decoder.name(entry)
      case .doc: transition.doc = decoder.text(entry)
      case .from: transition.from = decoder.end(entry)
      case .to: transition.to = decoder.end(entry)
      case .timing: transition.timing = decoder.timing(entry)
      case .elements:
        decoder.forEachName(of: entry) { decoder, name, value in
          if let animation = decoder.animation(value, of: name) {
            transition.elements.append(TransitionSpec.Element(identifier: name, animation: animation))
          }
        }
      default: break
      }
    }
    transition.tree = tree
    return transition
  }

  /// `{ ExploreScreen: Default }`
  private mutating func end(_ entry: Entry) -> TransitionSpec.End? {
    var ends: [TransitionSpec.End] = []
    var count = 0
    forEachName(of: entry) { decoder, component, value in
      count += 1
      if let variant = decoder.text(value, expected: "the name of a variant") {
        ends.append(TransitionSpec.End(component: component, variant: variant))
      }
    }
    if count > 1 || count == 0 && tree.kind(entry.value) == .mapping {
      report(
        .wrongShape, at: tree.span(entry.value), "expected one component with a variant, found \(count)",
        help: "write '{ ExploreScreen: Default }'")
    }
    return count == 1 ? ends.first : nil
  }

  private mutating func timing(_ entry: Entry) -> TransitionSpec.Timing? {
    var timing = TransitionSpec.Timing(span: tree.span(entry.value))
    guard tree.kind(entry.value) == .mapping else {
      timing.curve = word(entry, of: .timingCurve)
      return timing.curve == nil ? nil : timing
    }
    forEachEntry(of: entry.value, as: Grammar.timing) { decoder, row, entry in
      switch row.key.key {
      case .curve: timing.curve = decoder.word(entry, of: .timingCurve)
      case .duration: timing.duration = decoder.text(entry, expected: ValueShape.duration.expectation)
      case .bounce: timing.bounce = decoder.text(entry, expected: ValueShape.number.expectation)
      case .delay: timing.delay = decoder.text(entry, expected: ValueShape.duration.expectation)
      case .controlPoints: timing.controlPoints = decoder.numbers(entry)
      case .easing: timing.easing = decoder.name(entry)
      case .transition: timing.transition = decoder.name(entry)
      case .mass: timing.mass = decoder.text(entry, expected: ValueShape.number.expectation)
      case .stiffness: timing.stiffness = decoder.text(entry, expected: ValueShape.number.expectation)
      case .damping: timing.damping = decoder.text(entry, expected: ValueShape.number.expectation)
      default: break
      }
    }
    return timing
  }

  private mutating func numbers(_ entry: Entry) -> [Located<String>] {
    guard isSequence(entry, orExpected: "four numbers", help: "write '[0.3, 0, 0.2, 1]'") else { return [] }
    return tree.elements(of: entry.value).prefix(5).map { located($0) }
  }

  // MARK: Animations

  private mutating func animation(_ entry: Entry, of name: Located<String>) -> TransitionSpec.Animation? {
    var animation = TransitionSpec.Animation()
    guard tree.kind(entry.value) == .mapping else {
      animation.kind = word(entry, of: .elementAnimation).map { .word($0) }
      return animation.kind == nil ? nil : animation
    }
    var kinds: [Located<String>] = []
    forEachEntry(of: entry.value, as: Grammar.elementAnimation) { decoder, row, entry in
      switch row.key.key {
      case .fade: animation.fade = decoder.word(entry, of: .flag)
      case .timing: animation.timing = decoder.timing(entry)
      default:
        kinds.append(decoder.located(entry, row))
        if let kind = decoder.kind(entry, row) { animation.kind = kind }
      }
    }
    if kinds.count != 1 {
      report(
        .wrongShape, at: kinds.dropFirst().first?.span ?? name.span,
        "an element has one animation, found \(kinds.count)",
        help: "write 'animation', 'edgeTranslation', 'blur', 'translate' or 'anchorTranslation'")
    }
    return kinds.count == 1 && animation.kind != nil ? animation : nil
  }

  private mutating func kind(_ entry: Entry, _ row: Row) -> TransitionSpec.Animation.Kind? {
    switch row.key.key {
    case .animation: word(entry, of: .elementAnimation).map { .word($0) }
    case .edgeTranslation: word(entry, of: .motionEdge).map { .edgeTranslation($0) }
    case .blur: text(entry, expected: ValueShape.number.expectation).map { .blur($0) }
    case .anchorTranslation: name(entry).map { .anchorTranslation($0) }
    case .translate: translation(entry)
    default: nil
    }
  }

  private mutating func translation(_ entry: Entry) -> TransitionSpec.Animation.Kind? {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.translation).expectation) else { return nil }
    var (x, y): (Located<String>?, Located<String>?)
    forEachEntry(of: entry.value, as: Grammar.translation) { decoder, row, entry in
      let number = decoder.text(entry, expected: ValueShape.number.expectation)
      if row.key.key == .x { x = number } else { y = number }
    }
    return .translate(x: x, y: y)
  }
}
