import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR

/// How a command that needs a design treats warnings.
enum WarningDetail {
  /// The command is about the whole project.
  case full
  /// The command looks at something: one line says how many there are.
  case count
}

extension TerminalOptions {
  /// Tells what is wrong; goes on only with a design.
  func design(of compilation: Compilation, warnings: WarningDetail = .full) throws -> Design {
    if warnings == .count, let design = compilation.design {
      try remark(warnings: compilation.diagnostics.count, in: nil)
      return design
    }
    let told = compilation.diagnostics.filter { warnings == .full || $0.severity == .error }
    var renderer = DiagnosticRenderer(compilation.sources, colored: isColored(.error))
    try complain(renderer.text(for: told))
    guard let design = compilation.design else {
      try remark(summary(of: compilation))
      throw Finding()
    }
    return design
  }

  /// `2 warnings; 'facet check Card' shows them`
  func remark(warnings count: Int, in component: String?) throws {
    if count == 0 { return }
    try remark(
      "\(counted(count, "warning")); 'facet check\(component.map { " " + $0 } ?? "")' shows \(count == 1 ? "it" : "them")"
    )
  }

  /// Tells what only showed when variants were drawn.
  func report(_ diagnostics: [Diagnostic], in compilation: Compilation) throws {
    if diagnostics.isEmpty { return }
    var renderer = DiagnosticRenderer(compilation.sources, colored: isColored(.error))
    try complain(renderer.text(for: diagnostics))
    throw Finding()
  }

  /// `no mistakes in 7 components`, or how many there are.
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
