package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let unknownSymbol = DiagnosticKind(
    "element/unknown-symbol", .error, "Symbol that the project does not list",
    explanation: """
      'icons' in facet.yaml lists the symbols that components may use. A symbol with an unknown name draws nothing and \
      causes no error at run time.

          # facet.yaml
          facet: 1
          module: Sample
          icons: [star, star.fill]

      Wrong:

          # card.component.yaml
          styles: { default: { body: { icon: "star.filled" } } }

      Right:

          # card.component.yaml
          styles: { default: { body: { icon: "star.fill" } } }
      """)

  package static let misspelledSymbol = DiagnosticKind(
    "element/misspelled-symbol", .warning, "Probably misspelled symbol",
    explanation: """
      The name occurs once, and differs little from a common symbol or from one that the project uses more than once. \
      A symbol with an unknown name draws nothing and causes no error at run time. If the name is correct, list the \
      symbols of the project under 'icons' in facet.yaml.

      Wrong:

          # card.component.yaml
          styles: { default: { body: { icon: "chekmark.circle" } } }

      Right:

          # card.component.yaml
          styles: { default: { body: { icon: "checkmark.circle" } } }
      """)
}

/// A symbol whose name is a literal.
struct SymbolUse: Sendable {
  var name: String
  var span: SourceSpan
  /// The text around the name, or nil if the name contains escapes.
  var quote: String?
}

extension ComponentResolver {
  /// An icon in data: one of the project's own by its name, or a symbol. Nil for an unknown name, which is reported.
  mutating func icon(_ name: Located<String>) -> Expression? {
    guard let icons = design.icons else { return icon(name.value, at: name.span) }
    return word(name.value, of: icons, as: .icon, at: name.span)
  }

  /// A symbol by its name.
  mutating func icon(_ name: String, at span: SourceSpan) -> Expression {
    let written = String(decoding: spec.tree.bytes(of: span), as: UTF8.self)
    let quote = ["", "\"", "'"].first { $0 + name + $0 == written }
    references.symbols.append(SymbolUse(name: name, span: span, quote: quote))
    return Expression(.icon(name), as: .icon)
  }
}

/// Reports the symbols that a project does not list.
func unknownSymbols(among uses: [SymbolUse], listed: [Located<String>]) -> [Diagnostic] {
  let suggestions = Suggestions(comparisons: Limit.comparisons.most)
  let names = listed.map(\.value)
  let (known, index) = (Set(names), NameIndex(names))
  return uses.filter { !known.contains($0.name) }.map { use in
    let near = suggestions.names(near: use.name, in: index)
    // Names that differ in a number are different symbols, not misspellings.
    let nearest = nearest(to: use.name, among: near.filter { digits(of: $0) == digits(of: use.name) })
    return Diagnostic(
      .unknownSymbol, at: use.span, "cannot find symbol '\(escapedForDisplay(use.name))' in 'icons'",
      help: nearest.map { "did you mean '\(escapedForDisplay($0))'?" } ?? "add it to 'icons' in facet.yaml",
      fixes: use.fix(among: near))
  }
}

private func digits(of name: String) -> [UInt8] { name.utf8.filter { (0x30...0x39).contains($0) } }

/// Reports symbols that are used once and resemble a common symbol or one that is used more than once.
func misspelledSymbols(among uses: [SymbolUse]) -> [Diagnostic] {
  let suggestions = Suggestions(comparisons: Limit.comparisons.most)
  var counts: [String: Int] = [:]
  for use in uses { counts[use.name, default: 0] += 1 }
  let known = Set(symbolsWithGlyph).union(counts.filter { $0.value > 1 }.keys)
  let index = NameIndex(known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  return uses.filter { !known.contains($0.name) }.compactMap { use in
    let meant = suggestions.names(near: use.name, in: index).filter { isMisspelledSymbol(use.name, of: $0) }
    guard let shown = meant.first.map(escapedForDisplay) else { return nil }
    return Diagnostic(
      .misspelledSymbol, at: use.span, "'\(escapedForDisplay(use.name))' looks like a misspelling of '\(shown)'",
      help: "write '\(shown)', or list the symbols of the project under 'icons' in facet.yaml",
      fixes: use.fix(among: meant))
  }
}

extension SymbolUse {
  /// The fix, if exactly one name is meant.
  fileprivate func fix(among names: [String]) -> [Diagnostic.Fix] {
    let meant = names.filter { isMisspelledSymbol(name, of: $0) }
    guard let quote, meant.count == 1 else { return [] }
    return [Diagnostic.Fix(replace: span, with: quote + meant[0] + quote)]
  }
}

extension [TypedComponent] {
  /// The uses in each component, in the order of its file, without repetitions.
  var symbols: [SymbolUse] {
    flatMap { component -> [SymbolUse] in
      var seen: Set<SourceSpan> = []
      return component.references.symbols.filter { seen.insert($0.span).inserted }.sorted {
        ($0.span.file.index, $0.span.start) < ($1.span.file.index, $1.span.start)
      }
    }
  }
}
