package import FacetDiagnostics
import FacetSpec

/// The lint settings for rules that are checked when variants are drawn.
package struct LaterLint: Sendable {
  private let kinds: [DiagnosticKind]
  private let levels: [ProjectSpec.LintLevel]
  let trees: [SourceTree]

  init(kinds: [DiagnosticKind], levels: [ProjectSpec.LintLevel], trees: [SourceTree]) {
    self.kinds = kinds
    self.levels = levels
    self.trees = trees
  }

  private var lint: Lint { Lint(kinds: Compiler.diagnosticKinds + kinds, laterKinds: Set(kinds)) }

  /// Whether a rule is turned on.
  package func asks(for kind: DiagnosticKind) -> Bool { lint.asks(for: kind, levels: levels) }

  /// The diagnostics with the settings applied, and those about allowances that are unused.
  package func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    lint.applyLater(levels: levels, allowingIn: trees, to: diagnostics)
  }
}
