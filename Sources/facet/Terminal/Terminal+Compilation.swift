import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetText

/// How a command that needs a design reports warnings.
enum WarningDetail {
  /// In full, for commands about the whole project.
  case full
  /// Their number on one line, for commands that show something.
  case count
}

extension TerminalOptions {
  /// Reports the diagnostics, and throws if there is no design.
  func design(of compilation: Compilation, warnings: WarningDetail = .full) throws -> Design {
    if warnings == .count, let design = compilation.design {
      try remark(warnings: compilation.diagnostics.count, in: nil)
      return design
    }
    let told = compilation.diagnostics.filter { warnings == .full || $0.severity == .error }
    var renderer = DiagnosticRenderer(compilation.sources, colored: isColored(.error))
    try complain(renderer.text(for: told))
    guard let design = compilation.design else {
      try remark("\(summary(of: compilation))")
      throw Finding()
    }
    return design
  }

  /// The components without errors, for commands about single components; the whole design if there are no errors. If
  /// there are errors, reports those in `told` and a line with the omitted components.
  func wholeDesign(of compilation: Compilation, warnings: WarningDetail, told: [Diagnostic]) throws -> Design {
    guard let design = compilation.wholeDesign, compilation.hasErrors else {
      return try self.design(of: compilation, warnings: warnings)
    }
    var renderer = DiagnosticRenderer(compilation.sources, colored: isColored(.error))
    try complain(renderer.text(for: told))
    // A warning that the project made an error leaves nothing out.
    let (summary, broken) = (summary(of: compilation), compilation.brokenComponents)
    try remark(broken.isEmpty ? "\(summary)" : "\(summary); \(Self.leftOut(broken))")
    return design
  }

  /// `'Card' is left out`
  private static func leftOut(_ components: [String]) -> String {
    let shown = components.prefix(3).map { "'\($0)'" } + (components.count > 3 ? ["\(components.count - 3) more"] : [])
    let names = shown.count > 1 ? shown.dropLast().joined(separator: ", ") + " and \(shown[shown.count - 1])" : shown[0]
    return "\(names) \(components.count == 1 ? "is" : "are") left out"
  }

  /// `2 warnings; 'facet check Card' shows them`
  func remark(warnings count: Int, in component: String?) throws {
    if count == 0 { return }
    try remark(
      "\(counted(count, "warning")); 'facet check\(component.map { " " + $0 } ?? "")' shows \(count == 1 ? "it" : "them")"
    )
  }

  /// Reports diagnostics that were found when variants were drawn.
  func report(_ diagnostics: [Diagnostic], in compilation: Compilation) throws {
    if diagnostics.isEmpty { return }
    var renderer = DiagnosticRenderer(compilation.sources, colored: isColored(.error))
    try complain(renderer.text(for: diagnostics))
    throw Finding()
  }

  /// Names the symbols that are marks in pictures, once for the project: they resemble no character.
  func remark(symbolsOf compilation: Compilation) throws {
    let names = compilation.symbols.filter { symbolGlyph($0, isMirrored: false) == nil }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if names.isEmpty { return }
    let shown = names.prefix(Self.mostSymbols).map { "'\(escapedForDisplay($0))'" }.joined(separator: ", ")
    let rest = names.count > Self.mostSymbols ? " and \(names.count - Self.mostSymbols) more" : ""
    let subject = names.count == 1 ? "1 symbol has" : "\(names.count) symbols have"
    try remark("note: \(subject) no character in pictures: \(shown)\(rest)")
  }

  private static let mostSymbols = 10

  /// `no mistakes in 7 components`, or the number of mistakes.
  func summary(of compilation: Compilation) -> String {
    let errors = compilation.diagnostics.count { $0.severity == .error }
    let warnings = compilation.diagnostics.count - errors
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let place = compilation.design.map { " in " + counted($0.components.count, "component") } ?? ""
    return (counts.isEmpty ? "no mistakes" : counts.joined(separator: ", ")) + place
  }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
