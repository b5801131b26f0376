package import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let generatedView = DiagnosticKind(
    "component/as-swift", .error, "Hand-written view with the name of a generated type",
    explanation: """
      'swift' names a view that a person writes. A component of the project is an element by its own name: then its \
      parameters are checked, and snapshots draw it.

          swift: Badge                    # wrong, if the project has a component Badge
          with: { text: content.title }

          Badge: { text: content.title }  # right
      """)
}

/// Views that are to be written in Swift, where there is a type of that name already. One that is nested in another type
/// hides nothing.
func takenViews(in components: [TypedComponent], of project: Project, _ design: DesignIndex) -> [Diagnostic] {
  let views = components.flatMap(\.references.views)
  if views.isEmpty { return [] }
  let tokens = design.tokens
  var owners: [String: String] = [:]
  for signature in design.signatures {
    for type in signature.generatedTypeNames(prefix: project.typePrefix) { owners[type] = signature.name.value }
  }
  let tokenTypes = Set(tokens.tokens.compactMap(\.path.outerType))
  return views.compactMap { view in
    if let owner = owners[view.value] {
      .generatedView(view, component: owner)
    } else if tokenTypes.contains(view.value) {
      .tokenView(view)
    } else if ReservedNames.isType(view.value, theme: tokens.themeType(in: project)) {
      .reservedName(view, what: "view", reason: "it would hide the type that is called so already")
    } else if ReservedNames.isFile(view.value) {
      .reservedName(view, what: "view", reason: "the file '\(view.value).swift' means something else")
    } else {
      nil
    }
  }
}

extension TokenPath {
  /// The type at the top of the generated module that it stands in.
  fileprivate var outerType: String? { names.count == 1 ? "Tokens" : TokenName.outerType(names[0]) }
}

extension Diagnostic {
  static func elementAsView(_ view: Located<String>, _ element: String) -> Diagnostic {
    let shown = escapedForDisplay(view.value)
    return .reservedName(
      view, what: "view", reason: "it is an element of the language",
      help: shown == element ? "write '\(element): …'" : "write '\(element): …' instead of 'swift: \(shown)'")
  }

  static func valueAsView(_ view: Located<String>) -> Diagnostic {
    Diagnostic(
      .lowerCaseType, at: view.span, "'swift' takes the name of a view's type, not a value",
      help: "write 'text: \(view.value)', or 'slot: \(view.value)' for a View")
  }

  fileprivate static func generatedView(_ view: Located<String>, component: String) -> Diagnostic {
    Diagnostic(
      .generatedView, at: view.span, "'\(view.value)' is generated from the component '\(component)'",
      help: "write '\(component): { … }' for the component, or give the view another name")
  }

  fileprivate static func tokenView(_ view: Located<String>) -> Diagnostic {
    Diagnostic(
      .generatedView, at: view.span, "'\(view.value)' is generated from the tokens", help: "give the view another name")
  }
}
