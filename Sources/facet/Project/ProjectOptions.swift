import ArgumentParser
import FacetParallel

/// Which project a command is about, and how it is taken on.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project: its facet.yaml, or the folder that holds it.", valueName: "file or folder"))
  var project: String?

  /// The output is the same on any number of them.
  @Option(help: ArgumentHelp("Work on so many threads at most.", visibility: .hidden))
  var threads = ProcessorCount.available
}
