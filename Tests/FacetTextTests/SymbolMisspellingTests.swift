import FacetText
import Testing

@Suite struct SymbolMisspellingTests {
  @Test(arguments: [
    ("chekmark.sqare", "checkmark.square"), ("checkmark.cirlce", "checkmark.circle"),
    ("magnifyingglas", "magnifyingglass"),
    ("chekmark.circle.fill", "checkmark.circle.fill"), ("1.cirle", "1.circle"),
  ])
  func isAMisspelling(_ symbol: String, of name: String) { #expect(isMisspelledSymbol(symbol, of: name)) }

  /// Names that SF Symbols has, or that are too short to tell.
  @Test(arguments: [
    ("star", "star.fill"), ("chevron.left", "chevron.right"), ("1.circle", "2.circle"), ("person.2", "person.3"),
    ("sparkles", "sparkle"), ("squares.below.rectangle", "square.below.rectangle"), ("sunrise", "sunset"),
    ("lock", "clock"), ("rublesign", "rupeesign"), ("larisign", "lirasign"), ("yuansign", "yensign"),
    ("arrow.up", "arrow.down"), ("minus.circle", "plus.circle"),
    ("smallcircle.filled.circle", "largecircle.fill.circle"),
    ("square.lefthalf.filled", "square.righthalf.filled"), ("moon", "noon"), ("hart", "heart"), ("bell", "bolt"),
    ("airpod", "airpods"), ("arrow.forward", "arrow.backward"), ("circle.fill", "circle.filled"),
    ("a.circle", "b.circle"),
  ])
  func isAnotherSymbol(_ symbol: String, besides name: String) {
    #expect(!isMisspelledSymbol(symbol, of: name) && !isMisspelledSymbol(name, of: symbol))
  }

  /// None of the symbols with a glyph is taken for another.
  @Test func symbolsWithAGlyphAreNotMisspelled() {
    for symbol in symbolsWithGlyph {
      for name in symbolsWithGlyph { #expect(!isMisspelledSymbol(symbol, of: name), "\(symbol), \(name)") }
    }
  }
}
