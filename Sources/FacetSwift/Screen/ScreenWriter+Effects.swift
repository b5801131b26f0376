import FacetIR
import FacetLanguage

extension ScreenWriter {
  /// The requests, the protocol that the app conforms to, and what performs the one by the other.
  var effects: [Code] {
    if !hasEffects { return [] }
    return [requests, effectsProtocol, handler]
  }

  private var requests: Code {
    let cases = screen.effects.map { enumCase($0.name, $0.takes?.type, doc: nil) }
    return .sequence([
      .documentation("The effects that actions of `\(names.view.text)` start."), availability,
      .block("\(access)nonisolated enum \(names.request): Equatable, Sendable", .lines(cases)),
    ])
  }

  private var effectsProtocol: Code {
    let methods = screen.effects.map { effect -> Code in
      let parameters = effect.takes.map { ["_ \(SwiftName($0.name)): \(index.spelling(of: $0.type))" as Code] } ?? []
      let result = effect.result.map { " -> \(index.spelling(of: $0))" as Code } ?? .empty
      let head = Code.declaration("func \(SwiftName(effect.name))", parameters: parameters)
      return "\(.documentation(effect.doc))\(head) async\(effect.failed == nil ? "" : " throws")\(result)"
    }
    return .sequence([
      .documentation("What the app does for `\(names.view.text)`."), availability,
      .block("\(access)nonisolated protocol \(names.effects): Sendable", .lines(methods)),
    ])
  }

  private var handler: Code {
    let cases = screen.effects.map { effect -> Code in
      let name: Code = ".\(member: SwiftName(effect.name))"
      let pattern: Code = effect.takes.map { "\(name)(let \(local($0.name)))" } ?? name
      return "case \(pattern):\(.indented("\(.line)\(performance(of: effect))"))"
    }
    let head: Code = "func perform(_ request: \(names.request)) async -> \(names.action)?"
    let choice = Code.sequence(["switch request {", .line, .lines(cases), .line, "}"])
    return .sequence([
      .documentation("Performs the effects, and sends their results as actions."), availability,
      .block(
        "private nonisolated struct \(names.handler): EffectHandler",
        .paragraphs(["let effects: any \(names.effects)", .block(head, choice)])),
    ])
  }

  private func performance(of effect: Screen.Effect) -> Code {
    let call: Code = .call(
      "effects.\(member: SwiftName(effect.name))", effect.takes.map { ["\(local($0.name))"] } ?? [])
    let wait: Code = "\(effect.failed == nil ? "" : "try ")await \(call)"
    let then = effect.then.map(result)
    let success: Code =
      effect.result == nil
      ? .lines([wait, "return \(then ?? "nil")"]) : "return \(then ?? "nil")(\(wait))"
    guard let failed = effect.failed else { return success }
    let failure: Code =
      "return \(result(failed))\(effect.failedTakesText ? "(String(describing: error))" : "")"
    return .sequence([.block("do", success), " ", .block("catch", failure)])
  }
  /// The action as an optional value, of which `.none` and `.some` are cases.
  private func result(_ action: String) -> Code {
    let base: Code = ["none", "some"].contains(action) ? "\(names.action)" : .empty
    return "\(base).\(member: SwiftName(action))"
  }
}
