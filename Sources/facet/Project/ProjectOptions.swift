import ArgumentParser
import FacetParallel

/// The options of commands for the project and how it is compiled.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project: facet.yaml or its folder.", valueName: "file or folder"))
  var project: String?

  /// The output does not depend on it.
  @Option(help: ArgumentHelp("The maximum number of threads.", visibility: .hidden))
  var threads = ProcessorCount.available
}
