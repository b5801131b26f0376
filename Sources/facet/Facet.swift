import ArgumentParser
import FacetFiles
import FacetSpec
import FacetText

/// The command line: reads files, has them compiled, and writes what comes of it. It decides nothing about components.
struct Facet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facet",
    abstract: "Compiles a design system written in YAML into SwiftUI code and text snapshots.",
    discussion: """
      Without --project, the project is ./facet.yaml or else ./specs/facet.yaml.

      EXIT STATUS
        0   done, nothing to report
        1   findings: mistakes in the specs, output that is not current, snapshots that differ
        2   could not work: no project, a file that cannot be read or written
        64  the command line itself is wrong
      """,
    version: "facet 0.1.0 (libyaml \(yamlLibraryVersion))",
    subcommands: [])
}

@main enum Main {
  static func main() {
    StandardStream.prepare()
    Facet.exit(withError: ExitCode(status(of: Array(CommandLine.arguments.dropFirst()))))
  }

  private static func status(of arguments: [String]) -> Int32 {
    do {
      do {
        var command = try Facet.parseAsRoot(arguments)
        try command.run()
        return 0
      } catch let finding as Finding {
        return finding.status
      } catch let error as FileError where error.reason == .closedPipe {
        return Failure.status
      } catch let error as FileError {
        throw Failure(error)
      } catch where !(error is Failure) {
        let stream: StandardStream = Facet.exitCode(for: error).isSuccess ? .output : .error
        try stream.write(Array((Facet.fullMessage(for: error) + "\n").utf8))
        return Facet.exitCode(for: error).rawValue
      }
    } catch {
      try? StandardStream.error.write(Array("\(error)\n".utf8))
      return Failure.status
    }
  }
}
