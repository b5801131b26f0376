import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// `tap: onToggle`, `adjust: increment`
  mutating func step(
    _ step: VariantSpec.StepSpec, style: String, _ styles: [Style]
  ) -> Step? {
    if ["send", "receive", "fail"].contains(step.verb.value) { return screenStep(step) }
    if step.verb.value == "escape", let target = step.target { return escape(target, styles.body(drawnBy: style)) }
    let drawing = styles.implementation(drawing: style)
    if drawing == .handWritten { return stepOfSwift(step, style: style) }
    let body = styles.body(drawnBy: style)
    switch (step.verb.value, step.target) {
    case ("dismiss", let target?): return .dismiss(target.value)
    case ("open", let target?): return opening(target, style: style, body)
    case ("tap", let target?): return tap(target, style: style, body)
    case ("press", let target?): return press(target, style: style, body)
    case ("follow", let target?): return follow(target, style: style, body)
    case ("longPress", let target?): return gesture(target, .onLongPress, style: style, body).map { .longPress($0) }
    case ("activate", let target?): return activation(target, style: style, body)
    case ("select", nil): return selection(step, style: style, body)
    case ("focus", let target?): return field(target, style: style, body).map { .focus($0) }
    case ("accessibilityFocus", let target?): return accessibilityFocus(target, style: style, body)
    case ("submit", let target?): return field(target, style: style, body).map { .submit($0) }
    case ("wait", let target?): return milliseconds(target).map { .wait($0) }
    case ("type", _): return typing(step, style: style, body)
    case ("doubleTap", let target?): return gesture(target, .onTap, style: style, body).map { .doubleTap($0) }
    case ("refresh", let target?): return gesture(target, .refreshable, style: style, body).map { .refresh($0) }
    case ("swipe", let target?): return swipe(target, style: style, body)
    case ("hover", let target?): return hover(target, style: style, body)
    case ("drag", nil): return drag(step, style: style, body)
    case ("adjust", let target?): return adjust(target, body)
    case ("adjust", nil) where step.part("slider") == nil: return adjustment(step, style: style, body)
    case ("adjust", nil): return sliding(step, style: style, body)
    default: return nil
    }
  }

  /// An activation. The component's own actions need no control in the body; every other action does.
  private mutating func activation(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    let use = ActionUse(target)
    if content.action(named: use.name.value) != nil, activated.contains(use.name.value) {
      return use.isCut ? cut(use) : words(of: use).map { .activate($0) }
    }
    guard case .tap(let words)? = tap(target, style: style, body) else { return nil }
    return .activate(words)
  }

  /// The actions that VoiceOver performs on the component: that of activating it, and those that are chosen by name.
  private var activated: [String] {
    let all = [spec.accessibility?.activate?.action] + (spec.accessibility?.actions ?? []).map(\.action)
    return all.compactMap { $0?.actionName }
  }

  /// The component's own escape action, or that of a component in the body.
  private mutating func escape(_ target: Located<String>, _ body: Element?) -> Step? {
    let use = ActionUse(target)
    if content.action(named: target.value) == nil, WordSet.layer.words.contains(target.value) || target.value == "alert"
    {
      return .escapeLayer(target.value)
    }
    guard let words = wordsOfAction(use, in: body) else { return nil }
    let own = spec.accessibility?.escape?.action.actionName
    let drawsComponent = body?.contains { if case .component = $0.kind { true } else { false } } ?? false
    if own != use.name.value, !drawsComponent { report(.escapeWithoutAction(use.name)) }
    return .escape(words)
  }

  /// The words for an action of the content, or of a component in the body; nil for another name, which has been
  /// reported.
  mutating func wordsOfAction(_ use: ActionUse, in body: Element?) -> String? {
    if use.isCut { return cut(use) }
    if isOfComponent(use, in: body) { return use.text }
    guard content.action(named: use.name.value) != nil else {
      let names = content.actions.map(\.name.value) + actionsOfComponents(in: body)
      report(renamedParameter(use.name) ?? .unknownAction(use.name, among: names))
      return nil
    }
    return words(of: use)
  }

  private mutating func tap(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    let use = ActionUse(target)
    if use.isCut { return cut(use) }
    if isOfComponent(use, in: body) || isRecordedInSlot(use) || isStateOfComponent(use.text, in: body) {
      return .tap(use.text)
    }
    guard content.action(named: use.name.value) != nil || content.field(named: target.value)?.type == .binding(.bool)
    else {
      let fields = content.fields.filter { $0.type == .binding(.bool) }.map(\.name.value)
      let names =
        content.actions.map(\.name.value) + fields + actionsOfComponents(in: body) + namesRecordedInSlots.sorted()
      report(renamedParameter(use.name) ?? .unknownAction(use.name, among: names))
      return nil
    }
    guard let words = words(of: use) else { return nil }
    if let body, !body.controls(use.name.value) {
      if let view = body.view(takingAction: use.name.value) {
        report(.stepOfSwift(target, inView: view))
        return nil
      }
      let isAction = content.action(named: use.name.value) != nil
      report(.tapWithoutControl(use.name, isAction: isAction, style: style))
    }
    return .tap(words)
  }

  private mutating func press(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    guard case .tap(let words)? = tap(target, style: style, body) else { return nil }
    let name = ActionUse(target).name
    if let body, body.controls(name.value), !body.controls(name.value, byButtonsOnly: true) {
      report(.pressWithoutButton(name))
    }
    return .press(words)
  }

  /// A step on a hand-written style, whose controls are unknown. If the component is one accessibility element, it can
  /// be adjusted.
  private mutating func stepOfSwift(_ step: VariantSpec.StepSpec, style: String) -> Step? {
    let isAdjustable =
      spec.accessibility?.adjustableSpan != nil
      && spec.accessibility?.element?.value == Accessibility.Element.single.rawValue
    if step.verb.value == "adjust", step.parts.isEmpty, isAdjustable, let target = step.target {
      return adjust(target, nil)
    }
    if step.verb.value == "activate", let target = step.target, activated.contains(ActionUse(target).name.value) {
      return activation(target, style: style, nil)
    }
    report(.stepOfSwift(step.verb, style: style))
    return nil
  }

  private mutating func adjust(_ target: Located<String>, _ body: Element?) -> Step? {
    let hasSlider =
      body?.contains {
        switch $0.kind {
        case .slider, .control(.stepper), .control(.picker): true
        default: false
        }
      } ?? true
    if spec.accessibility?.adjustableSpan == nil, !hasSlider { report(.adjustWithoutAdjustable(target)) }
    return target.value == "increment" ? .increment : .decrement
  }

  // MARK: Expectations

  /// - Parameter keys: All keys of the variant's expectations.
  mutating func expectation(
    _ setting: VariantSpec.Setting, among keys: [Located<String>], style: String, _ styles: [Style]
  ) -> Expectation? {
    guard let (subject, type) = subject(of: setting.key, among: keys) else { return nil }
    if [.shows, .says, .accessibilityFocus].contains(subject), styles.implementation(drawing: style) == .handWritten {
      report(.expectationOfSwift(setting.key, style: style))
    }
    let value =
      subject == .recorded
      ? recorded(setting.value)
      : read(setting.value, as: type, for: DataSubject(setting.key.value))
    return value.map { Expectation(subject: subject, value: $0) }
  }

  private mutating func subject(
    of key: Located<String>, among keys: [Located<String>]
  ) -> (Expectation.Subject, ValueType)? {
    switch ReservedWord(rawValue: key.value) {
    case .recorded: return (.recorded, .array(.string))
    case .announced: return (.announced, .array(.string))
    case .shows: return (.shows, .array(.string))
    case .says: return (.says, .array(.string))
    case .accessibilityFocus: return (.accessibilityFocus, .optional(.string))
    default: break
    }
    if let name = key.value.contentName {
      if let field = content.field(named: name), field.type?.isSlot != true {
        return field.type.map { (.content(name), $0.read) }
      }
    } else if let parameter = signature.parameter(named: key.value), let type = parameter.type {
      if !type.unwrapped.isAction, !type.isSlot { return (.parameter(key.value), type.read) }
    } else if let type = state(named: key.value)?.type {
      return (.state(key.value), type.read)
    }
    let others = expectable.filter { name in !keys.contains { $0.value == name } }
    report(renamedSubject(key, among: keys) ?? .unknownExpectation(key, among: others, besides: keys.map(\.value)))
    return nil
  }

  /// Reports the former name of a parameter, or of the content field that shows it.
  private func renamedSubject(_ key: Located<String>, among keys: [Located<String>]) -> Diagnostic? {
    guard let name = key.value.contentName else { return renamedParameter(key, besides: keys) }
    guard let new = signature.parameter(formerly: name)?.name.value, content.field(named: new) != nil else {
      return nil
    }
    return .renamed(key, "content field", to: "content.\(new)", besides: keys)
  }

  private var expectable: [String] {
    variableNames + content.fields.map { "content.\($0.name.value)" } + ReservedWord.words(.expectation)
  }

  /// The action parameters that were called, in their order, each with its argument.
  private mutating func recorded(_ node: NodeID) -> Expression? {
    guard read(node, as: .array(.string), for: DataSubject("recorded")) != nil else { return nil }
    let actions =
      signature.parameters.filter { $0.type?.unwrapped.isAction == true }.map(\.name.value)
      + effects.map(\.name.value)
    let elements = Array(spec.tree.elements(of: node))
    let uses = elements.compactMap { element -> String? in
      let use = ActionUse(Located(spec.tree.text(element), at: spec.tree.span(element)))
      if use.isCut { return cut(use) }
      if isRecordedInSlot(use) { return spec.tree.text(element) }
      guard actions.contains(use.name.value) else {
        report(renamedParameter(use.name) ?? .unknownAction(use.name, among: actions + namesRecordedInSlots.sorted()))
        return nil
      }
      return words(of: use, isWhole: true)
    }
    guard uses.count == elements.count else { return nil }
    return Expression(.array(uses.map { Expression(.string($0), as: .string) }), as: .array(.string))
  }
}

extension String {
  /// `title` of `content.title`; nil for other names.
  fileprivate var contentName: String? {
    utf8.starts(with: "content.".utf8) ? String(decoding: utf8.dropFirst(8), as: UTF8.self) : nil
  }
}

extension [Style] {
  /// The implementation of a style, or of the style it extends. Nil if it could not be parsed.
  func implementation(drawing style: String) -> Style.Implementation? {
    var name = style
    for _ in self {
      let implementation = first { $0.name == name }?.implementation
      guard case .extends(let base)? = implementation else { return implementation }
      name = base
    }
    return nil
  }

  /// The body that a style draws; nil if there is none or it is hand-written.
  func body(drawnBy style: String) -> FacetIR.Element? {
    if case .body(let body)? = implementation(drawing: style) { body } else { nil }
  }
}
