package import FacetStrings
import FacetText

/// A key of a String Catalog, with the values that are interpolated into its text.
struct LocalizedWords: Hashable, Sendable {
  private(set) var key: String
  private(set) var arguments: [LocalizationArgument] = []

  init(_ key: String, _ arguments: [LocalizationArgument] = []) {
    self.key = key
    self.arguments = arguments
  }

  /// The text as Markdown, in which values are protected. Numbers have no characters of Markdown.
  func markdown(in strings: LocalizedStrings?, _ locale: Locale) -> String {
    var words = self
    for (index, argument) in arguments.enumerated() {
      if case .string(let text) = argument { words.arguments[index] = .string(InlineMarkdown.escaped(text)) }
    }
    return words.text(in: strings, locale)
  }

  /// The text in the language of a locale.
  func text(in strings: LocalizedStrings?, _ locale: Locale) -> String {
    guard let strings else { return LocalizedStrings.text(ofUnlisted: key, arguments, write: written) }
    return strings.text(of: key, arguments, in: locale.identifier, write: written)
  }
}

extension LocalizedWords {
  /// Collects the parts of an interpolated literal: the key with a format specifier for each value, and the values.
  struct Interpolation {
    private var key = ""
    private var arguments: [LocalizationArgument] = []

    mutating func append(_ literal: String) { key += FormatString.escaped(literal) }

    mutating func append(_ argument: LocalizationArgument) {
      key += argument.specifier
      arguments.append(argument)
    }

    var words: LocalizedWords { LocalizedWords(key, arguments) }
  }
}

/// A value as a format specifier writes it, in `en_US`: a whole number with its digits in groups, another number with six
/// digits after the period.
private func written(_ argument: LocalizationArgument, _ specifier: FormatString.Specifier) -> String {
  switch (argument, specifier.kind) {
  case (.string(let text), _): text
  case (.int(let number), .double): decimal(Double(number), specifier)
  case (.int(let number), _): number.formatted()
  case (.double(let number), .object): number.formatted()
  case (.double(let number), .integer): Int(exactly: number.rounded(.towardZero))?.formatted() ?? number.formatted()
  case (.double(let number), _): decimal(number, specifier)
  }
}

private func decimal(_ number: Double, _ specifier: FormatString.Specifier) -> String {
  number.formatted(.number.precision(.fractionLength(min(specifier.precision ?? 6, 20))))
}

extension Locale {
  /// The text of a key in the language of the locale; the key itself without a catalog.
  package func text(
    of key: String, _ arguments: [LocalizationArgument], in strings: LocalizedStrings?
  ) -> String {
    LocalizedWords(key, arguments).text(in: strings, self)
  }
}

extension EnvironmentValues {
  /// The catalog of the module whose views are drawn.
  package var localizedStrings: LocalizedStrings? {
    get { known.strings }
    set { change { $0.strings = newValue } }
  }
}
