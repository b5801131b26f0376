package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unusedName = DiagnosticKind(
    "name/unused", .warning, "Something is declared and never used",
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
  static func unused(_ name: Located<String>, _ what: String, help: String) -> Diagnostic {
    Diagnostic(.unusedName, at: name.span, "the \(what) '\(name.value)' is never used", help: help)
  }
}

extension ComponentChecker {
  private mutating func reportUnusedProperties(of style: StyleSignature) {
    if style.extends != nil { return }
    let living = style.properties.map(\.declaration).filter { !$0.history.isDeprecated }
    for name in living.map(\.name) where !usage.properties.contains(name) {
      report(.unused(name, "property", help: "refer to it in the body as 'style.\(name.value)', or remove it"))
    }
  }

  /// What nothing refers to: no style, no action, no content, no word of the accessibility. Content that lists a
  /// parameter does nothing with it.
  ///
  /// Only where all else is right: what is misspelled would be told twice.
  mutating func reportUnused() {
    if !isFlawless || spec.styles.isEmpty { return }
    reportConstantState()
    for style in signature.styles { reportUnusedProperties(of: style) }
    let shown = Set(content.names)
    // What is deprecated may have become what nothing looks at.
    let living = signature.parameters.filter { !$0.history.isDeprecated }
    for name in living.map(\.name) where !isUsed(name.value) {
      let spelling = shown.contains(name.value) ? "content.\(name.value)" : name.value
      report(.unused(name, "parameter", help: "refer to it as '\(spelling)', or remove it"))
    }
    for property in state where !isUsed(property.name.value) {
      let help =
        "work out content of it, as in '\(property.name.value): \(property.type?.spelling ?? "…")', or remove it"
      report(.unused(property.name, "state", help: help))
    }
    for field in content.fields where isComputed(field) && !usage.content.contains(field.name.value) {
      let help = "refer to it in a style as 'content.\(field.name.value)', or remove it"
      report(.unused(field.name, "content field", help: help))
    }
    for action in content.actions where action.isDeclared && !usage.content.contains(action.name.value) {
      report(.unused(action.name, "action", help: "use it in a style as 'content.\(action.name.value)', or remove it"))
    }
  }

  /// Of content that shows a parameter as it is, the parameter is told.
  private func isComputed(_ field: ContentSignature.Field) -> Bool {
    spec.content?.contains { $0.name == field.name && $0.defaultValue != nil } == true
  }

  private func isUsed(_ parameter: String) -> Bool {
    usage.parameters.contains(parameter) || usage.content.contains(parameter)
  }
}
