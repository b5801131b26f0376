import FacetIR
import FacetLanguage

/// The file of a screen: its state, actions, effects and store, and the view over that store.
struct ScreenWriter {
  let component: Component
  let screen: Screen
  let index: DesignIndex
  let names: ScreenNames
  let members: MemberNames

  init(_ component: Component, _ screen: Screen, in index: DesignIndex) {
    self.component = component
    self.screen = screen
    self.index = index
    names = ScreenNames(index.names(of: component.name))
    members = MemberNames(component)
  }

  var access: Code { index.access }

  var file: SwiftFile {
    SwiftFile(
      names.view.text, from: component.source, importing: index.accessLevel,
      modules: ["FacetStore"] + component.modulesOfTypes, privateModules: ["FacetSupport"] + component.modulesOfViews,
      [state, actions] + writtenActions + effects + [reducer, store, view])
  }

  // MARK: State

  private var state: Code {
    let properties = component.storedValues.map { value -> Code in
      "\(.documentation(value.doc))\(access)var \(members.parameter(value.name)): \(index.spelling(of: value.type))"
    }
    let derived = component.computedContent.filter { !$0.isBinding }.map { field -> Code in
      let declaration: Code = "\(access)var \(members.content(field.name)): \(index.spelling(of: field.type))"
      return "\(.documentation(field.doc))\(Code.block(declaration, expressions.choice(field.value)))"
    }
    return .sequence([
      .documentation("The state of `\(names.view.text)`, which only actions change."), availability,
      .block(
        "\(access)nonisolated struct \(names.state): Equatable",
        .paragraphs([.lines(properties), initializer] + derived + (hasActions ? [reduce] : []))),
    ])
  }

  private var initializer: Code {
    let defaults = ExpressionWriter(index: index, scope: .constant)
    let parameters = component.storedValues.map { value -> Code in
      let initial = value.initial.map { " = \(.interface(defaults.code($0)))" as Code } ?? .empty
      return "\(members.parameter(value.name)): \(index.spelling(of: value.type))\(initial)"
    }
    let assignments = component.storedValues.map { value -> Code in
      let name = members.parameter(value.name)
      return "self.\(member: name) = \(name)"
    }
    return .block(.declaration("\(access)init", parameters: parameters), .lines(assignments))
  }

  /// Expressions in the members of the state.
  var expressions: ExpressionWriter {
    let scope = Scope(members: members, properties: members.all, drawsItself: true, readsEnvironment: false)
    return ExpressionWriter(index: index, scope: scope)
  }

  /// Expressions in the reducer, in which `action` and `effects` are local.
  private var reducing: ExpressionWriter {
    // A spec cannot bind a name with a dot.
    var scope = expressions.scope.binding("action", for: ".action").scope
    if gathersEffects { scope = scope.binding(Self.effectsName, for: ".effects").scope }
    return ExpressionWriter(index: index, scope: scope)
  }

  /// What the effects of an action are gathered in.
  private static let effectsName = "effects"

  /// Whether an action can start or cancel an effect, also by another action that it calls.
  private var gathersEffects: Bool {
    hasEffects
      && component.content.actions.contains { action in
        switch action.body {
        case .parameter: false
        case .handWritten: true
        case .statements(let statements, _): statements.all.contains { $0.inner.isEmpty && !$0.isAssignment }
        }
      }
  }

  private var hasActions: Bool { !component.content.actions.isEmpty || !component.setters.isEmpty }
  var hasEffects: Bool { !screen.effects.isEmpty }
  private var request: Code { hasEffects ? "\(names.request)" : "Never" }

  private var reduce: Code {
    var head: Code = "mutating func reduce(_ action: \(names.action))"
    if hasEffects { head = "\(head) -> Effects<\(names.request)>" }
    let cases = component.content.actions.map(reduction) + component.setters.map(assignment)
    let choice: Code = .switch(on: "action", cases)
    let doc: Code = .documentation("Applies an action\(hasEffects ? ", and returns the effects that it starts" : "").")
    var lines = [choice]
    if gathersEffects {
      lines = ["var effects: Effects<\(names.request)> = .none", choice, "return effects"]
    } else if hasEffects {
      lines.append("return .none")
    }
    return "\(doc)\(.block(head, .lines(lines)))"
  }

  private func assignment(_ field: Content.Field) -> Code {
    let name: Code = ".\(member: SwiftName(Content.setter(of: field.name)))"
    let (scope, local) = reducing.scope.binding("value")
    let target = ExpressionWriter(index: index, scope: scope).property(members.target(ofBinding: field.name))
    return "case \(name)(let \(local)):\(.indented("\(.line)\(target) = \(local)"))"
  }

  private func reduction(_ action: Content.Action) -> Code {
    let name: Code = ".\(member: SwiftName(action.name))"
    switch action.body {
    case .parameter: return .empty
    case .handWritten(let given):
      var writer = reducing
      let value = given.map { local($0) }
      if let value { writer.scope = writer.scope.binding(value.text).scope }
      let call = Code.call(writer.property(SwiftName(action.name)), value.map { ["\($0)"] } ?? [])
      let statement: Code = hasEffects ? "effects += \(call)" : call
      let pattern: Code = value.map { "\(name)(let \($0))" } ?? name
      return "case \(pattern):\(.indented("\(.line)\(statement)"))"
    case .statements(let all, let given):
      let statements = all.performed(ofScreen: true)
      var writer = reducing
      var pattern: Code = name
      if let given, statements.contains(where: { $0.reads(local: given) }) {
        let (scope, local) = writer.scope.binding(local(given).text, for: given)
        writer.scope = scope
        pattern = "\(name)(let \(local))"
      }
      let lines = statements.isEmpty ? ["break"] : statements.map { code($0, writer) }
      return "case \(pattern):\(.indented("\(.line)\(.lines(lines))"))"
    }
  }

