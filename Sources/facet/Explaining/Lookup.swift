import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetLanguage
import FacetSnapshot
import FacetSpec
import FacetText

/// Looks up words for `facet explain`. The project is compiled if a word can be one of it.
struct Lookup {
  let project: ProjectOptions
  let terminal: TerminalOptions
  /// Nil before the first look, and where there is no project.
  private var specs: Specs?
  /// Why there is no project.
  private var failure: (any Error)?
  /// Whether the diagnostics of the specs have been told.
  private var hasReported = false

  private struct Specs {
    let compilation: Compilation
    /// The components without errors, and the names that they declare; nil where the tokens or the project have errors.
    let design: Design?
    let names: DeclaredNames?
  }

  init(project: ProjectOptions, terminal: TerminalOptions) {
    self.project = project
    self.terminal = terminal
  }

  /// All that a word means; nil for a word without a meaning. It can have several: `color` is a key, and most projects
  /// have a token group of this name.
  mutating func explanation(of name: String) throws -> String? {
    if Self.isFile(name) { return try explanation(ofFileAt: name) }
    if let kind = allDiagnosticKinds.first(where: { "\($0.code)" == name }) {
      return "\(kind.severity.rawValue) [\(kind.code)]: \(kind.summary)\n\n\(kind.explanation)\n"
    }
    // A command of several words has no other meaning, though its first word may.
    if name.contains(" "), let command = CommandExplanation.named(name).first { return command.help }
    let rules = allDiagnosticKinds.filter { $0.group == name || "\($0.code)".hasSuffix("/\(name)") }
    let (terms, commands) = (Self.terms(name), CommandExplanation.named(name))
    let words = Vocabulary.explanation(of: name, isKnownOtherwise: terms != nil || !commands.isEmpty)
    var told = [ExplainCommand.list(rules), words, terms].compactMap(\.self).filter { !$0.isEmpty }
    let isKnown = !told.isEmpty || !commands.isEmpty
    if let declared = try declared(name, isKnownOtherwise: isKnown) { told.append(declared) }
    if told.isEmpty, commands.count == 1 { return commands[0].help }
    if !commands.isEmpty { told.append(commands.map(\.summary).joined()) }
    if !told.isEmpty { return told.joined(separator: "\n") }
    return Self.phrases(with: name) ?? Self.terms(withFormsOf: name)
  }

  /// `merges` for 'merged' and 'merge': a person asks in the words of a sentence.
  private static func terms(withFormsOf word: String) -> String? {
    let stem = stem(of: word)
    let rows = glossary.filter { self.stem(of: $0.text) == stem }
    return stem.utf8.count < 3 || rows.isEmpty ? nil : table(rows)
  }

  /// `merg` of 'merges' and 'merged', `wrap` of 'wraps' and 'wrapping'.
  private static func stem(of word: String) -> Substring {
    let ending = ["ing", "ed", "es", "s", "e"].first(where: word.hasSuffix) ?? ""
    let stem = word.dropLast(ending.count)
    let isDoubled = ending.count > 1 && stem.count > 1 && stem.last == stem.dropLast().last
    return isDoubled ? stem.dropLast() : stem
  }

  /// Goldens and reports have terms of several words: `compact` of `compact width`. Pictures have characters.
  private static func phrases(with word: String) -> String? {
    // What pictures are drawn with can stand together: `╭─╮`.
    let isDrawn = word.utf8.allSatisfy { $0 >= 0x80 || $0 == UInt8(ascii: " ") }
    let words = isDrawn ? Set(word.map(String.init)) : [word]
    let rows = glossary.filter { $0.text.split(separator: " ").contains { words.contains(String($0)) } }
    return rows.isEmpty ? nil : table(rows)
  }

  private static func terms(_ name: String) -> String? {
    let rows = glossary.filter { $0.text == name }
    return rows.isEmpty ? nil : table(rows)
  }

  private typealias Term = (text: String, place: String, meaning: String)

  /// The words of goldens and of reports.
  private static let glossary: [Term] =
    GoldenGlossary.terms.map { ($0.text, $0.place.rawValue, $0.meaning) } + environment
    + ReportGlossary.terms.map { ($0.text, $0.place, $0.meaning) }

  /// `ax3`, `rtl`, `no dark mode`
  private static let environment: [Term] =
    EnvironmentKind.all.flatMap { kind in
      kind.shownTexts.map { text in
        let values = kind.values(shownAs: text)
        let value =
          values.isEmpty ? "'\(kind.id.name)' is not set" : "\(kind.id.name): \(values.joined(separator: ", "))"
        return (text, "in 'env' and in cells", "\(value)  \(kind.row.doc)")
      }
    } + languages

  private static let languages: [Term] = [
    ("en-XA", "in cells", "locale: en-XA  A made-up language: English with accents, a third longer, in brackets."),
    ("ar-XB", "in cells", "locale: ar-XB  A made-up language: English that is read from right to left."),
  ]

