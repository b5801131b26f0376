import FacetLanguage
import FacetSpec

extension ElementSpec {
  /// The elements in the values of its keys, without those in modifiers.
  var parts: [ElementSpec] { (principal?.elements ?? []) + arguments.flatMap(\.value.elements) }

  /// Visits the element and all elements in it in preorder, including backgrounds and overlays, but not what is given
  /// to a component.
  func forEachDescendant(_ visit: (ElementSpec) -> Void) {
    visit(self)
    principal?.forEachElement { $0.forEachDescendant(visit) }
    for argument in arguments { argument.value.forEachElement { $0.forEachDescendant(visit) } }
    for modifier in modifiers { modifier.value.forEachElement { $0.forEachDescendant(visit) } }
  }
}

extension ElementSpec.Value {
  var elements: [ElementSpec] {
    switch self {
    case .elements(let elements): elements
    case .parts(let parts): parts.flatMap(\.value.elements)
    case .list(let items): items.flatMap { $0.parts.flatMap(\.value.elements) }
    default: []
    }
  }

  fileprivate func forEachElement(_ visit: (ElementSpec) -> Void) {
    switch self {
    case .elements(let elements): elements.forEach(visit)
    case .parts(let parts): for part in parts { part.value.forEachElement(visit) }
    case .list(let items): for part in items.flatMap(\.parts) { part.value.forEachElement(visit) }
    default: break
    }
  }
}

extension ElementSpec.Argument {
  /// Whether it is a gesture of one tap. A double tap is a shortcut for what can be done in another way too.
  var isTap: Bool {
    guard modifier == .onTap else { return false }
    guard case .parts(let parts) = value, let count = parts[.count] else { return true }
    return if case .int(1)? = count.value.syntax?.node { true } else { false }
  }
}

extension ElementID {
  /// Whether the element is a control, which assistive technologies announce as one.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .textField, .secureField, .textEditor, .slider, .link, .disclosureGroup, .stepper, .picker,
      .datePicker, .menu:
      true
    default: false
    }
  }
}
