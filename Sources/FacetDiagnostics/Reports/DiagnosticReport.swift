/// The diagnostics of a run as other programs take them: with their places worked out, in one order for every format.
///
/// This is the only way from a ``SourceSpan`` to what a format prints, so that no two formats can disagree about a line.
package struct DiagnosticReport: Sendable {
  /// Who reports.
  package struct Tool: Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  struct Place: Sendable, Equatable {
    /// As the user would write it, and as the repository knows it.
    var path: String
    var pathInRepository: String
    var location: SourceLocation
  }

  struct Note: Sendable {
    var message: String
    var place: Place?
  }

  struct Fix: Sendable {
    var place: Place
    var replacement: String
  }

  struct Entry: Sendable {
    var kind: DiagnosticKind
    var severity: Severity
    var message: String
    var help: String?
    var place: Place?
    var notes: [Note]
    var fixes: [Fix]
    var fingerprint: String

    var code: String { "\(kind.code)" }
    /// The message, and the help on a separate line.
    var text: String { help.map { "\(message)\nhelp: \($0)" } ?? message }
  }

  let tool: Tool
  /// All rules there are, by code.
  let rules: [DiagnosticKind]
  /// Sorted by path, line, column and code. Diagnostics without a location come first.
  let entries: [Entry]
  /// Every file that was looked at, in byte order.
  let files: [String]
  /// Whether a warning is as bad as an error.
  let isStrict: Bool

  /// - Parameters:
  ///   - rules: All kinds that could have been reported.
  ///   - pathInRepository: The path from the repository's root for one that a source is shown under.
  package init(
    _ diagnostics: [Diagnostic], in sources: SourceMap, rules: [DiagnosticKind], by tool: Tool, isStrict: Bool = false,
    pathInRepository: (String) -> String
  ) {
    self.tool = tool
    self.isStrict = isStrict
    self.rules = rules.sorted { utf8Order("\($0.code)", "\($1.code)") }
    files = sources.fileIDs.map { sources.path(of: $0) }.sorted(by: utf8Order)
    let paths = sources.fileIDs.map { pathInRepository(sources.path(of: $0)) }
    var finder = PlaceFinder(sources: sources, pathsInRepository: paths)
    let entries = diagnostics.map { finder.entry(for: $0) }
    self.entries = withOccurrences(entries.enumerated().sorted(by: inOrder).map(\.element))
  }

  func count(of severity: Severity) -> Int { entries.count { $0.severity == severity } }

  /// `2 errors, 1 warning`
  var summary: String {
    let counts = [(count(of: .error), "error"), (count(of: .warning), "warning")].filter { $0.0 > 0 }
    return counts.isEmpty ? "no mistakes" : counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

/// `1f3a…:1`, `1f3a…:2`: the same mistake twice on lines of the same text is two.
private func withOccurrences(_ entries: [DiagnosticReport.Entry]) -> [DiagnosticReport.Entry] {
  var seen: [String: Int] = [:]
  return entries.map { entry in
    var entry = entry
    seen[entry.fingerprint, default: 0] += 1
    entry.fingerprint += ":\(seen[entry.fingerprint] ?? 1)"
    return entry
  }
}

private typealias Numbered = (offset: Int, element: DiagnosticReport.Entry)

private func inOrder(_ lhs: Numbered, _ rhs: Numbered) -> Bool {
  let (left, right) = (lhs.element, rhs.element)
  let (leftPath, rightPath) = (left.place?.path ?? "", right.place?.path ?? "")
  if leftPath != rightPath { return utf8Order(leftPath, rightPath) }
  let (leftPlace, rightPlace) = (left.place?.location, right.place?.location)
  let (leftStart, rightStart) = (
    (leftPlace?.line ?? 0, leftPlace?.column ?? 0), (rightPlace?.line ?? 0, rightPlace?.column ?? 0)
  )
  if leftStart != rightStart { return leftStart < rightStart }
  return left.code == right.code ? lhs.offset < rhs.offset : utf8Order(left.code, right.code)
}

func utf8Order(_ lhs: String, _ rhs: String) -> Bool {
  var (lhs, rhs) = (lhs, rhs)
  return lhs.withUTF8 { lhs in rhs.withUTF8 { lhs.lexicographicallyPrecedes($0) } }
}
