import FacetStrings
import Testing

@Suite struct SystemWordsTests {
  @Test(arguments: [
    ("de", "Abbrechen"), ("de_AT", "Abbrechen"), ("pt-BR", "Cancelar"), ("zh", "取消"), ("en-GB", "Cancel"),
    // Pseudolocales are English.
    ("ar-XB", "Cancel"), ("en-XA", "Cancel"), ("ar", "إلغاء"), ("sw", "Cancel"),
  ]) func wordsOfALanguage(locale: String, cancel: String) {
    #expect(SystemWords.in(locale).cancel == cancel)
  }

  @Test(arguments: [
    ("zh-Hans", "搜索"), ("zh_CN", "搜索"), ("zh-Hant-HK", "搜尋"), ("zh_TW", "搜尋"), ("zh-Hans-HK", "搜索"),
    ("pt_PT", "Procurar"), ("pt", "Buscar"),
  ]) func regionsDiffer(locale: String, search: String) { #expect(SystemWords.in(locale).search == search) }

  @Test(arguments: [("de", "Zurück"), ("zh-Hant", "返回"), ("pt_PT", "Voltar"), ("en-XA", "Back"), ("sw", "Back")])
  func theWayBackHasAWord(locale: String, back: String) { #expect(SystemWords.in(locale).back == back) }

  @Test func otherLanguagesAreNotListed() {
    #expect(SystemWords.isListed("fr-CA"))
    #expect(!SystemWords.isListed("sw"))
  }
}
