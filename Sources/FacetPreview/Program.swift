package import FacetIR

/// A design as the interpreter uses it: looked up once, shared by all that is drawn from it.
package final class Program: Sendable {
  package let design: Design
  let structures: StructureIndex
  private let positions: [String: Int]

  package init(_ design: Design) {
    self.design = design
    structures = StructureIndex(design)
    positions = Dictionary(
      design.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func component(_ name: String) -> Component? {
    positions[name].map { design.components[$0] }
  }

  var scope: Scope { Scope(tokens: design.tokens, structures: structures) }
}
