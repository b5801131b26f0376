import FacetLanguage

extension Expression {
  /// The operands from left to right, without slot content.
  package var operands: [Expression] {
    switch node {
    case .interpolation(let segments):
      segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .localized(let text): text.arguments
    case .record(let record): record.parts.map(\.value)
    case .range(let lower, let upper): [lower, upper].compactMap { $0 }
    case .array(let values), .structure(let values), .call(_, let values): values
    case .member(let value, _), .chain(let value), .unwrapped(let value), .lowerBound(let value),
      .upperBound(let value), .not(let value), .negate(let value),
      .isPresent(let value), .translated(let value), .verbatim(let value), .map(let value, _), .constant(_, let value),
      .isLanguage(let value, _):
      [value]
    case .performing(let action): action.argument.map { [$0] } ?? []
    case .binary(_, let lhs, let rhs), .coalesce(let lhs, let rhs): [lhs, rhs]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .switch(let subject, let cases, let otherwise): [subject] + cases.map(\.value) + (otherwise.map { [$0] } ?? [])
    default: []
    }
  }

  /// Whether it is a range that `each` repeats: an array of whole numbers.
  package var isNumbers: Bool {
    if case .range = node, type.elementType != nil { true } else { false }
  }

  /// It comes to the same wherever it stands: there is nothing in it but literals and tokens.
  package var isConstant: Bool {
    switch node {
    case .local, .content, .style, .parameter, .state, .environment, .dimension, .drag, .performing: false
    default: operands.allSatisfy(\.isConstant)
    }
  }
}

extension Expression {
  /// The values that a `switch` or an `if` chooses from; empty for other expressions.
  package var branches: [Expression] {
    switch node {
    case .conditional(_, let then, let otherwise): [then, otherwise]
    case .constant(_, let value): value.branches
    case .switch(_, let cases, let otherwise): cases.map(\.value) + (otherwise.map { [$0] } ?? [])
    default: []
    }
  }
}

extension Expression {
  /// What a choice unwraps, with the name that its first branch has for the value: `if let note = content.note then …`. The
  /// name is a ``Node/constant(_:_:)``, so that the branch means the same wherever it is looked at alone.
  package var unwrapping: (name: String, optional: Expression)? {
    guard case .conditional(let condition, let then, _) = node, case .isPresent(let optional) = condition.node,
      let name = then.name(ofValueIn: optional)
    else { return nil }
    return (name, optional)
  }

  private func name(ofValueIn optional: Expression) -> String? {
    if case .constant(let name, let value) = node, value.node == .unwrapped(optional) { return name }
    return operands.lazy.compactMap { $0.name(ofValueIn: optional) }.first
  }
}
