import FacetIR

/// An action's effect, and its name in the component that passed it.
package struct PerformedAction {
  /// `onPick`, or `onPick(Beach)` with its argument.
  var name: String
  var perform: (Value?) -> Void
  /// Whether the control passes on a value. An event of a page has the value that the screen gives it.
  private let takesValue: Bool

  package init(name: String, takesValue: Bool = true, perform: @escaping (Value?) -> Void) {
    self.name = name
    self.takesValue = takesValue
    self.perform = perform
  }

  func callAsFunction(_ given: Value? = nil) { perform(given) }

  func given(_ value: Value?) -> PerformedAction {
    guard let value, takesValue else { return self }
    return PerformedAction(name: Self.words(name, value)) { [perform] _ in perform(value) }
  }

  static func words(_ name: String, _ given: Value?) -> String {
    given.map { "\(name)(\($0.words))" } ?? name
  }
}

extension ElementContext {
  /// The action with its argument here; nil if the action is nil.
  func performed(_ action: ActionReference) -> PerformedAction? {
    if action.isRecorded { return recording(action.name) }
    return model.action(action.name)?.given(action.argument.map(evaluate))
  }

  /// What a value does that is an action; nil if it is nil.
  func action(_ value: Expression) -> PerformedAction? {
    switch value.node {
    case .content(let name): return model.action(name)
    case .local(let name): return scope.actions[name]
    case .constant(_, let named): return action(named)
    case .performing(let reference): return performed(reference)
    case .recorder(let name): return recording(name)
    case .conditional(let condition, let then, let otherwise):
      return action(evaluate(condition).boolValue ? then : otherwise)
    case .switch(let subject, let cases, let otherwise):
      let word = evaluate(subject).text
      return (cases.first { $0.name == word }?.value ?? otherwise).flatMap(action)
    case .coalesce(let optional, let fallback): return action(optional) ?? action(fallback)
    default: return nil
    }
  }

  /// Whether there is such an action.
  func isGiven(_ action: ActionReference) -> Bool { !action.isOptional || performed(action) != nil }

  /// An action of a variant that is recorded under a name.
  func recording(_ name: String) -> PerformedAction {
    let record = scope.names.record
    return PerformedAction(name: name) { given in record?(PerformedAction.words(name, given)) }
  }

  /// Performs an action unless it is nil.
  func perform(_ action: ActionReference) { performed(action)?() }

  /// The name of the control with this action in a frame.
  func name(of action: ActionReference) -> String {
    performed(action)?.name ?? PerformedAction.words(action.name, action.argument.map(evaluate))
  }
}
