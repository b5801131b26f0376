import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic, a token or a key.",
    discussion: """
      For a code such as yaml/duplicate-key: the reason, with a wrong and a right example. For a token such as space.m: \
      its alias chain, with the place of each step. For a group of codes or tokens: its members. For a key, a \
      type, a function or an enumerated value of the language, such as insetGrouped: what it is. For a name of SwiftUI \
      or UIKit, such as VStack, .sheet, @State or UILabel: what to write in its place. Without a name, lists all codes.
      """)

  @Argument(
    help:
      "The code at the end of a diagnostic, a token, a group of codes or tokens, a key, a type, or a name of SwiftUI.")
  var name: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    guard let name else { return try terminal.result(ShownText(lines: Self.list(allDiagnosticKinds))) }
    if let kind = allDiagnosticKinds.first(where: { "\($0.code)" == name }) {
      return try terminal.result("\(kind.severity.rawValue) [\(kind.code)]: \(kind.summary)\n\n\(kind.explanation)\n")
    }
    // Only codes contain a slash.
    if name.utf8.contains(UInt8(ascii: "/")) { throw Misnamed(name, among: allDiagnosticKinds.map { "\($0.code)" }) }
    let rules = allDiagnosticKinds.filter { $0.group == name || "\($0.code)".hasSuffix("/\(name)") }
    let told = [Self.list(rules), Vocabulary.explanation(of: name)].compactMap(\.self).filter { !$0.isEmpty }
    // A word can have several meanings: 'color' is a key, and most projects have a token group of this name.
    guard told.isEmpty else {
      return try terminal.result(
        ShownText(lines: (told + [tokens(named: name)].compactMap(\.self)).joined(separator: "\n")))
    }
    if Vocabulary.isNeverAToken(name) { throw Misnamed(name, among: Vocabulary.names, help: Self.writtenInSwift) }
    try explainToken(name)
  }

  private static let writtenInSwift =
    "what a spec does not have is written in Swift and stands in a body as 'swift: …'; docs/swiftui.md lists the names"

  private func explainToken(_ name: String) throws {
    let compilation: Compilation
    do {
      compilation = try Project(project).compile()
    } catch {
      // Without a project there are no tokens, and a word of the language may have been meant.
      let isPath = name.utf8.contains(UInt8(ascii: "."))
      if isPath, nearest(to: name, among: Vocabulary.names) == nil { throw error }
      throw Misnamed(
        name, among: Vocabulary.names + Self.faults,
        help: "'facet ls grammar' lists the words of the language, and 'facet explain' all codes")
    }
    let design = try terminal.design(of: compilation, warnings: .count)
    guard let explanation = Self.explanation(of: name, in: compilation) else {
      let tokens = design.tokens.tokens.map(\.path.description)
      throw Misnamed(
        name, among: tokens + Vocabulary.names, help: "'facet ls tokens' and 'facet ls grammar' list what there is")
    }
    try terminal.result(ShownText(lines: explanation))
  }

  /// Nil without a project, or without such a token.
  private func tokens(named name: String) -> String? {
    (try? Project(project).compile()).flatMap { Self.explanation(of: name, in: $0) }
  }

  /// For a token the origin of its value, for a group its contents.
  private static func explanation(of name: String, in compilation: Compilation) -> String? {
    let path = TokenPath(name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) })
    if let explanation = TokenExplanation(path, in: compilation) { return explanation.text }
    let tokens = compilation.design?.tokens.tokens.filter { $0.path.names.starts(with: path.names) } ?? []
    return tokens.isEmpty ? nil : Table(tokens: tokens).text.text
  }

  /// The names of all rules in their groups: `lost-motion`.
  private static let faults = allDiagnosticKinds.map { String("\($0.code)".drop { $0 != "/" }.dropFirst()) }

  private static func list(_ kinds: [DiagnosticKind]) -> String {
    let rows = kinds.map { (code: "\($0.code)", summary: "\($0.summary)") }
    let width = rows.map(\.code.utf8.count).max() ?? 0
    return rows.map { row in
      row.code + String(repeating: " ", count: width - row.code.utf8.count + 2) + row.summary + "\n"
    }.joined()
  }
}
