import FacetIR
import FacetRuntime
import FacetUI

/// An element with its modifiers.
nonisolated struct ElementView: _NonisolatedView {
  let element: Element
  private(set) var context: ElementContext
  /// It is there by choice, and no picture shows that it is.
  let isChosen: Bool

  init(element: Element, context: ElementContext, isChosen: Bool = false) {
    self.element = element
    self.context = context
    self.isChosen = isChosen
    self.context.scope.place?.element = element.name
  }

  var body: some View {
    if context.scope.run.countView() { drawn }
  }

  private var drawn: some View {
    let named = base._specName(element.name, action: actionName, looks: looks)
    return element.modifiers.reduce(AnyView(named)) { view, modifier in modifier.apply(to: view, in: context) }
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

  private var base: AnyView {
    switch element.kind {
    case .text(let text): AnyView(Text(verbatim: context.evaluate(text).text))
    case .icon(let name): AnyView(Image(systemName: context.evaluate(name).text))
    case .image(let name, let isResizable): image(Image(context.evaluate(name).text), isResizable)
    case .shape(let shape): shape.view(in: context)
    case .button(let action, let label): button(action, label)
    case .textField(let field): textField(field)
    case .slider(let slider): self.slider(slider)
    case .progress(let progress): self.progress(progress)
    case .toggle(let field, let label): toggle(field, label)
    case .spacer(let minLength): AnyView(Spacer(minLength: context.length(minLength)))
    case .divider: AnyView(Divider())
    case .stack(let stack): self.stack(stack)
    case .scroll(let scroll): self.scroll(scroll)
    case .lazyGrid(let grid): lazyGrid(grid)
    case .grid(let grid): self.grid(grid)
    case .gridRow(let cells, let alignment):
      AnyView(GridRow(alignment: alignment.map(context.verticalAlignment)) { views(cells) })
    case .conditional(let condition, let then, let otherwise): conditional(condition, then, otherwise)
    case .switch(let value, let cases, let otherwise): choice(context.evaluate(value).text, cases, otherwise ?? [])
    case .forEach(let array, let name, let id, let body): forEach(context.evaluate(array).elements, name, id, body)
    case .slot(let name): context.model.slot(name)
    case .group(let elements): AnyView(Group { views(elements) })
    case .component(let instance): instance.view(in: context, named: element.name)
    case .handWritten(let view): placeholder(of: view)
    }
  }

  private func placeholder(of view: Element.HandWritten) -> AnyView {
    let (width, height) = (context.length(view.width), context.length(view.height))
    return AnyView(_PlaceholderView(view.type.joined(separator: "."), width: width, height: height))
  }

  func views(_ elements: [Element]) -> ElementsView { ElementsView(elements: elements, context: context) }

  /// Some of several that could have been drawn.
  private func chosen(_ elements: [Element], among others: [[Element]], in context: ElementContext) -> ElementsView {
    let isPictured = context.scope.run.observer?.isPictured(elements, among: others) ?? true
    return ElementsView(elements: elements, context: context, areChosen: !isPictured)
  }

  private func image(_ image: Image, _ isResizable: Bool) -> AnyView {
    AnyView(isResizable ? image.resizable() : image)
  }

  private func button(_ action: ActionReference, _ label: [Element]) -> AnyView {
    AnyView(Button(_action: { context.perform(action) }) { views(label) }.buttonStyle(PlainButtonStyle()))
  }

  private func stack(_ stack: Element.Stack) -> AnyView {
    let spacing = context.length(stack.spacing)
    return switch stack.axis {
    case .horizontal:
      row(context.verticalAlignment(stack.alignment), spacing, stack)
    case .vertical:
      column(context.horizontalAlignment(stack.alignment), spacing, stack)
    case .depth:
      AnyView(ZStack(alignment: context.alignment(stack.alignment)) { views(stack.children) })
    }
  }

  private func row(_ alignment: VerticalAlignment, _ spacing: Double?, _ stack: Element.Stack) -> AnyView {
    stack.isLazy
      ? AnyView(LazyHStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      : AnyView(HStack(alignment: alignment, spacing: spacing) { views(stack.children) })
  }

  private func column(_ alignment: HorizontalAlignment, _ spacing: Double?, _ stack: Element.Stack) -> AnyView {
    stack.isLazy
      ? AnyView(LazyVStack(alignment: alignment, spacing: spacing) { views(stack.children) })
      : AnyView(VStack(alignment: alignment, spacing: spacing) { views(stack.children) })
  }

  private func conditional(_ condition: Element.Condition, _ then: [Element], _ otherwise: [Element]) -> AnyView {
    switch condition {
    case .isTrue(let test):
      let holds = context.evaluate(test).boolValue
      context.scope.note(holds ? .then : .otherwise)
      return AnyView(
        BranchView(
          holds: holds, then: chosen(then, among: [otherwise], in: context),
          otherwise: chosen(otherwise, among: [then], in: context)))
    case .binds(let name, let optional):
      let value = context.evaluate(optional)
      context.scope.note(value.isNull ? .otherwise : .then)
      let inner = chosen(then, among: [otherwise], in: context.binding(name, to: value))
      return AnyView(
        BranchView(
          holds: !value.isNull, then: inner, otherwise: chosen(otherwise, among: [then], in: context)))
    }
  }

  /// Each case has an identity of its own, as the branches of a `switch` have.
  private func choice(_ name: String, _ cases: [Element.Case], _ otherwise: [Element]) -> AnyView {
    let match = cases.first { $0.name == name }
    context.scope.note(match.map { .named($0.name) } ?? .rest)
    let others = cases.filter { $0.name != name }.map(\.body) + (match == nil ? [] : [otherwise])
    return AnyView(
      ForEach([match?.name], id: \.self) { _ in chosen(match?.body ?? otherwise, among: others, in: context) })
  }

  private func forEach(_ values: [Value], _ name: String, _ id: Expression?, _ body: [Element]) -> AnyView {
    context.scope.note(values.isEmpty ? .empty : .repeated)
    let elements = values.enumerated().map { place, value in
      let inner = context.binding(name, to: value)
      return (id: id.map(inner.evaluate) ?? .int(place), context: inner)
    }
    return AnyView(ForEach(elements, id: \.id) { ElementsView(elements: body, context: $0.context) })
  }
}

/// Elements side by side, as a builder's block holds them.
nonisolated struct ElementsView: _NonisolatedView {
  let elements: [Element]
  let context: ElementContext
  var areChosen = false

  var body: some View {
    ForEach(elements.indices, id: \.self) {
      ElementView(element: elements[$0], context: context, isChosen: areChosen)
    }
  }
}

/// `if` and `else`, with an identity each.
nonisolated struct BranchView: _NonisolatedView {
  let holds: Bool
  let then: ElementsView
  let otherwise: ElementsView

  var body: some View {
    if holds { then } else { otherwise }
  }
}
