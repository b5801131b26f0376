import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Checks a transition against the components that it leads from and to.
struct TransitionResolver {
  private let spec: TransitionSpec
  private let design: DesignIndex
  private let components: [String: TypedComponent]
  private let drawn: DrawnIdentifiers
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether anything in it has an error.
  private var hasHoles = false

  init(
    _ spec: TransitionSpec, in design: DesignIndex, _ components: [String: TypedComponent], _ drawn: DrawnIdentifiers
  ) {
    self.spec = spec
    self.design = design
    self.components = components
    self.drawn = drawn
  }

  /// The transition; nil if it has errors or a component that it needs has.
  mutating func lowered() -> Transition? {
    guard let name = spec.name else { return nil }
    if name.value.utf8.first?.isCapital != true || IdentifierFault.reason(name.value) != nil {
      report(
        Diagnostic(
          .invalidName, at: name.span,
          "the name of a transition begins with a capital letter and is a Swift identifier, and '\(name.value)' is none"
        ))
    }
    let (from, to) = (end(spec.from), end(spec.to))
    let timing = spec.timing.flatMap { self.timing($0) }
    let elements = spec.elements.compactMap { element($0) }
    reportAnchors()
    // Of a component with errors, it is not known what it draws.
    if let from, let to, !hasHoles { reportSides(from, to) }
    guard let from, let to, !hasHoles, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return Transition(name: name.value, doc: spec.doc?.value, from: from, to: to, timing: timing, elements: elements)
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  // MARK: Ends

  private mutating func end(_ end: TransitionSpec.End?) -> Transition.End? {
    guard let end else {
      hasHoles = true
      return nil
    }
    guard let component = components[end.component.value] else {
      hasHoles = true
      if !design.isUnreadable(component: end.component.value) {
        report(.unknownEnd(end.component, among: design.componentNames))
      }
      return nil
    }
    if component.hasHoles { hasHoles = true }
    let variants = component.spec.variants.map(\.name.value)
    if !variants.contains(end.variant.value) {
      report(.unknownVariantOfEnd(end.variant, of: component.name, among: variants))
    }
    return Transition.End(component: component.name, variant: end.variant.value)
  }

  // MARK: Elements

  private mutating func element(_ element: TransitionSpec.Element) -> Transition.Element? {
    let isKnown = identifier(element.identifier)
    let timing = element.animation.timing.flatMap { self.timing($0) }
    guard let kind = element.animation.kind.flatMap({ self.kind($0) }), isKnown else {
      hasHoles = true
      return nil
    }
    let fade = element.animation.fade.map { $0.value == "true" }
    return Transition.Element(
      identifier: element.identifier.value, animation: Transition.Animation(kind, fade: fade, timing: timing))
  }

  /// Whether a component declares the identifier; reports it if not.
  private mutating func identifier(_ name: Located<String>) -> Bool {
    let parts = name.value.dottedParts
    guard parts.count == 2 else {
      report(
        Diagnostic(
          .unknownIdentifier, at: name.span, "'\(name.value)' is not a component and one of its identifiers",
          help: "write both, as in 'SearchPill.field'"))
      return false
    }
    guard let signature = design[component: parts[0]] else {
      if !design.isUnreadable(component: parts[0]) {
        report(.identifierOfUnknownComponent(name, parts[0], among: design.componentNames))
      }
      return false
    }
    if signature.identifiers.contains(parts[1]) { return true }
    report(.unknownIdentifier(parts[1], of: parts[0], at: name.span, among: signature.identifiers))
    return false
  }

  private mutating func kind(_ kind: TransitionSpec.Animation.Kind) -> Transition.Animation.Kind? {
    switch kind {
    case .word(let word):
      switch word.value {
      case "crossfade": return .crossfade
      case "sharedElement": return .sharedElement
      default: return .blur(radius: nil)
      }
    case .edgeTranslation(let edge): return .edgeTranslation(edge.value)
    case .blur(let radius): return number(radius, in: 0...1_000).map { .blur(radius: $0) }
    case .translate(let x, let y):
      let bounds = -100_000.0...100_000
      guard let x = x.map({ number($0, in: bounds) }) ?? 0, let y = y.map({ number($0, in: bounds) }) ?? 0 else {
        return nil
      }
      return .translate(x: x, y: y)
    case .anchorTranslation(let anchor): return .anchorTranslation(anchor.value)
    }
  }

  /// Reports anchors that are no elements of the transition, and each cycle once.
  private mutating func reportAnchors() {
    var anchors: [String: Located<String>] = [:]
    for element in spec.elements {
      if case .anchorTranslation(let anchor)? = element.animation.kind { anchors[element.identifier.value] = anchor }
    }
    let names = spec.elements.map(\.identifier.value)
    var known: Set<String> = []
    for name in names {
      guard let anchor = anchors[name] else { continue }
      if !names.contains(anchor.value) {
        report(
          .transitionAnchor(
            anchor, "anchor '\(anchor.value)' is no element of the transition",
            help: didYouMean(anchor.value, among: names) ?? "add it to 'elements'"))
        continue
      }
      var path: [String] = []
      var current: String? = name
      while let element = current, !known.contains(element), !path.contains(element) {
        path.append(element)
        current = anchors[element]?.value
      }
      if let element = current, let begin = path.firstIndex(of: element) {
        let cycle = (path[begin...] + [element]).map { "'\($0)'" }.joined(separator: " → ")
        report(
          .transitionAnchor(
            anchor, "anchors form a cycle: \(cycle)", help: "give one of them another animation"))
      }
      known.formUnion(path)
    }
  }

  /// Reports elements that neither end draws, and shared ones that one of them does not.
  private mutating func reportSides(_ from: Transition.End, _ to: Transition.End) {
    let (source, destination) = (drawn.identifiers(of: from.component), drawn.identifiers(of: to.component))
    for element in spec.elements {
      let name = element.identifier.value
      switch (source.contains(name), destination.contains(name)) {
      case (false, false):
        report(
          Diagnostic(
            .unusedElement, at: element.identifier.span,
            "neither '\(from.component)' nor '\(to.component)' draws '\(name)'", help: "remove it"))
      case (true, true): break
      case (let isInSource, _):
        guard case .word(let word)? = element.animation.kind, word.value == "sharedElement" else { continue }
        report(
          Diagnostic(
            .oneSidedElement, at: word.span,
            "'\(isInSource ? to.component : from.component)' does not draw '\(name)', so it crossfades",
            help:
              "write 'crossfade', or give an element of '\(isInSource ? to.component : from.component)' the identifier")
        )
      }
    }
  }

  // MARK: Timing

  private mutating func timing(_ timing: TransitionSpec.Timing) -> Transition.Timing? {
    let word = timing.curve?.value
    let isSpring = ["spring", "smooth", "snappy", "bouncy"].contains(word)
    let duration = timing.duration.map { milliseconds($0) } ?? (isSpring ? 500 : 350)
    let delay = timing.delay.map { milliseconds($0) } ?? 0
    let bounce = timing.bounce.map { number($0, in: -1...1) }
    let points = timing.controlPoints.map { controlPoints($0, at: timing.span) }
    if let bounce = timing.bounce, !isSpring {
      report(.transitionTiming(bounce.span, "only a spring has a bounce", help: "write 'curve: spring'"))
    }
    if points != nil, let curve = timing.curve {
      report(.transitionTiming(curve.span, "a timing has a curve or control points", help: "remove one of them"))
    }
    guard let duration, let delay else { return nil }
    let curve: Transition.Timing.Curve? =
      if let points { points } else {
        switch word {
        case "linear": .linear
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "spring", "smooth": .spring(bounce: (bounce ?? 0) ?? 0)
        case "snappy": .spring(bounce: (bounce ?? 0.15) ?? 0)
        case "bouncy": .spring(bounce: (bounce ?? 0.3) ?? 0)
        default: .easeInOut
        }
      }
    return curve.map { Transition.Timing($0, milliseconds: duration, delay: delay) }
  }

  private mutating func controlPoints(
    _ texts: [Located<String>], at span: SourceSpan
  ) -> Transition.Timing.Curve? {
    guard texts.count == 4 else {
      report(
        .transitionTiming(
          span, "'controlPoints' are four numbers, found \(texts.count > 4 ? "more" : "\(texts.count)")",
          help: "write 'controlPoints: [0.3, 0, 0.2, 1]'"))
      return nil
    }
    let bounds: [ClosedRange<Double>] = [0...1, -100...100, 0...1, -100...100]
    let numbers = zip(texts, bounds).map { number($0, in: $1) }
    guard let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3] else { return nil }
    return .controlPoints(x1, y1, x2, y2)
  }

