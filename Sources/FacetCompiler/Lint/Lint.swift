import FacetDiagnostics
import FacetSpec
import FacetText

/// What a project says about rules: the levels in `facet.yaml`, and the comments that allow a line what a rule warns of.
///
/// Only warnings can be turned off. Without an error there is a design, and no comment can change that.
struct Lint {
  /// All rules there are.
  let kinds: [DiagnosticKind]

  /// The diagnostics of a run as the project wants them, with what is wrong with its wishes.
  func apply(
    levels: [ProjectSpec.LintLevel], allowingIn trees: [SourceTree], to diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    var diagnostics = diagnostics
    for tree in trees { allow(in: tree, &diagnostics) }
    for level in levels { apply(level, to: &diagnostics) }
    return diagnostics
  }

  // MARK: Levels

  private func apply(_ level: ProjectSpec.LintLevel, to diagnostics: inout [Diagnostic]) {
    guard let kind = kind(level.code, &diagnostics) else { return }
    switch (kind.severity, level.level.value) {
    case (.error, "error"), (.warning, "warning"): break
    case (.error, let word):
      diagnostics.append(
        Diagnostic(
          .notAWarning, at: level.level.span, "'\(kind.code)' is an error, and cannot be set to '\(word)'",
          help: "only warnings can be turned off; facet explain \(kind.code) says how it is mended"))
    case (.warning, "off"): diagnostics.removeAll { $0.kind == kind }
    case (.warning, _):
      for index in diagnostics.indices where diagnostics[index].kind == kind { diagnostics[index].severity = .error }
    }
  }

  /// The rule of a code; nil has been reported.
  private func kind(_ code: Located<String>, _ diagnostics: inout [Diagnostic]) -> DiagnosticKind? {
    if let kind = kinds.first(where: { "\($0.code)" == code.value }) { return kind }
    let near = nearest(to: code.value, among: kinds.map { "\($0.code)" })
    diagnostics.append(
      Diagnostic(
        .unknownCode, at: code.span,
        code.value.isEmpty ? "no rule is named here" : "there is no rule '\(escapedForDisplay(code.value))'",
        help: near.map { "did you mean '\($0)'?" } ?? "facet explain lists all rules",
        fixes: near.map { [Diagnostic.Fix(replace: code.span, with: $0)] } ?? []))
    return nil
  }

  // MARK: Comments

  private func allow(in tree: SourceTree, _ diagnostics: inout [Diagnostic]) {
    let allowances = Allowance.all(in: tree)
    if allowances.isEmpty { return }
    let lines = LineIndex(Array(tree.bytes(of: SourceSpan(file: tree.file, start: 0, end: Int(UInt32.max)))))
    for allowance in allowances { apply(allowance, lines, &diagnostics) }
  }

  private func apply(_ allowance: Allowance, _ lines: LineIndex, _ diagnostics: inout [Diagnostic]) {
    guard let kind = kind(allowance.code, &diagnostics) else { return }
    if kind.severity == .error { return diagnostics.append(.notAllowed(kind, allowance)) }
    if !allowance.hasReason { diagnostics.append(.withoutReason(allowance)) }
    let before = diagnostics.count
    diagnostics.removeAll { diagnostic in
      guard diagnostic.kind == kind, let span = diagnostic.span else { return false }
      return span.file == allowance.span.file && lines.location(of: span).line == allowance.line(lines)
    }
    // Some warnings wait until there is no error.
    if diagnostics.count == before, !diagnostics.hasErrors { diagnostics.append(.unused(allowance)) }
  }
}

extension Diagnostic {
  fileprivate static func notAllowed(_ kind: DiagnosticKind, _ allowance: Allowance) -> Diagnostic {
    Diagnostic(
      .notAWarning, at: allowance.code.span, "'\(kind.code)' is an error, and cannot be allowed",
      help: "only warnings can be allowed; facet explain \(kind.code) says how it is mended")
  }

  fileprivate static func withoutReason(_ allowance: Allowance) -> Diagnostic {
    Diagnostic(
      .allowWithoutReason, at: allowance.span, "'\(allowance.code.value)' is allowed here without a reason",
      help: "write '# \(Allowance.word) \(allowance.code.value)', and behind it why")
  }

  fileprivate static func unused(_ allowance: Allowance) -> Diagnostic {
    Diagnostic(
      .unusedAllow, at: allowance.span, "'\(allowance.code.value)' has nothing to say here, so nothing need be allowed",
      help: "delete the comment")
  }
}
