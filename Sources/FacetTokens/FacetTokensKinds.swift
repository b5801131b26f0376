package import FacetDiagnostics

/// All diagnostics of reading and resolving tokens.
package enum FacetTokensKinds {
  package static let all: [DiagnosticKind] =
    DiagnosticKind.tokenFileKinds + DiagnosticKind.legacyTokenKinds + DiagnosticKind.tokenReferenceKinds
    + DiagnosticKind.tokenValueKinds + DiagnosticKind.looseValueKinds + DiagnosticKind.resolverKinds
    + DiagnosticKind.resolverBindingKinds + DiagnosticKind.themeKinds
}
