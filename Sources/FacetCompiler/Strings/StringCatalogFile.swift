import FacetCheck
package import FacetDiagnostics
import FacetSpec
import FacetText
import FacetTokens

extension SpecFiles {
  /// The path of the String Catalog, relative to the project; nil if the project has none.
  package var stringCatalogPath: String? { project?.stringCatalogPath }
}

extension ProjectSpec {
  fileprivate var stringCatalogPath: String? {
    guard let strings else { return nil }
    return strings.value.hasSuffix(".xcstrings") ? FilePathResolution.path(strings.value, from: "facet.yaml") : nil
  }
}

extension [SpecFile] {
  /// Reads the String Catalog that `facet.yaml` names. Nil if it names none.
  mutating func readStrings(of project: ProjectSpec?, diagnostics: inout [Diagnostic]) -> ProjectStrings? {
    guard let project, let name = project.strings else { return nil }
    guard let path = project.stringCatalogPath else {
      diagnostics.append(.notACatalog(name))
      return ProjectStrings(name: name, catalog: nil)
    }
    guard let file = firstIndex(where: { $0.path == path }) else {
      diagnostics.append(.noCatalog(name, among: map(\.path)))
      return ProjectStrings(name: name, catalog: nil)
    }
    self[file].isRead = true
    guard let tree = self[file].dataTree() else { return ProjectStrings(name: name, catalog: nil) }
    return ProjectStrings(
      name: name, catalog: .decode(tree, diagnostics: &diagnostics), isShared: project.sharesStrings)
  }
}

/// Diagnostics of the file of a String Catalog.
package enum StringCatalogFileKinds {
  package static let all: [DiagnosticKind] = StringCatalogKinds.all + [.noCatalog]
}

extension DiagnosticKind {
  static let noCatalog = DiagnosticKind(
    "strings/no-catalog", .error, "Missing String Catalog",
    explanation: """
      'strings' names the String Catalog of the project, by its path from 'facet.yaml'. Its name ends in '.xcstrings'. \
      'facet strings' creates it if there is none.

      Wrong:

          # facet.yaml
          strings: Localizable.strings
          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }
          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
      """)
}

extension Diagnostic {
  fileprivate static func notACatalog(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .noCatalog, at: name.span, "'\(escapedForDisplay(name.value))' is not the name of a String Catalog",
      help: "write 'strings: Localizable.xcstrings'")
  }

  fileprivate static func noCatalog(_ name: Located<String>, among paths: [String]) -> Diagnostic {
    let catalogs = paths.filter { $0.hasSuffix(".xcstrings") }
    return Diagnostic(
      .noCatalog, at: name.span, "there is no file '\(escapedForDisplay(name.value))' in the project",
      help: nearest(to: name.value, among: catalogs).map { "did you mean '\($0)'?" }
        ?? "run 'facet strings' to create it")
  }
}
