/// The changes that an output folder needs to contain certain files, computed without writing.
package struct OutputPlan: Sendable {
  /// A file to be created, replaced or deleted.
  package struct Change: Equatable, Sendable {
    package var name: String
    /// Nil if the file does not exist.
    package var old: [UInt8]?
    /// Nil if the file is no longer generated.
    package var new: [UInt8]?
  }

  /// A change that would lose manual edits.
  package struct Conflict: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// A generated file that has been edited.
      case edited
      /// A generated file that has been edited and is no longer generated.
      case editedAndStale
      /// A file with the header of a generated file that no manifest lists.
      case unlisted
      /// A file that is not generated.
      case foreign
      case symbolicLink
      case notAFile(what: String)
    }

    /// The conflicting path: the file itself, or a link above it.
    package var path: String
    package var kind: Kind

    /// Whether the file is a generated one, which can be overwritten on request.
    package var canBeOverwritten: Bool { [.edited, .editedAndStale, .unlisted].contains(kind) }
  }

  /// The output folder.
  package let folder: String
  /// The changes by name, ascending, including those in ``conflicts``.
  package internal(set) var changes: [Change] = []
  package internal(set) var conflicts: [Conflict] = []
  /// Files with conflict markers of a merge, which are generated anew or deleted.
  package internal(set) var settled: [String] = []
  package internal(set) var fileCount = 0
  /// All hashes of generated files, of earlier runs and of this one.
  var known = Manifest()
  var manifest = Manifest()
  var isManifestCurrent = false

  init(folder: String) { self.folder = folder }

  package var isCurrent: Bool { changes.isEmpty && conflicts.isEmpty && isManifestCurrent }

  /// Whether nothing was generated in the folder before.
  package var isNew: Bool {
    known.entries.isEmpty && changes.count == fileCount && changes.allSatisfy { $0.old == nil }
  }

  package func path(of name: String) -> String { FilePath.join(folder, name) }

  /// The plan for some of the files. The others stay as they are, and so does what the manifest says of them.
  package func limited(to names: Set<String>) -> OutputPlan {
    var plan = self
    plan.changes.removeAll { !names.contains($0.name) }
    plan.settled.removeAll { !names.contains($0) }
    let paths = Set(names.map(path))
    // A link above a file is in its way too.
    plan.conflicts.removeAll { conflict in
      !paths.contains { $0 == conflict.path || $0.hasPrefix(conflict.path + "/") }
    }
    plan.fileCount = names.count
    plan.manifest = Manifest(
      known.entries.filter { !names.contains($0.name) } + manifest.entries.filter { names.contains($0.name) })
    plan.isManifestCurrent = plan.manifest == known
    return plan
  }
}
