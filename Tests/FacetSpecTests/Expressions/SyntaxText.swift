import FacetDiagnostics

@testable import FacetSpec

/// An expression as an s-expression: `(+ a (* b 2))`.
func text(_ expression: ExpressionSyntax) -> String {
  switch expression.node {
  case .null: "nil"
  case .bool(let value): "\(value)"
  case .int(let value): "\(value)"
  case .double(let value): "\(value)"
  case .string(let value): quoted(value)
  case .interpolation(let segments): "(text \(segments.map(text).joined(separator: " ")))"
  case .name(let name): name
  case .dottedWord(let word, _): ".\(word)"
  case .member(let base, let name): "(. \(text(base)) \(name.value))"
  case .unwrapped(let base): "(? \(text(base)))"
  case .unary(let symbol, let operand): "(\(symbol.value.rawValue) \(text(operand)))"
  case .binary(let symbol, let left, let right): "(\(symbol.value.rawValue) \(text(left)) \(text(right)))"
  case .conditional(let condition, let then, let other): "(if \(text(condition)) \(text(then)) \(text(other)))"
  case .switch(let choice):
    "(switch \(text(choice.subject)) \(choice.cases.map { "\($0.name.value) \(text($0.value))" }.joined(separator: " ")))"
  case .call(let name, let arguments): "(\(([name.value] + arguments.map(text)).joined(separator: " ")))"
  case .perform(let action, let arguments): "(\(([action] + arguments).map(text).joined(separator: " ")))"
  case .array(let elements): "[\(elements.map(text).joined(separator: " "))]"
  case .range(let lower, let upper): "(... \(lower.map(text) ?? "_") \(upper.map(text) ?? "_"))"
  case .binding(let name, let optional): "(let \(name.value) \(text(optional)))"
  case .data: "data"
  case .invalid: "!"
  }
}

func text(_ type: TypeSyntax) -> String {
  switch type.node {
  case .name(let name, let arguments) where arguments.isEmpty: name
  case .member(let component, let name): "\(component).\(name)"
  case .name(let name, let arguments): "(\(([name] + arguments.map(text)).joined(separator: " ")))"
  case .optional(let wrapped): "(? \(text(wrapped)))"
  case .invalid: "!"
  }
}

private func text(_ segment: ExpressionSyntax.Segment) -> String {
  switch segment {
  case .text(let literal): quoted(literal)
  case .value(let value): text(value)
  }
}

private func quoted(_ text: String) -> String {
  var output = "'"
  for scalar in text.unicodeScalars { output += scalar.value < 0x20 ? "<\(scalar.value)>" : String(scalar) }
  return output + "'"
}

/// All parts of an expression, itself first.
func parts(of expression: ExpressionSyntax) -> [ExpressionSyntax] {
  let children: [ExpressionSyntax] =
    switch expression.node {
    case .interpolation(let segments): segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .member(let base, _), .unwrapped(let base): [base]
    case .unary(_, let operand): [operand]
    case .binary(_, let left, let right): [left, right]
    case .conditional(let condition, let then, let other): [condition, then, other]
    case .switch(let choice): choice.operands
    case .call(_, let arguments): arguments
    case .array(let elements): elements
    case .range(let lower, let upper): [lower, upper].compactMap(\.self)
    default: []
    }
  return [expression] + children.flatMap(parts)
}

/// A file that is one scalar.
func scalar(_ text: String, _ kind: SourceTree.Kind = .plain) -> SourceTree {
  let bytes = Array(text.utf8)
  let end = UInt32(bytes.count)
  let node = SourceTree.Node(kind: kind, start: 0, end: end, next: 1, textStart: 0, textEnd: end)
  return SourceTree(file: FileID(0), nodes: [node], source: bytes, isASCII: false, cooked: [])
}

struct Reading {
  var expression: ExpressionSyntax
  var diagnostics: [Diagnostic]
  var source: String

  /// `code [the words it points at] help`
  var messages: [String] {
    diagnostics.map { "\($0.kind.code) [\(words(at: $0.span))]" }
  }

  func words(at span: SourceSpan?) -> String {
    guard let span else { return "?" }
    return String(decoding: Array(source.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}

func read(_ source: String, _ kind: SourceTree.Kind = .plain) -> Reading {
  var diagnostics: [Diagnostic] = []
  let expression = ExpressionSyntax.read(NodeID(0), in: scalar(source, kind), diagnostics: &diagnostics)
  return Reading(expression: expression, diagnostics: diagnostics, source: source)
}
