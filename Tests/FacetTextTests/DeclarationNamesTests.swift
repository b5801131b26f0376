import FacetText
import Testing

/// The one mapping from the names of a spec to those of Swift.
@Suite struct DeclarationNamesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var component: String
    var prefix = ""
    var view: String
    var modifier: String
    var modifierType: String

    var testDescription: String { prefix + component }
  }

  /// Of a run of capitals, all but the one that starts the next word are made small.
  static let rows = [
    Row(
      component: "NumericStepper", view: "NumericStepper", modifier: "numericStepperStyle",
      modifierType: "NumericStepperStyleModifier"),
    Row(component: "DLSRow", view: "DLSRow", modifier: "dlsRowStyle", modifierType: "DlsRowStyleModifier"),
    Row(component: "Row", prefix: "DLS", view: "DLSRow", modifier: "dlsRowStyle", modifierType: "DlsRowStyleModifier"),
    Row(component: "URLField", view: "URLField", modifier: "urlFieldStyle", modifierType: "UrlFieldStyleModifier"),
    Row(component: "HTML", view: "HTML", modifier: "htmlStyle", modifierType: "HtmlStyleModifier"),
    Row(
      component: "Badge", prefix: "iOS", view: "iOSBadge", modifier: "iOSBadgeStyle",
      modifierType: "IOSBadgeStyleModifier"),
    Row(
      component: "OAuth2Button", view: "OAuth2Button", modifier: "oAuth2ButtonStyle",
      modifierType: "OAuth2ButtonStyleModifier"),
    Row(component: "URL2", view: "URL2", modifier: "url2Style", modifierType: "Url2StyleModifier"),
    Row(component: "H1", view: "H1", modifier: "h1Style", modifierType: "H1StyleModifier"),
    Row(component: "X", view: "X", modifier: "xStyle", modifierType: "XStyleModifier"),
    Row(component: "Big_Card", view: "Big_Card", modifier: "bigCardStyle", modifierType: "BigCardStyleModifier"),
    Row(component: "For", view: "For", modifier: "forStyle", modifierType: "ForStyleModifier"),
  ]

  @Test(arguments: rows) func names(_ row: Row) {
    let names = DeclarationNames(component: row.component, prefix: row.prefix)
    #expect(names.view == row.view)
    #expect(names.modifier == row.modifier)
    #expect(names.modifierType == row.modifierType)
    #expect(names.style == row.view + "Style")
    #expect(names.stylesType == row.view + "Styles")
    #expect(names.content == row.view + "StyleContent")
    #expect(names.styleType("compact") == "Compact\(row.component)Style")
  }

  @Test func aNameOfItsOwnStandsInPlaceOfBoth() {
    let names = DeclarationNames(component: "UrlField", swiftName: "LinkInput", prefix: "DLS")
    #expect(names.view == "LinkInput")
    #expect(names.modifier == "linkInputStyle")
    #expect(names.styleType("default") == "DefaultLinkInputStyle")
  }
}
