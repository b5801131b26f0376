import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension ComponentChecker {
  /// `theme: harbor`, in an environment or a matrix.
  mutating func theme(at node: NodeID) -> EnvironmentSetting? {
    let name = spec.tree.text(node)
    if design.tokens.themes.contains(name) { return .theme(name) }
    report(.unknownTheme(name, at: spec.tree.span(node), among: design.tokens.themes))
    return nil
  }

  /// Where nothing says which theme is drawn, a token that differs by theme has no value.
  mutating func checkTheme(of token: Token, at span: SourceSpan) {
    guard token.isReadInTheme, !knowsTheme else { return }
    report(
      Diagnostic(
        .themeFixedValue, at: span,
        "'\(escapedForDisplay(token.path.description))' differs by theme, and here is no theme to choose by",
        help: "let a style read it, in its body or as the default of a property"))
  }

  /// Reads what stands where the theme is known.
  mutating func knowingTheme<Result>(
    _ isKnown: Bool = true, _ read: (inout ComponentChecker) -> Result
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
