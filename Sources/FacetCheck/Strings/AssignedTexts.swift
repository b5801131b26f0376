import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Where a text that a statement gives is kept.
enum TextTarget: Hashable {
  /// A state or a binding parameter.
  case variable(String)
  /// The value that an action of the component takes.
  case taken(by: String)
}

/// The texts that a statement, or the default of a state, gives to a target. They are keys of the String Catalog if
/// they turn out to be wording.
struct AssignedTexts {
  var target: TextTarget
  var uses: [TextUse]
}

extension ComponentResolver {
  /// Lowers a value for a target. Texts of type `String` in it are kept apart until all uses of the target are known.
  mutating func assigning<Result>(
    to target: TextTarget, of type: ValueType, in scope: Scope, _ lower: (inout ComponentResolver, Scope) -> Result
  ) -> Result {
    let role = TextRole.assigned(target)
    guard (type.unwrapped.elementType ?? type).unwrapped == .string else {
      var scope = scope
      scope.localizedTextRole = role
      return lower(&self, scope)
    }
    let first = textUses.count
    let result = lower(&self, scope.saying(role))
    assignedTexts.append(AssignedTexts(target: target, uses: Array(textUses[first...])))
    textUses.removeSubrange(first...)
    return result
  }

  /// Decides which of the assigned texts are the design system's own wording.
  ///
  /// Those of a state are wording unless the state is a value of the program: what a spec compares, searches, passes to
  /// an action of the caller or to an effect, uses as an identity, or lets a control write. A binding is the caller's,
  /// so texts for it are values. The texts of a value that is shown, too, are reported.
  mutating func settleAssignedTexts(in content: inout Content, _ accessibility: Accessibility?) {
    defer { (assignedTexts, textsOfElements) = ([], []) }
    guard !textsOfElements.isEmpty || assignedTexts.contains(where: { !$0.uses.isEmpty }) else { return }
    var flow = TextFlow(content)
    if let accessibility { flow.follow(accessibility) }
    for body in bodies { if let drawn = body.drawn { flow.follow(drawn, [:]) } }
    flow.settle()
    let states = Set(state.map(\.name.value))
    let isWritten = { [flow] (target: TextTarget) in
      switch target {
      case .variable(let name) where !states.contains(name): true
      // An action that is written in Swift.
      case .taken(let name) where !flow.owned.contains(name): true
      default: flow.values.contains(.target(target))
      }
    }
    for (action, text) in textsOfElements where flow.shown.contains(.target(.taken(by: action))) && !hasHoles {
      report(.wordingOfElement(text, givenTo: action))
    }
    for texts in assignedTexts {
      guard isWritten(texts.target) else {
        textUses += texts.uses
        continue
      }
      // A text that is passed to an action is a value, unless all that becomes of it is wording.
      guard case .variable = texts.target else { continue }
      let isCompared = flow.values.contains(.target(texts.target))
      if hasHoles || isCompared && !flow.shown.contains(.target(texts.target)) { continue }
      for use in texts.uses { report(.valueOrWording(use, for: texts.target, isCompared: isCompared)) }
    }
    content.actions = content.actions.map { $0.writing(isWritten) }
    for index in state.indices where isWritten(.variable(state[index].name.value)) {
      state[index].defaultValue = state[index].defaultValue?.asWritten
    }
  }
}

extension TextTarget {
  /// The name for messages and translators.
  var name: String {
    switch self {
    case .variable(let name), .taken(by: let name): name
    }
  }
}

extension Expression {
  /// The value without lookups of its texts.
  fileprivate var asWritten: Expression {
    let node: Node =
      switch node {
      case .localized(let text): text.source.asWritten.node
      case .interpolation(let segments):
        .interpolation(segments.map { if case .value(let value) = $0 { .value(value.asWritten) } else { $0 } })
      case .conditional(let condition, let then, let otherwise):
        .conditional(if: condition, then: then.asWritten, else: otherwise.asWritten)
      case .switch(let subject, let cases, let otherwise):
        .switch(
          subject, cases: cases.map { Case(name: $0.name, value: $0.value.asWritten) }, otherwise: otherwise?.asWritten)
      case .coalesce(let optional, let fallback): .coalesce(optional.asWritten, fallback.asWritten)
      case .binary(let operation, let left, let right): .binary(operation, left.asWritten, right.asWritten)
      case .call(let function, let arguments): .call(function, arguments.map(\.asWritten))
      case .array(let values): .array(values.map(\.asWritten))
      default: node
      }
    return Expression(node, as: type)
  }
}

extension Content.Action {
  /// The same, with texts for some targets as they are written.
  fileprivate func writing(_ isWritten: (TextTarget) -> Bool) -> Content.Action {
    guard case .statements(let statements, let given) = body else { return self }
    var action = self
    action.body = .statements(statements.map { $0.writing(isWritten) }, given: given)
    return action
  }
}

extension ActionReference {
  fileprivate var withArgumentAsWritten: ActionReference {
    var action = self
    action.argument = argument?.asWritten
    return action
  }
}

extension Statement {
  fileprivate func writing(_ isWritten: (TextTarget) -> Bool) -> Statement {
    switch self {
    case .assign(let name, let value): .assign(name, isWritten(.variable(name)) ? value.asWritten : value)
    case .call(let action): .call(isWritten(.taken(by: action.name)) ? action.withArgumentAsWritten : action)
    default: mapInner { $0.writing(isWritten) }
    }
  }
}
