import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSnapshot
import FacetSpec
import FacetSwift
import FacetText

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ls",
    abstract: """
      List components, variants, apps, transitions, what servers send, tokens, files, rules, or the keys, the types or \
      the limits of the language.
      """,
    discussion: """
      Components with errors are reported and left out; the exit status is then 1. With files or folders, lists what they \
      declare. The list of files is for build systems: what the generated Swift depends on, and what it consists of.
      """
  )

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case components, variants, apps, transitions, server, tokens, files, rules, grammar, types, limits
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(
    help: ArgumentHelp(
      "What to list, and the specs of which; otherwise components, of all specs.",
      discussion: "\(Subject.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "subject or path"),
    completion: .list(Subject.allCases.map(\.rawValue)))
  var arguments: [String] = []

  @Option(help: "Output format: a table, JSON, or Markdown.")
  var format = Format.text

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  private var subject: Subject { arguments.first.flatMap(Subject.init) ?? .components }

  private var paths: ArraySlice<String> { arguments.dropFirst(arguments.first.flatMap(Subject.init) == nil ? 0 : 1) }

  func validate() throws {
    if let other = paths.first(where: { !SpecArguments.isPath($0) }) {
      let near = nearest(to: other, among: Subject.allCases.map(\.rawValue)).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("'\(other)' is neither a list nor a file or folder.\(near)")
    }
    if !paths.isEmpty, [.files, .rules, .grammar, .types, .limits].contains(subject) {
      throw ValidationError("The list of \(subject) is not one of specs. Leave the files out.")
    }
  }

  func run() throws {
    if format == .markdown, let page { return try terminal.result(ShownText(lines: page)) }
    if [.rules, .grammar, .types, .limits].contains(subject) { return try tell(tableOfLanguage) }
    let project = try Project(SpecArguments.project(of: Array(paths), project))
    let compilation = project.compile()
    if subject == .files { return try tellFiles(of: project, compilation) }
    let design = try design(in: compilation).located { project.path(ofSpec: $0) }
    let files = try paths.isEmpty ? nil : Set(paths.flatMap { try project.files(at: $0, in: compilation.sources) })
    guard let files else { return try finish(table(of: design, design.tokens.tokens), compilation) }
    let specs = Set(files.map { project.absolute(compilation.sources.path(of: $0)) })
    let tokens = compilation.places.tokens(among: design.tokens.tokens, in: files)
    let part = design.limited { specs.contains(project.absolute($0)) }
    try finish(table(of: part, tokens), compilation)
  }

  /// The list of tokens is whole whatever is wrong with components: only the number of mistakes is told.
  private func design(in compilation: Compilation) throws -> Design {
    if subject == .tokens, compilation.hasErrors, let design = compilation.wholeDesign {
      try terminal.remark("\(terminal.summary(of: compilation)); 'facet check' shows them")
      return design
    }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    return try terminal.wholeDesign(of: compilation, warnings: .count, told: errors)
  }

  private func finish(_ table: Table, _ compilation: Compilation) throws {
    try tell(table)
    // With errors, a list of anything but tokens is incomplete.
    if compilation.hasErrors, subject != .tokens { throw Finding() }
  }

  /// Without a design too, because a build system has to know what to wait for.
  private func tellFiles(of project: Project, _ compilation: Compilation) throws {
    let design = compilation.wholeDesign
    let files = design.map { swiftFiles(for: $0, threads: self.project.threads) } ?? []
    try tell(Table(filesOf: project, files))
    _ = try terminal.design(of: compilation, warnings: .count)
    if let clash = NameClash(among: files) {
      try terminal.complain(clash.explanation(in: project))
      throw Finding()
    }
  }

  private func tell(_ table: Table) throws {
    switch format {
    case .text: try terminal.result(table.text)
    case .json: try terminal.result(ShownText(lines: table.json))
    case .markdown: try terminal.result(table.markdown)
    }
  }

  /// What `docs` has a page about, in Markdown.
  private var page: String? {
    switch subject {
    case .rules: RulesPage(kinds: allDiagnosticKinds).text
    case .grammar: GrammarPage.text
    case .limits: LimitsPage.text
    default: nil
    }
  }

  /// The tables that do not depend on a project.
  private var tableOfLanguage: Table {
    switch subject {
    case .grammar: Table(sections: Grammar.sections)
    case .limits: Table(limits: Limit.allCases)
    case .types: Table(types: TypeRow.all)
    default: Table(rules: allDiagnosticKinds)
    }
  }

  private func table(of design: Design, _ tokens: [Token]) -> Table {
    switch subject {
    case .variants: variants(of: design)
    case .apps: apps(of: design)
    case .transitions: transitions(of: design)
    case .server: Table(typesOnWire: design.components)
    case .tokens: table(of: tokens, themes: design.tokens.themes)
    default: components(of: design)
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

  /// The variants by the names that `facet render` accepts.
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

  private func apps(of design: Design) -> Table {
    Table(
      columns: ["name", "tabs", "sessions", "spec"],
      rows: design.apps.map { app in
        [
          .text(app.name), .texts(app.tabs.map(\.name)), .count(app.sessions.count, "session"), .text(app.source),
        ]
      })
  }

  private func transitions(of design: Design) -> Table {
    Table(
      columns: ["name", "from", "to", "elements", "spec"],
      rows: design.transitions.map { transition in
        [
          .text(transition.name), .text("\(transition.from.component)/\(transition.from.variant)"),
          .text("\(transition.to.component)/\(transition.to.variant)"),
          .count(transition.elements.count, "element"), .text(transition.source),
        ]
      })
  }

  private func table(of tokens: [Token], themes: [String]) -> Table {
    let table = Table(tokens: tokens)
    if themes.isEmpty { return table }
    let values = tokens.map { token in TokenSnapshot.themes(of: token).map { "\($0.name) \($0.words)" } }
    return table.joined(with: Table(columns: ["themes"], rows: values.map { [.texts($0)] }))
  }
}

extension Design {
  /// With the paths of specs as other commands take them.
  fileprivate func located(by path: (String) -> String) -> Design {
    var design = self
    for index in components.indices { design.components[index].source = path(design.components[index].source) }
    for index in apps.indices { design.apps[index].source = path(design.apps[index].source) }
    for index in transitions.indices { design.transitions[index].source = path(design.transitions[index].source) }
    return design
  }

  /// What some specs declare.
  fileprivate func limited(to isWanted: (String) -> Bool) -> Design {
    var design = self
    design.components.removeAll { !isWanted($0.source) }
    design.apps.removeAll { !isWanted($0.source) }
    design.transitions.removeAll { !isWanted($0.source) }
    return design
  }
}