  private mutating func number(_ text: Located<String>, in bounds: ClosedRange<Double>) -> Double? {
    if let value = Numeral(text.value).double, bounds.contains(value) { return value }
    let (low, high) = (Numeral.words(bounds.lowerBound), Numeral.words(bounds.upperBound))
    report(
      .transitionTiming(
        text.span, "'\(text.value)' is not a number between \(low) and \(high)", help: "write a number such as \(high)")
    )
    return nil
  }

  private mutating func milliseconds(_ text: Located<String>) -> Int? {
    if let value = DurationText(text.value)?.milliseconds, (1...60_000).contains(value) { return value }
    report(.malformedDuration(text))
    return nil
  }
}

/// The identifiers that components draw, with those of the components in them.
struct DrawnIdentifiers {
  private let own: [String: Set<String>]
  private let used: [String: [String]]

  init(_ components: [TypedComponent]) {
    own = Dictionary(
      components.map { component in
        let modifiers = component.elements.flatMap(\.modifiers).compactMap(\.self)
        let names = modifiers.filter { $0.id == .identifier }.compactMap { modifier -> String? in
          if case .string(let name)? = modifier.value?.node { name } else { nil }
        }
        return (component.name, Set(names))
      }, uniquingKeysWith: { first, _ in first })
    used = Dictionary(
      components.map { ($0.name, $0.componentUses.map(\.written.kind.value)) }, uniquingKeysWith: { first, _ in first })
  }

  func identifiers(of component: String) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var next = [component]
    while let component = next.popLast() {
      guard seen.insert(component).inserted else { continue }
      names.formUnion(own[component] ?? [])
      next += used[component] ?? []
    }
    return names
  }
}
