import FacetSpec

extension ElementSpec {
  /// The elements in the values of its keys, without those in modifiers.
  var parts: [ElementSpec] { (principal?.elements ?? []) + arguments.flatMap(\.value.elements) }

  /// The element and all elements in it, including backgrounds and overlays, but not what is given to a component.
  var descendants: [ElementSpec] {
    [self] + (parts + modifiers.flatMap(\.value.elements)).flatMap(\.descendants)
  }
}

extension ElementSpec.Value {
  var elements: [ElementSpec] {
    switch self {
    case .elements(let elements): elements
    case .parts(let parts): parts.flatMap(\.value.elements)
    default: []
    }
  }
}
