import FacetIR
import FacetLanguage

/// `if let price = content.price then formatted(price) else "–"`, which is
/// `content.price.map { price in price.formatted() } ?? "–"` in Swift.
extension ExpressionWriter {
  /// Nil if a choice binds no name, or if its condition is constant.
  func unwrapping(_ choice: Expression) -> Written? {
    unwrapping(choice) { value, writer in value.takesType ? writer.typedCode(value) : writer.code(value) }
  }

  /// The same where both values are texts.
  func unwrappingText(_ choice: Expression) -> Written? { unwrapping(choice) { value, writer in writer.text(value) } }

  private func unwrapping(_ choice: Expression, _ write: (Expression, ExpressionWriter) -> Code) -> Written? {
    guard let (name, optional) = choice.unwrapping,
      case .conditional(let condition, let then, let otherwise) = choice.node, condition.constantCondition == nil
    else { return nil }
    let (inner, local) = binding(name)
    let isNil = otherwise.reduced.node == .null
    let function = map(of: optional, named: isNil && then.type.isOptional ? "flatMap" : "map")
    let mapped = calling(function, taking: "\(local)", write(then, inner))
    if isNil { return (mapped, .postfix) }
    let other = otherwise.takesType ? code(otherwise, atLeast: .coalescing) : write(otherwise, self)
    let isTight = written(otherwise).strength >= .coalescing
    return (broken(mapped, "??", isTight ? other : "(\(other))"), .coalescing)
  }

  /// The scope in which a name is bound, and what it is called there.
  func binding(_ name: String) -> (writer: ExpressionWriter, local: SwiftName) {
    let (scope, local) = scope.binding(name)
    var writer = self
    writer.scope = scope
    return (writer, local)
  }
}
