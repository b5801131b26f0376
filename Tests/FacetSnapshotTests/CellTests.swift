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
}
