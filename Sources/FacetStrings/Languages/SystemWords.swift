/// The words that the system writes on a screen itself, as iOS says them. Pictures show them, because an app shows them in
/// the language of the reader without a String Catalog.
///
///     SystemWords.in("de_AT").cancel  // "Abbrechen"
package struct SystemWords: Hashable, Sendable {
  /// The button of an alert without buttons.
  package let ok: String
  /// The button that a confirmation dialog has besides its own.
  package let cancel: String
  /// The prompt of a search field without one.
  package let search: String
  /// The label of the time in a calendar.
  package let time: String
  /// The title of the button that goes back to a screen without a title.
  package let back: String

  private init(_ ok: String, _ cancel: String, _ search: String, _ time: String, _ back: String) {
    self.ok = ok
    self.cancel = cancel
    self.search = search
    self.time = time
    self.back = back
  }

  /// The words in the language of a locale; in English if the table has no other.
  package static func `in`(_ locale: String) -> SystemWords { words(in: locale) ?? english }

  /// Whether the table has the words in the language of a locale.
  package static func isListed(_ locale: String) -> Bool { words(in: locale) != nil }

  private static func words(in locale: String) -> SystemWords? {
    let tag = LanguageTag(locale)
    if tag.isPseudolocale { return english }
    if tag.language == "zh" { return byLanguage[tag.isTraditionalChinese ? "zh-Hant" : "zh-Hans"] }
    return tag.fallbacks.lazy.compactMap { byLanguage[$0] }.first ?? byLanguage[tag.language]
  }

  private static let english = SystemWords("OK", "Cancel", "Search", "Time", "Back")

  private static let byLanguage: [String: SystemWords] = [
    "ar": SystemWords("موافق", "إلغاء", "بحث", "الوقت", "رجوع"),
    "cs": SystemWords("OK", "Zrušit", "Hledat", "Čas", "Zpět"),
    "da": SystemWords("OK", "Annuller", "Søg", "Tidspunkt", "Tilbage"),
    "de": SystemWords("OK", "Abbrechen", "Suchen", "Uhrzeit", "Zurück"),
    "el": SystemWords("OK", "Ακύρωση", "Αναζήτηση", "Ώρα", "Πίσω"),
    "en": english,
    "es": SystemWords("Aceptar", "Cancelar", "Buscar", "Hora", "Atrás"),
    "fi": SystemWords("OK", "Kumoa", "Etsi", "Aika", "Takaisin"),
    "fr": SystemWords("OK", "Annuler", "Rechercher", "Heure", "Retour"),
    "he": SystemWords("אישור", "ביטול", "חיפוש", "שעה", "חזרה"),
    "hu": SystemWords("OK", "Mégsem", "Keresés", "Idő", "Vissza"),
    "id": SystemWords("OKE", "Batalkan", "Cari", "Waktu", "Kembali"),
    "it": SystemWords("OK", "Annulla", "Cerca", "Ora", "Indietro"),
    "ja": SystemWords("OK", "キャンセル", "検索", "時刻", "戻る"),
    "ko": SystemWords("확인", "취소", "검색", "시간", "뒤로"),
    "nb": SystemWords("OK", "Avbryt", "Søk", "Klokkeslett", "Tilbake"),
    "nl": SystemWords("OK", "Annuleer", "Zoek", "Tijd", "Terug"),
    "no": SystemWords("OK", "Avbryt", "Søk", "Klokkeslett", "Tilbake"),
    "pl": SystemWords("OK", "Anuluj", "Szukaj", "Godzina", "Wstecz"),
    "pt": SystemWords("OK", "Cancelar", "Buscar", "Hora", "Voltar"),
    "pt-PT": SystemWords("OK", "Cancelar", "Procurar", "Hora", "Voltar"),
    "ru": SystemWords("ОК", "Отменить", "Поиск", "Время", "Назад"),
    "sk": SystemWords("OK", "Zrušiť", "Hľadať", "Čas", "Späť"),
    "sv": SystemWords("OK", "Avbryt", "Sök", "Tid", "Tillbaka"),
    "th": SystemWords("ตกลง", "ยกเลิก", "ค้นหา", "เวลา", "กลับ"),
    "tr": SystemWords("Tamam", "Vazgeç", "Ara", "Saat", "Geri"),
    "uk": SystemWords("OK", "Скасувати", "Пошук", "Час", "Назад"),
    "vi": SystemWords("OK", "Hủy", "Tìm kiếm", "Thời gian", "Quay lại"),
    "zh-Hans": SystemWords("好", "取消", "搜索", "时间", "返回"),
    "zh-Hant": SystemWords("好", "取消", "搜尋", "時間", "返回"),
  ]
}

extension LanguageTag {
  /// Whether the language is made up, to try a design with: `en-XA`, `ar-XB`.
  fileprivate var isPseudolocale: Bool { hasRegion(of: ["XA", "XB"]) }

  /// Whether Chinese is written in traditional characters: by its script if it names one, or else as in the region.
  fileprivate var isTraditionalChinese: Bool {
    script.map { $0.lowercased() == "hant" } ?? hasRegion(of: ["TW", "HK", "MO"])
  }
}
