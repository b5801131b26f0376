package import FacetIR

/// A name of the libraries under generated code that Swift written by hand may still use as it was.
package struct FormerName: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    /// What it is called.
    case renamed(to: String)
    /// The module that has it.
    case moved(to: String)
  }

  package var name: String
  package var change: Change
  /// The version of facet that changed it first.
  package var since: String
}

/// The table of renames: each later one adds a row. What specs and servers write has not been renamed so far; the
/// `renamedFrom` of a spec is about the names of a design system, not about these.
package enum FormerNames {
  /// Those of a design. Its themes had the same type in all projects.
  package static func all(for design: Design) -> [FormerName] {
    guard let theme = design.tokens.themeType(in: design.project) else { return libraries }
    return libraries.filter { $0.name != theme }
      + [FormerName(name: "Theme", change: .renamed(to: theme), since: "0.1.0")]
  }

  private static let libraries =
    renamed(
      since: "0.1.0",
      [
        "BorderStyle": "DesignBorder", "Bounds": "DesignBounds", "Dash": "DesignDash", "DesignTheme": "DesignThemeName",
        "Easing": "DesignEasing", "Icon": "DesignIcon", "Shadow": "DesignShadow", "TextStyle": "DesignTextStyle",
      ])
    + moved(
      to: "FacetSupport", since: "0.1.0",
      [
        "BindingOrState", "LayoutDrag", "ListElementID", "ResolvedStyle", "RevealableSecureField", "ScaledText",
        "TextScale", "UnaryView", "WithEnvironment", "WithState",
      ])
    + moved(
      to: "FacetVariants", since: "0.1.0",
      [
        "ComponentCatalog", "ContentVariant", "ContentVariants", "ContentVariantsBuilder", "VariantAxis", "VariantLog",
        "VariantMatrix", "VariantSetting", "ViewDefinition",
      ])

  private static func renamed(since version: String, _ names: KeyValuePairs<String, String>) -> [FormerName] {
    names.map { FormerName(name: $0, change: .renamed(to: $1), since: version) }
  }

  private static func moved(to module: String, since version: String, _ names: [String]) -> [FormerName] {
    names.map { FormerName(name: $0, change: .moved(to: module), since: version) }
  }
}
