package import FacetIR
import FacetLanguage
import FacetRuntime
import FacetStrings
import FacetSupport
import FacetUI

/// The evaluation of the expression language. It agrees with the generated Swift in all cases, because it uses the
/// arithmetic of the runtime.
extension Scope {
  package func evaluate(_ expression: Expression) -> Value {
    guard run.countEvaluation() else { return .null }
    return switch expression.node {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let text): expression.type == .localizedText ? translation(of: text) : .string(text)
    case .interpolation(let segments): run.bounded(.string(segments.reduce(into: "") { $0 += text(of: $1) }))
    case .localized(let text): run.bounded(.string(localized(text)))
    case .translated(let text), .verbatim(let text): evaluate(text)
    case .word(let word): .word(word)
    case .icon(let name): .icon(name)
    case .image(let name): .image(name)
    case .serverPage(let name): .serverPage(name)
    case .date(let date): .date(Date(date))
    case .duration(let milliseconds): .duration(.milliseconds(milliseconds))
    case .url(let text): .url(URL(checked: text))
    case .record(let record): .record(record.map(evaluate))
    case .range(let lower?, let upper?) where expression.isNumbers: run.bounded(numbers(lower, upper))
    case .range(let lower, let upper): .range(lower: lower.map(evaluate), upper: upper.map(evaluate))
    case .array(let elements): run.bounded(.array(elements.map(evaluate)))
    case .structure(let fields): run.bounded(.structure(fields.map(evaluate)))
    case .views(let elements, _): elements.isEmpty ? .null : .views
    case .recorder: .action
    case .performing(let action): names.content[action.name] ?? .null

    case .token(let path): run.program.value(of: path)
    case .local(let name): local(name)
    case .constant(let name, let value): locals[name] ?? evaluate(value)
    case .content(let name): content(name)
    case .style(let name): names.style[name] ?? .null
    case .parameter(let name), .state(let name): names.parameters[name] ?? .null
    case .environment(let key): names.environment?.value(of: key) ?? .null
    case .dimension(let dimension): .double(names.dimensions?(dimension) ?? 0)
    case .isLanguage(_, let language): .bool(names.environment?.locale.isLanguage(language) ?? false)
    case .drag(let value): .double(names.drag.map { $0[value] } ?? 0)

    case .member(let base, let field): member(field, of: base)
    case .chain(let value), .unwrapped(let value): evaluate(value)
    case .lowerBound(let range): bound(of: range, isLower: true)
    case .upperBound(let range): bound(of: range, isLower: false)
    case .not(let operand): .bool(!evaluate(operand).boolValue)
    case .negate(let operand): negate(evaluate(operand))
    case .binary(let operation, let lhs, let rhs): run.bounded(binary(operation, lhs, rhs))
    case .coalesce(let optional, let fallback): coalesce(optional, fallback)
    case .isPresent(let optional): .bool(!evaluate(optional).isNull)
    case .conditional(let condition, let then, let otherwise):
      chosen(by: condition, then, otherwise, of: expression)
    case .switch(let subject, let cases, let otherwise):
      chosen(by: subject, cases, otherwise, of: expression)
    case .call(let function, let arguments): run.bounded(call(function, arguments.map(evaluate)))
    case .map(let array, let path):
      run.bounded(
        .array(evaluate(array).elements.map { binding(Expression.mappedElement, to: $0).evaluate(path) }))
    }
  }

  private func text(of segment: Expression.Segment) -> String {
    switch segment {
    case .text(let text): text
    case .value(let expression): evaluate(expression).text
    }
  }

  private func numbers(_ lower: Expression, _ upper: Expression) -> Value {
    .array(Range(evaluate(lower).intValue, through: evaluate(upper).intValue).map(Value.int))
  }

  /// A text that a caller gives as a `LocalizedText`.
  private func translation(of key: String) -> Value {
    run.bounded(.string(run.locale.text(of: key, [], in: run.program.strings)))
  }

  private func localized(_ text: LocalizedText) -> String {
    let arguments = text.arguments.map { argument -> LocalizationArgument in
      let value = evaluate(argument)
      return switch argument.type {
      case .int: .int(value.intValue)
      case .double: .double(value.doubleValue)
      default: .string(value.text)
      }
    }
    return run.locale.text(of: text.key, arguments, in: run.program.strings)
  }

  private func chosen(
    by condition: Expression, _ then: Expression, _ otherwise: Expression, of choice: Expression
  ) -> Value {
    let holds = evaluate(condition).boolValue
    note(holds ? .then : .otherwise, of: choice)
    return evaluate(holds ? then : otherwise)
  }

  private func chosen(
    by subject: Expression, _ cases: [Expression.Case], _ otherwise: Expression?, of choice: Expression
  ) -> Value {
    let word = evaluate(subject).text
    let named = cases.first { $0.name == word }
    if let named { note(.named(named.name), of: choice) } else { note(.rest, of: choice) }
    return (named?.value ?? otherwise).map(evaluate) ?? .null
  }

  private func member(_ field: String, of base: Expression) -> Value {
    guard case .structure(let values) = evaluate(base),
      let position = run.program.structures.position(of: field, in: base.type), position < values.count
    else { return .null }
    return values[position]
  }

  /// A bound of a range. An open bound is the minimum or maximum number.
  private func bound(of range: Expression, isLower: Bool) -> Value {
    guard case .range(let lower, let upper) = evaluate(range) else { return .null }
    if let end = isLower ? lower : upper { return end }
    guard case .range(.int) = range.type else { return .double(isLower ? -.infinity : .infinity) }
    return .int(isLower ? .min : .max)
  }

  private func coalesce(_ optional: Expression, _ fallback: Expression) -> Value {
    let value = evaluate(optional)
    return value.isNull ? evaluate(fallback) : value
  }
}

extension Date {
  fileprivate init(_ date: DateValue) {
    self = .utc(date.year, date.month, date.day, date.hour, date.minute, date.second)
  }
}
