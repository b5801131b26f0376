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
    case .scroll, .lazyGrid, .grid, .gridRow, .flow, .viewThatFits: return inner
    case .button(let button): return [.button(Element.Button(action: button.action, label: []))] + inner
    case .toggle(let toggle): return [.toggle(Element.Toggle(isOn: toggle.isOn, label: []))] + inner
    case .control(.list), .control(.section): return inner
    case .control(let control): return [.control(control.bare)] + inner
    case .runs: return inner
    case .text, .run, .icon, .image, .textField, .slider, .progress, .divider, .slot, .component, .handWritten,
      .serverPage:
      return [kind] + inner
    }
  }
}

extension Element.Control {
  /// The control without its children.
  fileprivate var bare: Self {
    switch self {
    case .label(let label): .label(Element.Label(title: [], icon: [], style: label.style))
    case .link(let link): .link(Element.Link(destination: link.destination, label: [], isOfSystem: link.isOfSystem))
    case .disclosureGroup(let group):
      .disclosureGroup(Element.DisclosureGroup(isExpanded: group.isExpanded, label: [], content: []))
    case .gauge(let gauge):
      .gauge(Element.Gauge(value: gauge.value, bounds: gauge.bounds, label: [], style: gauge.style))
    case .picker(var picker):
      .picker(
        {
          (picker.option, picker.label) = ([], [])
          return picker
        }())
    case .list, .section: self
    case .datePicker(var picker):
      .datePicker(
        {
          picker.label = []
          return picker
        }())
    case .stepper(let stepper):
      .stepper(Element.Stepper(value: stepper.value, isWhole: stepper.isWhole, label: []))
    case .menu: .menu(Element.Menu(content: [], label: []))
    case .remoteImage(let image):
      .remoteImage(Element.RemoteImage(url: image.url, contentMode: image.contentMode, placeholder: []))
    }
  }
}

extension Element.Stack {
  fileprivate var bare: Self { Self(axis: axis, alignment: alignment, spacing: nil, children: []) }
}
