/// The changes that an output folder needs to contain certain files, computed without writing.
package struct OutputPlan: Sendable {
  package struct Change: Equatable, Sendable {
    package var name: String
    /// Nil: there is no such file yet.
    package var old: [UInt8]?
    /// Nil: the file is no longer produced.
    package var new: [UInt8]?
    /// The permission bits of the old file.
    var mode: UInt32?
  }

  /// A change that would lose manual edits.
  package struct Conflict: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// Facet wrote the file, and it was edited since.
      case edited
      /// The same, and it is no longer produced.
      case editedAndStale
      /// It begins as facet's files do, but no manifest lists it.
      case unlisted
      /// Facet did not write it.
      case foreign
      case symbolicLink
      case notAFile(what: String)
    }

    /// The conflicting path: the file itself, or a link above it.
    package var path: String
    package var kind: Kind

    /// Facet wrote the file originally, so it can be overwritten on request.
    package var canBeOverwritten: Bool { [.edited, .editedAndStale, .unlisted].contains(kind) }
  }

  /// The output folder.
  package let folder: String
  /// By name, ascending; what stands in ``conflicts`` as well included.
  package internal(set) var changes: [Change] = []
  package internal(set) var conflicts: [Conflict] = []
  package internal(set) var fileCount = 0
  /// All that facet is known to have written there so far, and what it will have written.
  var known = Manifest()
  var manifest = Manifest()
  var isManifestCurrent = false

  init(folder: String) { self.folder = folder }

  package var isCurrent: Bool { changes.isEmpty && conflicts.isEmpty && isManifestCurrent }

  package func path(of name: String) -> String { FilePath.join(folder, name) }
}
