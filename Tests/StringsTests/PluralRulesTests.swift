import FacetStrings
import Testing

@Suite struct PluralRulesTests {
  /// Samples of CLDR's plurals.xml.
  @Test(arguments: [
    ("en", "one", ["1"]), ("en", "other", ["0", "2", "16", "100", "1.0", "0.1"]),
    ("fr", "one", ["0", "1", "1.5"]), ("fr", "many", ["1000000"]), ("fr", "other", ["2", "17", "2.0"]),
    ("es", "one", ["1", "1.0"]), ("es", "many", ["1000000"]), ("es", "other", ["0", "1.5"]),
    ("pt-BR", "one", ["0", "1", "1.5"]), ("pt_PT", "one", ["1"]), ("pt_PT", "other", ["0", "1.5"]),
    ("ja", "other", ["0", "1", "15", "1.5"]),
    ("ar", "zero", ["0"]), ("ar", "one", ["1"]), ("ar", "two", ["2"]), ("ar", "few", ["3", "10", "103", "1010"]),
    ("ar", "many", ["11", "26", "111", "1011"]), ("ar", "other", ["100", "102", "200", "0.1"]),
    ("pl", "one", ["1"]), ("pl", "few", ["2", "4", "22", "104", "1002"]),
    ("pl", "many", ["0", "5", "19", "100", "11", "12", "14", "112"]), ("pl", "other", ["0.0", "1.5", "10.0"]),
    ("ru", "one", ["1", "21", "101"]), ("ru", "few", ["2", "22", "1002"]), ("ru", "many", ["0", "11", "12", "100"]),
    ("uk", "other", ["1.5"]), ("be", "one", ["1", "1.0", "21"]), ("be", "many", ["0", "11", "19.0"]),
    ("cs", "one", ["1"]), ("cs", "few", ["2", "4"]), ("cs", "many", ["1.5", "0.0"]), ("cs", "other", ["0", "5"]),
    ("sl", "one", ["1", "101"]), ("sl", "two", ["2", "102"]), ("sl", "few", ["3", "4", "104", "0.5"]),
    ("lt", "one", ["1", "21"]), ("lt", "few", ["2", "9", "22"]), ("lt", "many", ["0.1"]), ("lt", "other", ["0", "11"]),
    ("lv", "zero", ["0", "10", "11", "19", "20"]), ("lv", "one", ["1", "21", "0.1"]), ("lv", "other", ["2", "22"]),
    ("ro", "few", ["0", "2", "19", "101", "1.5"]), ("ro", "other", ["20", "100"]),
    ("sr", "one", ["1", "21", "0.1"]), ("sr", "few", ["2", "24", "0.2"]), ("sr", "other", ["0", "11", "12", "0.5"]),
    ("he", "one", ["1", "0.5"]), ("he", "two", ["2"]), ("he", "other", ["0", "3", "2.0"]),
    ("ga", "two", ["2"]), ("ga", "few", ["3", "6"]), ("ga", "many", ["7", "10"]), ("ga", "other", ["0", "11"]),
    ("cy", "zero", ["0"]), ("cy", "few", ["3"]), ("cy", "many", ["6"]), ("cy", "other", ["4", "7"]),
    ("br", "one", ["1", "21", "81"]), ("br", "two", ["2", "22"]), ("br", "few", ["3", "9", "29"]),
    ("br", "many", ["1000000"]), ("br", "other", ["0", "11", "71", "99"]),
    ("gv", "one", ["1", "11"]), ("gv", "few", ["0", "20"]), ("gv", "many", ["1.5"]), ("gv", "other", ["3", "103"]),
    ("kw", "two", ["2", "22", "1000", "100000"]), ("kw", "few", ["3"]), ("kw", "many", ["21"]),
    ("mt", "few", ["0", "3", "103"]), ("mt", "many", ["11", "19"]), ("mt", "two", ["2"]), ("mt", "other", ["20"]),
    ("gd", "one", ["1", "11"]), ("gd", "two", ["2", "12"]), ("gd", "few", ["3", "19"]), ("gd", "other", ["0", "20"]),
    ("da", "one", ["1", "0.1", "1.5"]), ("da", "other", ["0", "2", "2.0", "3.5"]),
    ("is", "one", ["1", "21", "0.1"]), ("is", "other", ["0", "11"]), ("mk", "one", ["1", "21", "0.1"]),
    ("fil", "one", ["0", "1", "5", "10"]), ("fil", "other", ["4", "6", "9", "14"]),
    ("lag", "zero", ["0"]), ("lag", "one", ["1", "0.1"]), ("ksh", "zero", ["0"]), ("shi", "few", ["2", "10"]),
    ("hi", "one", ["0", "1", "0.5"]), ("hy", "one", ["0", "1.5"]), ("si", "one", ["0", "1", "0.1"]),
    ("tzm", "one", ["0", "11", "99"]), ("hsb", "two", ["2", "102"]), ("zh-Hant", "other", ["1"]),
  ])
  func samples(_ language: String, _ form: String, _ numbers: [String]) throws {
    let rules = PluralRules(of: LanguageTag(language))
    for number in numbers {
      let operands = try #require(PluralOperands(number))
      #expect(rules.category(of: operands).rawValue == form, "\(number) in \(language)")
    }
  }

  /// The forms that a text with a whole number has, without those of millions and fractions.
  @Test(arguments: [
    ("en", "one other"), ("de", "one other"), ("fr", "one other"), ("ja", "other"), ("cs", "one few other"),
    ("pl", "one few many other"), ("ar", "zero one two few many other"), ("lt", "one few other"),
    ("klingon", "other"),
  ])
  func neededForms(_ language: String, _ forms: String) {
    #expect(PluralRules(of: LanguageTag(language)).neededForms.map(\.rawValue).joined(separator: " ") == forms)
  }

  @Test func operandsOfNumbers() throws {
    #expect(PluralOperands(-3).integer == 3)
    #expect(PluralOperands(Int.min).integer == 9_223_372_036_854_775_808)
    let number = try #require(PluralOperands("-1.50"))
    #expect(
      [number.integer, number.fraction, number.trimmedFraction] == [1, 50, 5] && number.fractionCount == 2)
    for text in ["", "-", "1e5", "1.x", "99999999999999999999999", "."] { #expect(PluralOperands(text) == nil) }
    #expect(PluralOperands("1.123456789012345678901234567890")?.fractionCount == 18)
  }

  @Test func directionsOfLanguages() {
    for language in ["ar", "ar-EG", "ar-XB", "he", "fa_IR", "ur", "ps", "az-Arab", "ckb", "yi"] {
      #expect(LanguageTag(language).isRightToLeft, "\(language)")
    }
    for language in ["en", "de", "ja", "zh-Hans", "uz-Latn", "ks-Deva", "az", "", "en-XA"] {
      #expect(!LanguageTag(language).isRightToLeft, "\(language)")
    }
    #expect(LanguageTag("zh_Hant_HK").fallbacks == ["zh-Hant-HK", "zh-Hant", "zh"])
  }
}