  private static func table(_ terms: [Term]) -> String {
    Table(
      columns: ["term", "place", "meaning"],
      rows: terms.map { [.text($0.text), .text($0.place), .text($0.meaning)] }
    ).text.text
  }

  // MARK: The project

  private static func isFile(_ name: String) -> Bool {
    SpecFileKind(FilePath.lastPart(of: name)) != nil && FileExistence(of: name) == .file
  }

  /// What a file declares: its components, or the tokens and names in it. Nil if it declares nothing that has no errors.
  private func explanation(ofFileAt path: String) throws -> String? {
    let project = try Project(SpecArguments.project(of: [path], project))
    let compilation = project.compile()
    let files = Set(try project.files(at: path, in: compilation.sources))
    guard let design = compilation.wholeDesign else { return nil }
    let components = compilation.places.componentNames(in: files).compactMap(design.component)
    if !components.isEmpty {
      return components.map { ComponentExplanation($0, of: design, in: compilation).text }.joined(separator: "\n")
    }
    let tokens = compilation.places.tokens(among: design.tokens.tokens, in: files)
    if !tokens.isEmpty { return Table(tokens: tokens).text.text }
    return DeclaredNames(of: design, in: compilation).explanation { $0.span.map { files.contains($0.file) } ?? false }
  }

  /// What the specs say: a component, what has this name in one, and tokens.
  ///
  /// - Parameter isKnownOtherwise: Whether the state of the specs does not matter, because the word has a meaning.
  private mutating func declared(_ name: String, isKnownOtherwise: Bool) throws -> String? {
    if Vocabulary.isWrittenInSwift(name) { return nil }
    guard let specs = read() else { return nil }
    if !isKnownOtherwise, !hasReported {
      hasReported = true
      let errors = specs.compilation.diagnostics.filter { $0.severity == .error }
      _ = try terminal.wholeDesign(of: specs.compilation, warnings: .count, told: errors)
    }
    guard let design = specs.design else { return nil }
    let component = design.component(named: name).map {
      ComponentExplanation($0, of: design, in: specs.compilation).text
    }
    let parts = [
      component, specs.names?.explanation(of: name), Self.tokens(named: name, of: design, specs.compilation),
    ]
    .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The specs, read once.
  private mutating func read() -> Specs? {
    if specs != nil || failure != nil { return specs }
    do {
      let compilation = try Project(project).compile()
      let design = compilation.wholeDesign
      specs = Specs(
        compilation: compilation, design: design, names: design.map { DeclaredNames(of: $0, in: compilation) })
    } catch {
      failure = error
    }
    return specs
  }

  /// For a token the origin of its value, for a group its contents, and for a part of a path the tokens that have it.
  private static func tokens(named name: String, of design: Design, _ compilation: Compilation) -> String? {
    let path = TokenPath(name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) })
    if let explanation = TokenExplanation(path, in: compilation) { return explanation.text }
    let all = design.tokens.tokens
    let group = all.filter { $0.path.names.starts(with: path.names) }
    let tokens = group.isEmpty && path.names.count == 1 ? all.filter { $0.path.names.contains(name) } : group
    return tokens.isEmpty ? nil : Table(tokens: tokens).text.text
  }

  // MARK: Unknown words

  /// The error about a word without a meaning.
  func misnamed(_ name: String) throws -> Misnamed {
    if Self.isFile(name) {
      return Misnamed(
        "\(name) declares nothing that has a name", help: "'facet check' says what is wrong with it, if anything")
    }
    // Only codes and variants contain a slash.
    let declared = specs?.names?.all.map(\.name) ?? []
    if name.utf8.contains(UInt8(ascii: "/")) {
      let variants = specs?.names?.all.filter { $0.kind == "variant" }.map { "\($0.owner)/\($0.name)" } ?? []
      return Misnamed(name, among: allDiagnosticKinds.map { "\($0.code)" } + variants)
    }
    let components = specs?.design?.components.map(\.name) ?? []
    if Vocabulary.isNeverAToken(name) {
      return Misnamed(name, among: Vocabulary.names + components + declared, help: Self.writtenInSwift)
    }
    let words =
      Vocabulary.names + Self.faults + Self.glossary.map(\.text) + CommandExplanation.all.map(\.name) + components
    guard let specs else {
      // Without a project there are no tokens, and a word of the language may have been meant.
      if name.utf8.contains(UInt8(ascii: ".")), nearest(to: name, among: words) == nil, let failure { throw failure }
      return Misnamed(
        name, among: words, help: "'facet ls grammar' lists the words of the language, and 'facet explain' all codes")
    }
    let tokens = specs.design?.tokens.tokens.map(\.path.description) ?? []
    return Misnamed(
      name, among: tokens + words + declared, help: "'facet ls tokens' and 'facet ls grammar' list what there is")
  }

  private static let writtenInSwift =
    "what a spec does not have is written in Swift and stands in a body as 'swift: …'; docs/swiftui.md lists the names"

  /// The names of all rules in their groups: `lost-motion`.
  private static let faults = allDiagnosticKinds.map { String("\($0.code)".drop { $0 != "/" }.dropFirst()) }
}
