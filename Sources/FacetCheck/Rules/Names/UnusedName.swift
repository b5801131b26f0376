package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unusedName = DiagnosticKind(
    "name/unused", .warning, "Unused declaration",
    explanation: """
      A parameter that nothing reads, content that is worked out and shown by no style, or a property that its body \
      does not look at does nothing: whoever sets it will wonder why. That 'content' lists a parameter is not enough, as \
      long as no style shows it. Often a name elsewhere is misspelled.

          parameters: { title: String }
          styles:
            default:
              properties: { tint: Color = color.action }   # wrong: the body never says 'style.tint'
              body: { text: content.title }

          parameters: { title: String }
          styles:
            default:
              properties: { tint: Color = color.action }   # right
              body: { text: content.title, color: style.tint }
      """)
}

extension Diagnostic {
  fileprivate static func unused(_ name: Located<String>, _ what: String, help: String) -> Diagnostic {
    Diagnostic(.unusedName, at: name.span, "\(what) '\(name.value)' is never used", help: help)
  }
}

/// What nothing refers to: no style, no action, no content, no word of the accessibility. Content that lists a parameter
/// does nothing with it.
func unusedNames(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if component.spec.styles.isEmpty { return [] }
  let shown = Set(component.content.names)
  var found = component.signature.styles.flatMap { unusedProperties(of: $0, in: component) }
  // What is deprecated may have become what nothing looks at.
  let living = component.signature.parameters.filter { !$0.history.isDeprecated }
  for name in living.map(\.name) where !component.refers(to: name.value) {
    let spelling = shown.contains(name.value) ? "content.\(name.value)" : name.value
    found.append(.unused(name, "parameter", help: "refer to it as '\(spelling)', or remove it"))
  }
  for property in component.state where !component.refers(to: property.name.value) {
    let help =
      "work out content of it, as in '\(property.name.value): \(property.type?.spelling ?? "…")', or remove it"
    found.append(.unused(property.name, "state", help: help))
  }
  let used = component.references.content
  for field in component.content.fields where component.computes(field) && !used.contains(field.name.value) {
    let help = "refer to it in a style as 'content.\(field.name.value)', or remove it"
    found.append(.unused(field.name, "content field", help: help))
  }
  for action in component.content.actions where action.isDeclared && !used.contains(action.name.value) {
    let help = "use it in a style as 'content.\(action.name.value)', or remove it"
    found.append(.unused(action.name, "action", help: help))
  }
  return found
}

private func unusedProperties(of style: StyleSignature, in component: TypedComponent) -> [Diagnostic] {
  if style.extends != nil { return [] }
  let living = style.properties.map(\.declaration).filter { !$0.history.isDeprecated }
  return living.map(\.name).filter { !component.references.properties.contains($0) }.map { name in
    .unused(name, "property", help: "refer to it in the body as 'style.\(name.value)', or remove it")
  }
}

extension TypedComponent {
  /// Of content that shows a parameter as it is, the parameter is told.
  fileprivate func computes(_ field: ContentSignature.Field) -> Bool {
    spec.content?.contains { $0.name == field.name && $0.defaultValue != nil } == true
  }

  fileprivate func refers(to variable: String) -> Bool {
    references.variables.contains(variable) || references.content.contains(variable)
  }
}
