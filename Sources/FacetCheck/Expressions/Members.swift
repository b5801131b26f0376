import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// `content.review.author`, `bounds.lower`
extension ComponentResolver {
  mutating func member(_ member: Located<String>, of value: Expression, written base: ExpressionSyntax) -> Expression? {
    switch value.type {
    case .range(let bound) where member.value == "lower": return Expression(.lowerBound(value), as: bound)
    case .range(let bound) where member.value == "upper": return Expression(.upperBound(value), as: bound)
    case .declared(let type):
      if let field = field(member, of: type) { return Expression(.member(value, field.name), as: field.type).read }
    default: break
    }
    if let function = Function(rawValue: member.value), function.isProperty(of: value.type) {
      return function == .isGiven ? value.asGiven : function.call(on: value)
    }
    report(.unknownMember(member, of: base.excerpt, type: value.type, among: memberNames(of: value.type)))
    return nil
  }

  func fields(of type: DeclaredType) -> [TypeDeclaration.Field] {
    guard case .structure(let fields) = declaration(of: type)?.shape else { return [] }
    return fields
  }

  private func memberNames(of type: ValueType) -> [String] {
    switch type {
    case .range: ["lower", "upper"]
    case .declared(let type): fields(of: type).map(\.name)
    default: Function.allCases.filter { $0.isProperty(of: type) }.map(\.rawValue)
    }
  }
}
