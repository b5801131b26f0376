import FacetIR

/// The themes of the module, and how a view is drawn in one. A project with one theme has none of this.
struct ThemeWriter {
  let index: DesignIndex
  private var type: SwiftName { index.themeType }

  var files: [SwiftFile] {
    guard let base = index.design.tokens.themes.first else { return [] }
    return [
      SwiftFile(
        type.text, from: "", importing: index.accessLevel, [.paragraphs([enumeration, alias, value(base), modifier])])
    ]
  }

  private var enumeration: Code {
    let cases = index.design.tokens.themes.map { "case \(SwiftName($0))" as Code }
    let head: Code = "\(index.access)nonisolated enum \(type): String, DesignThemeName"
    return "\(.documentation("The brands that views can be drawn as."))\(.block(head, .lines(cases)))"
  }

  private var alias: Code {
    .sequence([
      .documentation("A value that is another in each theme: `RadiusTokens.card(in: theme)`."),
      "\(index.access)typealias Themed<Value> = ThemedValue<\(type), Value>",
    ])
  }

  private func value(_ base: String) -> Code {
    .block(
      "nonisolated extension EnvironmentValues",
      .sequence([
        .documentation("The theme that views are drawn in."),
        .block(
          "\(index.access)var theme: \(type)",
          .lines([
            "get { \(type)(rawValue: themeName) ?? .\(member: SwiftName(base)) }",
            "set { themeName = newValue.rawValue }",
          ])),
      ]))
  }

  private var modifier: Code {
    .block(
      "extension View",
      .sequence([
        .documentation("Draws this view, and all in it, in a theme."),
        .block("\(index.access)func theme(_ theme: \(type)) -> some View", "environment(\\.theme, theme)"),
      ]))
  }
}
