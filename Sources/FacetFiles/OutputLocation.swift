extension OutputFolder {
  /// Throws for folders in which generated files could overwrite others: the root directory, the home directory, and any
  /// folder that is, contains or is in the specs' folder.
  ///
  /// - Parameter isProjects: Whether the project names the folder. It is the same one wherever a command runs, so the
  ///   working directory can be it. A folder that is named with a command cannot: `.` is rarely one for output.
  package func checkLocation(specs: String, home: String?, isProjects: Bool) throws(FileError) {
    let output = try resolved(path)
    let specs = try resolved(specs)
    let refusals: [(Bool, String)] = [
      (output == "/", "it is the root of the disk"),
      (try home.map { home throws(FileError) in try resolved(home) } == output, "it is the home folder"),
      (try resolved(".") == output && !isProjects, "it is the working folder"),
      (output == specs, "it is the folder of the specs"),
      (FilePath.contains(output, specs), "it holds the specs"),
      (FilePath.contains(specs, output), "it lies in the folder of the specs"),
    ]
    if let (_, why) = refusals.first(where: { $0.0 }) { throw FileError(path, .unsafeOutput(why: why)) }
  }
}

extension OutputFolder {
  /// Whether another folder is this one or is in it, after resolving links.
  package func holds(_ folder: String) throws(FileError) -> Bool {
    FilePath.contains(try resolved(path), try resolved(folder))
  }
}

/// The absolute path without links, also for a path that does not exist.
private func resolved(_ path: String) throws(FileError) -> String {
  do {
    return try System.realPath(path)
  } catch .missing {
    let folder = FilePath.folder(of: path)
    guard folder != path else { throw FileError(path, .missing) }
    return FilePath.join(try resolved(folder), FilePath.lastPart(of: path))
  } catch {
    throw FileError(path, cannot: "read", error)
  }
}
