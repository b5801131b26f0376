import FacetIR
import FacetLanguage

extension ExpressionWriter {
  /// What a `@Sendable` closure holds whose value is `expression`: the values of the view around that it captures,
  /// `[gap = content.gap]`, and the expression by their names. Neither the view nor its content can be captured.
  func sendableBody(_ expression: Expression) -> (captures: Code, body: Code) {
    var inner = self
    let captures = readings(in: expression).map { reading -> Code in
      let name = scope.switchMember(of: reading)?.name.text ?? reading.readName
      let (scope, capture) = inner.scope.capturing(reading, as: name)
      inner.scope = scope
      let value = code(reading)
      return value.isSpelled(as: capture) ? "\(capture)" : "\(capture) = \(value)"
    }
    return (captures.isEmpty ? .empty : "[\(.joined(captures, by: ", "))]", inner.code(expression))
  }

  /// What an expression reads of the view around, each once. What elements bind is a constant of its own already.
  private func readings(in expression: Expression) -> [Expression] {
    switch expression.node {
    case .content, .style, .parameter, .state, .environment: return [expression]
    case .constant(let name, _) where scope.binds(name): return []
    case .token where readsTheme(expression): return [expression]
    case .switch where scope.switchMember(of: expression) != nil: return [expression]
    default:
      let own: [Expression] = scope.readsEnvironment && expression.isInLocale ? [.locale] : []
      return (own + expression.operands.flatMap(readings)).reduce(into: []) { unique, reading in
        if !unique.contains(reading) { unique.append(reading) }
      }
    }
  }
}

extension Expression {
  /// What a name stands for, by its last part.
  fileprivate var readName: String {
    switch node {
    case .content(let name), .style(let name), .parameter(let name), .state(let name): name
    case .environment(let key): key.name
    case .token(let path): path.names.last ?? "value"
    default: "value"
    }
  }
}
