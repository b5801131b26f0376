import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Reports scroll views and sections inside others of another component: a list that a component draws in a scroll view
/// of the one that uses it, and one in a slot that a component draws in a scroll view. Those inside others of the same
/// component are reported by `scrollContent` and `sectionInSection`.
func nestedContainers(among components: [TypedComponent]) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for kind in [NestedKind.scroll, .section] {
    guard components.contains(where: { $0.elements.contains { kind.container($0) != nil } }) else { continue }
    var places = ContainerPlaces(of: kind, among: components)
    for component in components {
      // Elements of a part are resolved for each place that draws it.
      var seen: Set<SourceSpan> = []
      for element in component.elements {
        guard let nested = places.nested(element, in: component), seen.insert(element.written.kind.span).inserted
        else { continue }
        found.append(kind.diagnostic(of: nested, in: component))
      }
    }
  }
  return found
}

/// The kinds of containers that must not be inside another of their kind.
private enum NestedKind {
  /// Scroll views and lists along the vertical axis.
  case scroll
  /// Sections of lists.
  case section

  /// The container of the kind that an element is; nil for another element.
  func container(_ element: TypedElement) -> Located<String>? {
    let isContainer =
      switch (self, element.element?.kind) {
      case (.scroll, .control(.list)): true
      case (.scroll, .scroll(let scroll)): !scroll.isHorizontal
      case (.section, .control(.section)): true
      default: false
      }
    return isContainer ? element.written.kind : nil
  }

  func enclosure(of element: TypedElement) -> LayoutSurroundings.Enclosure {
    switch self {
    case .scroll: element.scope.surroundings.verticalScroll
    case .section: element.scope.surroundings.section
    }
  }

  func diagnostic(of nested: NestedContainer, in component: TypedComponent) -> Diagnostic {
    switch self {
    case .scroll: .scrollInScroll(nested, in: component)
    case .section: .sectionInSection(nested)
    }
  }
}

/// An element that is a container, or that draws a component which is one, inside another container.
struct NestedContainer {
  var element: Located<String>
  /// The container in the component that the element is; nil if the element is the container.
  var inner: Located<String>?
  var outer: Located<String>
}

/// Where components draw containers of a kind and their slots.
private struct ContainerPlaces {
  /// What the body of a style draws that matters for what is around it, and for what is in its slots.
  struct Body {
    /// The first container that is in no other of the component.
    var container: Located<String>?
    /// The containers around slots, by the parameter.
    var around: [String: Located<String>] = [:]
    /// The slots that are drawn outside of all containers.
    var bare: Set<String> = []
  }

  /// What is around an element.
  private struct Outside {
    /// Nil for what is around the component.
    var container: Located<String>?
  }

  let kind: NestedKind
  private let components: [String: TypedComponent]
  /// The bodies of each component by the name of the style; empty while they are determined, in a cycle.
  private var known: [String: [String: Body]] = [:]