  /// The name of a value where `effects` and `error` are taken.
  func local(_ name: String) -> SwiftName {
    SwiftName(["self", "content", Self.effectsName, "error"].contains(name) ? name + "Value" : name)
  }

  private func code(_ statement: Statement, _ expressions: ExpressionWriter) -> Code {
    switch statement {
    case .assign(let target, let value):
      return expressions.assignment(to: members.parameter(target), value, called: target)
    case .call(let reference):
      let reduce = expressions.property(SwiftName("reduce"))
      let call = Code.call(reduce, [expressions.value(ofCase: reference.name, reference.argument)])
      return hasEffects ? "effects += \(call)" : call
    case .start(let name, let argument):
      let request = expressions.value(ofCase: name, argument)
      let policy: [Code] =
        switch screen.effect(named: name)?.overlap {
        case .ignore: [".first"]
        case .both: []
        case .restart, nil: [".latest"]
        }
      return .call("effects += .run", [request, "id: \(StringLiteral(name))"] + policy)
    case .conditional(let condition, let then, let otherwise):
      return expressions.conditional(condition, then, otherwise) { statements, writer in
        statements.map { code($0, writer) }
      }
    // The actions of a screen are a reducer, which changes its state only.
    case .announce, .animated: return .empty
    case .cancel(let name):
      return "effects += .cancel(\(StringLiteral(name)))"
    }
  }

  // MARK: Actions

  private var actions: Code {
    let own = component.content.actions.map { enumCase($0.name, $0.takes, doc: $0.doc) }
    let setters = component.setters.map { field in enumCase(Content.setter(of: field.name), field.type.read, doc: nil) }
    return .sequence([
      .documentation("What changes the state of `\(names.view.text)`."), availability,
      .block("\(access)nonisolated enum \(names.action): Equatable, Sendable", .lines(own + setters)),
    ])
  }

  func enumCase(_ name: String, _ value: ValueType?, doc: String?) -> Code {
    let payload = value.map { "(\(index.spelling(of: $0)))" as Code } ?? .empty
    return "\(.documentation(doc))case \(SwiftName(name))\(payload)"
  }

  /// The requirement that a person fulfills, for actions that are written in Swift.
  private var writtenActions: [Code] {
    let methods = component.content.actions.compactMap { action -> Code? in
      guard case .handWritten(let given) = action.body else { return nil }
      let parameters =
        action.takes.map { ["_ \(SwiftName(given ?? "value")): \(index.spelling(of: $0))" as Code] } ?? []
      let head = Code.declaration("mutating func \(SwiftName(action.name))", parameters: parameters)
      return "\(.documentation(action.doc))\(head)\(hasEffects ? " -> Effects<\(names.request)>" : "")"
    }
    if methods.isEmpty { return [] }
    return [
      .sequence([
        .documentation(
          "Actions of `\(names.view.text)` that are written in Swift, in an extension of `\(names.state.text)`."),
        availability, .block("nonisolated protocol \(names.writtenActions)", .lines(methods)),
      ]),
      "\(availability)extension \(names.state): \(names.writtenActions) {}",
    ]
  }

  // MARK: Store

  private var reducer: Code {
    let value: Code =
      switch (hasActions, hasEffects) {
      // Swift warns about closures that can never be called.
      case (false, _): ".unchanging"
      case (true, true): "Reducer { state, action in state.reduce(action) }"
      case (true, false):
        .sequence([
          "Reducer { state, action in", .indented("\(.line)state.reduce(action)\(.line)return .none"), .line, "}",
        ])
      }
    return .sequence([
      availability,
      .block(
        "extension Reducer where State == \(names.state), Action == \(names.action), Request == \(request)",
        .sequence([
          .documentation("How actions change the state of `\(names.view.text)`."),
          .block("\(access)nonisolated static var \(names.reducer): Self", value),
        ])),
    ])
  }
}

extension Component {
  /// A value that the state of a screen stores.
  struct StoredValue {
    var name: String
    var type: ValueType
    var initial: Expression?
    var doc: String?
  }

  /// Of a screen: its parameters, then its state.
  var storedValues: [StoredValue] {
    parameters.map { StoredValue(name: $0.name, type: $0.type, initial: $0.defaultValue, doc: $0.doc) }
      + state.map { StoredValue(name: $0.name, type: $0.type, initial: $0.initialValue, doc: $0.doc) }
  }

  /// Of a screen: the fields that controls write to, each by an action of its own.
  var setters: [Content.Field] { content.fields.filter(\.isBinding) }
}

extension Expression {
  func reads(local name: String) -> Bool {
    let written = reduced
    return written.node == .local(name) || written.operands.contains { $0.reads(local: name) }
  }
}

extension Statement {
  fileprivate var isAssignment: Bool { if case .assign = self { true } else { false } }
}
