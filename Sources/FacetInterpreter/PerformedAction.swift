import FacetIR

/// An action's effect, and its name in the component that passed it.
struct PerformedAction {
  /// `onPick`, or `onPick(Beach)` where it is already given what it takes.
  var name: String
  var perform: (Value?) -> Void

  func callAsFunction(_ given: Value? = nil) { perform(given) }

  func given(_ value: Value?) -> PerformedAction {
    guard let value else { return self }
    return PerformedAction(name: Self.words(name, value)) { [perform] _ in perform(value) }
  }

  static func words(_ name: String, _ given: Value?) -> String {
    given.map { "\(name)(\($0.words))" } ?? name
  }
}

extension ElementContext {
  /// An action with what it is given here; nil if there is none to use.
  func performed(_ action: ActionReference) -> PerformedAction? {
    model.action(action.name)?.given(action.argument.map(evaluate))
  }

  /// Does an action, if there is one.
  func perform(_ action: ActionReference) { performed(action)?() }

  /// The name of the control in a frame.
  func name(of action: ActionReference) -> String {
    performed(action)?.name ?? PerformedAction.words(action.name, action.argument.map(evaluate))
  }
}
