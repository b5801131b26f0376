import FacetText
import Testing

struct SymbolGlyphTests {
  @Test(arguments: [
    ("star", "☆"), ("star.fill", "★"), ("star.circle", "☆"), ("star.circle.fill", "☆"), ("star.square.fill", "☆"),
    ("checkmark.square.fill", "☑"), ("minus.square.fill", "⊟"), ("plus.rectangle", "+"), ("checkmark.seal.fill", "✓"),
    ("bell.slash", "⍾⧸"), ("eye.slash.fill", "⊚⧸"), ("heart.slash.fill", "♥⧸"), ("star.slash.circle.fill", "☆⧸"),
    ("bell.badge", "⍾•"), ("doc.badge.plus", "▯⁺"), ("doc.fill.badge.plus", "▮⁺"), ("cart.badge.questionmark", "⊍ˀ"),
    ("person.crop.circle.badge.checkmark", "⚇ᵛ"), ("bell.badge.slash.fill", "⍾⧸•"),
    ("heart.text.square", "♡"), ("doc.text.magnifyingglass", "▤"), ("line.3.horizontal.decrease.circle", "≡"),
    ("arrow.up.to.line", "↑"), ("circle", "○"), ("seal.fill", "✹"), ("chevron.left.circle", "‹"),
  ])
  func aNameIsTakenApart(_ name: String, _ glyph: String) {
    #expect(symbolGlyph(name, isMirrored: false) == glyph)
  }

  @Test(arguments: ["", ".", "fill", "slash.fill.", "badge.plus", "some.thing", ".circle", "circle.", "theatermasks"])
  func aNameThatResemblesNothingHasNone(_ name: String) {
    let glyph = symbolGlyph(name, isMirrored: false)
    #expect(glyph == nil || name == "slash.fill." || name == "circle.", "\(name): \(glyph ?? "")")
  }

  @Test func charactersAreNarrowAndNoneOfThePicturesOwn() {
    #expect(symbolsWithGlyph.count > 200)
    for name in symbolsWithGlyph {
      let glyph = symbolGlyph(name, isMirrored: false) ?? ""
      #expect(displayWidth(of: glyph) == 1 && glyph.unicodeScalars.count == 1, "\(name)")
      #expect(!"░▓▒▏▕◂▸▴▾⋯⋮◌◔▰▱◈│┊─┌╭╎".contains(glyph), "\(name)")
      #expect(glyph.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(name)")
    }
  }

  @Test(arguments: [
    ("˅", 180.0, "˄"), ("˅", -180, "˄"), ("˅", -90, "›"), ("›", 90, "˅"), ("›", 360, "›"), ("↑", 45, "⇗"),
    ("+", 45, "×"),
    ("+", 90, "+"), ("×", 45, "+"), ("«", 180, "»"), ("⇕", 90, "⇔"), ("☆", 90, "☆"), ("˅", 20, "˅"),
    ("˅", .infinity, "˅"),
    ("⧸", 1e300, "⧸"),
  ])
  func aTurnedSymbolPointsElsewhere(_ glyph: String, _ degrees: Double, _ expected: String) {
    #expect(turned(glyph, clockwise: degrees) == expected)
  }

  @Test func whatLeadsIsTurnedAround() {
    #expect(symbolGlyph("chevron.backward.circle.fill", isMirrored: true) == "›")
    #expect(symbolGlyph("star", isMirrored: true) == "☆")
  }
}
