import FacetIR
import FacetLanguage

/// The environments that the variants of a component are multiplied by.
struct MatrixWriter {
  private let catalog: VariantCatalog
  private let axes: [Axis]
  /// The feature flag of a screen.
  private let flag: String?

  init(_ component: Component) {
    catalog = component.catalog
    axes = catalog.axes()
    flag = component.screen?.flag
  }

  /// `VariantMatrix(.colorScheme(.light, .dark))`; where pairs are enough, the cells that the compiler has found. Nil
  /// where there are no axes.
  var code: Code? {
    if axes.isEmpty { return nil }
    guard let rows = catalog.cells else { return .call("VariantMatrix", axes.map { axis($0.id, $0.values) }) }
    let cells = rows.map { row in
      Code.array(
        zip(axes, row).map { axis, position in
          self.axis(axis.id, [axis.values[position]])
        })
    }
    return "VariantMatrix(cells: \(.longArray(cells)))"
  }

  /// `.colorScheme(.light, .dark)`, `.flag("newLayout", false, true)`
  private func axis(_ id: EnvironmentID, _ values: [EnvironmentSetting]) -> Code {
    let subject: [Code] = id == .flag ? [flag.map { "\(StringLiteral($0))" }].compactMap(\.self) : []
    return .call(".\(member: SwiftName(id.name))", subject + values.map(Self.value))
  }

  private static func value(_ setting: EnvironmentSetting) -> Code {
    switch (setting.id, setting.value) {
    case (.locale, .word(let name)), (.theme, .word(let name)): "\(StringLiteral(name))"
    case (_, .word(let word)): ".\(member: SwiftName(word))"
    case (_, .flag(let isSet)): isSet ? "true" : "false"
    case (_, .points(let points)): "\(.double(points))"
    }
  }
}
