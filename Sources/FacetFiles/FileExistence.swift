/// What a path leads to, before anything is opened.
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
