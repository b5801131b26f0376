import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetText

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a word: of a diagnostic, a golden, a report, the specs, the language or SwiftUI.",
    discussion: """
      For a code such as yaml/duplicate-key: the reason, with a wrong and a right example. For a token such as space.m: \
      its alias chain, with the place of each step. For a component, or a parameter, a property, a variant or an element \
      of one: what it is and where it is written. For a group of codes or tokens: its members. For a word of a golden or \
      a report, such as mirrored, ax3 or orphan, and for a key, a type, a function or an enumerated value of the \
      language: what it means. For a name of SwiftUI or UIKit, such as VStack, .sheet, @State or UILabel: what to write \
      in its place. For a command: its help. Without a name, lists all codes.
      """)

  @Argument(
    help: ArgumentHelp("The words to explain; those of a command or of a variant may stand apart.", valueName: "name"))
  var names: [String] = []

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    if names.isEmpty { return try terminal.result(ShownText(lines: Self.list(allDiagnosticKinds))) }
    let phrase = names.joined(separator: " ")
    var lookup = Lookup(project: project, terminal: terminal)
    if names.count > 1, let explanation = try lookup.explanation(of: phrase) {
      return try terminal.result(ShownText(lines: explanation))
    }
    var unknown: [Misnamed] = []
    for (index, name) in names.enumerated() {
      if let explanation = try lookup.explanation(of: name) {
        try terminal.result(ShownText(lines: (index > 0 ? "\n" : "") + explanation))
      } else {
        unknown.append(try lookup.misnamed(name))
      }
    }
    try Misnamed.throwIfAny(unknown)
  }

  static func list(_ kinds: [DiagnosticKind]) -> String {
    let rows = kinds.map { (code: "\($0.code)", summary: "\($0.summary)") }
    let width = rows.map(\.code.utf8.count).max() ?? 0
    return rows.map { row in
      row.code + String(repeating: " ", count: width - row.code.utf8.count + 2) + row.summary + "\n"
    }.joined()
  }
}
