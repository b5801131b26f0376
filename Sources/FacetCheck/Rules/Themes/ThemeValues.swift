package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let themeUnknown = DiagnosticKind(
    "theme/unknown", .error, "Unknown theme",
    explanation: """
      The themes of a project are listed under 'themes:' in facet.yaml, or are the contexts of the modifier that is \
      bound to the theme.

          # facet.yaml
          facet: 1
          module: Sample
          themes: { standard: , harbor: { tokens: harbor.tokens.json } }
          # base.tokens.json
          { "color": { "action": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } }
          # harbor.tokens.json
          { "color": { "action": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.4] } } } }

      Wrong:

          # card.component.yaml
          variants: { Default: }
          matrix: { theme: [standard, harbour] }

      Right:

          # card.component.yaml
          variants: { Default: }
          matrix: { theme: [standard, harbor] }
      """)

  package static let themeFixedValue = DiagnosticKind(
    "theme/fixed-value", .error, "Themed token where there is no theme",
    explanation: """
      A token that differs by theme can be used in the body of a style and in the defaults of style properties. \
      Defaults of parameters, content, actions and variants have one value in all themes. Colors and text styles can \
      be used anywhere, because they are resolved when they are drawn.

          # facet.yaml
          facet: 1
          module: Sample
          themes: { standard: , harbor: { tokens: harbor.tokens.json } }
          # base.tokens.json
          { "radius": { "card": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
          # harbor.tokens.json
          { "radius": { "card": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } } }

      Wrong:

          # card.component.yaml
          parameters: { radius: Length = radius.card }
          styles: { default: { body: { text: "", padding: content.radius } } }

      Right:

          # card.component.yaml
          parameters: { title: String }
          styles:
            default:
              properties: { radius: Length = radius.card }
              body: { text: content.title, padding: style.radius }
      """)
}

extension ComponentResolver {
  /// `theme: harbor`, in an environment or a matrix.
  mutating func theme(at node: NodeID) -> EnvironmentSetting? {
    let name = spec.tree.text(node)
    if design.tokens.themes.contains(name) { return EnvironmentSetting(.theme, name) }
    report(.unknownTheme(name, at: spec.tree.span(node), among: design.tokens.themes))
    return nil
  }

  /// Reports a token that differs by theme where the theme is unknown.
  mutating func checkTheme(of token: Token, at span: SourceSpan) {
    guard token.isReadInTheme, !knowsTheme else { return }
    report(
      Diagnostic(
        .themeFixedValue, at: span,
        "'\(escapedForDisplay(token.path.description))' differs by theme and cannot be used here",
        help: "use it in the body of a style or as the default of a property"))
  }

  /// Resolves an expression where the theme is known.
  mutating func knowingTheme<Result>(
    _ isKnown: Bool = true, _ read: (inout ComponentResolver) -> Result
  ) -> Result {
    let outer = knowsTheme
    knowsTheme = outer || isKnown
    defer { knowsTheme = outer }
    return read(&self)
  }

  /// Whether a property of a style keeps a value for each theme: where it, or what another style of the component has in
  /// its place, differs by theme. A default that could not be read may have been such.
  func isThemed(_ property: String, of component: ComponentSignature) -> Bool {
    component.styles.contains { style in
      guard let property = style.property(named: property) else { return false }
      return property.declaration.defaultValue.map(design.tokens.isReadInTheme) ?? true
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownTheme(_ name: String, at span: SourceSpan, among themes: [String]) -> Diagnostic {
    guard !themes.isEmpty else {
      return Diagnostic(
        .themeUnknown, at: span, "the project has one theme, so there is no '\(escapedForDisplay(name))'",
        help: "list the others under 'themes:' in facet.yaml, each with its token file")
    }
    return Diagnostic(
      .themeUnknown, at: span, "the project has no theme '\(escapedForDisplay(name))'",
      help: nearest(to: name, among: themes).map { "did you mean '\(escapedForDisplay($0))'?" }
        ?? "the themes are \(themes.map(escapedForDisplay).joined(separator: ", "))")
  }
}
