/// Whether the name of a symbol is certainly a misspelling of another one:
/// `isMisspelledSymbol("chekmark.circle", of: "checkmark.circle")`.
///
/// Names are compared part by part: `star` and `star.fill` are different symbols, and so are `1.circle` and `2.circle`.
/// A part that differs must have at least five letters, and a plural is a different symbol: `sparkle` and `sparkles`.
package func isMisspelledSymbol(_ symbol: String, of name: String) -> Bool {
  let (parts, nameParts) = (parts(of: symbol), parts(of: name))
  guard symbol != name, parts.count == nameParts.count else { return false }
  return zip(parts, nameParts).allSatisfy { part, namePart in
    part == namePart
      || namePart.utf8.count >= 5 && part.utf8.count >= 5 && !isPlural(part, of: namePart)
        && !isPlural(namePart, of: part) && isMisspelling(part, of: namePart)
  }
}

/// `sparkles` is the plural of `sparkle`; `magnifyingglass` is not a plural.
private func isPlural(_ plural: String, of word: String) -> Bool { plural == word + "s" && !word.hasSuffix("s") }

private func parts(of symbol: String) -> [String] {
  symbol.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
}
