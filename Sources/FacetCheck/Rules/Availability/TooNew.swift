import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Reports uses of API that is not available wherever the element is drawn.
func tooNew(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let drawn = component.availability(in: element.scope)
  let isInStyle = element.scope.style != nil
  var found = element.written.modifiers.compactMap { tooNew($0, drawn, isInStyle: isInStyle) }
  func check(_ needed: Availability, _ use: Located<String>, _ what: @autoclosure () -> String) {
    if let fault = tooNew(needed, use, what(), drawn, isInStyle: isInStyle) { found.append(fault) }
  }
  let kind = element.written.kind
  if let id = element.written.id {
    if let fault = tooNew(id.kind.since, kind, "\(article(kind.value)) '\(kind.value)'", drawn, isInStyle: isInStyle) {
      found.append(fault)
    } else if let fault = tooNewStyle(of: element, drawn, isInStyle: isInStyle) {
      found.append(fault)
    }
  } else if let used = design[component: kind.value] {
    check(used.availability, kind, "'\(kind.value)'")
  }
  for (style, place) in element.chosenStyles {
    // The component's own variants are drawn where their style is available.
    guard style.component != component.name, let used = design[component: style.component],
      let signature = used.style(named: style.name), !signature.hasFallback
    else { continue }
    check(signature.availability, place, "the style '\(place.value)' of '\(used.name.value)'")
  }
  return found
}

/// Reports modifiers around variants that are not available.
func tooNewAroundVariants(of component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  component.variantModifiers.compactMap { tooNew($0.written, component.signature.availability, isInStyle: false) }
}

private func tooNew(_ modifier: ElementSpec.Argument, _ drawn: Availability, isInStyle: Bool) -> Diagnostic? {
  modifier.modifier.flatMap {
    tooNew(
      $0.kind.since, modifier.key, "the modifier '\(modifier.key.value)'", drawn, isInStyle: isInStyle,
      mayBeMissing: $0.kind.isOmittedWhereMissing)
  }
}

/// Reports the style of a control, at its key or, if that is omitted, at the control.
private func tooNewStyle(of element: TypedElement, _ drawn: Availability, isInStyle: Bool) -> Diagnostic? {
  guard case .control(let control)? = element.element?.kind, let (styles, style) = control.chosenStyle,
    let availability = styles.availability(ofStyle: style)
  else { return nil }
  let kind = element.written.kind
  let others = styles.words.filter { word in
    guard let availability = styles.availability(ofStyle: word) else { return true }
    return availability.isReplacedWhereMissing || availability.since.includes(drawn)
  }
  return tooNew(
    availability.since, element.written.argument(.style)?.styleName ?? kind,
    "the style '\(style)' of \(article(kind.value)) '\(kind.value)'", drawn, isInStyle: isInStyle,
    mayBeMissing: availability.isReplacedWhereMissing, others: others)
}

/// - Parameter others: The values of 'style:' that could be written instead.
private func tooNew(
  _ needed: Availability, _ use: Located<String>, _ what: @autoclosure () -> String, _ drawn: Availability,
  isInStyle: Bool, mayBeMissing: Bool = false, others: [String] = []
) -> Diagnostic? {
  if needed.includes(drawn) { return nil }
  for (platform, since) in drawn.entries {
    guard let version = needed[platform] else {
      if mayBeMissing { continue }
      return .doesNotExist(use, what(), on: platform, others: others)
    }
    if version > since {
      return .tooNew(use, what(), needed.later(than: drawn), drawn, platform, inStyle: isInStyle)
    }
  }
  return nil
}

extension TypedComponent {
  /// The availability of elements in a scope.
  fileprivate func availability(in scope: Scope) -> Availability {
    scope.style.map { signature.styles[$0].availability } ?? signature.availability
  }
}

extension Element.Control {
  /// The style, in the set of those that the control can have.
  fileprivate var chosenStyle: (styles: WordSet, style: String)? {
    switch self {
    case .picker(let picker): (.pickerStyle, picker.style)
    case .datePicker(let picker): (.datePickerStyle, picker.style)
    case .list(let list): (.listStyle, list.style)
    default: nil
    }
  }
}

extension TypedElement {
  /// The styles that the element sets for components, with the spans of their names.
  fileprivate var chosenStyles: [(style: (component: String, name: String), place: Located<String>)] {
    var chosen: [(style: (component: String, name: String), place: Located<String>)] = []
    if case .component(let instance)? = element?.kind, let style = instance.style,
      let place = written.argument(.style)?.styleName
    {
      chosen.append(((instance.component, style.style), place))
    }
    for (modifier, written) in zip(modifiers, written.modifiers) {
      if case .style(let component, let style)? = modifier?.arguments.first?.value, let place = written.value.styleName
      {
        chosen.append(((component, style.style), place))
      }
    }
    return chosen
  }
}

extension ElementSpec.Value {
  fileprivate var styleName: Located<String>? {
    switch self {
    case .style(let selection): selection.name
    case .word(let name): name
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func doesNotExist(
    _ use: Located<String>, _ what: String, on platform: Platform, others: [String]
  ) -> Diagnostic {
    let instead = choice(among: others.map { "style: \($0)" }).map { "write \($0)" } ?? "draw something else"
    return Diagnostic(
      .tooNew, at: use.span, "\(what) does not exist on \(platform.rawValue), which the project runs on",
      help: "\(instead), or remove '\(platform.rawValue)' from 'platforms' in facet.yaml")
  }

  fileprivate static func tooNew(
    _ use: Located<String>, _ what: String, _ needed: Availability, _ drawn: Availability, _ platform: Platform,
    inStyle isInStyle: Bool
  ) -> Diagnostic {
    let since = needed[platform].map(\.text) ?? ""
    let versions = needed.entries.map { "\($0.platform.rawValue): \($0.version.text)" }.joined(separator: ", ")
    let otherwise = isInStyle ? ", or to the style, with 'otherwise:'" : ""
    return Diagnostic(
      .tooNew, at: use.span,
      "\(what) exists since \(platform.rawValue) \(since), and this is drawn since \(platform.rawValue) \(drawn[platform]?.text ?? "")",
      help: "add 'availability: { \(versions) }' to the component\(otherwise)")
  }
}
