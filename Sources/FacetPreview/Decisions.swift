import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetSnapshot

/// The values of expressions in a drawing that are not determined by the style alone.
///
/// They are written in the spec language, with the names of tokens and style properties, so that a golden shows which
/// branch is taken instead of a number. A number that is in the tree is not repeated: the value of `if content.isOn
/// then 1 else 0.4` is `then` or `else`.
struct Decisions {
  private let scope: Scope
  private let fields: [Content.Field]
  private let spell: ExpressionWords

  init(context: ElementContext) {
    scope = context.scope
    fields = context.model.component.content.fields
    spell = ExpressionWords(design: context.model.program.design)
  }

  /// The properties of an element that depend on more than the style.
  func properties(of element: Element) -> [SeenProperty] { element.seenProperties { isDecided($0) } }

  func words(for expression: Expression) -> String { outcome(of: expression, isInTree: true) }

  /// Whether it depends on more than constants, the style, or a single parameter, which each variant lists itself.
  private func isDecided(_ expression: Expression) -> Bool {
    switch expression.node {
    case .conditional, .switch, .coalesce, .isPresent, .not: !expression.isConstant
    case .binary(let operation, _, _) where operation.isLogical: !expression.isConstant
    case .environment: true
    // The tree says that it follows the text size.
    case .call(.scaled, let arguments): isDecided(arguments[0])
    case .content(let name): field(name).map { isDecided($0) } ?? false
    default: expression.operands.contains { isDecided($0) }
    }
  }

  private func isDecided(_ field: Content.Field) -> Bool {
    if case .parameter = field.value.node { return field.isBinding }
    return !field.value.isConstant
  }

  private func field(_ name: String) -> Content.Field? { fields.first { $0.name == name } }

  /// - Parameter isInTree: Whether the golden shows the expression in its tree. It does not show expressions of the
  ///   content.
  private func outcome(of expression: Expression, isInTree: Bool) -> String {
    switch expression.node {
    case .conditional, .switch:
      let (branch, path) = branch(of: expression)
      guard isInTree, branch.holdsNumber else { return words(of: branch, isInTree: isInTree) }
      // Parts of the value can be chosen by another switch.
      let parts = branch.holdsSwitch ? deciders(of: branch, isInTree: isInTree) : []
      return ([path.joined(separator: " ")] + parts).joined(separator: ", ")
    case .coalesce(let optional, let fallback):
      let isMissing = scope.evaluate(optional).isNull
      if isInTree, isMissing, fallback.holdsNumber { return "else" }
      return words(of: isMissing ? fallback : optional, isInTree: isInTree)
    case .content(let name):
      return field(name).map { words(of: $0.value, isInTree: false) } ?? spell(expression)
    case .constant(_, let value): return outcome(of: value, isInTree: isInTree)
    case .call(.scaled, let arguments): return outcome(of: arguments[0], isInTree: isInTree)
    default:
      let isToldByParts = isInTree && expression.type.isNumber && expression.holdsNumber
      if !isToldByParts, let literal = literal(expression) { return literal }
      let parts = deciders(of: expression, isInTree: isInTree)
      return parts.isEmpty ? spell(expression) : parts.joined(separator: ", ")
    }
  }

  private func words(of expression: Expression, isInTree: Bool) -> String {
    if isInTree, !isDecided(expression) { return spell(expression) }
    return outcome(of: expression, isInTree: isInTree)
  }

  /// The chosen value and its branch: `then`, `2nd then`, `else`, or the case of a `switch`.
  private func branch(of expression: Expression) -> (Expression, path: [String]) {
    var expression = expression
    var steps = 0
    while case .conditional(let condition, let then, let otherwise) = expression.node {
      steps += 1
      let holds = scope.evaluate(condition).boolValue
      if !holds, case .conditional = otherwise.node {
        expression = otherwise
        continue
      }
      let word = holds ? (steps == 1 ? "then" : "\(ordinal(steps)) then") : "else"
      let (branch, path) = branch(of: holds ? then : otherwise)
      return (branch, [word] + path)
    }
    if case .switch(let subject, let cases, let otherwise) = expression.node {
      let word = scope.evaluate(subject).text
      let named = cases.first { $0.name == word }
      guard let value = named?.value ?? otherwise else { return (expression, []) }
      let (branch, path) = branch(of: value)
      return (branch, [named?.name ?? "default"] + path)
    }
    return (expression, [])
  }

  private func ordinal(_ number: Int) -> String {
    number == 2 ? "2nd" : number == 3 ? "3rd" : "\(number)th"
  }

  /// The inputs of a calculation that are not in the tree: `content.fraction 0.25`.
  private func deciders(of expression: Expression, isInTree: Bool) -> [String] {
    switch expression.node {
    case .content(let name):
      guard let field = field(name), isDecided(field) else { return [] }
      return ["content.\(name) \(words(of: field.value, isInTree: false))"]
    case .call(.scaled, let arguments): return deciders(of: arguments[0], isInTree: isInTree)
    case .environment(let key): return ["environment.\(key.name) \(scope.evaluate(expression).text)"]
    case .conditional, .switch, .coalesce:
      return isDecided(expression) ? [outcome(of: expression, isInTree: isInTree)] : []
    default: return expression.operands.flatMap { deciders(of: $0, isInTree: isInTree) }
    }
  }

  /// The literal of a value; nil for a value without one, or a number computed from a token.
  private func literal(_ expression: Expression) -> String? {
    expression.type.isNumber && expression.holdsName
      ? nil : literal(scope.evaluate(expression), as: expression.type).map { spell($0) }
  }

  private func literal(_ value: Value, as type: ValueType) -> Expression? {
    let node: Expression.Node
    switch value {
    case .null: node = .null
    case .bool(let value): node = .bool(value)
    case .int(let value): node = .int(value)
    case .double(let value): node = .double(value.isFinite ? (value * 1000).rounded() / 1000 : value)
    case .string(let value): node = .string(value)
    case .word(let value): node = .word(value)
    case .range(let lower, let upper):
      node = .range(
        lower: lower.flatMap { literal($0, as: type) }, upper: upper.flatMap { literal($0, as: type) })
    default: return nil
    }
    return Expression(node, as: type)
  }
}

extension Expression {
  /// Whether the expression contains a literal number.
  fileprivate var holdsNumber: Bool {
    switch node {
    case .int: true
    case .double(let value): value.isFinite
    default: operands.contains(where: \.holdsNumber)
    }
  }

  fileprivate var holdsSwitch: Bool {
    if case .switch = node { true } else { operands.contains(where: \.holdsSwitch) }
  }

  /// Whether the expression contains a token or a property of the style.
  fileprivate var holdsName: Bool {
    switch node {
    case .token, .style: true
    default: operands.contains(where: \.holdsName)
    }
  }
}

extension ValueType {
  fileprivate var isNumber: Bool {
    switch unwrapped {
    case .int, .double, .length: true
    default: false
    }
  }
}

extension BinaryOperator {
  fileprivate var isLogical: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: true
    case .add, .subtract, .multiply, .divide, .remainder: false
    }
  }
}
