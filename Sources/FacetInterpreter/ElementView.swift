import FacetIR
import FacetRuntime
import FacetUI

/// An element with its modifiers.
struct ElementView {
  let element: Element
  private(set) var context: ElementContext
  /// It is there by choice, and no picture shows that it is.
  let isChosen: Bool

  init(element: Element, context: ElementContext, isChosen: Bool = false) {
    self.element = element
    self.context = context
    self.isChosen = isChosen
    self.context.scope.element = element.name
  }
}

extension ElementView: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    if view.context.scope.run.countView() { evaluator.evaluate(view.drawn) }
  }
}

nonisolated extension ElementView {

  private var drawn: _DrawnView {
    let named = base._specName(element.name, action: actionName, looks: looks)
    return element.modifiers.reduce(_DrawnView(named)) { view, modifier in modifier.apply(to: view, in: context) }
  }

  private var looks: [Look] {
    context.scope.run.observer?.looks(of: element, in: context, isChosen: isChosen) ?? []
  }

  private var actionName: String? {
    switch element.kind {
    case .button(let action, _): context.name(of: action)
    case .toggle(let name, _): name
    case .textField(let field): field.text
    case .slider(let slider): slider.value
    default: nil
    }
  }

  private var base: _DrawnView {
    switch element.kind {
    case .text(let text): _DrawnView(Text(verbatim: context.evaluate(text).text))
    case .icon(let name): _DrawnView(Image(systemName: context.evaluate(name).text))
    case .image(let name, let isResizable): image(Image(context.evaluate(name).text), isResizable)
    case .shape(let shape): shape.view(in: context)
    case .button(let action, let label): button(action, label)
    case .textField(let field): textField(field)
    case .slider(let slider): self.slider(slider)
    case .progress(let progress): self.progress(progress)
    case .toggle(let field, let label): toggle(field, label)
    case .spacer(let minLength): _DrawnView(Spacer(minLength: context.length(minLength)))
    case .divider: _DrawnView(Divider())
    case .stack(let stack): self.stack(stack)
    case .scroll(let scroll): self.scroll(scroll)
    case .lazyGrid(let grid): lazyGrid(grid)
    case .grid(let grid): self.grid(grid)
    case .gridRow(let cells, let alignment):
      _DrawnView(GridRow(alignment: alignment.map(context.verticalAlignment)) { views(cells) })
    case .conditional(let condition, let then, let otherwise): conditional(condition, then, otherwise)
    case .switch(let value, let cases, let otherwise): choice(context.evaluate(value).text, cases, otherwise ?? [])
    case .forEach(let array, let name, let id, let body): forEach(context.evaluate(array).elements, name, id, body)
    case .slot(let name): _DrawnView(context.model.slot(name))
    case .group(let elements): _DrawnView(Group { views(elements) })
    case .component(let instance): instance.view(in: context, named: element.name)
    case .handWritten(let view): placeholder(of: view)
    }
  }

  private func placeholder(of view: Element.HandWritten) -> _DrawnView {
    let (width, height) = (context.length(view.width), context.length(view.height))
    return _DrawnView(_PlaceholderView(view.type.joined(separator: "."), width: width, height: height))
  }

  func views(_ elements: [Element]) -> ElementsView { ElementsView(elements: elements, context: context) }

  /// Some of several that could have been drawn.
  private func chosen(_ elements: [Element], among others: [[Element]], in context: ElementContext) -> ElementsView {
    let isPictured = context.scope.run.observer?.isPictured(elements, among: others, in: context) ?? true
    return ElementsView(elements: elements, context: context, areChosen: !isPictured)
  }

  private func image(_ image: Image, _ isResizable: Bool) -> _DrawnView {
    _DrawnView(isResizable ? image.resizable() : image)
  }

  private func button(_ action: ActionReference, _ label: [Element]) -> _DrawnView {
    _DrawnView(_ButtonControl(action: { context.perform(action) }, label: views(label)))
  }

  private func stack(_ stack: Element.Stack) -> _DrawnView {
    let spacing = context.length(stack.spacing)
    return switch stack.axis {
    case .horizontal:
      row(context.verticalAlignment(stack.alignment), spacing, stack)
    case .vertical:
      column(context.horizontalAlignment(stack.alignment), spacing, stack)
    case .depth:
      _DrawnView(ZStack(alignment: context.alignment(stack.alignment)) { views(stack.children) })
    }
  }

  private func row(_ alignment: VerticalAlignment, _ spacing: Double?, _ stack: Element.Stack) -> _DrawnView {
    stack.isLazy
      ? _DrawnView(LazyHStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      : _DrawnView(HStack(alignment: alignment, spacing: spacing) { views(stack.children) })
  }

  private func column(_ alignment: HorizontalAlignment, _ spacing: Double?, _ stack: Element.Stack) -> _DrawnView {
    stack.isLazy
      ? _DrawnView(LazyVStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      : _DrawnView(VStack(alignment: alignment, spacing: spacing) { views(stack.children) })
  }

  private func conditional(_ condition: Element.Condition, _ then: [Element], _ otherwise: [Element]) -> _DrawnView {
    switch condition {
    case .isTrue(let test):
      let holds = context.evaluate(test).boolValue
      context.scope.note(holds ? .then : .otherwise)
      return _DrawnView(
        BranchView(
          holds: holds, then: chosen(then, among: [otherwise], in: context),
          otherwise: chosen(otherwise, among: [then], in: context)))
    case .binds(let name, let optional):
      let value = context.evaluate(optional)
      context.scope.note(value.isNull ? .otherwise : .then)
      let inner = chosen(then, among: [otherwise], in: context.binding(name, to: value))
      return _DrawnView(
        BranchView(
          holds: !value.isNull, then: inner, otherwise: chosen(otherwise, among: [then], in: context)))
    }
  }

  /// Each case has an identity of its own, as the branches of a `switch` have.
  private func choice(_ name: String, _ cases: [Element.Case], _ otherwise: [Element]) -> _DrawnView {
    let match = cases.first { $0.name == name }
    context.scope.note(match.map { .named($0.name) } ?? .rest)
    let others = cases.filter { $0.name != name }.map(\.body) + (match == nil ? [] : [otherwise])
    let chosen = chosen(match?.body ?? otherwise, among: others, in: context)
    return _DrawnView { evaluator in evaluator.enter(.id(AnyHashable(match?.name))) { evaluator.evaluate(chosen) } }
  }

  private func forEach(_ values: [Value], _ name: String, _ id: Expression?, _ body: [Element]) -> _DrawnView {
    context.scope.note(values.isEmpty ? .empty : .repeated)
    let elements = values.enumerated().map { place, value in
      let inner = context.binding(name, to: value)
      return (id: id.map(inner.evaluate) ?? .int(place), view: ElementsView(elements: body, context: inner))
    }
    return _DrawnView { evaluator in
      for element in elements { evaluator.enter(.id(AnyHashable(element.id))) { evaluator.evaluate(element.view) } }
    }
  }
}

/// Elements side by side, as a builder's block holds them.
struct ElementsView {
  let elements: [Element]
  let context: ElementContext
  var areChosen = false
}

extension ElementsView: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    for (index, element) in view.elements.enumerated() {
      evaluator.enter(.position(index)) {
        evaluator.evaluate(ElementView(element: element, context: view.context, isChosen: view.areChosen))
      }
    }
  }
}

/// `if` and `else`, with an identity each.
struct BranchView {
  let holds: Bool
  let then: ElementsView
  let otherwise: ElementsView
}

extension BranchView: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.branch(view.holds)) { evaluator.evaluate(view.holds ? view.then : view.otherwise) }
  }
}
