import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `send: onRefresh`, `receive: { effect: load, with: [ … ] }`, `fail: { effect: load, error: Offline }`
  mutating func screenStep(_ step: VariantSpec.StepSpec) -> Step? {
    switch step.verb.value {
    case "send": sent(step)
    case "receive": received(step)
    default: failed(step)
    }
  }

  private mutating func sent(_ step: VariantSpec.StepSpec) -> Step? {
    guard let name = step.target ?? step.part("action") else { return nil }
    if let field = content.fields.first(where: { $0.setter == name.value }), let type = field.type {
      return value(of: step, as: type.read, named: name, key: "action").map { .send(name.value, $0) }
    }
    guard let action = content.action(named: name.value) else {
      let setters = content.fields.compactMap(\.setter)
      report(.unknownAction(name, among: content.actions.map(\.name.value) + setters))
      return nil
    }
    if action.isBroken { return nil }
    return value(of: step, as: action.takes, named: name, key: "action").map { .send(name.value, $0) }
  }

  private mutating func received(_ step: VariantSpec.StepSpec) -> Step? {
    guard let name = step.target ?? step.part("effect"), let effect = effectSpec(of: name) else { return nil }
    guard let then = effect.then else {
      report(
        .effectStep(
          "effect '\(name.value)' has no 'then', so its result is ignored", at: name.span,
          help: "add 'then:' to the effect, or remove the step"))
      return nil
    }
    guard let action = content.action(named: then.value), !action.isBroken,
      let value = value(of: step, as: action.takes, named: name, key: "effect")
    else { return nil }
    return .receive(name.value, value)
  }

  private mutating func failed(_ step: VariantSpec.StepSpec) -> Step? {
    guard let name = step.target ?? step.part("effect"), let effect = effectSpec(of: name) else { return nil }
    if effect.failed == nil {
      report(
        .effectStep(
          "effect '\(name.value)' has no 'failed', so it cannot fail", at: name.span,
          help: "add 'failed:' to the effect, or remove the step"))
      return nil
    }
    guard let error = step.part("error") else { return .fail(name.value, "failed") }
    return dataText(error).map { .fail(name.value, $0.text) }
  }

  private mutating func effectSpec(of name: Located<String>) -> EffectSpec? {
    let effects = spec.screen?.effects ?? []
    if let effect = effects.first(where: { $0.name.value == name.value }) { return effect }
    report(.unknownEffect(name, among: effects.map(\.name.value)))
    return nil
  }

  private mutating func value(
    of step: VariantSpec.StepSpec, as type: ValueType?, named name: Located<String>, key: String
  ) -> Expression?? {
    value(step.data, as: type, of: name, verb: step.verb.value, key: key)
  }

  /// The value behind `with`; nil for an error, and nil within the optional if none is taken.
  mutating func value(
    _ data: DataSpec?, as type: ValueType?, of name: Located<String>, verb: String, key: String
  ) -> Expression?? {
    switch (type, data) {
    case (nil, nil): return .some(nil)
    case (let type?, let data?): return read(data, as: type, for: DataSubject(name.value)).map { $0 }
    case (let type?, nil):
      report(
        .effectStep(
          "'\(name.value)' takes a value of type '\(type.spelling)'", at: name.span,
          help: "write '\(verb): { \(key): \(name.value), with: \(example(of: type)) }'"))
      return nil
    case (nil, let data?):
      report(
        .effectStep(
          "'\(name.value)' takes no value", at: spec.tree.span(data), help: "write '\(verb): \(name.value)'"))
      return nil
    }
  }
}

extension ContentSignature.Field {
  /// The action that a control sends when it writes to the field; nil if the field is not a binding.
  var setter: String? {
    if case .binding = type { Content.setter(of: name.value) } else { nil }
  }
}

extension Diagnostic {
  fileprivate static func effectStep(_ message: String, at span: SourceSpan, help: String) -> Diagnostic {
    Diagnostic(.effectStep, at: span, message, help: help)
  }
}
