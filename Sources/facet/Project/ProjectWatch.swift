import FacetFiles
import FacetText

/// Runs a command for a project whenever one of its files changes, until the process is interrupted.
///
/// Files are compared by their numbers, sizes and times five times a second. Notifications of file changes differ between
/// platforms, and are not sent for folders that are shared with a container.
struct ProjectWatch {
  let options: ProjectOptions
  let terminal: TerminalOptions

  private static let pause: UInt32 = 200

  /// A project that cannot be read ends the command. Later failures are reported, because a file can be half written or
  /// gone for a moment.
  func run(_ command: (Project) throws -> Void) throws {
    Interruption.handle()
    var project = try Project(options)
    // Taken before the files are read, so that no change between the two is lost.
    var versions = project.fileVersions()
    project = try Project(options)
    try perform { try command(project) }
    try terminal.remark("watching \(counted(versions.count, "file")); press Control-C to stop")
    while Interruption.wait(milliseconds: Self.pause) {
      let current = project.fileVersions()
      if current == versions { continue }
      try terminal.remark("\(Self.summary(of: current, after: versions))")
      versions = current
      try perform {
        project = try Project(options)
        // Files that only the new project names.
        versions.merge(project.fileVersions()) { earlier, _ in earlier }
        try command(project)
      }
    }
  }

  private func perform(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch is Finding {
      // It has been reported.
    } catch let failure as Failure {
      try terminal.complain("\(failure.shown)\n")
    } catch let error as FileError where error.reason != .closedPipe {
      try terminal.complain("\(Failure(error).shown)\n")
    }
  }

  /// `specs/tag.component.yaml has changed`
  private static func summary(of current: [String: FileVersion], after earlier: [String: FileVersion]) -> String {
    let changed = Set(current.keys).union(earlier.keys).filter { current[$0] != earlier[$0] }.sorted()
    let first = escapedForDisplay(changed.first ?? "")
    return changed.count > 1
      ? "\(first) and \(counted(changed.count - 1, "other file")) have changed" : "\(first) has changed"
  }
}
