import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSnapshot
import FacetSpec

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ls",
    abstract: "List what there is: components, variants, tokens, rules, the keys of the language, or its limits."
  )

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case components, variants, tokens, rules, grammar, limits
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(help: "What to list.")
  var subject = Subject.components

  @Option(help: "Columns to look at, JSON for scripts, or a table for a page.")
  var format = Format.text

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    if subject == .rules, format == .markdown { return try terminal.result(RulesPage(kinds: allDiagnosticKinds).text) }
    if subject == .grammar, format == .markdown { return try terminal.result(GrammarPage.text) }
    if subject == .limits, format == .markdown { return try terminal.result(LimitsPage.text) }
    let table = try table()
    switch format {
    case .text: try terminal.result(table.text)
    case .json: try terminal.result(String(decoding: table.json, as: UTF8.self))
    case .markdown: try terminal.result(table.markdown)
    }
  }

  private func table() throws -> Table {
    if subject == .rules { return Table(rules: allDiagnosticKinds) }
    if subject == .grammar { return Table(sections: Grammar.sections) }
    if subject == .limits { return Table(limits: Limit.allCases) }
    let design = try terminal.design(of: Project(project.project).compile(), warnings: .count)
    switch subject {
    case .components, .rules, .grammar, .limits: return components(of: design)
    case .variants: return variants(of: design)
    case .tokens: return tokens(of: design)
    }
  }

  private func components(of design: Design) -> Table {
    let table = Table(
      columns: ["name", "styles", "variants", "spec"],
      rows: design.components.map { component in
        [
          .text(component.name), .texts(component.styles.map(\.name)),
          .count(component.catalog.variants.count, "variant"), .text(component.source),
        ]
      })
    return format == .json ? table.joined(with: Table(listings: design.components.map(\.listing))) : table
  }

  /// By the names that `facet render` takes.
  private func variants(of design: Design) -> Table {
    let variants = design.components.flatMap { component in component.catalog.variants.map { (component, $0) } }
    return Table(
      columns: ["name", "style", "pictures"],
      rows: variants.map { component, variant in
        [
          .text("\(component.name)/\(variant.name)"), .text(variant.style.style),
          .count(component.cells(of: variant).count, "picture"),
        ]
      })
  }

  private func tokens(of design: Design) -> Table {
    let tokens = design.tokens.tokens
    let table = Table(tokens: tokens)
    if design.tokens.themes.isEmpty { return table }
    let themes = tokens.map { token in TokenSnapshot.themes(of: token).map { "\($0.name) \($0.words)" } }
    return table.joined(with: Table(columns: ["themes"], rows: themes.map { [.texts($0)] }))
  }
}
