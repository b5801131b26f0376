import FacetDiagnostics
import FacetLimits
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
  private let kindsByCode: [String: DiagnosticKind]
  private let codes: NameIndex
  private let suggestions = Suggestions(comparisons: Limit.comparisons.most)

  init(kinds: [DiagnosticKind], laterKinds: Set<DiagnosticKind>) {
    self.kinds = kinds
    self.laterKinds = laterKinds
    let codes = kinds.map { "\($0.code)" }
    kindsByCode = Dictionary(zip(codes, kinds)) { first, _ in first }
    self.codes = NameIndex(codes)
  }

  /// The diagnostics with the settings applied, and those about the settings.
  func apply(
    levels: [ProjectSpec.LintLevel], allowingIn trees: [SourceTree], to diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    var reported = ReportedDiagnostics(diagnostics)
    for tree in trees { allow(in: tree, &reported) }
    var diagnostics = reported.all
    set(wishes(of: levels, &diagnostics), on: &diagnostics)
    return diagnostics
  }

  /// Applies the settings to later diagnostics. Errors in the settings have been reported.
  func applyLater(
    levels: [ProjectSpec.LintLevel], allowingIn trees: [SourceTree], to diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    var reported = ReportedDiagnostics(diagnostics)
    let wishes = reportedWishes(of: levels)
    for tree in trees {
      allow(in: tree, &reported) { laterKinds.contains($0) && level(of: $0, wishes) != .off }
    }
    var diagnostics = reported.all
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
      guard let kind = kindsByCode[written.code.value] else {
        diagnostics.append(unknownCode(written.code))
        continue
      }
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

  private func unknownCode(_ code: Located<String>) -> Diagnostic {
    let codes = suggestions.names(near: code.value, in: codes)
    let near = nearest(to: code.value, among: codes)
    let fix = near.flatMap { Diagnostic.Fix(correcting: code.value, to: $0, among: codes, at: code.span) }
    return Diagnostic(
      .unknownCode, at: code.span,
      code.value.isEmpty ? "missing the code of a rule" : "unknown rule '\(escapedForDisplay(code.value))'",
      help: near.map { "did you mean '\($0)'?" } ?? "facet explain lists all rules",
      fixes: [fix].compactMap(\.self))
  }

  // MARK: Comments

  private func allow(in tree: SourceTree, _ reported: inout ReportedDiagnostics) {
    forAllowances(in: tree, &reported) { allowance, line, reported in
      guard let kind = kindsByCode[allowance.code.value] else { return reported.append(unknownCode(allowance.code)) }
      if kind.severity == .error { return reported.append(.notAllowed(kind, allowance)) }
      if !allowance.hasReason { reported.append(.withoutReason(allowance)) }
      let isUnused = !reported.remove(kind, line: line)
      // Some warnings are not reported while there are errors.
      if isUnused, !reported.hasErrors, !laterKinds.contains(kind) { reported.append(.unused(allowance)) }
    }
  }

  /// Applies the allowances of rules that are checked later.
  private func allow(
    in tree: SourceTree, _ reported: inout ReportedDiagnostics, where isLookedAt: (DiagnosticKind) -> Bool
  ) {
    forAllowances(in: tree, &reported) { allowance, line, reported in
      guard let kind = kindsByCode[allowance.code.value], isLookedAt(kind) else { return }
      if !reported.remove(kind, line: line) { reported.append(.unused(allowance)) }
    }
  }

  private func forAllowances(
    in tree: SourceTree, _ reported: inout ReportedDiagnostics,
    _ use: (Allowance, Int, inout ReportedDiagnostics) -> Void
  ) {
    let allowances = Allowance.all(in: tree)
    if allowances.isEmpty { return }
    let lines = LineIndex(Array(tree.bytes(of: SourceSpan(file: tree.file, start: 0, end: Int(UInt32.max)))))
    reported.look(at: tree.file, lines)
    for (allowance, line) in zip(allowances, Allowance.lines(of: allowances, lines)) { use(allowance, line, &reported) }
  }
}

/// The diagnostics of a run, to find those of one file by their rules and lines.
private struct ReportedDiagnostics {
  private struct Place: Hashable {
    var kind: DiagnosticKind
    var line: Int
  }

  /// Nil where one was removed.
  private var diagnostics: [Diagnostic?]
  private var errorCount: Int
  private var positionsByFile: [FileID: [Int]] = [:]
  /// Of the file that is looked at.
  private var positions: [Place: [Int]] = [:]
  private var file: (id: FileID, lines: LineIndex)?

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    errorCount = diagnostics.count { $0.severity == .error }
    for (position, diagnostic) in diagnostics.enumerated() {
      if let span = diagnostic.span { positionsByFile[span.file, default: []].append(position) }
    }
  }

  var all: [Diagnostic] { diagnostics.compactMap(\.self) }
  var hasErrors: Bool { errorCount > 0 }

  mutating func look(at file: FileID, _ lines: LineIndex) {
    self.file = (file, lines)
    positions = [:]
    for position in positionsByFile[file] ?? [] { note(position) }
  }

  /// Adds a diagnostic about the file that is looked at.
  mutating func append(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
    note(diagnostics.count - 1)
  }

  /// Removes the diagnostics of a rule on a line. Returns whether there were any.
  mutating func remove(_ kind: DiagnosticKind, line: Int) -> Bool {
    guard let found = positions.removeValue(forKey: Place(kind: kind, line: line)) else { return false }
    for position in found {
      if diagnostics[position]?.severity == .error { errorCount -= 1 }
      diagnostics[position] = nil
    }
    return true
  }

  private mutating func note(_ position: Int) {
    guard let diagnostic = diagnostics[position], let span = diagnostic.span, let file, file.id == span.file else {
      return
    }
    let place = Place(kind: diagnostic.kind, line: file.lines.location(of: span).line)
    positions[place, default: []].append(position)
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
