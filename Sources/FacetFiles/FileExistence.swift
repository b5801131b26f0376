/// The kind of a path's target, determined without opening it.
package enum FileExistence: Equatable, Sendable {
  case missing, folder, file

  package init(of path: String) {
    let status = try? System.status(of: Array(path.utf8), in: System.workingFolder, followsLinks: true)
    self =
      switch status?.kind {
      case nil: .missing
      case .folder: .folder
      default: .file
      }
  }
}
