import FacetDiagnostics

/// What the bodies have to do with the content, by themselves and compared with each other.
func contentUse(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let uses = component.bodies.map { body in
    (style: component.signature.styles[body.style].name, use: BodyUse(of: body, in: component))
  }
  return uses.flatMap { hiddenContent(of: $0.use, in: component) + lostActions(of: $0.use, in: component) }
    + uncertainActivation(in: component) + leftOut(among: uses, of: component)
}
