import FacetIR
import FacetRuntime
import FacetSupport
import FacetUI

/// An element with its modifiers.
struct ElementView {
  let element: Element
  private(set) var context: ElementContext
  /// Whether a condition has selected the element and no picture shows that.
  let isChosen: Bool

  init(element: Element, context: ElementContext, isChosen: Bool = false) {
    self.element = element
    self.context = context
    self.isChosen = isChosen
    self.context.scope.element = element.name
  }
}

extension ElementView {
  func draw(in evaluator: _Evaluator) {
    guard context.scope.run.countView() else { return }
    context.scope.run.draw(element, in: context) {
      guard let count = element.modifiersBelowPresentation else { return draw(element.modifiers[...], in: evaluator) }
      element.modifiers[count...].draw(in: context, by: evaluator) {
        evaluator.unaryView { draw(element.modifiers[..<count], in: evaluator) }
      }
    }
  }

  private func draw(_ modifiers: ArraySlice<Modifier>, in evaluator: _Evaluator) {
    modifiers.draw(in: context, by: evaluator) {
      evaluator.specName(element.name, action: actionName, looks: looks) { drawBare(in: evaluator) }
    }
  }

  private var looks: [Look] {
    context.scope.run.observer?.looks(of: element, in: context, isChosen: isChosen) ?? []
  }

  private var actionName: String? {
    switch element.kind {
    case .button(let button): context.name(of: button.action)
    case .control(.link(let link)): context.evaluate(link.destination).url?.absoluteString
    // The header of the group has the action.
    case .control(.disclosureGroup): nil
    default: element.kind.boundField.map(context.model.boundName)
    }
  }

  /// Draws the element without its modifiers.
  private func drawBare(in evaluator: _Evaluator) {
    switch element.kind {
    case .text(let text): evaluator.evaluate(Text(verbatim: context.evaluate(text).text))
    case .run, .runs: draw(textOf: element.kind, in: evaluator)
    case .icon(let name):
      evaluator.evaluate(Image(icon: context.scope.run.program.icon(context.evaluate(name).text)))
    case .image(let name, let options):
      evaluator.evaluate(Image(context.evaluate(name).text).drawn(options))
    case .shape(let shape): evaluator.evaluate(shape.view(in: context))
    case .button(let button): draw(button, in: evaluator)
    case .textField(let field): evaluator.evaluate(textField(field))
    case .slider(let slider): evaluator.evaluate(self.slider(slider))
    case .progress(let progress): evaluator.evaluate(self.progress(progress))
    case .toggle(let toggle): draw(toggle, in: evaluator)
    case .control(let control): draw(control, in: evaluator)
    case .spacer(let minLength): evaluator.evaluate(Spacer(minLength: context.length(minLength)))
    case .divider: evaluator.evaluate(Divider())
    case .stack(let stack): draw(stack, in: evaluator)
    case .scroll(let scroll): evaluator.evaluate(self.scroll(scroll))
    case .lazyGrid(let grid): evaluator.evaluate(lazyGrid(grid))
    case .grid(let grid): evaluator.evaluate(self.grid(grid))
    case .gridRow(let cells, let alignment):
      evaluator.evaluate(GridRow(alignment: alignment.map(context.verticalAlignment)) { views(cells) })
    case .flow(let flow): draw(flow, in: evaluator)
    case .viewThatFits(let elements, let axes): draw(elements, thatFitsIn: axes, in: evaluator)
    case .conditional(let condition, let then, let otherwise): draw(condition, then, otherwise, in: evaluator)
    case .switch(let value, let cases, let otherwise):
      draw(context.evaluate(value).text, cases, otherwise ?? [], in: evaluator)
    case .forEach(let array, let name, let id, let body):
      draw(context.evaluate(array).elements, name, id, body, in: evaluator)
    case .constants(let constants, let body):
      let inner = constants.reduce(context) { $0.binding($1.name, to: $0.evaluate($1.value)) }
      ElementsView(elements: body, context: inner).draw(in: evaluator)
    case .slot(let name, let value): evaluator.evaluate(context.model.slot(name, for: value.map(context.evaluate)))
    case .group(let elements): views(elements).draw(in: evaluator)
    case .component(let instance): instance.draw(in: context, named: element.name, by: evaluator)
    case .handWritten(let view) where view.slots.isEmpty: evaluator.evaluate(placeholder(of: view))
    case .handWritten(let view): evaluator.evaluate(standIn(for: view))
    case .serverPage(let page): draw(page, in: evaluator)
    }
  }

