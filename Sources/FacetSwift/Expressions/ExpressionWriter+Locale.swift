import FacetIR
import FacetLanguage
import FacetText

extension ExpressionWriter {
  /// The locale of the environment; nil where nothing reads it.
  var locale: Code? {
    scope.readsEnvironment ? code(.locale) : nil
  }
}

extension Expression {
  /// The locale of the environment.
  static let locale = Expression(.environment(.locale), as: .string)

  /// Whether it depends on the locale itself, apart from its operands, if it is not shown as a `Text`.
  var isInLocale: Bool {
    switch node {
    case .localized: type.unwrapped != .localizedText
    case .translated, .call(.formatted, _): true
    default: false
    }
  }

  /// Whether its code names the locale of the environment: for a text as a `String`, and for a number as a reader writes it.
  ///
  /// - Parameter isText: Whether it is written as a `Text`, which looks itself up.
  func namesLocale(asText isText: Bool = false) -> Bool {
    let written = reduced
    if isText, let formatted = written.formattedAlone {
      return ([formatted.value] + formatted.style).contains { $0.namesLocale() }
    }
    // What may be nil is unwrapped around its text.
    if isText, case .translated(let text) = written.node { return text.namesLocale() }
    if isText, written.isLocalized {
      switch written.node {
      case .coalesce: return written.asLocalizedText.namesLocale()
      case .localized(let text) where InlineMarkdown.isPlain(text.key): return text.namesLocaleInArguments
      case .conditional(let condition, let then, let otherwise):
        return condition.namesLocale() || then.namesLocale(asText: true) || otherwise.namesLocale(asText: true)
      case .switch(let subject, let cases, let otherwise):
        return subject.namesLocale() || cases.contains { $0.value.namesLocale(asText: true) }
          || otherwise?.namesLocale(asText: true) == true
      default: break
      }
    }
    if written.isInLocale { return true }
    if case .localized(let text) = written.node { return text.namesLocaleInArguments }
    return written.operands.contains { $0.namesLocale() }
  }
}

extension Expression {
  /// What a number or a date is that is all of a text, and how a reader writes it.
  var formattedAlone: (value: Expression, style: [Expression])? {
    switch node {
    case .call(.formatted, let values): values.first.map { ($0, Array(values.dropFirst())) }
    case .interpolation(let segments):
      if segments.count == 1, case .value(let value) = segments[0] { value.formattedAlone } else { nil }
    default: nil
    }
  }
}

extension LocalizedText {
  /// A text in the reader's language is looked up with the text around it.
  fileprivate var namesLocaleInArguments: Bool { arguments.contains { $0.lookedUpWithin.namesLocale() } }
}

extension Expression {
  /// What is written of a value in a text of the String Catalog.
  var lookedUpWithin: Expression {
    if case .translated(let text) = node, !text.type.isOptional { text } else { self }
  }
}
