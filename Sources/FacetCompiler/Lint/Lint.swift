import FacetDiagnostics
import FacetSpec
import FacetText

/// The lint settings of a project: the levels in `facet.yaml`, and the comments that suppress warnings.
///
/// Only warnings can be turned off: a design has no errors, and no comment can change that.
struct Lint {
  /// All rules.
  let kinds: [DiagnosticKind]
  /// Rules that are checked when variants are drawn. Until then their allowances are not reported as unused.
  let laterKinds: Set<DiagnosticKind>

  /// The diagnostics with the settings applied, and those about the settings.
  func apply(
    levels: [ProjectSpec.LintLevel], allowingIn trees: [SourceTree], to diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    var diagnostics = diagnostics
    for tree in trees { allow(in: tree, &diagnostics) }
    set(wishes(of: levels, &diagnostics), on: &diagnostics)
    return diagnostics
  }

  /// Applies the settings to later diagnostics. Errors in the settings have been reported.
  func applyLater(
    levels: [ProjectSpec.LintLevel], allowingIn trees: [SourceTree], to diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    var diagnostics = diagnostics
    let wishes = reportedWishes(of: levels)
    for tree in trees {
      allow(in: tree, &diagnostics) { laterKinds.contains($0) && level(of: $0, wishes) != .off }
    }
    set(wishes, on: &diagnostics)
    return diagnostics
  }

  /// Whether a rule is turned on.
  func asks(for kind: DiagnosticKind, levels: [ProjectSpec.LintLevel]) -> Bool {
    level(of: kind, reportedWishes(of: levels)) != .off
  }

  // MARK: Levels

  private func level(of kind: DiagnosticKind, _ wishes: [DiagnosticKind: LintLevel]) -> LintLevel {
    wishes[kind] ?? kind.level
  }

  private func set(_ wishes: [DiagnosticKind: LintLevel], on diagnostics: inout [Diagnostic]) {
    diagnostics.removeAll { level(of: $0.kind, wishes) == .off }
    for index in diagnostics.indices where wishes[diagnostics[index].kind] == .error {
      diagnostics[index].severity = .error
    }
  }

  /// Errors in the settings are reported once.
  private func reportedWishes(of levels: [ProjectSpec.LintLevel]) -> [DiagnosticKind: LintLevel] {
    var reported: [Diagnostic] = []
    return wishes(of: levels, &reported)
  }

  /// The level of each configured rule: its own, or else that of its group.
  private func wishes(
    of levels: [ProjectSpec.LintLevel], _ diagnostics: inout [Diagnostic]
  ) -> [DiagnosticKind: LintLevel] {
    var wishes: [DiagnosticKind: LintLevel] = [:]
    for written in levels where isGroup(written.code.value) {
      let warnings = warnings(of: written.code.value)
      for kind in warnings { wishes[kind] = LintLevel(rawValue: written.level.value) }
      if warnings.isEmpty, written.level.value != LintLevel.error.rawValue {
        diagnostics.append(.notOff("all rules of '\(written.code.value)' are errors", written.level))
      }
    }
    for written in levels where !isGroup(written.code.value) {
      guard let kind = kind(written.code, &diagnostics) else { continue }
      if kind.severity == .warning {
        wishes[kind] = LintLevel(rawValue: written.level.value)
      } else if written.level.value != LintLevel.error.rawValue {
        diagnostics.append(.notOff("'\(kind.code)' is an error", written.level))
      }
    }
    return wishes
  }

  /// The rules of a group: its warnings without opt-in rules, unless all are opt-in.
  private func warnings(of group: String) -> [DiagnosticKind] {
    let warnings = kinds.filter { $0.group == group && $0.severity == .warning }
    let usual = warnings.filter { !$0.isOptIn }
    return usual.isEmpty ? warnings : usual
  }

  private func isGroup(_ name: String) -> Bool { kinds.contains { $0.group == name } }

  /// The rule of a code; nil if it is unknown, which has been reported.
  private func kind(_ code: Located<String>, _ diagnostics: inout [Diagnostic]) -> DiagnosticKind? {
    if let kind = kinds.first(where: { "\($0.code)" == code.value }) { return kind }
    let codes = kinds.map { "\($0.code)" }
    let near = nearest(to: code.value, among: codes)
    let fix = near.flatMap { Diagnostic.Fix(correcting: code.value, to: $0, among: codes, at: code.span) }
    diagnostics.append(
      Diagnostic(
        .unknownCode, at: code.span,
        code.value.isEmpty ? "missing the code of a rule" : "unknown rule '\(escapedForDisplay(code.value))'",
        help: near.map { "did you mean '\($0)'?" } ?? "facet explain lists all rules",
        fixes: [fix].compactMap(\.self)))
    return nil
  }

  // MARK: Comments

  private func allow(in tree: SourceTree, _ diagnostics: inout [Diagnostic]) {
    forAllowances(in: tree) { allowance, lines in
      guard let kind = kind(allowance.code, &diagnostics) else { return }
      if kind.severity == .error { return diagnostics.append(.notAllowed(kind, allowance)) }
      if !allowance.hasReason { diagnostics.append(.withoutReason(allowance)) }
      let isUnused = !remove(kind, allowedBy: allowance, lines, from: &diagnostics)
      // Some warnings are not reported while there are errors.
      if isUnused, !diagnostics.hasErrors, !laterKinds.contains(kind) { diagnostics.append(.unused(allowance)) }
    }
  }

  /// Applies the allowances of rules that are checked later.
  private func allow(
    in tree: SourceTree, _ diagnostics: inout [Diagnostic], where isLookedAt: (DiagnosticKind) -> Bool
  ) {
    forAllowances(in: tree) { allowance, lines in
      guard let kind = kinds.first(where: { "\($0.code)" == allowance.code.value }), isLookedAt(kind) else { return }
      if !remove(kind, allowedBy: allowance, lines, from: &diagnostics) { diagnostics.append(.unused(allowance)) }
    }
  }

  private func forAllowances(in tree: SourceTree, _ use: (Allowance, LineIndex) -> Void) {
    let allowances = Allowance.all(in: tree)
    if allowances.isEmpty { return }
    let lines = LineIndex(Array(tree.bytes(of: SourceSpan(file: tree.file, start: 0, end: Int(UInt32.max)))))
    for allowance in allowances { use(allowance, lines) }
  }

  /// Removes the allowed diagnostics. Returns whether there were any.
  private func remove(
    _ kind: DiagnosticKind, allowedBy allowance: Allowance, _ lines: LineIndex, from diagnostics: inout [Diagnostic]
  ) -> Bool {
    let before = diagnostics.count
    diagnostics.removeAll { diagnostic in
      guard diagnostic.kind == kind, let span = diagnostic.span else { return false }
      return span.file == allowance.span.file && lines.location(of: span).line == allowance.line(lines)
    }
    return diagnostics.count < before
  }
}

/// The values of a level in `facet.yaml`.
private enum LintLevel: String {
  case off, warning, error
}

extension DiagnosticKind {
  /// The default level.
  fileprivate var level: LintLevel { severity == .error ? .error : isOptIn ? .off : .warning }
}

extension Diagnostic {
  fileprivate static func notOff(_ reason: String, _ level: Located<String>) -> Diagnostic {
    Diagnostic(
      .notAWarning, at: level.span, "\(reason), and cannot be set to '\(level.value)'",
      help: "only warnings can be turned off; facet explain says of each how it is mended")
  }

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
