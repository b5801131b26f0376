import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentChecker {
  /// What the examples of a component without mistakes leave out. A component without any has not begun with them.
  mutating func reportCoverage(
    of catalog: VariantCatalog, _ styles: [Style], _ actions: [Content.Action]
  ) {
    guard isFlawless, !catalog.variants.isEmpty else { return }
    for style in spec.styles where !catalog.variants.contains(where: { $0.style.style == style.name.value }) {
      report(.unshownStyle(style.name))
    }
    for parameter in signature.parameters { reportUnshown(parameter, in: catalog) }
    reportUnusedActions(in: catalog, styles, actions)
  }

  private mutating func reportUnshown(_ parameter: Declaration, in catalog: VariantCatalog) {
    guard let type = parameter.type?.read else { return }
    let shown = catalog.variants.flatMap { $0.values(of: parameter) }
    if type.isOptional {
      let isNil = shown.map { $0.node == .null }
      if !isNil.contains(true) { report(.unshownState(parameter.name, "nil")) }
      if !isNil.contains(false) { report(.unshownState(parameter.name, "anything but nil")) }
    }
    if type.unwrapped == .bool {
      for value in [true, false] where !shown.contains(where: { $0.node == .bool(value) }) {
        report(.unshownState(parameter.name, "\(value)"))
      }
    }
    guard case .declared(let declared) = type.unwrapped.element,
      case .enumeration(let cases)? = declaration(of: declared)?.shape
    else { return }
    let words = Set(shown.flatMap(\.words))
    for name in cases where !words.contains(name) {
      let isList = if case .array = type.unwrapped { true } else { false }
      report(.unshownCase(name, of: parameter.name, example: isList ? "[\(name)]" : name))
    }
  }

  private mutating func reportUnusedActions(in catalog: VariantCatalog, _ styles: [Style], _ actions: [Content.Action])
  {
    let used = UsedActions(in: catalog, styles, actions, spec.accessibility).names
    for action in content.actions where !used.contains(action.name.value) { report(.unusedAction(action.name)) }
  }
}

extension ValueType {
  /// Of an array its elements' type, or the type itself.
  fileprivate var element: ValueType {
    if case .array(let element) = self { element } else { self }
  }
}

extension Variant {
  /// What a parameter is in this example: at first, and as it is expected in the end.
  fileprivate func values(of parameter: Declaration) -> [Expression] {
    let usual = parameter.type.flatMap { $0.isOptional ? Expression(.null, as: $0) : nil }
    let first = arguments.first { $0.parameter == parameter.name.value }?.value ?? parameter.defaultValue ?? usual
    let last = expectations.filter { $0.subject == .parameter(parameter.name.value) }.map(\.value)
    return [first].compactMap { $0 } + last
  }
}

extension Expression {
  /// The words that it is, or holds.
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
      .unshownStyle, at: style.span, "no variant is drawn in the style '\(style.value)'",
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

  fileprivate static func unusedAction(_ action: Located<String>) -> Diagnostic {
    Diagnostic(
      .unusedAction, at: action.span, "no variant uses '\(action.value)'",
      help: "add 'after: [ tap: \(action.value) ]' to one")
  }
}
