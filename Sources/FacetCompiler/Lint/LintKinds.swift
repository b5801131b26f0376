package import FacetDiagnostics

/// Diagnostics of lint settings under `lint:` in `facet.yaml` and in comments.
package enum LintKinds {
  package static let all: [DiagnosticKind] = [.unknownCode, .notAWarning, .allowWithoutReason, .unusedAllow]
}

extension DiagnosticKind {
  static let unknownCode = DiagnosticKind(
    "lint/unknown-code", .error, "Unknown rule",
    explanation: """
      A rule is named by its code, which is in brackets at the end of each diagnostic. `facet explain` lists all \
      codes. In facet.yaml the part of a code before the slash refers to all warnings of that group. A rule that is \
      off by default, such as 'token/unused', must be named in full, unless its whole group is off by default, such as \
      'coverage'.

      Wrong:
          lint: { name/unusd: error }

      Right:
          lint: { name/unused: error }
      """)

  static let notAWarning = DiagnosticKind(
    "lint/not-a-warning", .error, "Error in place of a warning",
    explanation: """
      A project can turn a warning off or into an error. Errors cannot be turned off, because the generated code would \
      not compile or would not match the spec.

      Wrong:
          lint: { name/unknown: off }

      Right:
          lint: { name/unused: off }
      """)

  static let allowWithoutReason = DiagnosticKind(
    "lint/no-reason", .error, "Allowance without a reason",
    explanation: """
      A comment that silences a rule requires a reason.

      Wrong:
          size: Length = 8   # facet:allow name/unused

      Right:
          size: Length = 8   # facet:allow name/unused the next release draws it
      """)

  static let unusedAllow = DiagnosticKind(
    "spec/unused-allow", .warning, "Allowance without effect",
    explanation: """
      `# facet:allow CODE reason` silences one rule on its own line, or, on a line of its own, on the next. If that \
      rule reports nothing there, the comment is obsolete and would hide a later mistake.

      Wrong:

          parameters: { title: String }   # facet:allow name/unused not drawn yet
          styles: { default: { body: { text: content.title } } }

      Right:

          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
      """)
}
