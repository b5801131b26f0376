package import FacetIR

/// A design as the interpreter uses it: looked up once, shared by all that is drawn from it.
package final class Program: Sendable {
  package let design: Design
  let structures: StructureIndex
  private let positions: [String: Int]
  /// The same as each theme but the base has it, by name.
  private let themes: [String: Program]
  let workload: Workload

  package convenience init(_ design: Design) {
    let others = design.tokens.themes.dropFirst()
    let themes = others.map { name in (name, Program(design.shown(in: name), themes: [:])) }
    self.init(design, themes: Dictionary(themes, uniquingKeysWith: { first, _ in first }))
  }

  private init(_ design: Design, themes: [String: Program]) {
    self.design = design
    self.themes = themes
    structures = StructureIndex(design)
    positions = Dictionary(
      design.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    workload = Workload()
  }

  /// The same program, which counts what it does by itself.
  private init(counting program: Program) {
    design = program.design
    structures = program.structures
    positions = program.positions
    themes = program.themes
    workload = Workload()
  }

  /// For drawing one variant.
  func countingAnew() -> Program { Program(counting: self) }

  /// What is drawn in a theme. It stays the same for all that a variant draws, so nothing below asks for it.
  func shown(in theme: String?) -> Program { theme.flatMap { themes[$0] } ?? self }

  func component(_ name: String) -> Component? {
    positions[name].map { design.components[$0] }
  }

  var scope: Scope { Scope(tokens: design.tokens, structures: structures, workload: workload) }
}
