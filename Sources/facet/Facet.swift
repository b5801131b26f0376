import ArgumentParser
import FacetFiles
import FacetParallel
import FacetText

/// The command line: reads files, compiles them and writes the results. It contains no logic about components.
struct Facet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facet",
    abstract: "Compiles a design system written in YAML into SwiftUI code and text snapshots.",
    discussion: """
      Without --project, the project is facet.yaml or else specs/facet.yaml, in the working folder or in the nearest one \
      around it, up to the root of the repository. Commands about components take their files too.

      EXIT STATUS
        0   success, nothing to report
        1   findings: errors in the specs, output that is not current, snapshots that differ
        2   failure: no project, a file that cannot be read or written
        64  invalid command line
      """,
    version: Version.line,
    subcommands: [
      InitCommand.self, NewCommand.self, ScaffoldCommand.self, EjectCommand.self, UpgradeCommand.self,
      CheckCommand.self, GenerateCommand.self,
      FormatCommand.self, StringsCommand.self, SnapshotCommand.self, RenderCommand.self, ServeCheckCommand.self,
      BreakingCommand.self, SiteCommand.self, ExplainCommand.self, ListCommand.self, DumpCommand.self,
      ReportCommand.self,
    ])
}

@main enum Main {
  static func main() {
    StandardStream.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Files are replaced by rename, so what stands under a name is a whole file at every moment.
    Interruption.say("\ninterrupted: nothing was lost, and no file is half written; run the command again\n")
    if !arguments.contains("--quiet") { Progress.begin() }
    let status: Int32 = onDeepStack { self.status(of: arguments) }
    Progress.end()
    endProcess(status: status)
  }

  private static func status(of arguments: [String]) -> Int32 {
    do {
      return try run(arguments)
    } catch let error as FileError {
      // Who reads `facet render Badge | head -1` has all that was wanted.
      return error.reason == .closedPipe ? 0 : report(Failure(error))
    } catch let error as Misnamed {
      _ = report(error)
      return Misnamed.status
    } catch {
      return report(error)
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    try MistypedCommand.refuse(arguments)
    do {
      var command = try Facet.parseAsRoot(arguments)
      try command.run()
      return 0
    } catch let finding as Finding {
      return finding.status
    } catch  where !(error is FileError || error is Failure || error is Misnamed) {
      // The parser's output: the requested help, or an error in the command line.
      let status = Facet.exitCode(for: error)
      let message = ShownText(lines: Facet.fullMessage(for: shown(error, about: arguments)) + "\n")
      try (status.isSuccess ? StandardStream.output : .error).write(message)
      return status.rawValue
    }
  }

  /// The same error about arguments in which everything can be seen: the parser repeats them as they are.
  private static func shown(_ error: any Error, about arguments: [String]) -> any Error {
    let shown = arguments.map(escapedForDisplay)
    if shown == arguments { return error }
    do {
      _ = try Facet.parseAsRoot(shown)
      return error
    } catch {
      return error
    }
  }

  private static func report(_ error: any Error) -> Int32 {
    let shown = (error as? any ShownError)?.shown ?? "\(String(describing: error))"
    try? StandardStream.error.write("\(shown)\n")
    return Failure.status
  }
}
