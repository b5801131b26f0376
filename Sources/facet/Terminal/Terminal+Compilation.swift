import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR

extension TerminalOptions {
  /// Tells all that is wrong; goes on only with a design.
  func design(of compilation: Compilation) throws -> Design {
    var renderer = DiagnosticRenderer(compilation.sources, colored: isColored(.error))
    try complain(renderer.text(for: compilation.diagnostics))
    guard let design = compilation.design else {
      try remark(summary(of: compilation))
      throw Finding()
    }
    return design
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
