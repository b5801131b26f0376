import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// A text of the data zone.
struct DataText {
  var text: String
  /// Whether it stands in `verbatim("…")`, and is the same in all languages.
  var isVerbatim = false
}

extension ComponentResolver {
  /// The text of a scalar of the data zone. Nil for text that reads as an expression, which is reported.
  mutating func dataText(_ node: NodeID) -> DataText? {
    let text = spec.tree.text(node)
    if spec.tree.kind(node).isPlain, text.utf8.starts(with: "verbatim(".utf8) { return verbatimText(node) }
    let scope = Scope(place: .accessibility)
    if !readsAsExpression(text, in: scope), !hasNameInBraces(text, in: scope) { return DataText(text: text) }
    report(.expressionInData(text, at: spec.tree.span(node)))
    return nil
  }

  /// Whether a name of the component stands in braces, as in a text of a body: `Hello {title}`.
  private func hasNameInBraces(_ text: String, in scope: Scope) -> Bool {
    let brace = UInt8(ascii: "{")
    if !text.utf8.contains(brace) { return false }
    return text.utf8.split(separator: brace).dropFirst(text.utf8.first == brace ? 0 : 1).contains {
      guard let end = $0.firstIndex(of: UInt8(ascii: "}")), let inner = String($0[..<end]) else { return false }
      if spec.declares(inner) { return true }
      return ExpressionSyntax.read(quoted: inner, in: spec.tree.file).map { refersToNames($0, in: scope) } ?? false
    }
  }

  private mutating func verbatimText(_ node: NodeID) -> DataText? {
    let reported = diagnostics.count
    let syntax = ExpressionSyntax.read(node, in: spec.tree, diagnostics: &diagnostics)
    if case .string(let text)? = syntax.textInVerbatim?.node { return DataText(text: text, isVerbatim: true) }
    if diagnostics.count == reported { report(.valueInData(at: spec.tree.span(node))) }
    return nil
  }

  /// The same of a text that was read without its node.
  mutating func dataText(_ text: Located<String>) -> DataText? {
    guard let node = spec.tree.scalar(at: text.span) else { return DataText(text: text.value) }
    return dataText(node)
  }
}
