import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// An effect of a screen, by name and types.
struct EffectSignature: Sendable {
  var name: Located<String>
  var takes: (name: Located<String>, type: ValueType)?
  /// Whether the type that it takes is invalid, which has been reported.
  var isBroken = false
}

extension ComponentResolver {
  /// Whether the component is a screen.
  var isScreen: Bool { spec.screen != nil }

  func effect(named name: String) -> EffectSignature? { effects.first { $0.name.value == name } }

  /// Declares the effects of a screen before its actions refer to them.
  mutating func declareEffects() {
    guard let screen = spec.screen else { return }
    reportParameters()
    for effect in screen.effects {
      checkMemberName(effect.name, what: "effect", of: .content)
      var signature = EffectSignature(name: effect.name)
      if let taken = effect.takes {
        checkMemberName(taken.name, what: "value", of: .local)
        signature.takes = resolve(taken.type, in: .argument).map { (taken.name, $0) }
        signature.isBroken = signature.takes == nil
      }
      effects.append(signature)
    }
    let setters = content.fields.compactMap { field in field.setter.map { Located($0, at: field.name.span) } }
    reportDuplicates(setters + spec.actions.map(\.name) + effects.map(\.name), what: "action or effect")
    reportDuplicates(screen.sections.map(\.name), what: "section")
  }

  /// The parameters of a screen are a part of its state, so they are values.
  private mutating func reportParameters() {
    for parameter in signature.parameters {
      guard let type = parameter.type, !type.isValue else { continue }
      report(.screenParameter(parameter.name, type: type))
    }
  }

  mutating func lowerScreen() -> Screen? {
    guard let screen = spec.screen else { return nil }
    return Screen(
      effects: screen.effects.compactMap { lower($0) },
      sections: screen.sections.map { section in
        .init(name: section.name.value, layout: section.layout.flatMap { .init(rawValue: $0.value) } ?? .list)
      }, onAppear: screen.onAppear?.value, refreshable: screen.refreshable?.value, flag: screen.flag?.value,
      hasPresenter: screen.hasPresenter)
  }

  /// The bars and sections of the lowered body, which ``ScreenSpec/body(of:)`` has made of them; nil if it has holes.
  func screenParts(of styles: [Style]) -> Screen.Parts? {
    guard let screen = spec.screen, let body = styles.body(drawnBy: "default") else { return nil }
    let top = screen.top.count
    var parts = [body]
    if top + screen.bottom.count > 0, case .stack(let stack) = body.kind { parts = stack.children }
    guard parts.count == top + 1 + screen.bottom.count else { return nil }
    var lowered = Screen.Parts(top: Array(parts[..<top]), bottom: Array(parts[(top + 1)...]))
    if screen.content != nil {
      lowered.content = parts[top]
      if parts.count == 1, body.modifiers.last?.id == .onAppear, screen.onAppear != nil {
        lowered.content?.modifiers.removeLast()
      }
    } else if !screen.sections.isEmpty {
      guard case .scroll(let scroll) = parts[top].kind, case .stack(let sections)? = scroll.content.first?.kind,
        sections.children.count == screen.sections.count
      else { return nil }
      lowered.sections = sections.children
    }
    return lowered
  }

  private mutating func lower(_ effect: EffectSpec) -> Screen.Effect? {
    guard let signature = self.effect(named: effect.name.value), !signature.isBroken else { return nil }
    let overlap = effect.whenRunning.flatMap { Screen.Effect.Overlap(rawValue: $0.value) } ?? .restart
    var lowered = Screen.Effect(name: effect.name.value, overlap: overlap, doc: effect.doc?.value)
    lowered.takes = signature.takes.map { .init(name: $0.name.value, type: $0.type) }
    if let then = effect.then, let action = action(afterEffect: then) {
      lowered.then = action.name.value
      lowered.result = action.takes
    }
    if let failed = effect.failed, let action = action(afterEffect: failed) {
      if let type = action.takes, type != .string { report(.failureTakesNoText(failed, type: type)) }
      lowered.failed = action.name.value
      lowered.failedTakesText = action.takes == .string
    }
    return lowered
  }

  private mutating func action(afterEffect name: Located<String>) -> ContentSignature.Action? {
    guard let action = content.action(named: name.value) else {
      report(.unknownAction(name, among: content.actions.map(\.name.value)))
      return nil
    }
    references.content.insert(name.value)
    return action.isBroken ? nil : action
  }

  // MARK: Statements

  /// `load(city)`: starts the effect of this name; nil within the optional for an error.
  mutating func start(
    of target: Located<String>, _ arguments: [ExpressionSyntax], in scope: FacetCheck.Scope
  ) -> Statement? {
    guard let effect = effect(named: target.value) else { return nil }
    references.effects.insert(target.value)
    if effect.isBroken { return nil }
    guard arguments.count == (effect.takes == nil ? 0 : 1) else {
      report(.effectArguments(effect, found: arguments.count, at: target.span))
      return nil
    }
    guard let type = effect.takes?.type else { return .start(target.value, nil) }
    return check(arguments[0], as: type, in: scope).map { .start(target.value, $0) }
  }

  /// `cancel(load)`
  mutating func cancel(_ target: Located<String>, _ arguments: [ExpressionSyntax]) -> Statement? {
    guard arguments.count == 1, case .name(let name) = arguments[0].node, effect(named: name) != nil else {
      report(
        .unknownEffect(arguments.count == 1 ? arguments[0] : nil, at: target.span, among: effects.map(\.name.value)))
      return nil
    }
    return .cancel(name)
  }
}
