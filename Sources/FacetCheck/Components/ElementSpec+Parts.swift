import FacetSpec

extension ElementSpec {
  /// The elements in what stands behind its keys, modifiers not included.
  var parts: [ElementSpec] { (principal?.elements ?? []) + arguments.flatMap(\.value.elements) }

  /// It, and all that is drawn in it, behind it and over it. What a component is given is its own.
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
