import ArgumentParser
import FacetParallel

/// How a command draws.
struct DrawingOptions: ParsableArguments {
  /// What is drawn is the same on any number of them.
  @Option(help: ArgumentHelp("Draw on so many threads at most.", visibility: .hidden))
  var threads = ProcessorCount.available
}
