package import FacetDiagnostics
import FacetSpec
import FacetStrings
import FacetText

extension DiagnosticKind {
  package static let formatMismatch = DiagnosticKind(
    "strings/format-mismatch", .error, "Format specifier that does not match",
    explanation: """
      A translation contains the values of its key: '%@' is text, '%lld' a whole number and '%lf' another number. They \
      may have another order, as in '%2$@ %1$lld', and may be left out. A value of another type, or one that the key does \
      not have, would be read from memory that does not belong to it. So would that of '%n' and '%*d', which no \
      translation needs. Beside values, a percent sign is written '%%'.

      Wrong:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          {
            "sourceLanguage" : "en",
            "strings" : {
              "%lld guests" : {
                "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ Gäste" } } }
              }
            },
            "version" : "1.0"
          }
          # card.component.yaml
          parameters: { count: Int }
          styles: { default: { body: { text: "{content.count} guests" } } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          {
            "sourceLanguage" : "en",
            "strings" : {
              "%lld guests" : {
                "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Gäste" } } }
              }
            },
            "version" : "1.0"
          }
          # card.component.yaml
          parameters: { count: Int }
          styles: { default: { body: { text: "{content.count} guests" } } }
      """)
}

/// Translations whose format specifiers are not those of their keys.
func formatMismatches(in catalog: StringCatalogSpec, uses: [TextUse]) -> [Diagnostic] {
  let arguments = Dictionary(uses.map { ($0.key, $0.arguments) }, uniquingKeysWith: { first, _ in first })
  return catalog.entries.flatMap { entry -> [Diagnostic] in
    guard let expected = arguments[entry.key.value] else { return [] }
    let isLiteral = expected.isEmpty
    return entry.localizations.flatMap(\.values).flatMap { value -> [Diagnostic] in
      // Text without values is not a format: a percent sign in it is one.
      if isLiteral, !holdsForeignSpecifier(value.text.value, key: entry.key.value) { return [] }
      return strays(in: value, isLiteral: isLiteral) + mismatches(of: value, expected, in: entry.key.value)
    }
  }
}

private func holdsForeignSpecifier(_ text: String, key: String) -> Bool {
  let (known, format) = (FormatString(key), FormatString(text))
  let own = known.specifiers.filter(isMeant).map(\.conversion)
  return format.specifiers.contains { isMeant($0) && !own.contains($0.conversion) }
    || format.strays.contains { isMeantAsSpecifier($0) && !known.strays.contains($0) }
}

/// Whether it is no percent sign before a word, as in '100% de' and '100%de': it is of an object, or has a number or the
/// size of its value.
private func isMeant(_ specifier: FormatString.Specifier) -> Bool {
  !specifier.flags.contains(" ")
    && (specifier.conversion == "@" || specifier.position != nil || specifier.conversion.utf8.count > 1)
}

/// Whether it is no percent sign before a word: `%*d`, `%.*@`, `%n`.
private func isMeantAsSpecifier(_ stray: String) -> Bool {
  let rest = stray.utf8.dropFirst()
  return rest.contains(UInt8(ascii: "*"))
    || rest.drop { "0123456789.+-#' $hlqLzjt".utf8.contains($0) }.elementsEqual("n".utf8)
}

/// What looks like a specifier and is none. A percent sign before a blank or a comma is none.
private func strays(in value: StringCatalogSpec.Value, isLiteral: Bool) -> [Diagnostic] {
  FormatString(value.text.value).strays.filter { isLiteral ? isMeantAsSpecifier($0) : $0 != "%" }.map { stray in
    Diagnostic(
      .formatMismatch, at: value.text.span, "'\(escapedForDisplay(stray))' is not a specifier of a value",
      help: isMeantAsSpecifier(stray) ? "the specifiers are '%@', '%lld' and '%lf'" : helpForPercentSign)
  }
}

private func mismatches(
  of value: StringCatalogSpec.Value, _ expected: [Int: FormatString.Kind], in key: String
) -> [Diagnostic] {
  // The number of a substitution takes no part in the values of the key.
  let format = FormatString(
    value.isSubstitution ? value.text.value.replacing("%arg", with: "") : value.text.value)
  var found: [Diagnostic] = []
  func report(_ message: String, help: String) {
    found.append(Diagnostic(.formatMismatch, at: value.text.span, message, help: help))
  }
  let shownKey = escapedForDisplay(key)
  let taken = format.arguments(isPart: value.isForm) { value.placed[$0] }
  for (part, numbers) in zip(format.parts, taken) {
    guard case .specifier(let specifier) = part, let position = numbers.last else { continue }
    // Reported as what is no specifier of a value.
    if !specifier.lengthPositions.isEmpty || specifier.conversion.last == "n" { continue }
    let written = "%\(specifier.position.map { "\($0)$" } ?? "")\(specifier.flags)\(specifier.conversion)"
    let asked = specifier.position ?? position
    guard expected[asked] != nil, let kind = expected[position] else {
      report(
        "'\(written)' refers to value \(asked), and the key '\(shownKey)' has \(counted(expected.count))",
        help: helpForPercentSign)
      continue
    }
    if asked != position {
      report(
        "'\(written)' is given value \(position), because nothing in this text takes value \(position)",
        help: "take the values before it too: Foundation skips none")
      continue
    }
    if let length = specifier.lengths.first(where: { $0 > longestWritten }) {
      report(
        "'\(written)' asks for \(length) characters; the limit is \(longestWritten)", help: "leave the number out")
      continue
    }
    if specifier.kind != kind {
      report(
        "'\(written)' takes \(specifier.kind?.words ?? "another value"), and value \(position) of '\(shownKey)' is \(kind.words)",
        // '50 % sparen': a space after the sign is a flag to Foundation.
        help: specifier.flags.hasPrefix(" ")
          ? helpForPercentSign
          : "write '%\(position == 1 && expected.count == 1 ? "" : "\(position)$")\(kind.conversion)'")
    }
  }
  for name in format.substitutions where !value.substitutions.contains(name) {
    report(
      "'%#@\(escapedForDisplay(name))@' names no substitution of this text",
      help: nearest(to: name, among: value.substitutions).map { "did you mean '%#@\($0)@'?" }
        ?? "add it to 'substitutions'")
  }
  return found
}

/// The largest width and precision of a specifier.
private let longestWritten = 99

private let helpForPercentSign = "a percent sign is written '%%'"

private func counted(_ values: Int) -> String {
  values == 0 ? "none" : values == 1 ? "1 value" : "\(values) values"
}

extension FormatString.Kind {
  fileprivate var words: String {
    switch self {
    case .object: "text"
    case .integer: "a whole number"
    case .double: "a number with a fraction"
    }
  }

  fileprivate var conversion: String {
    switch self {
    case .object: "@"
    case .integer: "lld"
    case .double: "lf"
    }
  }
}
