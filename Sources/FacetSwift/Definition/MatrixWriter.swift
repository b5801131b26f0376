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
      return .call("VariantMatrix", axes.map { .call(".\(member: Self.name($0.id))", $0.values.map(Self.value)) })
    }
    let cells = catalog.rows(of: axes).map { row in
      Code.array(
        zip(axes, row).map { axis, position in
          .call(".\(member: Self.name(axis.id))", [Self.value(axis.values[position])])
        })
    }
    return "VariantMatrix(cells: \(.longArray(cells)))"
  }

  private static func name(_ id: EnvironmentID) -> SwiftName { SwiftName(id.name) }

  private static func value(_ setting: EnvironmentSetting) -> Code {
    switch (setting.id, setting.value) {
    case (.locale, .word(let name)), (.theme, .word(let name)): "\(StringLiteral(name))"
    case (_, .word(let word)): ".\(member: SwiftName(word))"
    case (_, .flag(let isSet)): isSet ? "true" : "false"
    case (_, .points(let points)): "\(.double(points))"
    }
  }
}
