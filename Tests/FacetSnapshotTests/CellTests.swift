import FacetIR
import FacetLanguage
import FacetSnapshot
import Testing

struct CellTests {
  let axes = [
    Axis(key: .layoutDirection, values: [.layoutDirection("leftToRight"), .layoutDirection("rightToLeft")]),
    Axis(key: .dynamicTypeSize, values: [.dynamicTypeSize("large"), .dynamicTypeSize("accessibility3")]),
  ]

  func component(_ environment: [EnvironmentSetting]) -> Component {
    Component(
      name: "Badge", parameters: [], content: Content(fields: [], actions: []), styles: [],
      catalog: VariantCatalog(variants: [Variant(name: "A", arguments: [], environment: environment)], matrix: axes))
  }

  @Test func everyVariantInEveryCell() {
    let cells = component([]).cells
    #expect(cells.map(\.name) == ["A", "A @ rtl", "A @ ax3", "A @ ax3 rtl"])
    #expect(cells[0].environment == [.dynamicTypeSize("large"), .layoutDirection("leftToRight")])
  }

  @Test func anAxisThatTheVariantSettlesIsNotMultiplied() {
    let cells = component([.dynamicTypeSize("xSmall"), .width(96)]).cells
    #expect(cells.map(\.name) == ["A", "A @ rtl"])
    #expect(cells[1].environment == [.dynamicTypeSize("xSmall"), .width(96), .layoutDirection("rightToLeft")])
  }
}
