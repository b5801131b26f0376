package import FacetDiagnostics

/// Diagnostics of lint settings under `lint:` in `facet.yaml` and in comments.
package enum LintKinds {
  package static let all: [DiagnosticKind] = [.unknownCode, .notAWarning, .allowWithoutReason, .unusedAllow]
}

extension DiagnosticKind {
  static let unknownCode = DiagnosticKind(
    "lint/unknown-code", .error, "Unknown rule",
    explanation: """
      A rule is called by its code, which stands in brackets at the end of each diagnostic. `facet explain` lists all. \
      In facet.yaml the part of the code before the slash stands for all warnings of its group; advice that is off \
      until a project asks for it, as 'token/unused' is, is named by itself, or by a group that is all advice, as \
      'coverage' is.

      Wrong:
          lint: { name/unusd: error }

      Right:
          lint: { name/unused: error }
      """)

  static let notAWarning = DiagnosticKind(
    "lint/not-a-warning", .error, "Error in place of a warning",
    explanation: """
      A warning is advice, which a project may turn off, or turn into an error. An error says that there is nothing to \
      generate: the code would not compile, or would not do what the spec says.

      Wrong:
          lint: { name/unknown: off }

      Right:
          lint: { name/unused: off }
      """)

  static let allowWithoutReason = DiagnosticKind(
    "lint/no-reason", .error, "Allowance without a reason",
    explanation: """
      A comment that allows what a rule advises against says why, for whoever reads the spec next.

      Wrong:
          size: Length = 8   # facet:allow name/unused

      Right:
          size: Length = 8   # facet:allow name/unused the next release draws it
      """)

  static let unusedAllow = DiagnosticKind(
    "spec/unused-allow", .warning, "Allowance without effect",
    explanation: """
      `# facet:allow CODE reason` silences one rule on its own line, or, on a line of its own, on the next. Where that \
      rule has nothing to say, the comment is left over from a mistake that was mended, and would hide the next one.

      Wrong:

          parameters: { title: String }   # facet:allow name/unused not drawn yet
          styles: { default: { body: { text: content.title } } }

      Right:

          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
      """)
}
