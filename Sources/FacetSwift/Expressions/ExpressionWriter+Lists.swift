import FacetIR
import FacetLanguage

/// The functions that make arrays of arrays.
extension ExpressionWriter {
  /// `tags + [tag]`
  func appending(_ arguments: [Expression]) -> Written {
    guard arguments.count == 2 else { return ("nil", .postfix) }
    if let set = changed(arguments, by: "union") { return (set, .postfix) }
    let array = arguments[0].takesType ? receiver(arguments[0]) : code(arguments[0], atLeast: .addition)
    return (broken(array, "+", .array([code(arguments[1])])), .addition)
  }

  /// The numbers that an `each` repeats: `1...5`, or `Range(1, through: content.count)`, which does not trap.
  func numbers(_ lower: Expression, _ upper: Expression) -> Written {
    if case .int(let first) = lower.node, case .int(let last) = upper.node, (0..<1_000).contains(last &- first) {
      return ("\(code(lower, atLeast: .addition))...\(code(upper, atLeast: .postfix))", .range)
    }
    return (.call("\(.callsSupport)Range", [code(lower), "through: \(code(upper))"]), .postfix)
  }

  /// `tags.filter { $0 != tag }`
  func removing(_ arguments: [Expression]) -> Code {
    guard arguments.count == 2 else { return "nil" }
    if let set = changed(arguments, by: "subtracting") { return set }
    let (array, element) = (receiver(arguments[0]), arguments[1])
    // What `$0` is outside has a name inside.
    if element.readsClosureArgument {
      return calling("\(array).filter", taking: "[value = \(code(element))]", "$0 != value")
    }
    return calling("\(array).filter", "$0 != \(code(element, atLeast: .coalescing))")
  }

  /// `tags.toggling(tag)`
  func toggling(_ arguments: [Expression]) -> Code {
    guard arguments.count == 2 else { return "nil" }
    return changed(arguments, by: "symmetricDifference")
      ?? .call("\(.callsSupport)\(receiver(arguments[0])).toggling", [code(arguments[1])])
  }

  /// `([.isButton] as AccessibilityTraits).union([.isHeader])`; nil for what is an array in Swift.
  private func changed(_ arguments: [Expression], by method: StaticString) -> Code? {
    guard arguments[0].type.isSet else { return nil }
    return .call("\(receiver(arguments[0])).\(.text(method))", [.array([code(arguments[1])])])
  }

  /// `rows.map(\.title)`, or `urls.map { $0.host() }` for what is no key path.
  func map(_ array: Expression, _ path: Expression) -> Code {
    if path.isKeyPath { return "\(receiver(array)).map(\\\(keyPath(path)))" }
    var inner = self
    inner.scope = scope.namingMappedElement()
    return calling("\(receiver(array)).map", inner.code(path))
  }

  /// `zip(names, values).map { Row(name: $0, value: $1) }`
  func zipped(_ arguments: [Expression], as type: ValueType) -> Code {
    guard arguments.count >= 2, case .array(.declared(let name)) = type.unwrapped,
      case .structure(let fields)? = index.type(name)?.shape, fields.count >= 2
    else { return "nil" }
    let pair = Code.call(scope.function("zip"), arguments.prefix(2).map(standalone))
    let (first, second) = (SwiftName(fields[0].name), SwiftName(fields[1].name))
    let element = Code.call(
      index.spelling(of: .declared(name)), ["\(label: first): $0", "\(label: second): $1"])
    return calling("\(pair).map", element)
  }

  /// A call with a closure, which is in parentheses where a brace would begin the body of a statement.
  func calling(_ function: Code, taking parameters: Code = .empty, _ body: Code) -> Code {
    let closure = Code.closure(taking: parameters, body)
    return isHead ? "\(function)(\(closure))" : "\(function) \(closure)"
  }
}

extension Expression {
  /// Whether the path of a `map` is a key path in Swift: properties alone.
  fileprivate var isKeyPath: Bool {
    switch node {
    case .local: true
    case .member(let base, _), .chain(let base), .unwrapped(let base), .lowerBound(let base), .upperBound(let base):
      base.isKeyPath
    case .call(let function, let arguments):
      function != .host && function.isProperty(of: arguments[0].type) && arguments[0].isKeyPath
        && arguments[0].type.elementType?.isOptional != true
    default: false
    }
  }

  /// Whether it reads `$0` of the closure around it: dimensions, or the state of a drag.
  var readsClosureArgument: Bool {
    switch node {
    case .dimension, .drag: true
    default: operands.contains(where: \.readsClosureArgument)
    }
  }
}
