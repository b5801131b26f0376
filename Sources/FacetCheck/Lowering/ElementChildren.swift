import FacetIR

extension Element {
  /// The children, in the order of ``mapChildren(_:)``, with the name of the control, loop or branch around them.
  var scopedChildren: [(scope: String?, elements: [Element])] {
    let own = kind.scopedChildren(of: name)
    return modifiers.contains(where: \.drawsElements) ? own + [(nil, modifiers.flatMap(\.elements))] : own
  }

  mutating func mapChildren(_ transform: (Element) -> Element) {
    kind.mapChildren(transform)
    for index in modifiers.indices where modifiers[index].drawsElements {
      modifiers[index] = modifiers[index].mapElements(transform)
    }
  }
}

extension Element.Kind {
  /// Whether nothing of a branch is drawn, because its condition or the value that it is chosen by is constant.
  func excludes(_ scope: String?) -> Bool {
    switch self {
    case .conditional(let condition, _, _): condition.constant.map { $0 == (scope == "else") } ?? false
    case .switch(let subject, let cases, _):
      if case .word(let word) = subject.known.node, let scope {
        scope != (cases.contains { $0.name == word } ? word : "default")
      } else {
        false
      }
    default: false
    }
  }

  fileprivate func scopedChildren(of name: String) -> [(scope: String?, elements: [Element])] {
    switch self {
    case .text, .run, .icon, .image, .shape, .spacer, .divider, .slot, .textField, .serverPage: []
    case .runs(let runs): [(nil, runs.parts)]
    case .button(let button): [(name, button.label)]
    case .toggle(let toggle): [(name, toggle.label)]
    case .slider(let slider): [(name, slider.label)]
    case .progress(let progress): [(name, progress.label)]
    case .control(.disclosureGroup(let group)): [(name, group.label), (name, group.content)]
    case .control(.label(let label)): [(nil, label.title), (nil, label.icon)]
    case .control(.remoteImage(let image)): [("placeholder", image.placeholder), ("failure", image.failure)]
    case .control(.list(let list)): [(nil, list.rows)]
    case .control(.section(let section)):
      [("header", section.header), (nil, section.rows), ("footer", section.footer)]
    case .control(let control): [(name, control.children)]
    case .stack(let stack): [(nil, stack.children)]
    case .scroll(let scroll): [(nil, scroll.content)]
    case .lazyGrid(let grid): [(nil, grid.children)]
    case .grid(let grid): [(nil, grid.children)]
    case .gridRow(let cells, _): [(nil, cells)]
    case .flow(let flow): [(nil, flow.children)]
    case .viewThatFits(let elements, _): [(nil, elements)]
    case .conditional(_, let then, let otherwise): [(nil, then), ("else", otherwise)]
    case .switch(_, let cases, let otherwise): cases.map { ($0.name, $0.body) } + [("default", otherwise ?? [])]
    case .handWritten(let view): view.slots.map { ($0.name, $0.elements) }
    case .forEach(_, _, _, let body): [(name, body)]
    case .group(let elements), .constants(_, let elements): [(nil, elements)]
    case .component(let instance): instance.arguments.map { (nil, $0.value.slotElements) }
    }
  }

  fileprivate mutating func mapChildren(_ transform: (Element) -> Element) {
    switch self {
    case .text, .run, .icon, .image, .shape, .spacer, .divider, .slot, .textField, .serverPage: break
    case .runs(var runs):
      runs.parts = runs.parts.map(transform)
      self = .runs(runs)
    case .button(var button):
      button.label = button.label.map(transform)
      self = .button(button)
    case .toggle(var toggle):
      toggle.label = toggle.label.map(transform)
      self = .toggle(toggle)
    case .slider(var slider):
      slider.label = slider.label.map(transform)
      self = .slider(slider)
    case .progress(var progress):
      progress.label = progress.label.map(transform)
      self = .progress(progress)
    case .control(var control):
      control.mapChildren(transform)
      self = .control(control)
    case .stack(var stack):
      stack.children = stack.children.map(transform)
      self = .stack(stack)
    case .scroll(var scroll):
      scroll.content = scroll.content.map(transform)
      self = .scroll(scroll)
    case .lazyGrid(var grid):
      grid.children = grid.children.map(transform)
      self = .lazyGrid(grid)
    case .grid(var grid):
      grid.children = grid.children.map(transform)
      self = .grid(grid)
    case .gridRow(let cells, let alignment): self = .gridRow(cells.map(transform), alignment: alignment)
    case .flow(var flow):
      flow.children = flow.children.map(transform)
      self = .flow(flow)
    case .viewThatFits(let elements, let axes): self = .viewThatFits(elements.map(transform), axes: axes)
    case .conditional(let condition, let then, let otherwise):
      self = .conditional(condition, then: then.map(transform), else: otherwise.map(transform))
    case .switch(let value, let cases, let otherwise):
      self = .switch(
        value, cases: cases.map { Element.Case(name: $0.name, body: $0.body.map(transform)) },
        otherwise: otherwise?.map(transform))
    case .handWritten(var view):
      for index in view.slots.indices { view.slots[index].elements = view.slots[index].elements.map(transform) }
      self = .handWritten(view)
    case .forEach(let array, let binding, let id, let body):
      self = .forEach(array, binding: binding, id: id, body: body.map(transform))
    case .group(let elements): self = .group(elements.map(transform))
    case .constants(let constants, let body): self = .constants(constants, body: body.map(transform))
    case .component(var instance):
      for index in instance.arguments.indices { instance.arguments[index].value.mapSlotElements(transform) }
      self = .component(instance)
    }
  }
}

extension Expression {
  fileprivate mutating func mapSlotElements(_ transform: (Element) -> Element) {
    if case .views(let elements, let name) = node { node = .views(elements.map(transform), of: name) }
  }
}
