import FacetCompiler
import FacetDiagnostics
import FacetFiles

/// The diagnostics of generated files.
enum OutputKinds {
  static let all = [DiagnosticKind.staleOutput]
}

extension DiagnosticKind {
  static let staleOutput = DiagnosticKind(
    "output/stale", .warning, "Generated file that is not current",
    explanation: """
      A generated file differs from what the specs say: a spec or a token was changed, and the Swift code was not \
      generated again, or the file was edited by hand. The app does what the file says. The build plugin FacetCurrent and \
      'facet generate --check --stamp FILE' report it; 'facet generate' writes the files.

      As an error, which fails the build, in facet.yaml:
        lint: { output/stale: error }
      """)
}

extension OutputPlan {
  /// What is not current, file by file.
  ///
  /// - Parameters:
  ///   - setting: The place in `facet.yaml` that names the folder, for what has no place of its own.
  ///   - sources: The specs. The generated files are added.
  func staleness(setting: SourceSpan?, in sources: inout SourceMap) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func report(_ message: String, at span: SourceSpan?, help: String? = nil) {
      found.append(Diagnostic(.staleOutput, at: span, message, help: help ?? Self.help))
    }
    for change in changes {
      let path = path(of: change.name)
      let conflict = conflicts.first { $0.path == path }
      guard let old = change.old else {
        report("\(path) is missing", at: setting)
        continue
      }
      let span = Self.firstDifference(old, change.new ?? [], in: sources.add(path: path, bytes: old))
      if let conflict {
        report("this file \(conflict.fault)", at: span, help: conflict.help)
      } else if change.new == nil {
        report("no spec makes this file any more", at: span)
      } else {
        report("this is not what the specs say", at: span)
      }
    }
    let changed = Set(changes.map { path(of: $0.name) })
    for conflict in conflicts where !changed.contains(conflict.path) {
      report("\(conflict.path) \(conflict.fault)", at: setting, help: conflict.help)
    }
    if found.isEmpty, !isCurrent { report("the list of generated files in \(folder) is not current", at: setting) }
    return found
  }

  private static let help = """
    run 'facet generate', or 'swift package --allow-writing-to-package-directory facet generate'
    """

  /// The first line that differs, up to its end.
  private static func firstDifference(_ old: [UInt8], _ new: [UInt8], in file: FileID) -> SourceSpan {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let start = old[..<same].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = old[start...].firstIndex(of: UInt8(ascii: "\n")) ?? old.count
    return SourceSpan(file: file, start: start, end: end)
  }
}
