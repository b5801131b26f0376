import FacetIR
import FacetLanguage

/// The environments that the variants of a component are multiplied by.
struct MatrixWriter {
  private let catalog: VariantCatalog
  private let axes: [Axis]

  init(_ catalog: VariantCatalog) {
    self.catalog = catalog
    axes = catalog.axes()
  }

  /// `VariantMatrix(.colorScheme(.light, .dark))`; where pairs are enough, the cells that the compiler has found. Nil
  /// where there are no axes.
  var code: Code? {
    if axes.isEmpty { return nil }
    guard catalog.isPairwise else {
      return .call("VariantMatrix", axes.map { .call(".\(member: Self.name($0.key))", $0.values.map(Self.value)) })
    }
    let cells = catalog.rows(of: axes).map { row in
      Code.array(
        zip(axes, row).map { axis, position in
          .call(".\(member: Self.name(axis.key))", [Self.value(axis.values[position])])
        })
    }
    return "VariantMatrix(cells: \(.longArray(cells)))"
  }

  private static func name(_ key: EnvironmentID) -> SwiftName { SwiftName(key.rawValue) }

  private static func value(_ setting: EnvironmentSetting) -> Code {
    switch setting {
    case .colorScheme(let word), .colorSchemeContrast(let word), .dynamicTypeSize(let word), .layoutDirection(let word):
      ".\(member: SwiftName(word))"
    case .isEnabled(let value): value ? "true" : "false"
    case .width(let points), .height(let points): "\(.double(points))"
    case .locale(let name), .theme(let name): "\(StringLiteral(name))"
    }
  }
}
