import ArgumentParser

/// Which project a command is about.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project: its facet.yaml, or the folder that holds it.", valueName: "file or folder"))
  var project: String?
}
