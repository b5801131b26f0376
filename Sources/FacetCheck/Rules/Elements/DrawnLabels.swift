import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

/// A control in the label of another, or a component in it that draws one.
struct NestedControl {
  var element: Located<String>
  /// The control that the component draws.
  var drawn: Located<String>?
  var outer: Located<String>
  /// The slot through which it is in the label.
  var slot: LayoutSurroundings.Slot?
}

/// Where components draw controls and their slots.
struct DrawnLabels {
  /// What is around an element.
  enum Place {
    case label(of: Located<String>, slot: LayoutSurroundings.Slot?)
    /// No label in the component.
    case open
    /// A layer of its own, such as a sheet, or nothing: the element is not drawn.
    case elsewhere
  }

  /// What a component is drawn with.
  private struct Use: Hashable {
    var component: String
    var style: String
    var given: KnownParameters
    var slot: String?
  }

  private let components: [String: TypedComponent]
  /// How many components are being looked through; deeper ones have an error.
  private var depth = 0
  private var controls: [Use: Located<String>?] = [:]
  private var places: [Use: Place] = [:]

  init(among components: [TypedComponent]) {
    self.components = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func nestedControl(_ index: Int, in component: TypedComponent) -> NestedControl? {
    let element = component.elements[index]
    if let control = element.control(KnownParameters(), in: component) {
      guard case .label(let outer, let slot) = place(of: index, in: component, KnownParameters()) else { return nil }
      return NestedControl(element: control, outer: outer, slot: slot)
    }
    guard element.isComponent, case .label(let outer, let slot) = place(of: index, in: component, KnownParameters()),
      let drawn = control(drawnBy: index, in: component, KnownParameters())
    else { return nil }
    return NestedControl(element: element.written.kind, drawn: drawn, outer: outer, slot: slot)
  }

  /// Whether one of the styles draws a slot in a label.
  mutating func isInLabel(_ slot: String, of component: TypedComponent) -> Bool {
    component.bodyStyles.contains { style in
      if case .label = place(ofSlot: slot, of: component, style: style, KnownParameters()) { true } else { false }
    }
  }

  // MARK: Places

  private mutating func place(of index: Int, in component: TypedComponent, _ given: KnownParameters) -> Place {
    var child = index
    while true {
      let element = component.elements[child]
      if component.isPresented(child) || component.isInMenu(child) { return .elsewhere }
      if let container = element.container, component.hasPressedLabel(container), component.isInLabel(child) {
        return .label(of: component.elements[container].written.kind, slot: nil)
      }
      if let slot = component.slot(filledBy: child) {
        switch place(of: slot, filledBy: child, in: component, given) {
        case .label(let outer, _): return .label(of: outer, slot: slot)
        case .open: break
        case .elsewhere: return .elsewhere
        }
      }
      guard let container = element.container else { return .open }
      child = container
    }
  }

  /// The place of a slot of an instance, or of the component itself.
  private mutating func place(
    of slot: LayoutSurroundings.Slot, filledBy child: Int, in component: TypedComponent, _ given: KnownParameters
  ) -> Place {
    guard let drawn = components[slot.component.value] else { return .open }
    if let container = component.elements[child].container {
      let inner = self.given(to: container, in: component, given)
      return place(ofSlot: slot.parameter, of: drawn, style: slot.style ?? drawn.usualStyle, inner)
    }
    guard component.elements[child].scope.isExample, !drawn.component.catalog.variants.isEmpty else {
      return place(ofSlot: slot.parameter, of: drawn, style: drawn.usualStyle, KnownParameters())
    }
    var common = Place.elsewhere
    for variant in drawn.component.catalog.variants where slot.variant.map({ $0 == variant.name }) ?? true {
      let inner = KnownParameters(of: variant, drawn)
      switch place(ofSlot: slot.parameter, of: drawn, style: variant.style.style, inner) {
      case .label(let outer, let slot): return .label(of: outer, slot: slot)
      case .open: common = .open
      case .elsewhere: break
      }
    }
    return common
  }

  private mutating func place(
    ofSlot slot: String, of component: TypedComponent, style: String, _ given: KnownParameters
  ) -> Place {
    let use = Use(component: component.name, style: component.styleWithBody(of: style), given: given, slot: slot)
    if let place = places[use] { return place }
    if depth > Limit.componentDepth.most { return .elsewhere }
    depth += 1
    defer { depth -= 1 }
    places[use] = .elsewhere
    var common = Place.elsewhere
    for index in component.elements.indices where component.draws(index, in: use.style, given) {
      let found = drawnPlaces(of: slot, at: index, in: component, given)
      for place in found {
        switch place {
        case .label:
          places[use] = place
          return place
        case .open: common = .open
        case .elsewhere: break
        }
      }
    }
    places[use] = common
    return common
  }

  /// The places of a slot that an element draws, or hands on to a component.
  private mutating func drawnPlaces(
    of slot: String, at index: Int, in component: TypedComponent, _ given: KnownParameters
  ) -> [Place] {
    switch component.elements[index].element?.kind {
    case .slot(let name, _) where component.parameter(ofContent: name) == slot:
      return [place(of: index, in: component, given)]
    case .component(let instance):
      let handedOn = component.slots(handedOnTo: instance).filter { $0.slot == slot }
      guard !handedOn.isEmpty, let drawn = components[instance.component] else { return [] }
      let outer = place(of: index, in: component, given)
      guard case .open = outer else { return [outer] }
      let style = component.elements[index].written.styleName ?? drawn.usualStyle
      let inner = self.given(to: index, in: component, given)
      return handedOn.map { place(ofSlot: $0.parameter, of: drawn, style: style, inner) }
    default: return []
    }
  }

  // MARK: Controls

  /// The first control that an instance draws in no label and no layer of its own.
  private mutating func control(drawnBy index: Int, in component: TypedComponent, _ given: KnownParameters) -> Located<
    String
  >? {
    let element = component.elements[index]
    guard case .component(let instance)? = element.element?.kind, let drawn = components[instance.component] else {
      return nil
    }
    let style = drawn.styleWithBody(of: element.written.styleName ?? drawn.usualStyle)
    let use = Use(
      component: drawn.name, style: style, given: self.given(to: index, in: component, given), slot: nil)
    if let control = controls[use] { return control }
    if depth > Limit.componentDepth.most { return nil }
    depth += 1
    defer { depth -= 1 }
    controls[use] = .some(nil)
    let control = firstControl(of: drawn, use)
    controls[use] = .some(control)
    return control
  }

  private mutating func firstControl(of component: TypedComponent, _ use: Use) -> Located<String>? {
    for index in component.elements.indices where component.draws(index, in: use.style, use.given) {
      let element = component.elements[index]
      let own = element.control(use.given, in: component)
      guard own != nil || element.isComponent, case .open = place(of: index, in: component, use.given) else { continue }
      if let control = own ?? control(drawnBy: index, in: component, use.given) { return control }
    }
    return nil
  }

  // MARK: Parameters

  private func given(to index: Int, in component: TypedComponent, _ outer: KnownParameters) -> KnownParameters {
    guard case .component(let instance)? = component.elements[index].element?.kind,
      let drawn = components[instance.component]
    else { return KnownParameters() }
    return KnownParameters(of: instance, drawn, in: component, outer)
  }
}

extension TypedElement {
  /// The control that it is, or the tap gesture that makes it one.
  fileprivate func control(_ given: KnownParameters, in component: TypedComponent) -> Located<String>? {
    if written.id?.isControl == true { return written.kind }
    return zip(written.modifiers, modifiers).first { written, modifier in
      written.isTap && modifier?.action.map { given.isNil($0, in: component) } != true
    }?.0.key
  }
}

extension TypedComponent {
  /// Whether the label of an element is pressed as a whole.
  func hasPressedLabel(_ element: Int) -> Bool {
    [.button, .link, .menu, .disclosureGroup].contains(elements[element].written.id)
  }

