package import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooManyCells = DiagnosticKind(
    "variant/too-many-cells", .error, "Too many pictures of one component",
    explanation: """
      The number of pictures is the number of variants multiplied by the number of values of each axis that the \
      variant does not set itself. A component may have at most 2000 pictures.

          variants: { … }                # 40 of them
          matrix:
            colorScheme: [light, dark]
            dynamicTypeSize: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge]
            layoutDirection: [leftToRight, rightToLeft]
            width: [320, 375, 414, 768]  # wrong: 4480 pictures

          matrix:                        # right: the ends of each axis are what breaks
            colorScheme: [light, dark]
            dynamicTypeSize: [large, accessibility3]

      With `pairwise: true` the matrix draws every pair of values of two axes at least once, instead of every \
      combination. Only the pictures that are drawn count.
      """)
}

extension Diagnostic {
  fileprivate static func tooManyCells(_ count: Int, of catalog: VariantCatalog, at span: SourceSpan) -> Diagnostic {
    let (most, variants) = (Limit.cells.most, catalog.variants.count)
    return Diagnostic(
      .tooManyCells, at: span,
      "this makes \(count) pictures of \(variants) variant\(variants == 1 ? "" : "s"), and a component has at most \(most)",
      help: "keep the values of each axis that differ most, or take fewer variants"
        + (catalog.isPairwise || max(catalog.matrix.count, catalog.parameterAxes.count) < 3
          ? "" : ", or add 'pairwise: true'"))
  }
}

/// At the axis that is one too many, or at the variant that is.
func tooManyCells(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let catalog = component.component.catalog
  let count = catalog.cellCount(countingTo: Limit.cells.most)
  guard count > Limit.cells.most else { return [] }
  let (axes, variants) = (component.spec.matrix, component.spec.variants)
  let place = axes.last?.key.span ?? variants[min(Limit.cells.most, variants.count - 1)].name.span
  return [.tooManyCells(count, of: catalog, at: place)]
}

/// Of all components together, at a place of the project, so that none of them is drawn.
func tooManyPictures(among components: [TypedComponent], at place: SourceSpan?) -> [Diagnostic] {
  guard components.count > Limit.pictures.most / Limit.cells.most else { return [] }
  let most = Limit.cells.most
  let counts = components.map { min($0.component.catalog.cellCount(countingTo: most), most) }
  let count = counts.reduce(0, +)
  guard count > Limit.pictures.most, let largest = counts.indices.max(by: { counts[$0] < counts[$1] }) else {
    return []
  }
  let name = components[largest].name
  return [
    .exceeded(
      .pictures, found: count, at: place,
      help: "'\(name)' has \(counts[largest]) of them: keep the values of each axis that differ most")
  ]
}
