package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let deprecatedName = DiagnosticKind(
    "name/deprecated-use", .warning, "Use of something deprecated",
    explanation: """
      'deprecated' marks a declaration that should no longer be used and names its replacement. The Swift compiler \
      warns about uses in Swift; this rule reports uses in other specs. Variants of the component itself may use it.

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
      A parameter or a struct field without a default must be passed in every call. A deprecated one needs a default \
      so that callers can omit it.

          isLarge: { type: Bool, deprecated: Use the style large. }                   # wrong
          isLarge: { type: Bool, default: false, deprecated: Use the style large. }   # right
      """)

  package static let deprecatedDefaultStyle = DiagnosticKind(
    "style/deprecated-default", .error, "A default style that is deprecated",
    explanation: """
      The style 'default' applies where no other style is set, so callers cannot avoid it. To deprecate the whole \
      component, use 'status'.

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
  /// - Parameter owner: The component that declares the name, which may still use it.
  mutating func reportDeprecatedUse(of history: History, _ name: Located<String>, _ what: String, of owner: String) {
    guard let reason = history.deprecation, owner != self.name else { return }
    report(.deprecatedName(name, what, reason))
  }

  mutating func checkDeprecation(of declaration: Declaration, what: String) {
    guard declaration.history.isDeprecated, !declaration.hasDefault else { return }
    report(
      Diagnostic(
        .deprecatedWithoutDefault, at: declaration.name.span,
        "deprecated \(what) '\(declaration.name.value)' requires a default",
        help: declaration.type?.isSlot == true ? "add the default 'none'" : "add a default"))
  }

  mutating func checkDefaultStyleIsNotDeprecated() {
    guard let style = spec.styles.first(where: { $0.name.value == "default" }), let reason = style.deprecated else {
      return
    }
    report(
      Diagnostic(
        .deprecatedDefaultStyle, at: reason.span, "style 'default' cannot be deprecated",
        help: "deprecate the component: 'status: { deprecated: … }'"))
  }

  /// Reports a style that is not deprecated and extends a deprecated one.
  mutating func checkDeprecatedBase(_ base: StyleSignature, of style: StyleSpec, _ history: History) {
    guard let extends = style.extends, let reason = base.history.deprecation, !history.isDeprecated else { return }
    report(.deprecatedName(extends, "style", reason))
  }
}
