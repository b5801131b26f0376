import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetText

/// A project with all mended that can be mended without a doubt. Nothing is written yet.
struct FixedProject {
  /// One file, before and after.
  struct Edit {
    var path: String
    var old: [UInt8]
    var new: [UInt8]

    var diff: String { LineDiff.unified(old: old, new: new, oldName: "a/" + path, newName: "b/" + path) }

    func write() throws {
      guard try readFile(at: path) == old else {
        throw Failure("\(path) was changed by somebody else in the meantime", help: "run the command again")
      }
      try replaceFile(at: path, with: new)
    }
  }

  private(set) var project: Project
  /// What is still wrong.
  private(set) var compilation: Compilation
  /// By path, in the order of the files.
  private(set) var edits: [Edit] = []
  private var count = 0

  /// A fix may show the next mistake, or give way to another one beside it: some mend in a second round.
  private static let mostRounds = 8

  init(_ project: Project) {
    self.project = project
    compilation = project.compile()
    for _ in 0..<Self.mostRounds where mend() {}
    edits.removeAll { $0.old == $0.new }
  }

  /// Whether there was anything to mend.
  private mutating func mend() -> Bool {
    let (files, count) = compilation.diagnostics.fixed(in: compilation.sources)
    if files.isEmpty { return false }
    for (file, bytes) in files { replace(compilation.sources.path(of: file), file, with: bytes) }
    self.count += count
    compilation = project.compile()
    return true
  }

  private mutating func replace(_ path: String, _ file: FileID, with bytes: [UInt8]) {
    project = project.replacing(path, with: bytes)
    if let index = edits.firstIndex(where: { $0.path == path }) {
      edits[index].new = bytes
    } else {
      edits.append(Edit(path: path, old: compilation.sources.bytes(of: file), new: bytes))
    }
  }

  /// Nil where there was nothing to mend.
  var summary: String? {
    if edits.isEmpty { return compilation.diagnostics.isEmpty ? nil : "nothing can be mended without a doubt" }
    return "mended \(counted(count, "mistake")) in \(counted(edits.count, "file"))"
  }
}
