import ArgumentParser
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

  /// One for each project that is given.
  var each: [ProjectOptions] {
    if projects.count < 2 { return [self] }
    return projects.map { project in
      var options = self
      options.projects = [project]
      return options
    }
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
