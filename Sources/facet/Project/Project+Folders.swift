import FacetFiles

/// The folders of output that a command line can name.
extension Project {
  /// The folder of hand-written Swift: that of the command line, or else that of the project. Throws if there is none.
  ///
  /// - Parameter what: `the Swift of ejected components`
  func scaffoldFolder(_ given: String?, for what: String) throws -> String {
    guard let folder = given ?? scaffoldFolder else {
      throw Failure(
        "nothing says where \(what) belongs",
        help:
          "give --output with a folder of the target, or write 'scaffold' under 'output' in \(path(projectFileName))")
    }
    return FilePath.normalized(folder)
  }

  /// Throws for an output folder of facet, which would report hand-written files in it as conflicts.
  func checkScaffoldFolder(_ folder: String) throws {
    for output in outputs where try OutputFolder(output).holds(folder) {
      throw Failure(
        "\(folder) lies in \(output), which is for what facet writes",
        help: "name another folder with --output, or as 'output: { scaffold: … }' in \(path(projectFileName))")
    }
  }

  /// The folder of a site. Throws for one of another output of facet, or with specs.
  func siteOutput(_ name: String) throws -> OutputFolder {
    let folder = OutputFolder(name)
    for output in outputs where try folder.path == OutputFolder(output).path || OutputFolder(output).holds(name) {
      throw Failure("\(name) lies in \(output), which is for other output", help: "name another folder")
    }
    try folder.checkLocation(specs: path(specs), home: environmentVariable("HOME"), isProjects: false)
    return folder
  }
}
