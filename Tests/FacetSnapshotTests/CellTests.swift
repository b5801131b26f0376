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
}
