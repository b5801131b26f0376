import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Reports what the variants of a component do not cover. A component without variants is not checked.
func coverage(of component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let catalog = component.component.catalog
  if catalog.variants.isEmpty { return [] }
  let drawn = Set(catalog.variants.map(\.style.style))
  var found = component.spec.styles.filter { !drawn.contains($0.name.value) }.map { Diagnostic.unshownStyle($0.name) }
  for parameter in component.signature.parameters { found += unshown(parameter, in: catalog, of: component, design) }
  let used = UsedActions(in: component, design).names
  found += component.content.actions.filter { !used.contains($0.name.value) }.map { action in
    .unusedAction(action.name, step: component.spec.accessibility?.step(performing: action.name.value) ?? "tap")
  }
  return found
}

private func unshown(
  _ parameter: Declaration, in catalog: VariantCatalog, of component: TypedComponent, _ design: DesignIndex
) -> [Diagnostic] {
  guard let type = parameter.type?.read else { return [] }
  let cases = component.cases(of: type.unwrapped.element, in: design)
  guard type.isOptional || type.unwrapped == .bool || cases != nil else { return [] }
  let multiplied = catalog.parameterAxes.first { $0.parameter == parameter.name.value }?.values.map(\.value) ?? []
  let shown = catalog.variants.flatMap { $0.values(of: parameter) } + multiplied
  var found: [Diagnostic] = []
  if type.isOptional {
    let isNil = shown.map { $0.node == .null }
    if !isNil.contains(true) { found.append(.unshownState(parameter.name, "nil")) }
    if !isNil.contains(false) { found.append(.unshownState(parameter.name, "anything but nil")) }
  }
  if type.unwrapped == .bool {
    for value in [true, false] where !shown.contains(where: { $0.node == .bool(value) }) {
      found.append(.unshownState(parameter.name, "\(value)"))
    }
  }
  guard let cases else { return found }
  let words = Set(shown.flatMap(\.words))
  let isList = if case .array = type.unwrapped { true } else { false }
  for name in cases where !words.contains(name) {
    found.append(.unshownCase(name, of: parameter.name, example: isList ? "[\(name)]" : name))
  }
  return found
}

extension TypedComponent {
  /// The cases of an enum; nil for any other type.
  fileprivate func cases(of type: ValueType, in design: DesignIndex) -> [String]? {
    guard case .declared(let declared) = type,
      case .enumeration(let cases)? = declaration(of: declared, in: design)?.shape
    else { return nil }
    return cases
  }
}

extension AccessibilitySpec {
  /// The step that performs an action as VoiceOver does; nil for one that VoiceOver finds on a control.
  fileprivate func step(performing action: String) -> String? {
    if escape?.action.actionName == action { return "escape" }
    let activated = [activate?.action] + actions.map(\.action)
    return activated.contains { $0?.actionName == action } ? "activate" : nil
  }
}

extension ValueType {
  /// The element type of an array, or the type itself.
  fileprivate var element: ValueType {
    if case .array(let element) = self { element } else { self }
  }
}

extension Variant {
  /// The values of a parameter in this variant: the initial one and the expected one.
  fileprivate func values(of parameter: Declaration) -> [Expression] {
    let usual = parameter.type.flatMap { $0.isOptional ? Expression(.null, as: $0) : nil }
    let first = arguments.first { $0.parameter == parameter.name.value }?.value ?? parameter.defaultValue ?? usual
    let last = expectations.filter { $0.subject == .parameter(parameter.name.value) }.map(\.value)
    return [first].compactMap { $0 } + last
  }
}

extension Expression {
  /// The enumerated values that the expression is or contains.
  fileprivate var words: [String] {
    switch node {
    case .word(let word): [word]
    case .array(let elements): elements.flatMap(\.words)
    default: []
    }
  }
}

extension Diagnostic {
  fileprivate static func unshownStyle(_ style: Located<String>) -> Diagnostic {
    Diagnostic(
      .unshownStyle, at: style.span, "no variant uses style '\(style.value)'",
      help: "add a variant with 'style: \(style.value)'")
  }

  fileprivate static func unshownCase(
    _ name: String, of parameter: Located<String>, example: String
  ) -> Diagnostic {
    Diagnostic(
      .unshownCase, at: parameter.span, "no variant shows '\(parameter.value)' as '\(name)'",
      help: "add a variant with '\(parameter.value): \(example)'")
  }

  fileprivate static func unshownState(_ parameter: Located<String>, _ value: String) -> Diagnostic {
    Diagnostic(
      .unshownState, at: parameter.span, "no variant shows '\(parameter.value)' as \(value)",
      help: "add a variant with such a '\(parameter.value)'")
  }

  fileprivate static func unusedAction(_ action: Located<String>, step: String) -> Diagnostic {
    Diagnostic(
      .unusedAction, at: action.span, "no variant uses '\(action.value)'",
      help: "add 'after: [ \(step): \(action.value) ]' to one")
  }
}
