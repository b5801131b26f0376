import FacetIR
import FacetLanguage
import FacetSpec

/// Labels, and controls with labels.
extension ComponentResolver {
  mutating func label(_ element: ElementSpec, in scope: Scope) -> Element.Control {
    let title = children(element.principal, in: scope)
    let icon = children(element.argument(.icon), in: scope)
    return .label(Element.Label(title: title, icon: icon, style: element.word(.style) ?? "titleAndIcon"))
  }

  mutating func link(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let label = children(element.argument(.label), in: scope)
    let destination = element.principal.flatMap { expression($0, as: .url, in: scope) }
    return destination.map { .link(Element.Link(destination: $0, label: label)) }
  }

  mutating func disclosureGroup(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let label = children(element.argument(.label), in: scope)
    let content = children(element.argument(.content), in: scope)
    return bound(element, to: .bool, in: scope).map {
      .disclosureGroup(Element.DisclosureGroup(isExpanded: $0, label: label, content: content))
    }
  }
}
