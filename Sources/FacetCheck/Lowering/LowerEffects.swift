import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Shadows by their parts.
extension ComponentResolver {
  mutating func shadow(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      return expression(value, as: .shadow, in: scope).map { Modifier(.shadow, $0) }
    }
    let values = self.parts(parts, as: Self.shadowParts, in: scope)
    checkRadius(of: values, among: parts.map(\.key))
    return Shadow(parts: values).map { Modifier(.shadow, Expression(.shadow($0), as: .shadow)) }
  }

  /// As a value, from a mapping, in code as in data: `part` reads one of its values.
  mutating func shadow(
    _ node: NodeID, at span: SourceSpan, part: (inout ComponentResolver, NodeID, ValueType) -> Expression?
  ) -> Expression? {
    guard let values = parts(of: node, as: Self.shadowParts, of: .shadow, at: span, part: part) else { return nil }
    checkRadius(of: values, among: keys(of: node))
    guard let shadow = Shadow(parts: values) else {
      report(.missingPart("radius", of: .shadow, at: span))
      return nil
    }
    return Expression(.shadow(shadow), as: .shadow)
  }

  private static let shadowParts = Shape.shadow.types
}

extension Shadow {
  /// Nil without a radius.
  fileprivate init?(parts: [String: Expression]) {
    guard let radius = parts["radius"] else { return nil }
    self.init(color: parts["color"], radius: radius, x: parts["x"] ?? .zero, y: parts["y"] ?? .zero)
  }
}

extension [ElementSpec.Argument] {
  func value(of key: String) -> ElementSpec.Value? { first { $0.key.value == key }?.value }
}

extension Expression {
  /// No distance.
  static var zero: Expression { Expression(.double(0), as: .length) }
}
