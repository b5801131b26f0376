/// The cardinal plural rules of a language.
///
///     PluralRules(of: "pl").category(of: PluralOperands(3))  // few
package struct PluralRules: Hashable, Sendable {
  /// The rules in the order of CLDR. A number that no rule matches is ``PluralCategory/other``.
  private let rules: [(category: PluralCategory, condition: PluralCondition)]
  private let text: String

  /// - Parameter language: A tag such as `pt-PT`. A language that CLDR has no rules for has only `other`.
  package init(of language: LanguageTag) {
    text = cardinalRules[language.pluralTag] ?? ""
    rules = text.split(separator: ";").compactMap { rule in
      let parts = rule.split(separator: ":")
      guard parts.count == 2, let category = PluralCategory(rawValue: parts[0].filter { $0 != " " }) else { return nil }
      return (category, PluralCondition(String(parts[1])))
    }
  }

  package func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// The forms that a text needs whose number is a whole number, in the order of CLDR. A form of round millions or of
  /// fractions only is not needed: `other` is used in its place.
  package var neededForms: [PluralCategory] {
    let used = Set((0...Self.largestUsualNumber).map { category(of: PluralOperands($0)) })
    return PluralCategory.allCases.filter { $0 == .other || used.contains($0) }
  }

  /// All rules repeat within the first 200 numbers, except those of round thousands and millions.
  private static let largestUsualNumber = 220

  /// All forms that the language has.
  package var forms: [PluralCategory] {
    PluralCategory.allCases.filter { form in form == .other || rules.contains { $0.category == form } }
  }

  package static func == (lhs: PluralRules, rhs: PluralRules) -> Bool { lhs.text == rhs.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
