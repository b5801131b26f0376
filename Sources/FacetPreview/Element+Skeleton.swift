import FacetIR

extension [Element] {
  /// The texts, controls and axes that a picture shows of the elements, in preorder. Empty for elements that a picture
  /// does not show, such as background shapes.
  var skeleton: [Element.Kind] { flatMap(\.skeleton) }
}

extension Element {
  fileprivate var skeleton: [Element.Kind] {
    let inner = children.skeleton
    switch kind {
    case .shape, .spacer, .group, .conditional, .switch, .forEach, .constants: return inner
    case .stack(let stack): return inner.isEmpty ? [] : [.stack(stack.bare)] + inner
    case .scroll, .lazyGrid, .grid, .gridRow: return inner
    case .button(let action, _): return [.button(action, label: [])] + inner
    case .toggle(let field, _): return [.toggle(isOn: field, label: [])] + inner
    case .text, .icon, .image, .textField, .slider, .progress, .divider, .slot, .component, .handWritten:
      return [kind] + inner
    }
  }
}

extension Element.Stack {
  fileprivate var bare: Self { Self(axis: axis, alignment: alignment, spacing: nil, children: []) }
}
