package import FacetDiagnostics

/// All diagnostics that reading and resolving tokens can report.
package enum FacetTokensKinds {
  package static let all: [DiagnosticKind] =
    DiagnosticKind.tokenFileKinds + DiagnosticKind.legacyTokenKinds + DiagnosticKind.tokenReferenceKinds
    + DiagnosticKind.tokenValueKinds + DiagnosticKind.looseValueKinds + DiagnosticKind.resolverKinds
    + DiagnosticKind.resolverBindingKinds + DiagnosticKind.themeKinds
}
