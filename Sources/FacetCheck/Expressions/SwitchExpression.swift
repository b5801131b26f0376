import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// `{ switch: content.tone, positive: color.positive, default: color.neutral }`: a value for each case of an enum.
extension ComponentResolver {
  /// Checks the values against a type. A struct with a field `switch` is data instead.
  mutating func choice(
    _ choice: SwitchSyntax, at span: SourceSpan, as expected: ValueType, in scope: Scope
  ) -> Expression? {
    if hasFieldSwitch(expected.unwrapped) { return mapped(choice.node, at: span, as: expected, in: scope) }
    let values = choice.cases.map { check($0.value, as: expected, in: scope) }
    return self.choice(choice, of: values, as: expected.ofChoice(among: values.compactMap(\.self)), in: scope)
  }

  /// Checks the values against one of several types. A literal takes the type of the others.
  mutating func choice(
    _ choice: SwitchSyntax, asOneOf types: [ValueType], in scope: Scope
  ) -> Expression? {
    let leading = leadingCase(of: choice, in: scope)
    let first = leading.flatMap { check(choice.cases[$0].value, asOneOf: types, in: scope) }
    let taken = first.map { [$0.type] } ?? types
    let values = choice.cases.enumerated().map { position, written in
      if position == leading { return first }
      return check(written.value, asOneOf: takesType(written.value, in: scope) ? taken : types, in: scope)
    }
    if let first {
      for (written, value) in zip(choice.cases, values) {
        guard let value, value.type != first.type else { continue }
        report(.mismatch(written.value.excerpt, of: value.type, as: first.type, at: written.value.span))
        return nil
      }
    }
    return self.choice(choice, of: values, as: first?.type ?? types[0], in: scope)
  }

  /// Infers the type of the values: that of the first which does not take its type from the context.
  mutating func choice(_ choice: SwitchSyntax, in scope: Scope, hint: ValueType?) -> Expression? {
    let leading = leadingCase(of: choice, in: scope)
    let first = leading.flatMap { position -> Expression? in
      let value = choice.cases[position].value
      if let hint, takesType(value, in: scope) { return check(value, as: hint, in: scope) }
      return infer(value, in: scope, hint: hint)
    }
    let values = choice.cases.enumerated().map { position, written in
      position == leading ? first : first.flatMap { check(written.value, as: $0.type, in: scope) }
    }
    return self.choice(choice, of: values, as: first?.type, in: scope)
  }

  /// - Parameters:
  ///   - values: One for each case; nil for a hole.
  ///   - type: Their type; nil if there is none.
  private mutating func choice(
    _ choice: SwitchSyntax, of values: [Expression?], as type: ValueType?, in scope: Scope
  ) -> Expression? {
    guard let subject = enumeration(choice.subject, in: scope, choosesValue: true) else { return nil }
    let isExhaustive = check(
      choice.named.map(\.name), choice.defaultCase?.name, of: subject, at: choice.keyword,
      use: SwitchUse(isUnderCases: choice.isLong, outcome: "used"))
    let known = zip(choice.cases, values).compactMap { written, value in value.map { (written.name, $0) } }
    let isComplete = isExhaustive || choice.defaultCase != nil
    let isKnown = choice.named.allSatisfy { subject.cases.contains($0.name.value) }
    guard isComplete, isKnown, known.count == values.count, let type else { return nil }
    let named = known.filter { $0.0.value != SwitchSyntax.defaultName }
    let rest = known.first { $0.0.value == SwitchSyntax.defaultName && !isExhaustive }
    let expression = Expression(
      .switch(
        subject.value, cases: named.map { Expression.Case(name: $0.0.value, value: $0.1) }, otherwise: rest?.1),
      as: type)
    keep(
      choice: expression,
      ways: named.map { (.named($0.0.value), $0.0.span) } + (rest.map { [(.rest, $0.0.span)] } ?? []))
    return expression
  }

  /// The case that gives the others their type.
  private func leadingCase(of choice: SwitchSyntax, in scope: Scope) -> Int? {
    choice.cases.firstIndex { !takesType($0.value, in: scope) } ?? choice.cases.indices.first
  }

  private func hasFieldSwitch(_ type: ValueType) -> Bool {
    guard case .declared(let name) = type, case .structure(let fields)? = declaration(of: name)?.shape else {
      return false
    }
    return fields.contains { $0.name == "switch" }
  }
}
