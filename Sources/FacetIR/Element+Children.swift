import FacetLanguage

extension Element {
  /// The child elements, followed by those of the modifiers. Neither the elements of a component's body nor those in its
  /// slots are included.
  package var children: [Element] {
    var children = kind.children
    // Few modifiers have elements.
    for modifier in modifiers where modifier.drawsElements { children += modifier.elements }
    return children
  }

  /// The children of the element, after those that it passes to the slots of a component.
  package var allChildren: [Element] {
    guard case .component(let instance) = kind else { return children }
    return instance.arguments.flatMap(\.value.slotElements) + children
  }

  /// Calls a function with the element and all elements in it, slots included.
  package func forEachElement(_ visit: (Element) -> Void) {
    visit(self)
    for child in allChildren { child.forEachElement(visit) }
  }

  /// Whether the element or one in it, slots included, satisfies the predicate.
  package func contains(_ isWanted: (Element) -> Bool) -> Bool {
    isWanted(self) || allChildren.contains { $0.contains(isWanted) }
  }
}

extension Expression {
  /// The elements that are the content of a slot; none for another value.
  package var slotElements: [Element] {
    if case .views(let elements, _) = node { elements } else { [] }
  }
}

extension Element {
  /// Whether it is one view whatever happens, and not that of another component, which begins with itself. What draws
  /// none or several is put into one where the whole of a component is asked for.
  package var isOneView: Bool {
    switch kind {
    case .conditional, .switch, .forEach, .constants, .group, .slot, .component, .control(.section):
      modifiersBelowPresentation != nil
    default: true
    }
  }

  /// The number of modifiers before the first that presents something, if the element may draw no view: what is presented
  /// would hang on none, and never be shown. So the element is put into one view there.
  package var modifiersBelowPresentation: Int? {
    guard mayDrawNoView, let position = modifiers.firstIndex(where: \.id.isPresentation) else { return nil }
    // Those of a part are applied where the part is drawn.
    if case .call(_, _, let inner)? = part, position < inner { return nil }
    return position
  }

  /// What is drawn for each element of an array presents as often as it is drawn.
  private var mayDrawNoView: Bool {
    switch kind {
    case .slot, .conditional, .switch: true
    case .constants(_, let body), .group(let body): body.allSatisfy(\.mayDrawNoView)
    default: false
    }
  }
}

extension Element.Kind {
  fileprivate var children: [Element] {
    switch self {
    case .text, .run, .icon, .image, .shape, .spacer, .divider, .slot, .component, .serverPage: []
    case .runs(let runs): runs.parts
    case .button(let button): button.label
    case .toggle(let toggle): toggle.label
    case .slider(let slider): slider.label
    case .progress(let progress): progress.label
    case .control(let control): control.children
    case .textField: []
    case .stack(let stack): stack.children
    case .scroll(let scroll): scroll.content
    case .lazyGrid(let grid): grid.children
    case .grid(let grid): grid.children
    case .gridRow(let cells, _): cells
    case .flow(let flow): flow.children
    case .viewThatFits(let elements, _): elements
    case .conditional(_, let then, let otherwise): then + otherwise
    case .switch(_, let cases, let otherwise): cases.flatMap(\.body) + (otherwise ?? [])
    case .forEach(_, _, _, let body), .constants(_, let body): body
    case .group(let elements): elements
    case .handWritten(let view): view.slots.flatMap(\.elements)
    }
  }
}

extension Element.Kind {
  /// The actions that the element performs by itself, without those of its modifiers and children.
  package var actions: [ActionReference] {
    switch self {
    case .button(let button): [button.action]
    case .textField(let field): field.onSubmit.map { [$0] } ?? []
    case .serverPage(let page): page.events.map(\.action)
    default: []
    }
  }
}