  /// Whether an element is directly in a menu, and not in its label.
  fileprivate func isInMenu(_ element: Int) -> Bool {
    elements[element].container.map { elements[$0].written.id == .menu } == true && !isInLabel(element)
  }

  /// The slot that an element is directly in: one of the instance around it or, for an outermost element, of the component.
  fileprivate func slot(filledBy element: Int) -> LayoutSurroundings.Slot? {
    guard case .slot(let slot, _) = elements[element].scope.surroundings.section else { return nil }
    guard let container = elements[element].container else { return slot }
    return slot.component.span == elements[container].written.kind.span ? slot : nil
  }

  /// Whether an instance may draw an element of a style or of the default content of a slot.
  fileprivate func draws(_ element: Int, in style: String, _ given: KnownParameters) -> Bool {
    let scope = elements[element].scope
    if scope.isExample { return false }
    if case .style(let index) = scope.place, signature.styles[index].name.value != style { return false }
    var child = element
    while let container = elements[child].container {
      if case .conditional(let condition, _, _)? = elements[container].element?.kind,
        let isTrue = given.value(of: condition, in: self), isIn(isTrue ? .else : .then, child, of: container)
      {
        return false
      }
      child = container
    }
    guard scope.isDefaultContent, let slot = slot(filledBy: child), let known = given[slot.parameter] else {
      return true
    }
    return known == .standard
  }

  private func isIn(_ branch: Key, _ element: Int, of condition: Int) -> Bool {
    guard case .elements(let elements)? = elements[condition].written.argument(branch) else { return false }
    return positions(of: elements, in: condition).contains(element)
  }

  /// The styles with a body of their own.
  fileprivate var bodyStyles: [String] { bodies.map { signature.styles[$0.style].name.value } }

  /// The style that is drawn where none is written.
  fileprivate var usualStyle: String { signature.styles.first?.name.value ?? "default" }
}
