import FacetStrings
import Testing

@Suite struct LocalizedStringsTests {
  @Test func textsOfALanguage() {
    let strings = LocalizedStrings(
      StringCatalog(
        table: "Localizable", sourceLanguage: "en",
        texts: [
          "Close": ["de": .text("Schließen"), "pt-BR": .text("Fechar")],
          "100% %@": ["de": .text("%@ zu 100 %%")],
        ]))
    #expect(text(of: "Close", in: "de", strings) == "Schließen")
    #expect(text(of: "Close", in: "de_AT", strings) == "Schließen")
    #expect(text(of: "Close", in: "pt-BR", strings) == "Fechar")
    #expect(text(of: "Close", in: "pt", strings) == "Close")
    #expect(text(of: "Close", in: "fr", strings) == "Close")
    #expect(text(of: "Open", in: "de", strings) == "Open")
    #expect(text(of: "100% off", in: "de", strings) == "100% off")
  }

  @Test func orderOfValues() {
    let strings = LocalizedStrings(
      StringCatalog(
        table: "T", sourceLanguage: "en",
        texts: ["%@ has %lld of %lf %%": ["ja": .text("%3$.1f・%2$lld・%1$@・%%・%4$@")]]))
    let values: [LocalizationArgument] = [.string("100%d"), .int(1234), .double(0.25)]
    #expect(text(of: "%@ has %lld of %lf %%", values, in: "ja", strings) == "0.3・1234・100%d・%・")
    #expect(text(of: "%@ has %lld of %lf %%", values, in: "en", strings) == "100%d has 1234 of 0.25 %")
  }

  @Test func pluralsAndDevices() {
    let nights = CatalogText.plural([
      .one: .text("%lld noc"), .few: .text("%lld noce"),
      .many: .device(["iphone": .text("%lld nocy"), "mac": .text("%lld nocy na Macu")]),
    ])
    let strings = LocalizedStrings(
      StringCatalog(table: "T", sourceLanguage: "en", texts: ["%lld nights": ["pl": nights]]))
    let texts = [1, 2, 5, 22, 112].map { text(of: "%lld nights", [.int($0)], in: "pl", strings) }
    #expect(texts == ["1 noc", "2 noce", "5 nocy", "22 noce", "112 nocy"])
    // Without the form and without 'other', any form is better than none.
    #expect(text(of: "%lld nights", [.double(1.5)], in: "pl", strings) == "1.5 noc")
  }

  @Test func substitutions() {
    let text = CatalogText.substituted(
      .text("%#@rooms@ für %#@guests@ in %1$@"),
      [
        .init(
          name: "guests", argument: 3, specifier: "lld",
          text: .plural([.one: .text("%arg Gast"), .other: .text("%arg Gäste")])),
        .init(
          name: "rooms", argument: 2, specifier: "lld",
          text: .plural([.one: .text("ein Zimmer"), .other: .text("%arg Zimmer (%1$@)")])),
      ])
    let strings = LocalizedStrings(StringCatalog(table: "T", sourceLanguage: "en", texts: ["k": ["de": text]]))
    let values: [LocalizationArgument] = [.string("Porto"), .int(2), .int(1)]
    #expect(self.text(of: "k", values, in: "de", strings) == "2 Zimmer (Porto) für 1 Gast in Porto")
    #expect(self.text(of: "k", [.string("A"), .int(1), .int(4)], in: "de", strings) == "ein Zimmer für 4 Gäste in A")
    // Values that are missing are left out.
    #expect(self.text(of: "k", [.string("A")], in: "de", strings) == " Zimmer (A) für  Gäste in A")
  }

  /// Foundation counts a substitution like another specifier, in the order of the text and not of the file.
  @Test(arguments: [
    ("%#@posts@ from %#@authors@", "5 posts from 1 author"),
    ("%2$#@posts@ from %1$#@authors@", "1 post from 5 authors"),
    ("%2$#@posts@ from %#@authors@", "1 post from 5 authors"),
    ("%#@numbered@: %#@posts@", "1: 5 posts"),
    ("%lld: %#@posts@", "5: 1 post"),
  ])
  func argumentsOfSubstitutions(_ format: String, _ expected: String) {
    func substitution(
      _ name: String, _ texts: [PluralCategory: CatalogText], at argument: Int? = nil
    ) -> CatalogText.Substitution {
      .init(name: name, argument: argument, specifier: "lld", text: .plural(texts))
    }
    let text = CatalogText.substituted(
      .text(format),
      [
        substitution("authors", [.one: .text("%arg author"), .other: .text("%arg authors")]),
        substitution("numbered", [.other: .text("%arg")], at: 2),
        substitution("posts", [.one: .text("%arg post"), .other: .text("%arg posts")]),
      ])
    let strings = LocalizedStrings(StringCatalog(table: "T", sourceLanguage: "en", texts: ["k": ["en": text]]))
    #expect(self.text(of: "k", [.int(5), .int(1)], in: "en", strings) == expected)
  }

  /// Apple's rule, in all languages: CLDR has no form for nothing in English.
  @Test func nothingHasAFormOfItsOwn() {
    let text = CatalogText.plural([.zero: .text("No posts"), .one: .text("One post"), .other: .text("%lld posts")])
    let strings = LocalizedStrings(StringCatalog(table: "T", sourceLanguage: "en", texts: ["k": ["en": text]]))
    #expect(
      [0, 1, 2].map { self.text(of: "k", [.int($0)], in: "en", strings) } == ["No posts", "One post", "2 posts"])
  }

  @Test(arguments: [
    "%", "%%", "100 %", "%$@", "%1$", "%#@a", "%#@@", "%z", "%lld", "%1$#@n@", "%99999999999999999999$@",
  ])
  func oddFormats(_ format: String) {
    let strings = LocalizedStrings(StringCatalog(table: "T", sourceLanguage: "en", texts: ["k": ["en": .text(format)]]))
    #expect(text(of: "k", [], in: "en", strings) == format)
    let expanded = text(of: "k", [.int(1)], in: "en", strings)
    #expect(format == "%lld" ? expanded == "1" : !expanded.contains("1") || format.contains("1"))
  }

  private func text(
    of key: String, _ values: [LocalizationArgument] = [], in language: String, _ strings: LocalizedStrings
  ) -> String {
    strings.text(of: key, values, in: language) { argument, specifier in
      switch argument {
      case .string(let text): text
      case .int(let number): "\(number)"
      case .double(let number): specifier.precision == 1 ? "\((number * 10).rounded() / 10)" : "\(number)"
      }
    }
  }
}
