import FacetIR
import FacetLanguage
import FacetSnapshot
import Testing

struct CellTests {
  let axes = [
    Axis(
      .layoutDirection,
      values: [
        EnvironmentSetting(.layoutDirection, "leftToRight"), EnvironmentSetting(.layoutDirection, "rightToLeft"),
      ]),
    Axis(
      .dynamicTypeSize,
      values: [EnvironmentSetting(.dynamicTypeSize, "large"), EnvironmentSetting(.dynamicTypeSize, "accessibility3")]),
  ]

  func component(_ environment: [EnvironmentSetting]) -> Component {
    Component(
      name: "Badge", parameters: [], content: Content(fields: [], actions: []), styles: [],
      catalog: VariantCatalog(variants: [Variant(name: "A", arguments: [], environment: environment)], matrix: axes))
  }

  @Test func everyVariantInEveryCell() {
    let cells = component([]).cells
    #expect(cells.map(\.name) == ["A", "A @ rtl", "A @ ax3", "A @ ax3 rtl"])
    #expect(
      cells[0].environment == [
        EnvironmentSetting(.dynamicTypeSize, "large"), EnvironmentSetting(.layoutDirection, "leftToRight"),
      ])
  }

  @Test func anAxisThatTheVariantSettlesIsNotMultiplied() {
    let cells = component([EnvironmentSetting(.dynamicTypeSize, "xSmall"), EnvironmentSetting(.width, .points(96))])
      .cells
    #expect(cells.map(\.name) == ["A", "A @ rtl"])
    #expect(
      cells[1].environment == [
        EnvironmentSetting(.dynamicTypeSize, "xSmall"), EnvironmentSetting(.width, .points(96)),
        EnvironmentSetting(.layoutDirection, "rightToLeft"),
      ])
  }

  @Test func parametersMultiplyTheVariantsThatDoNotSetThem() {
    func size(_ word: String) -> Expression { Expression(.word(word), as: .string) }
    let axis = ParameterAxis(
      parameter: "size", values: ["small", "large"].map { ParameterAxis.Value(word: $0, value: size($0)) })
    var own = Variant(name: "B", arguments: [Variant.Argument(parameter: "size", value: size("own"))])
    own.settled = ["size"]
    let other = Variant(name: "A", arguments: [Variant.Argument(parameter: "size", value: size("small"))])
    var component = component([])
    component.catalog = VariantCatalog(variants: [other, own], matrix: [axes[0]], parameterAxes: [axis])
    #expect(
      component.cells.map(\.name) == ["A", "A @ rtl", "A @ size=large", "A @ size=large rtl", "B", "B @ rtl"])
    #expect(
      component.cells.map { $0.variant.arguments[0].value.node } == [
        .word("small"), .word("small"), .word("large"), .word("large"), .word("own"), .word("own"),
      ])
    #expect(component.catalog.cellCount(countingTo: 2000) == 6)
  }

  /// Pairs are those of parameters and of the environment, all in one: no more cells than the two longest axes have.
  @Test func pairsOfParametersAndTheEnvironmentAreCoveredTogether() {
    func value(_ word: String) -> Expression { Expression(.word(word), as: .string) }
    let parameters = ["size": 4, "value": 3, "isOn": 2].map { name, count in
      ParameterAxis(
        parameter: name, values: (0..<count).map { ParameterAxis.Value(word: "\($0)", value: value("\($0)")) })
    }.sorted { $0.parameter < $1.parameter }
    let variant = Variant(
      name: "A", arguments: parameters.map { Variant.Argument(parameter: $0.parameter, value: $0.values[0].value) })
    var component = component([])
    component.catalog = VariantCatalog(
      variants: [variant], matrix: axes, parameterAxes: parameters, isPairwise: true)
    let cells = component.cells
    #expect(cells.count == component.catalog.cellCount(countingTo: 2000))
    #expect(cells.count < 20 && cells[0].isBase)
    #expect(Set(cells.map(\.name)).count == cells.count)
    let values = cells.map { cell in
      cell.variant.arguments.map { "\($0.parameter) \($0.value.node)" } + cell.environment.map { "\($0)" }
    }
    let columns = values[0].indices.map { column in Set(values.map { $0[column] }) }
    #expect(columns.map(\.count) == parameters.map(\.values.count) + axes.map(\.values.count))
    for first in columns.indices {
      for second in columns.indices where first < second {
        #expect(Set(values.map { [$0[first], $0[second]] }).count == columns[first].count * columns[second].count)
      }
    }
  }
}
