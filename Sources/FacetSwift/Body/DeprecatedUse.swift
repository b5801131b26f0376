import FacetIR

/// What draws a deprecated component is marked as deprecated itself: that is how Swift lets it be without a warning.
/// Nobody is warned by the mark, since it stands on what is called by way of a protocol only.
extension DesignIndex {
  func mark(ifDeprecatedIn elements: [Element]) -> Code {
    elements.contains(where: drawsDeprecated) ? .deprecated() : .empty
  }

  func mark(ifDeprecatedIn variants: [Variant], of component: Component) -> Code {
    let isUsed = component.listing.deprecation != nil
    return isUsed || variants.flatMap(\.arguments).contains { drawsDeprecated($0.value) } ? .deprecated() : .empty
  }

  private func drawsDeprecated(_ element: Element) -> Bool {
    if case .component(let instance) = element.kind,
      isDeprecated(instance.component) || instance.arguments.contains(where: { drawsDeprecated($0.value) })
    {
      return true
    }
    return element.children.contains(where: drawsDeprecated)
  }

  private func drawsDeprecated(_ value: Expression) -> Bool {
    if case .views(let elements) = value.node { elements.contains(where: drawsDeprecated) } else { false }
  }

  private func isDeprecated(_ component: String) -> Bool { self.component(component)?.listing.deprecation != nil }
}
