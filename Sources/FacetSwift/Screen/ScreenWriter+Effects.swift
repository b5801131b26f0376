import FacetIR
import FacetLanguage
import FacetText

extension ScreenWriter {
  /// The requests, the protocol that the app conforms to, and what performs the one by the other.
  var effects: [Code] {
    if !hasEffects { return [] }
    return [requests] + (performed.isEmpty ? [] : [effectsProtocol, handler])
  }

  /// The apps in which effects of the screen are routes.
  private var apps: [App] {
    index.design.apps.filter { app in app.routes.contains { $0.screen == component.name } }
  }

  /// The effects that the app performs: those that are not routes in each app that has the screen.
  var performed: [Screen.Effect] {
    let apps = index.design.apps.filter { $0.screens.contains(component.name) }
    return screen.effects.filter { effect in
      apps.isEmpty || apps.contains { $0.route(of: effect.name, on: component.name) == nil }
    }
  }

  private var requests: Code {
    let cases = screen.effects.map { enumCase($0.name, $0.takes?.type, doc: nil) }
    return .sequence([
      .documentation("The effects that actions of `\(names.view.text)` start."), availability,
      .block("\(access)nonisolated enum \(names.request): Equatable, Sendable", .lines(cases)),
    ])
  }

  private var effectsProtocol: Code {
    let methods = performed.map { effect -> Code in
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
    let performed = performed.map(\.name)
    let cases = screen.effects.map { effect -> Code in
      let name: Code = ".\(member: SwiftName(effect.name))"
      // A route, which the store follows.
      if !performed.contains(effect.name) { return "case \(name):\(.indented("\(.line)return nil"))" }
      let pattern: Code = effect.takes.map { "\(name)(let \(local($0.name)))" } ?? name
      return "case \(pattern):\(.indented("\(.line)\(performance(of: effect))"))"
    }
    let head: Code = "func perform(_ request: \(names.request)) async -> \(names.action)?"
    return .sequence([
      .documentation("Performs the effects, and sends their results as actions."), availability,
      .block(
        "private nonisolated struct \(names.handler): EffectHandler",
        .paragraphs(["let effects: any \(names.effects)", .block(head, .switch(on: "request", cases))])),
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
      "return \(result(failed))\(effect.failedTakesText ? "(error.localizedDescription)" : "")"
    return .sequence([.block("do", success), " ", .block("catch", failure)])
  }
  /// The action as an optional value, of which `.none` and `.some` are cases.
  private func result(_ action: String) -> Code {
    let base: Code = ["none", "some"].contains(action) ? "\(names.action)" : .empty
    return "\(base).\(member: SwiftName(action))"
  }

  // MARK: Store

  var store: Code {
    // Without `follow`, nothing would follow an effect that only apps can.
    let whole = performed.count == screen.effects.count ? [initializer(in: nil)] : []
    let initializers = whole + apps.map { initializer(in: $0) }
    return .sequence([
      availability,
      .block(
        "extension StateStore where State == \(names.state), Action == \(names.action)", .paragraphs(initializers)),
    ])
  }

  /// - Parameter app: Where effects of the screen are routes; nil if none is.
  private func initializer(in app: App?) -> Code {
    var parameters: [Code] = ["_ state: \(names.state)"]
    var runner: Code = "IdleRunner<\(names.request), \(names.action)>()"
    var doc = "The store of `\(names.view.text)`"
    if hasEffects, !performed.isEmpty {
      parameters.append("effects: some \(names.effects)")
      runner = "TaskRunner(\(names.handler)(effects: effects))"
      doc += ", whose effects the app performs"
    }
    if let app {
      let app = AppDeclarationNames(app: index.design.project.typePrefix + app.name)
      parameters.append("follow: @escaping @MainActor (\(SwiftName(app.route))) -> Void")
      runner = .call(
        "RoutingRunner", [runner, "routes: { $0.\(member: SwiftName(app.routeProperty)) }", "follow: follow"])
      doc += performed.isEmpty ? ", whose effects are routes" : "; `follow` takes those that are routes"
    }
    let arguments: [Code] = ["state", "reducer: .\(member: names.reducer)"] + (hasEffects ? ["runner: \(runner)"] : [])
    return .sequence([
      .documentation(doc + "."),
      .block(.declaration("\(access)convenience init", parameters: parameters), .call("self.init", arguments)),
    ])
  }
}
