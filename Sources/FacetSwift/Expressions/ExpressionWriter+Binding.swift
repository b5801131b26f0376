import FacetIR
import FacetLanguage

/// `if let price = content.price then formatted(price) else "–"`, which is
/// `content.price.map { price in price.formatted() } ?? "–"` in Swift.
extension ExpressionWriter {
  /// Nil if a choice binds no name, or if its condition is constant.
  func unwrapping(_ choice: Expression) -> Written? {
    unwrapping(choice) { value, writer, strength in
      // Nothing around a closure says which type it returns.
      strength == .ternary && value.takesType ? writer.typedCode(value) : writer.code(value, atLeast: strength)
    }
  }

  /// The same where both values are texts.
  func unwrappingText(_ choice: Expression) -> Written? {
    unwrapping(choice) { value, writer, strength in writer.text(value, atLeast: strength) }
  }

  /// - Parameter write: Writes a value, in parentheses unless it binds as tightly. Each is written once, or what nests would
  ///   take forever.
  private func unwrapping(
    _ choice: Expression, _ write: (Expression, ExpressionWriter, Strength) -> Code
  ) -> Written? {
    guard let (name, optional) = choice.unwrapping,
      case .conditional(let condition, let then, let otherwise) = choice.node, condition.constantCondition == nil
    else { return nil }
    let (inner, local) = binding(name)
    let isNil = otherwise.reduced.node == .null
    let function = map(of: optional, named: isNil && then.type.isOptional ? "flatMap" : "map")
    let mapped = calling(function, taking: "\(local)", write(then, inner, .ternary))
    if isNil { return (mapped, .postfix) }
    return (broken(mapped, "??", write(otherwise, self, .coalescing)), .coalescing)
  }

  /// The scope in which a name is bound, and what it is called there.
  func binding(_ name: String) -> (writer: ExpressionWriter, local: SwiftName) {
    let (scope, local) = scope.binding(name)
    var writer = self
    writer.scope = scope
    return (writer, local)
  }
}
