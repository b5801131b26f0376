package import FacetDiagnostics
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let missingRoot = DiagnosticKind(
    "project/missing-root", .warning, "Folder of 'roots' that does not exist",
    explanation: """
      'roots' in 'facet.yaml' names folders outside of the project from which it may read files, by their paths from the \
      folder of 'facet.yaml'. Nothing can be read from a folder that does not exist.

      Wrong, where the folder is '../Shared/Specs':

          roots: [../Shared/Spcs]

      Right:

          roots: [../Shared/Specs]
      """)
}

extension SpecFiles {
  /// Reports the folders of `roots` that are missing on this disk.
  func reportMissingRoots(diagnostics: inout [Diagnostic]) {
    if missingFolders.isEmpty { return }
    for root in project?.roots ?? [] where missingFolders.contains(root.value) {
      diagnostics.append(
        Diagnostic(
          .missingRoot, at: root.span, "there is no folder '\(escapedForDisplay(root.value))'",
          help: "the path begins at the folder of facet.yaml; correct it, or take it out of 'roots'"))
    }
  }
}
