import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Fonts by their parts: `{ style: headline, weight: bold }`.
extension ComponentResolver {
  private static let fontParts = Shape.font.types

  mutating func font(_ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      return expression(value, as: .optional(.font), in: scope).map { Modifier(.font, $0) }
    }
    let values = self.parts(parts, as: Self.fontParts, in: scope)
    checkFontSize(of: values, among: parts.map(\.key))
    return values.count == parts.count ? font(values, at: key.span).map { Modifier(.font, $0) } : nil
  }

  /// From a mapping, in code as in data: `part` reads one of its values.
  mutating func font(
    _ node: NodeID, at span: SourceSpan, part: (inout ComponentResolver, NodeID, ValueType) -> Expression?
  ) -> Expression? {
    guard let values = parts(of: node, as: Self.fontParts, of: .font, at: span, part: part) else { return nil }
    checkFontSize(of: values, among: keys(of: node))
    return font(values, at: span)
  }

  private mutating func font(_ values: [String: Expression], at span: SourceSpan) -> Expression? {
    let body = Expression(.word("body"), as: .words(.fontTextStyle))
    var size = SystemFont.Size.style(values["style"] ?? body)
    if let points = values["size"] {
      if values["style"] != nil {
        report(.twoFontSizes(at: span))
        return nil
      }
      size = .points(points)
    }
    return Expression(
      .systemFont(SystemFont(size: size, weight: values["weight"], design: values["design"])), as: .font)
  }
}
