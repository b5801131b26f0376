import ArgumentParser
import FacetParallel

/// The options of commands for the project and how it is compiled.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("project"),
    help: ArgumentHelp(
      "The project: facet.yaml or its folder. Default: the nearest one around the working folder.",
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

  func validate() throws {
    if projects.count > 1 {
      throw ValidationError(
        "A command is about one project. Run it once for each; 'facet check' takes files of several.")
    }
  }
}
