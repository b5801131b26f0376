import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetText

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why something is a mistake, with a wrong example and the right one.",
    discussion: "Without a code, lists all codes.")

  @Argument(help: "The code in brackets at the end of a diagnostic, such as yaml/duplicate-key.")
  var code: String?

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    guard let code else { return try terminal.result(list()) }
    guard let kind = allDiagnosticKinds.first(where: { "\($0.code)" == code }) else {
      let near = nearest(to: code, among: allDiagnosticKinds.map { "\($0.code)" })
      throw ValidationError(
        "There is no code '\(escapedForDisplay(code))'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
    try terminal.result("\(kind.severity.rawValue) [\(kind.code)]: \(kind.summary)\n\n\(kind.explanation)\n")
  }

  private func list() -> String {
    let rows = allDiagnosticKinds.map { (code: "\($0.code)", summary: "\($0.summary)") }
    let width = rows.map(\.code.utf8.count).max() ?? 0
    return rows.map { row in
      row.code + String(repeating: " ", count: width - row.code.utf8.count + 2) + row.summary + "\n"
    }.joined()
  }
}
