import ArgumentParser
import FacetParallel

/// Which project a command is about, and how it is taken on.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project: facet.yaml or its folder.", valueName: "file or folder"))
  var project: String?

  /// The output is the same on any number of them.
  @Option(help: ArgumentHelp("The maximum number of threads.", visibility: .hidden))
  var threads = ProcessorCount.available
}
