import FacetDiagnostics
import FacetIR

/// Evaluates expressions of a body in a variant, as far as they are references.
struct VariantData {
  private let arguments: [String: Expression]
  private let fields: [String: Expression]

  init(_ variant: Variant, of component: TypedComponent) {
    fields = Dictionary(
      component.component.content.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let defaults = component.signature.parameters.compactMap { parameter in
      parameter.defaultValue.map { (parameter.name.value, $0) }
    }
    arguments = Dictionary(
      defaults + variant.arguments.map { ($0.parameter, $0.value) }, uniquingKeysWith: { _, given in given })
  }

  /// A constant; nil for an expression that needs evaluation.
  func value(of expression: Expression) -> Expression? {
    switch expression.node {
    case .content(let name): return fields[name].flatMap(value)
    case .parameter(let name): return arguments[name]
    case .lowerBound(let range): return end(of: range) { $0.lower }
    case .upperBound(let range): return end(of: range) { $0.upper }
    case .range(let lower?, let upper?):
      guard let lower = value(of: lower), let upper = value(of: upper) else { return nil }
      return Expression(.range(lower: lower, upper: upper), as: expression.type)
    default: return expression.isConstant ? expression : nil
    }
  }

  private func end(
    of range: Expression, _ choose: ((lower: Expression?, upper: Expression?)) -> Expression?
  ) -> Expression? {
    guard case .range(let lower, let upper)? = value(of: range)?.node else { return nil }
    return choose((lower, upper))
  }
}
