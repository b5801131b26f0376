import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// Lowers `facet.yaml`. The default is a public module `DesignSystem`.
func lower(_ spec: ProjectSpec?, diagnostics: inout [Diagnostic]) -> Project {
  guard let spec else { return Project(module: "DesignSystem") }
  var project = Project(module: "DesignSystem")
  if let module = spec.module {
    project.module = module.value
    checkProjectName(
      module, what: "module", besides: ReservedNames.modules.union(SwiftKeywords.all), diagnostics: &diagnostics)
  }
  if let prefix = spec.typePrefix, !prefix.value.isEmpty {
    project.typePrefix = prefix.value
    checkProjectName(prefix, what: "type prefix", diagnostics: &diagnostics)
  }
  if let access = spec.access {
    project.accessLevel = Project.AccessLevel(rawValue: access.value) ?? .public
  }
  // Internal code is part of an app; public code is in a package, with its images in the package's bundle.
  project.bundle =
    spec.bundle.flatMap { Project.Bundle(rawValue: $0.value) } ?? (project.accessLevel == .internal ? .main : .module)
  if let previews = spec.previews.flatMap({ Project.Previews(rawValue: $0.value) }) { project.previews = previews }
  project.icons = spec.namedIcons.map { icons in icons.compactMap { lower($0, diagnostics: &diagnostics) } }
  diagnostics += repeatedGlyphs(of: spec.namedIcons ?? [])
  diagnostics += outputsAmongSpecs(of: spec)
  return project
}

private func checkProjectName(
  _ name: Located<String>, what: String, besides others: Set<String> = [], diagnostics: inout [Diagnostic]
) {
  if let reason = IdentifierFault.reason(name.value) {
    let suggestion = IdentifierFault.suggestion(name.value)
    diagnostics.append(.invalidName(name, what: what, reason: reason, suggestion: suggestion))
  } else if [ReservedNames.impossible, ReservedNames.types, others].contains(where: { $0.contains(name.value) }) {
    diagnostics.append(.reservedName(name, what: what, reason: "Swift has a meaning of its own for it"))
  }
}
