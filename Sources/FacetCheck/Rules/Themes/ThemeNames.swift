import FacetDiagnostics
import FacetSpec

/// Reports names of themes that cannot be cases of an enum in Swift.
func reportThemeNames(_ names: [Located<String>], to diagnostics: inout [Diagnostic]) {
  diagnostics += collisions(among: names, what: "theme", by: caseFolded)
  for name in names {
    if let reason = IdentifierFault.reason(name.value) {
      let suggestion = IdentifierFault.suggestion(name.value)
      diagnostics.append(.invalidName(name, what: "theme", reason: reason, suggestion: suggestion))
    } else if ReservedNames.impossible.contains(name.value) || ReservedNames.enumMembers.contains(name.value) {
      diagnostics.append(.reservedName(name, what: "theme", reason: "Swift has a meaning of its own for it"))
    }
  }
}
