extension Element {
  /// What a section draws under its condition, and the names that the condition binds.
  package var underCondition: (element: Element, locals: [String]) {
    guard case .conditional(let condition, let then, let otherwise) = kind, modifiers.isEmpty, then.count == 1,
      otherwise.isEmpty
    else { return (self, []) }
    return (then[0], condition.boundNames)
  }

  /// Whether it is one view that evaluates the bodies of others, so that a screen compares it before it evaluates it.
  package var isCompared: Bool {
    switch kind {
    case .conditional, .switch, .forEach, .constants, .group: false
    default: evaluatesOthers
    }
  }

  private var evaluatesOthers: Bool {
    switch kind {
    case .component, .handWritten, .forEach: true
    default: children.contains(where: \.evaluatesOthers)
    }
  }
}

extension Element.Condition {
  /// The name that `if let` binds.
  package var boundNames: [String] {
    if case .binds(let name, _) = self { [name] } else { [] }
  }
}
