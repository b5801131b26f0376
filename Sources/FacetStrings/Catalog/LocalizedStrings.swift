/// A catalog that is looked up while views are drawn. It is shared by all drawings, on any thread.
package final class LocalizedStrings: Sendable {
  package let catalog: StringCatalog
  private let rules: [String: PluralRules]

  package init(_ catalog: StringCatalog) {
    self.catalog = catalog
    rules = Dictionary(uniqueKeysWithValues: catalog.languages.map { ($0, PluralRules(of: LanguageTag($0))) })
  }

  /// The text of a key in a language of the catalog, or else in its source language, with its arguments. A key without
  /// a text is the text itself.
  ///
  /// - Parameters:
  ///   - language: `de`, `pt-BR`. A language that the catalog lacks is looked up by its shorter forms.
  ///   - write: Writes a number as the specifier asks.
  package func text(
    of key: String, _ arguments: [LocalizationArgument], in language: String,
    write: @escaping (LocalizationArgument, FormatString.Specifier) -> String
  ) -> String {
    let found = catalog.texts[key] ?? [:]
    let tag =
      LanguageTag(language).fallbacks.first { found[$0] != nil }
      ?? (found[language] == nil ? catalog.sourceLanguage : language)
    let rules = rules[tag] ?? PluralRules(of: LanguageTag(tag))
    let expansion = Expansion(arguments: arguments, rules: rules, write: write)
    return expansion.text(of: found[tag] ?? .text(key))
  }

  /// The text of a key for which there is no catalog.
  package static func text(
    ofUnlisted key: String, _ arguments: [LocalizationArgument],
    write: @escaping (LocalizationArgument, FormatString.Specifier) -> String
  ) -> String {
    Expansion(arguments: arguments, rules: PluralRules(of: "en"), write: write).text(of: .text(key))
  }
}

/// A text with its arguments.
private struct Expansion {
  let arguments: [LocalizationArgument]
  let rules: PluralRules
  let write: (LocalizationArgument, FormatString.Specifier) -> String

  func text(of text: CatalogText) -> String { expanded(text, substitutions: [], number: nil) }

  /// - Parameter number: The argument for `%arg`, of a substitution.
  private func expanded(
    _ text: CatalogText, substitutions: [CatalogText.Substitution], number: (argument: Int, specifier: String)?,
    isForm: Bool = false
  ) -> String {
    switch text {
    case .text(let format): return formatted(format, substitutions, number, isForm: isForm || number != nil)
    case .device(let texts):
      // Pictures are drawn as an iPhone shows them.
      let chosen = texts["iphone"] ?? texts["other"] ?? texts.min { $0.key < $1.key }?.value
      return chosen.map { expanded($0, substitutions: substitutions, number: number, isForm: isForm) } ?? ""
    case .plural(let texts):
      let operands = operands(number?.argument)
      let category = operands.map(rules.category) ?? .other
      // Foundation Release Notes for OS X v10.9: "zero" is for the value 0, whatever the language has it for.
      let zero = operands?.isZero == true ? texts[.zero] : nil
      let chosen =
        zero ?? texts[category] ?? texts[.other] ?? PluralCategory.allCases.lazy.compactMap { texts[$0] }.first
      return chosen.map { expanded($0, substitutions: substitutions, number: number, isForm: true) } ?? ""
    case .substituted(let inner, let own):
      return expanded(inner, substitutions: own, number: number, isForm: isForm)
    }
  }

  /// The number at a position, or the first one.
  private func operands(_ position: Int?) -> PluralOperands? {
    let candidates = position.map { $0 > 0 && $0 <= arguments.count ? [arguments[$0 - 1]] : [] } ?? arguments
    for case let argument in candidates {
      switch argument {
      case .int(let value): return PluralOperands(value)
      case .double(let value): return PluralOperands("\(value)")
      case .string: continue
      }
    }
    return nil
  }

  private func formatted(
    _ format: String, _ substitutions: [CatalogText.Substitution], _ number: (argument: Int, specifier: String)?,
    isForm: Bool
  ) -> String {
    if arguments.isEmpty { return format }
    let format = number.map { format.replacing("%arg", with: "%\($0.argument)$\($0.specifier)") } ?? format
    let read = FormatString(format)
    // A plural form and the text of a substitution have the numbers of the whole text, of which they may leave some out.
    let taken = read.arguments(isPart: isForm) { name in
      substitutions.first { $0.name == name }?.argument
    }
    var text = ""
    for (part, numbers) in zip(read.parts, taken) {
      guard let own = numbers.last else {
        if case .text(let words) = part { text += words }
        continue
      }
      switch part {
      case .text: break
      case .substitution(let name, _):
        guard let substitution = substitutions.first(where: { $0.name == name }) else { continue }
        text += expanded(
          substitution.text, substitutions: [], number: (argument: own, specifier: substitution.specifier))
      case .specifier(let specifier):
        guard let value = argument(own) else { continue }
        text += write(value, specifier.replacingLengths(by: numbers.dropLast().map { argument($0)?.wholeNumber }))
      }
    }
    return text
  }

  private func argument(_ number: Int) -> LocalizationArgument? {
    number > 0 && number <= arguments.count ? arguments[number - 1] : nil
  }
}
