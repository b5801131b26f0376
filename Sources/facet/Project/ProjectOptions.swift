import ArgumentParser
import FacetFiles
import FacetParallel

/// The options of commands for the project and how it is compiled.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("project"),
    help: ArgumentHelp(
      "The project: facet.yaml or its folder. Default: the nearest one around the working folder.",
      discussion: "'check', 'generate', 'snapshot check' and 'snapshot accept --all' take several.",
      valueName: "file or folder"))
  var projects: [String] = []

  /// Nil for the nearest one.
  var project: String? {
    get { projects.first }
    set { projects = newValue.map { [$0] } ?? [] }
  }

  /// The output does not depend on it.
  @Option(help: ArgumentHelp("The maximum number of threads.", visibility: .hidden))
  var threads = ProcessorCount.available

  /// One for each project that is given, which can be named in several ways.
  var each: [ProjectOptions] {
    if projects.count < 2 { return [self] }
    var seen: Set<[UInt8]> = []
    return projects.filter { seen.insert(Array(Self.place(of: $0).utf8)).inserted }.map { project in
      var options = self
      options.projects = [project]
      return options
    }
  }

  /// The absolute path of the file of a project; what was given, if there is none.
  private static func place(of project: String) -> String {
    let working = try? WorkingFolder()
    let file = working.flatMap { working in (try? Project.find(project, from: working)).map(working.absolute) }
    return file ?? project
  }

  /// The project of a command that is about one. Throws for several.
  var only: String? {
    get throws {
      if projects.count < 2 { return project }
      throw Misnamed(
        "this command is about one project, not \(projects.count)", help: "run it once for each --project")
    }
  }
}
