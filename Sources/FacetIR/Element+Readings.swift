package import FacetLanguage

extension Element {
  /// Whether it reads a value of the environment. The labels of buttons in it are not included: a button sets values of
  /// its own for its label.
  package func reads(_ id: EnvironmentID) -> Bool {
    let isRead = { (expression: Expression) in expression.reads(id) }
    return kind.expressions.contains(where: isRead) || modifiers.contains { $0.reads(id) }
      || partArguments.contains { isRead($0.value) } || childrenOutsideLabel.contains { $0.reads(id) }
  }

  private var childrenOutsideLabel: [Element] {
    switch kind {
    case .button, .control(.link): modifiers.flatMap(\.elements)
    case .control(.menu(let menu)): menu.content + modifiers.flatMap(\.elements)
    default: children
    }
  }
}

extension Modifier {
  fileprivate func reads(_ id: EnvironmentID) -> Bool { expressions.contains { $0.reads(id) } }
}

extension Expression {
  /// Whether it reads a value of the environment, outside of labels in slots.
  package func reads(_ id: EnvironmentID) -> Bool {
    switch node {
    case .environment(let key): key == id
    case .views(let elements, _): elements.contains { $0.reads(id) }
    default: operands.contains { $0.reads(id) }
    }
  }
}

extension Element.Kind {
  /// The values of its keys, without those of its children.
  package var expressions: [Expression] {
    switch self {
    case .text(let value), .icon(let value), .image(let value, _), .forEach(let value, _, _, _),
      .switch(let value, _, _):
      [value]
    case .constants(let constants, _): constants.map(\.value)
    case .shape(let shape): shape.expressions
    case .spacer(let length): length.map { [$0] } ?? []
    case .scroll(let scroll): scroll.showsIndicators.map { [$0] } ?? []
    case .lazyGrid(let grid): grid.expressions
    case .grid(let grid): [grid.alignment, grid.horizontalSpacing, grid.verticalSpacing]
    case .stack(let stack): [stack.alignment, stack.spacing].compactMap(\.self)
    case .gridRow(_, let alignment): alignment.map { [$0] } ?? []
    case .flow(let flow): [flow.alignment, flow.spacing, flow.rowSpacing]
    case .conditional(.isTrue(let test), _, _): [test]
    case .conditional(.binds(_, let optional), _, _): [optional]
    case .component(let instance): instance.arguments.map(\.value) + (instance.style?.settings.map(\.value) ?? [])
    case .handWritten(let view): view.arguments.map(\.value)
    case .textField(let field):
      [field.prompt, field.isRevealed, field.onSubmit?.argument].compactMap(\.self) + (field.format ?? [])
    case .slider(let slider): [slider.bounds] + (slider.step.map { [$0] } ?? [])
    case .progress(let progress): [progress.value, progress.total].compactMap { $0 }
    case .serverPage(let page): [page.page] + page.events.compactMap(\.action.argument)
    case .button(let button): [button.action.argument, button.role].compactMap(\.self)
    case .control(let control): control.expressions
    case .slot(_, let value): value.map { [$0] } ?? []
    case .run(let run): [run.text, run.link, run.color].compactMap(\.self)
    case .toggle, .divider, .group, .viewThatFits, .runs: []
    }
  }
}
