extension Element {
  /// A control that runs an action.
  package struct Button: Hashable, Sendable {
    package var action: ActionReference
    package var label: [Element]
    /// `destructive`, `cancel`, of type `optional(words(buttonRole))`; nil for none.
    package var role: Expression?
    /// Whether the system determines its look, as in an alert and in a menu.
    package var isOfSystem: Bool

    package init(action: ActionReference, label: [Element], role: Expression? = nil, isOfSystem: Bool = false) {
      self.action = action
      self.label = label
      self.role = role
      self.isOfSystem = isOfSystem
    }
  }

  /// A button that opens a list of actions.
  package struct Menu: Hashable, Sendable {
    package var content: [Element]
    package var label: [Element]
    /// Whether it is a row of another menu.
    package var isOfSystem: Bool

    package init(content: [Element], label: [Element], isOfSystem: Bool = false) {
      self.content = content
      self.label = label
      self.isOfSystem = isOfSystem
    }
  }
}

extension Element {
  /// The label of a button, menu or link that the runtime's button style draws; nil for other elements and for those that
  /// the system draws.
  package var labelInStyle: [Element]? {
    switch kind {
    case .button(let button): button.isOfSystem ? nil : button.label
    case .control(.menu(let menu)): menu.isOfSystem ? nil : menu.label
    case .control(.link(let link)): link.isOfSystem ? nil : link.label
    default: nil
    }
  }
}
