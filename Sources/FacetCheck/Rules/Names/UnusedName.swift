package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unusedName = DiagnosticKind(
    "name/unused", .warning, "Unused declaration",
    explanation: """
      A parameter, a content field, a property or a name of a 'let' that nothing reads has no effect. Listing a parameter \
      in 'content' is not a use unless a style reads the field. The cause is often a misspelled name elsewhere.

          parameters: { title: String }
          styles:
            default:
              properties: { tint: Color = color.action }   # wrong: the body does not use 'style.tint'
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

extension Diagnostic {
  static func unusedPart(_ name: Located<String>) -> Diagnostic {
    unused(name, "part", help: "draw it in the body with 'part: \(name.value)', or remove it")
  }

  static func unusedParameter(_ name: Located<String>, of part: Located<String>) -> Diagnostic {
    Diagnostic(
      .unusedName, at: name.span, "parameter '\(name.value)' of part '\(part.value)' is never used",
      help: "use it in the body of the part, or remove it")
  }
}

extension Diagnostic {
  /// A name that `if let` binds in an expression.
  static func unusedBinding(_ name: Located<String>, of optional: String) -> Diagnostic {
    unused(name, "name", help: "use it behind 'then', or test for nil: 'if \(optional) != nil'")
  }

  static func unusedConstant(_ name: Located<String>) -> Diagnostic {
    unused(name, "name", help: "use it below 'do', or remove it")
  }
}

/// Reports declarations that no style, action, content or accessibility refers to, nor an app that shows the screen.
/// Listing a parameter in the content is not a use of it.
func unusedNames(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if component.spec.styles.isEmpty { return [] }
  var found = component.signature.styles.flatMap { unusedProperties(of: $0, in: component) }
  let readByApps = design.namesReadByApps[component.name] ?? []
  func isUnused(_ variable: Declaration) -> Bool {
    !component.refers(to: variable.name.value) && !readByApps.contains(variable.name.value)
  }
  /// - Parameter undeclared: What to do if no field of the content forwards the variable.
  func help(for variable: Declaration, undeclared: String) -> String {
    let name = variable.name.value
    return component.spec.content != nil && component.content.names.contains(name)
      ? "use its content field as 'content.\(name)', which nothing reads, or remove both" : undeclared
  }
  // A deprecated declaration may be unused.
  for parameter in component.signature.parameters where !parameter.history.isDeprecated && isUnused(parameter) {
    let help = help(for: parameter, undeclared: "refer to it as '\(parameter.name.value)', or remove it")
    found.append(.unused(parameter.name, "parameter", help: help))
  }
  for property in component.state where isUnused(property) {
    let declaration = "\(property.name.value): \(property.type?.spelling ?? "…")"
    let help = help(for: property, undeclared: "use it in content, as in '\(declaration)', or remove it")
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
  let names = style.properties.compactMap { $0.declaration.history.isDeprecated ? nil : $0.declaration.name }
  return names.filter { !component.references.properties.contains($0.span) }.map { name in
    .unused(name, "property", help: "refer to it in the body as 'style.\(name.value)', or remove it")
  }
}

extension TypedComponent {
  /// Whether a content field has an expression. For a field that forwards a parameter, the parameter is reported.
  fileprivate func computes(_ field: ContentSignature.Field) -> Bool {
    spec.content?.contains { $0.name == field.name && $0.defaultValue != nil } == true
  }

  fileprivate func refers(to variable: String) -> Bool {
    references.variables.contains(variable) || references.content.contains(variable)
  }
}
