import FacetDiagnostics
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
    return destination.map {
      .link(Element.Link(destination: $0, label: label, isOfSystem: scope.systemLayer == .contextMenu))
    }
  }

  mutating func disclosureGroup(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let label = children(element.argument(.label), in: placing(textsAs: "Label of a disclosure group", in: scope))
    let content = children(element.argument(.content), in: scope)
    return bound(element, to: .bool, in: scope).map {
      .disclosureGroup(
        Element.DisclosureGroup(isExpanded: $0, label: label, content: content, states: states(of: element, in: scope)))
    }
  }

  /// The words of the runtime, which no system translates.
  private mutating func states(of element: ElementSpec, in scope: Scope) -> Element.DisclosureStates? {
    guard design.strings != nil, scope.localizes else { return nil }
    let words = ["Expanded", "Collapsed"].map { Expression(.string($0), as: .string) }
    return Element.DisclosureStates(
      expanded: localized(words[0], at: element.kind.span, in: scope.saying(.expanded)),
      collapsed: localized(words[1], at: element.kind.span, in: scope.saying(.collapsed)))
  }

  mutating func gauge(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let value = element.principal.flatMap { expression($0, as: .double, in: scope) }
    let range = element.argument(.in)
    let bounds = range.flatMap { closedRange($0, in: scope) }
    let label = children(element.argument(.label), in: scope)
    let current = children(element.argument(.currentValueLabel), in: scope)
    guard let value, (range == nil) == (bounds == nil) else { return nil }
    return .gauge(
      Element.Gauge(
        value: value, bounds: bounds, label: label, currentValueLabel: current,
        style: element.word(.style) ?? "linearCapacity"))
  }

  mutating func stepper(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let label = children(element.argument(.label), in: scope)
    let isWhole = boundType(of: element) == .int
    let type = isWhole ? ValueType.int : .double
    let value = bound(element, toOneOf: [.int, .double], in: scope)
    let (range, distance) = (element.argument(.in), element.argument(.step))
    let bounds = range.flatMap { expression($0, as: .range(type), in: scope) }
    let step = distance.flatMap { positive($0, "step", as: type, in: scope) }
    guard let value, (range == nil) == (bounds == nil), (distance == nil) == (step == nil) else { return nil }
    return .stepper(Element.Stepper(value: value, isWhole: isWhole, bounds: bounds, step: step, label: label))
  }
}
