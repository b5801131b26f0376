package import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let deprecatedName = DiagnosticKind(
    "name/deprecated-use", .warning, "Use of something deprecated",
    explanation: """
      The spec of a component says with 'deprecated' that something of it is not to be used any more, and what to use \
      instead. Whoever uses it in Swift is warned by the compiler; another spec that still uses it is told here. The \
      component's own examples may show it for as long as it is there.

          styles:
            default: { body: { text: content.title } }
            plain: { deprecated: Use default., body: { text: content.title } }
            tiny: { extends: plain }     # wrong

          styles:
            default: { body: { text: content.title } }
            plain: { deprecated: Use default., body: { text: content.title } }
            tiny: { extends: default }   # right
      """)

  package static let deprecatedWithoutDefault = DiagnosticKind(
    "name/deprecated-without-default", .error, "Deprecated declaration without a default",
    explanation: """
      Nobody can do without a parameter, or a field of a struct, that has no default. What is not to be given any more \
      says what it is where nobody gives it.

          isLarge: { type: Bool, deprecated: Use the style large. }                   # wrong
          isLarge: { type: Bool, default: false, deprecated: Use the style large. }   # right
      """)

  package static let deprecatedDefaultStyle = DiagnosticKind(
    "style/deprecated-default", .error, "A default style that is deprecated",
    explanation: """
      Nobody chooses the style 'default': it is what a component looks like where no style is set, so nobody could do \
      without it. A component that is not to be used any more says so itself.

          styles:
            default: { deprecated: Use plain. }   # wrong

          status: { deprecated: Use Badge. }      # right
      """)
}

extension Diagnostic {
  static func deprecatedName(_ name: Located<String>, _ what: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .deprecatedName, at: name.span, "\(what) '\(name.value)' is deprecated: \(escapedForDisplay(reason))")
  }
}

extension ComponentResolver {
  /// - Parameter owner: The component that declares it, which may still use it.
  mutating func reportDeprecatedUse(of history: History, _ name: Located<String>, _ what: String, of owner: String) {
    guard let reason = history.deprecation, owner != self.name else { return }
    report(.deprecatedName(name, what, reason))
  }

  mutating func checkDeprecation(of declaration: Declaration, what: String) {
    guard declaration.history.isDeprecated, !declaration.hasDefault else { return }
    report(
      Diagnostic(
        .deprecatedWithoutDefault, at: declaration.name.span,
        "the \(what) '\(declaration.name.value)' is deprecated, and has to be given", help: "give it a default"))
  }

  mutating func checkDefaultStyleIsNotDeprecated() {
    guard let style = spec.styles.first(where: { $0.name.value == "default" }), let reason = style.deprecated else {
      return
    }
    report(
      Diagnostic(
        .deprecatedDefaultStyle, at: reason.span, "the style 'default' cannot be deprecated",
        help: "deprecate the component: 'status: { deprecated: … }'"))
  }

  /// A style that stays cannot draw the body of one that goes.
  mutating func checkDeprecatedBase(_ base: StyleSignature, of style: StyleSpec, _ history: History) {
    guard let extends = style.extends, let reason = base.history.deprecation, !history.isDeprecated else { return }
    report(.deprecatedName(extends, "style", reason))
  }
}
