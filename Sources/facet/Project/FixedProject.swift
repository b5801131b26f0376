import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetText

/// A project with all unambiguous fixes applied in memory.
///
/// The project is compiled again with the edits. Edits that would add an error of a kind that a file did not have, such
/// as a syntax error, are dropped, and the others are kept.
struct FixedProject {
  /// One file, before and after.
  struct Edit {
    var path: String
    var old: [UInt8]
    var new: [UInt8]

    var diff: String { LineDiff.unified(old: old, new: new, oldName: "a/" + path, newName: "b/" + path) }

    /// - Parameter project: Nil if the user has named the file.
    func write(in project: Project?) throws {
      var roots = project?.roots ?? FileRoots()
      if project == nil { roots.allow(given: path) }
      guard try roots.read(path) == old else {
        throw Failure("\(path) was changed by another program in the meantime", help: "run the command again")
      }
      if let project { try project.replaceFile(at: path, with: new) } else { try replaceFile(at: path, with: new) }
    }
  }

  /// The project after some edits.
  private struct Step {
    var project: Project
    var compilation: Compilation
    var files: [(path: String, bytes: [UInt8])]
    var count: Int
  }

  private(set) var project: Project
  /// The remaining diagnostics.
  private(set) var compilation: Compilation
  /// The edits by path, in the order of the files.
  private(set) var edits: [Edit] = []
  /// The files with fixes that were dropped.
  private(set) var refused: [String] = []
  private var count = 0
  /// The kinds of errors in each file before the edits.
  private let faults: Set<Fault>
  /// The remaining number of compilations for finding edits that add errors.
  private var trials = 64

  /// A fix can reveal another error or conflict with another fix, so that some fixes need another round.
  private static let mostRounds = 8

  init(_ project: Project) {
    self.project = project
    compilation = project.compile()
    faults = Fault.all(in: compilation)
    for _ in 0..<Self.mostRounds { if !mend() { break } }
    edits.removeAll { $0.old == $0.new }
  }

  /// Applies the fixes of the current diagnostics. Returns whether there were any.
  private mutating func mend() -> Bool {
    let harmless = harmless(compilation.diagnostics.filter { !$0.fixes.isEmpty })
    guard let step = step(harmless) else { return false }
    for (path, bytes) in step.files { keep(path, bytes) }
    count += step.count
    project = step.project
    compilation = step.compilation
    return true
  }

  /// The project with the fixes of these diagnostics; nil if they change nothing.
  private func step(_ diagnostics: [Diagnostic]) -> Step? {
    let (files, count) = diagnostics.fixed(in: compilation.sources)
    if files.isEmpty { return nil }
    let named = files.map { (path: compilation.sources.path(of: $0.file), bytes: $0.bytes) }
    let project = named.reduce(project) { $0.replacing($1.path, with: $1.bytes) }
    return Step(project: project, compilation: project.compile(), files: named, count: count)
  }

  /// The diagnostics whose fixes can be applied together, found by bisection.
  private mutating func harmless(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard trials > 0, let step = step(diagnostics) else { return [] }
    trials -= 1
    if isSound(step.compilation) { return diagnostics }
    guard diagnostics.count > 1 else {
      refuse(step.files.map(\.path))
      return []
    }
    let middle = diagnostics.count / 2
    let first = harmless(Array(diagnostics[..<middle]))
    let second = harmless(Array(diagnostics[middle...]))
    if first.isEmpty || second.isEmpty { return first + second }
    guard let both = self.step(first + second), isSound(both.compilation) else { return first }
    return first + second
  }

  /// Whether all errors that have no fix are of kinds that their files had before.
  private func isSound(_ other: Compilation) -> Bool {
    Fault.all(in: other, where: { $0.fixes.isEmpty }).isSubset(of: faults)
  }

  private mutating func refuse(_ paths: [String]) {
    refused += paths.filter { !refused.contains($0) }
  }

  private mutating func keep(_ path: String, _ bytes: [UInt8]) {
    if let index = edits.firstIndex(where: { $0.path == path }) {
      edits[index].new = bytes
    } else {
      let old = compilation.sources.fileIDsByPath.first { compilation.sources.path(of: $0) == path }
      edits.append(Edit(path: path, old: old.map(compilation.sources.bytes) ?? [], new: bytes))
    }
  }

  /// The summary of the fixes, in lines; empty if there was nothing to fix.
  var summary: [String] {
    let left = refused.map { "\($0): left a mistake whose fix would have made others; mend it by hand" }
    if edits.isEmpty {
      return left + (compilation.diagnostics.isEmpty ? [] : ["nothing can be mended without a doubt"])
    }
    return left + ["mended \(counted(count, "mistake")) in \(counted(edits.count, "file"))"]
  }
}

/// A kind of error in a file.
private struct Fault: Hashable {
  var path: String
  var code: String

  static func all(in compilation: Compilation, where isWanted: (Diagnostic) -> Bool = { _ in true }) -> Set<Fault> {
    let errors = compilation.diagnostics.filter { $0.severity == .error && isWanted($0) }
    return Set(
      errors.map { error in
        Fault(path: error.span.map { compilation.sources.path(of: $0.file) } ?? "", code: "\(error.kind.code)")
      })
  }
}
