import FacetDiagnostics

/// Rules about the use of content in the bodies of styles.
func contentUse(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let uses = component.bodies.map { body in
    (style: component.signature.styles[body.style].name, use: BodyUse(of: body, in: component))
  }
  return uses.flatMap { hiddenContent(of: $0.use, in: component) + lostActions(of: $0.use, in: component) }
    + (uses.lazy.map { unsaidActivation(of: $0.use, in: component) }.first { !$0.isEmpty } ?? [])
    + uncertainActivation(in: component) + contentOfContainer(in: component) + leftOut(among: uses, of: component)
}
