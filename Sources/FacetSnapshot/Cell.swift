package import FacetFrame
package import FacetIR
import FacetLanguage

/// One picture: a variant in one cell of the component's matrix.
package struct Cell: Equatable, Sendable {
  package var variant: Variant
  /// The parameters that differ from those of the variant's base cell: `size=small`.
  package var parameters: [String] = []
  /// The differences from the variant's base cell, in the order of the environment's keys.
  package var deviations: [EnvironmentSetting]
  /// All settings: those of the variant, and those of the axes of the matrix.
  package var environment: [EnvironmentSetting]

  package var isBase: Bool { parameters.isEmpty && deviations.isEmpty }

  /// What differs from the variant's base cell: `size=small`, `ax3`, `width 375`.
  package var deviationWords: [String] { parameters + deviations.map(\.shortName) }

  /// The color behind the picture: black in the dark.
  package var background: ResolvedColor {
    environment.contains(EnvironmentSetting(.colorScheme, "dark"))
      ? ResolvedColor(red: 0, green: 0, blue: 0) : ResolvedColor(red: 1, green: 1, blue: 1)
  }

  /// `At lower bound @ ax3 rtl`
  package var name: String {
    isBase ? variant.name : "\(variant.name) @ \(deviationWords.joined(separator: " "))"
  }
}

extension Component {
  /// All variants in all cells of the matrix, in the order of the spec; the base cell of a variant comes first.
  package var cells: [Cell] { catalog.variants.flatMap { cells(of: $0) } }

  package func cells(in style: Style) -> [Cell] {
    catalog.variants.filter { $0.style.style == style.name }.flatMap { cells(of: $0) }
  }

  /// The cells of a variant. Axes that the variant sets itself have no other values.
  package func cells(of variant: Variant) -> [Cell] {
    let axes = catalog.axes(besides: variant.environment)
    return catalog.combinations(of: variant).flatMap { combination in
      combination.rows.map { row in
        Cell(
          variant: combination.variant, parameters: combination.deviations,
          deviations: zip(axes, row).filter { $1 != 0 }.map { $0.values[$1] },
          environment: variant.environment + zip(axes, row).map { $0.values[$1] })
      }
    }
  }
}

extension EnvironmentSetting {
  /// The setting in the name of a cell: `dark`, `ax3`, `rtl`, `width 375`.
  package var shortName: String {
    switch value {
    case .word(let word): id.kind.shortName(of: word)
    case .flag(let isSet): id.kind.shortName(of: "\(isSet)")
    case .points(let points): "\(id.name) \(number(points))"
    }
  }
}