  private func placeholder(of view: Element.HandWritten) -> _PlaceholderView {
    let (width, height) = (context.length(view.width), context.length(view.height))
    return _PlaceholderView(view.type.joined(separator: "."), width: width, height: height)
  }

  /// What a hand-written view holds, below each other: where it puts that is not known.
  private func standIn(for view: Element.HandWritten) -> _DrawnView {
    let held = VStack(spacing: 0) { views(view.slots.flatMap(\.elements)) }
    if view.width == nil, view.height == nil { return _DrawnView(held) }
    return _DrawnView(held.frame(width: context.length(view.width), height: context.length(view.height)))
  }

  func views(_ elements: [Element]) -> ElementsView { ElementsView(elements: elements, context: context) }

  /// The elements of one branch, among those of the others.
  private func chosen(_ elements: [Element], among others: [[Element]], in context: ElementContext) -> ElementsView {
    let isPictured = context.scope.run.observer?.isPictured(elements, among: others, in: context) ?? true
    return ElementsView(elements: elements, context: context, areChosen: !isPictured)
  }

  private func draw(_ stack: Element.Stack, in evaluator: _Evaluator) {
    let spacing = context.length(stack.spacing)
    switch stack.axis {
    case .horizontal:
      let alignment = context.verticalAlignment(stack.alignment)
      if stack.isLazy {
        evaluator.evaluate(LazyHStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      } else {
        evaluator.evaluate(HStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      }
    case .vertical:
      let alignment = context.horizontalAlignment(stack.alignment)
      if stack.isLazy {
        evaluator.evaluate(LazyVStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      } else {
        evaluator.evaluate(VStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      }
    case .depth:
      evaluator.evaluate(ZStack(alignment: context.alignment(stack.alignment)) { views(stack.children) })
    }
  }

  /// Draws `if` or `else`, which have different identities.
  private func draw(
    _ condition: Element.Condition, _ then: [Element], _ otherwise: [Element], in evaluator: _Evaluator
  ) {
    var (inner, holds) = (context, false)
    switch condition {
    case .isTrue(let test): holds = context.evaluate(test).boolValue
    case .binds(let name, let optional):
      let bound = context.unwrapping(optional, as: name)
      holds = bound != nil
      inner = bound ?? context
    }
    context.scope.note(holds ? .then : .otherwise)
    let (shown, other) = holds ? (then, otherwise) : (otherwise, then)
    let chosen = chosen(shown, among: [other], in: inner)
    evaluator.enter(.branch(holds)) { chosen.draw(in: evaluator) }
  }

  /// Draws a case. Each has an identity of its own, like the branches of a `switch`.
  private func draw(
    _ name: String, _ cases: [Element.Case], _ otherwise: [Element], in evaluator: _Evaluator
  ) {
    let match = cases.first { $0.name == name }
    context.scope.note(match.map { .named($0.name) } ?? .rest)
    let others = cases.filter { $0.name != name }.map(\.body) + (match == nil ? [] : [otherwise])
    let chosen = chosen(match?.body ?? otherwise, among: others, in: context)
    evaluator.enter(.id(AnyHashable(match?.name))) { chosen.draw(in: evaluator) }
  }

  private func draw(
    _ values: [Value], _ name: String, _ id: Expression?, _ body: [Element], in evaluator: _Evaluator
  ) {
    context.scope.note(values.isEmpty ? .empty : .repeated)
    for (place, value) in values.enumerated() {
      let inner = context.binding(name, to: value)
      evaluator.enter(.id(AnyHashable(id.map(inner.evaluate) ?? .int(place)))) {
        ElementsView(elements: body, context: inner).draw(in: evaluator)
      }
    }
  }
}

extension ArraySlice<Modifier> {
  /// Draws `content` with these modifiers, the last of which is the outermost.
  func draw(in context: ElementContext, by evaluator: _Evaluator, _ content: () -> Void) {
    guard let last else { return content() }
    last.draw(in: context, by: evaluator) { dropLast().draw(in: context, by: evaluator, content) }
  }
}

/// The elements of a view builder block.
struct ElementsView {
  let elements: [Element]
  let context: ElementContext
  var areChosen = false

  func draw(in evaluator: _Evaluator) {
    for index in elements.indices {
      evaluator.enter(.position(index)) {
        ElementView(element: elements[index], context: context, isChosen: areChosen).draw(in: evaluator)
      }
    }
  }
}

extension ElementsView: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) { view.draw(in: evaluator) }
}
