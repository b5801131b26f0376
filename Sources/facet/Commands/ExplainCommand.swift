import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetText

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why something is a mistake, or where the value of a token comes from.",
    discussion: """
      A code, as in yaml/duplicate-key: why it is a mistake, with a wrong example and the right one. The path of a \
      token, as in space.m: its alias chain, with the place of each step. Without a name, lists all codes.
      """)

  @Argument(help: "The code in brackets at the end of a diagnostic, or the path of a token.")
  var name: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    guard let name else { return try terminal.result(list()) }
    if let kind = allDiagnosticKinds.first(where: { "\($0.code)" == name }) {
      return try terminal.result("\(kind.severity.rawValue) [\(kind.code)]: \(kind.summary)\n\n\(kind.explanation)\n")
    }
    // A code has a slash, and the path of a token has none.
    if name.utf8.contains(UInt8(ascii: "/")) { throw unknownName(name, among: allDiagnosticKinds.map { "\($0.code)" }) }
    try explainToken(name)
  }

  private func explainToken(_ name: String) throws {
    let compilation = try Project(project.project).compile()
    let design = try terminal.design(of: compilation)
    let path = TokenPath(name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) })
    guard let explanation = TokenExplanation(path, in: compilation) else {
      throw unknownName(name, among: design.tokens.tokens.map(\.path.description))
    }
    try terminal.result(explanation.text)
  }

  private func list() -> String {
    let rows = allDiagnosticKinds.map { (code: "\($0.code)", summary: "\($0.summary)") }
    let width = rows.map(\.code.utf8.count).max() ?? 0
    return rows.map { row in
      row.code + String(repeating: " ", count: width - row.code.utf8.count + 2) + row.summary + "\n"
    }.joined()
  }
}
