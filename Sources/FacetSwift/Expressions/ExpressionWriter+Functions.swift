import FacetIR
import FacetLanguage

extension ExpressionWriter {
  func call(_ function: Function, _ arguments: [Expression], as type: ValueType) -> Code {
    guard let value = arguments.first else { return "nil" }
    // Each argument is written once: a function writes these where it needs them, or what nests would take forever.
    var rest: [Code] { arguments.dropFirst().map(code) }
    switch function {
    case .min: return .call(scope.function("min"), arguments.map(code))
    case .max: return .call(scope.function("max"), arguments.map(code))
    case .clamp: return clamp(arguments)
    case .abs:
      return value.type == .int
        ? "\(.callsSupport)\(receiver(value)).magnitudeClamped()" : .call(scope.function("abs"), arguments.map(code))
    case .count: return "\(receiver(value)).count"
    case .isEmpty: return "\(receiver(value)).isEmpty"
    case .first, .last: return element(function == .first ? "first" : "last", of: value)
    case .prefix: return prefix(of: value, length: arguments.dropFirst().first)
    case .contains: return contains(arguments)
    case .joined: return .call("\(receiver(value)).joined", single: "separator: \(.sequence(rest))")
    case .appending: return appending(arguments).code
    case .removing: return removing(arguments)
    case .toggling: return toggling(arguments)
    case .map: return "nil"
    case .zipped: return zipped(arguments, as: type)
    case .uppercased: return "\(receiver(value)).uppercased()"
    case .lowercased: return "\(receiver(value)).lowercased()"
    case .verbatim: return code(value, atLeast: .postfix)
    case .rounded: return .call("\(receiver(value)).rounded", rest)
    case .int: return "\(.callsSupport)Int(clamping: \(standalone(value)))"
    case .double: return "Double(\(standalone(value)))"
    case .length: return "CGFloat(\(standalone(value)))"
    case .formatted: return formatted(value, Array(arguments.dropFirst()))
    case .isGiven: return "\(receiver(value)).isGiven"
    case .isAccessibilitySize: return "\(receiver(value)).isAccessibilitySize"
    case .scaled:
      guard arguments.count == 3 else { return "nil" }
      let scaled: Code = "\(.callsSupport)\(receiver(value)).scaled"
      return .call(scaled, ["relativeTo: \(code(arguments[1]))", "at: \(code(arguments[2]))"])
    case .absoluteString: return "\(receiver(value)).absoluteString"
    case .host: return "\(receiver(value)).host()"
    }
  }

  /// What a method is called on has no type but its own.
  func receiver(_ expression: Expression) -> Code {
    expression.takesType ? "(\(typedCode(expression)))" : code(expression, atLeast: .postfix)
  }

  /// Where nothing around it says which type is meant.
  func standalone(_ expression: Expression) -> Code {
    expression.takesType ? typedCode(expression) : code(expression)
  }

  /// An optional of an optional is one optional.
  private func element(_ name: StaticString, of array: Expression) -> Code {
    guard case .array(.optional) = array.type else { return "\(receiver(array)).\(.text(name))" }
    return "(\(receiver(array)).\(.text(name)) ?? nil)"
  }

  /// An array takes its type from the element that is looked for, or the other way around.
  private func contains(_ arguments: [Expression]) -> Code {
    guard arguments.count == 2 else { return "false" }
    let whole = arguments[1].takesType ? receiver(arguments[0]) : code(arguments[0], atLeast: .postfix)
    return .call("\(whole).contains", [code(arguments[1])])
  }

  private func prefix(of value: Expression, length: Expression?) -> Code {
    let length = length ?? Expression(.int(0), as: .int)
    let isSafe = if case .int(0...) = length.node { true } else { false }
    let count = isSafe ? code(length) : Code.call(scope.function("max"), [code(length), "0"])
    let prefix: Code = "\(receiver(value)).prefix(\(count))"
    return .call(value.type == .string ? "String" : "Array", single: prefix)
  }

  private func clamp(_ arguments: [Expression]) -> Code {
    guard arguments.count == 3 else { return "nil" }
    let raised = Code.call(scope.function("max"), [code(arguments[0]), code(arguments[1])])
    return .call(scope.function("min"), [raised, code(arguments[2])])
  }
}

extension Expression {
  /// It is written in a way that has another type, or none, where nothing says which is meant.
  var takesType: Bool {
    if isDotted { return true }
    let written = reduced
    return switch written.node {
    case .null, .word, .icon, .double: true
    case .negate(let value): value.takesType
    case .array(let elements): elements.isEmpty || elements.contains(where: \.takesType)
    case .conditional, .switch: written.branches.allSatisfy(\.takesType)
    default: false
    }
  }
}