  init(of kind: NestedKind, among components: [TypedComponent]) {
    self.kind = kind
    self.components = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Nil for an element that is in no container of another component, and none of another component in one.
  mutating func nested(_ element: TypedElement, in component: TypedComponent) -> NestedContainer? {
    let enclosure = kind.enclosure(of: element)
    if let container = kind.container(element) {
      guard enclosure.container == nil, let outer = outside(enclosure)?.container else { return nil }
      return NestedContainer(element: container, outer: outer)
    }
    guard element.isComponent, let outer = outside(enclosure)?.container,
      let inner = container(drawnBy: element.written)
    else { return nil }
    return NestedContainer(element: element.written.kind, inner: inner, outer: outer)
  }

  /// What is around an element; nil if that makes no difference or is not known.
  private mutating func outside(_ enclosure: LayoutSurroundings.Enclosure) -> Outside? {
    switch enclosure {
    case .nothing: return nil
    case .component: return Outside()
    case .container(let container): return Outside(container: container.kind)
    case .slot(let slot, let around):
      let bodies = bodies(of: slot.component.value, style: slot.style)
      if let container = common(bodies, \.around[slot.parameter]) { return Outside(container: container) }
      return bodies.allSatisfy { $0.bare.contains(slot.parameter) } && !bodies.isEmpty ? outside(around) : nil
    }
  }

  /// The container that an instance is in all styles that it can have.
  private mutating func container(drawnBy instance: ElementSpec) -> Located<String>? {
    common(bodies(of: instance.kind.value, style: instance.styleName), \.container)
  }

  private func common(_ bodies: [Body], _ container: (Body) -> Located<String>?) -> Located<String>? {
    let containers = bodies.compactMap(container)
    return containers.count == bodies.count ? containers.first : nil
  }

  /// The bodies that an instance may have: that of its style or, if an outer element determines the style, those of
  /// all. None if one of them is not known.
  private mutating func bodies(of name: String, style: String?) -> [Body] {
    guard let component = components[name] else { return [] }
    let bodies = bodies(of: component)
    let styles = component.signature.styles.map(\.name.value)
    let isFlexible = component.signature.styleKind == .flexible
    let drawn = isFlexible ? (style.map { [$0] } ?? styles) : ["default"]
    let found = drawn.compactMap { bodies[component.styleWithBody(of: $0)] }
    return found.count == drawn.count ? found : []
  }

  private mutating func bodies(of component: TypedComponent) -> [String: Body] {
    if let bodies = known[component.name] { return bodies }
    known[component.name] = [:]
    var bodies: [String: Body] = [:]
    for body in component.bodies where body.drawn != nil {
      bodies[component.signature.styles[body.style].name.value] = Body()
    }
    for element in component.elements where !element.scope.isExample {
      guard let index = element.scope.style else { continue }
      let name = component.signature.styles[index].name.value
      guard var body = bodies[name] else { continue }
      add(element, of: component, to: &body)
      bodies[name] = body
    }
    known[component.name] = bodies
    return bodies
  }

  private mutating func add(_ element: TypedElement, of component: TypedComponent, to body: inout Body) {
    guard let outside = outside(kind.enclosure(of: element)) else { return }
    switch element.element?.kind {
    case .slot(let name, _): body.add(component.parameter(ofContent: name), in: outside.container)
    case .component(let instance):
      if outside.container == nil, body.container == nil { body.container = container(drawnBy: element.written) }
      let inner = bodies(of: instance.component, style: element.written.styleName)
      for (handedOn, parameter) in component.slots(handedOnTo: instance) {
        if let container = common(inner, \.around[parameter]) {
          body.add(handedOn, in: container)
        } else if !inner.isEmpty, inner.allSatisfy({ $0.bare.contains(parameter) }) {
          body.add(handedOn, in: outside.container)
        }
      }
    default:
      if outside.container == nil, body.container == nil { body.container = kind.container(element) }
    }
  }
}

extension ContainerPlaces.Body {
  /// Adds a slot that is drawn in a container, or outside of all.
  fileprivate mutating func add(_ slot: String, in container: Located<String>?) {
    if let container {
      if around[slot] == nil { around[slot] = container }
    } else {
      bare.insert(slot)
    }
  }
}

extension TypedComponent {
  /// The style whose body a style draws.
  func styleWithBody(of style: String) -> String {
    var name = signature.style(named: style)?.name.value ?? signature.style(formerly: style)?.name.value ?? style
    var left = signature.styles.count
    while left > 0, let extended = signature.style(named: name)?.extends { (name, left) = (extended, left - 1) }
    return name
  }

  /// The parameter that a slot of the content shows.
  func parameter(ofContent name: String) -> String {
    let field = component.content.fields.first { $0.name == name }
    return if case .parameter(let parameter)? = field?.value.node { parameter } else { name }
  }

  /// The slots of the component that are the whole of a slot of an instance: `Card: { content: content.body }`.
  func slots(handedOnTo instance: ComponentInstance) -> [(slot: String, parameter: String)] {
    instance.arguments.compactMap { argument in
      guard case .views(let views, _) = argument.value.node, views.count == 1, case .slot(let name, _) = views[0].kind
      else { return nil }
      return (parameter(ofContent: name), argument.parameter)
    }
  }
}
