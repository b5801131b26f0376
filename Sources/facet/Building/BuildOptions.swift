import ArgumentParser

/// The options of `facet generate` for build systems, which know all files of a build before it runs.
struct BuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the Swift code to this folder in place of that in facet.yaml, and no schemas.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The files that a build system knows of.",
      discussion: """
        This is what 'facet ls files --format json' printed when the build was planned. The same files are written, also \
        if the specs make others by now: the code of those goes to Facet+Unplanned.swift, which is always written.
        """,
      valueName: "file"))
  var planned: String?

  @Option(
    help: ArgumentHelp("With --planned: create this file if the build has to be planned again.", valueName: "file"))
  var replan: String?

  @Option(
    help: ArgumentHelp(
      "With --check: report files that are not current as 'output/stale', and create this file if none is an error.",
      valueName: "file"))
  var stamp: String?

  func validate() throws {
    if planned != nil, output == nil, stamp == nil {
      throw ValidationError("--planned is for builds: give --output or --stamp too.")
    }
    if replan != nil, planned == nil {
      throw ValidationError("--replan says whether --planned still holds: give both.")
    }
  }
}
