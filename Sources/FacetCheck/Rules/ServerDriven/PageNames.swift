package import FacetDiagnostics
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let pageName = DiagnosticKind(
    "server/page-name", .error, "Page whose name does not say which one it is",
    explanation: """
      Variants and sessions name the pages of a project by their files without '.page.json', and the generated previews \
      by the same name in Swift. So a name has letters of ASCII or digits, and no two pages have the same.

          # home.page.json
          { "sections": [] }

      Wrong:

          # pages/home.page.json
          { "sections": [] }

      Right:

          # pages/home-at-night.page.json
          { "sections": [] }
      """)
}

extension Diagnostic {
  static func unnamedPage(_ page: PageSpec) -> Diagnostic {
    Diagnostic(
      .pageName, at: page.name.span, "'\(escapedForDisplay(page.name.value))' is not a name in Swift",
      help: "name the file with letters of ASCII, as in 'home.page.json'")
  }

  static func pageNamedTwice(_ page: PageSpec, as other: PageSpec, swiftName: String) -> Diagnostic {
    Diagnostic(
      .pageName, at: page.name.span, "two pages have the name '\(swiftName)'",
      help: "rename one of the files", notes: [Note("the other page", at: other.name.span)])
  }
}
