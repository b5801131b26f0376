import FacetDiagnostics
import FacetSpec

extension ExpressionSyntax {
  /// The expression for messages: short ones in full, long ones by their kind.
  var excerpt: String {
    switch node {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let text): "\"\(text.count > 40 ? text.prefix(39) + "…" : text[...])\""
    case .name(let name): name
    case .dottedWord(let word, _): ".\(word)"
    case .member(let base, let name): "\(base.excerpt).\(name.value)"
    case .unwrapped(let base): "\(base.excerpt)?"
    case .interpolation: "this text"
    case .unary, .binary: "this calculation"
    case .conditional, .switch: "this choice"
    case .call(let function, _): "\(function.value)(…)"
    case .perform(let action, _): "\(action.excerpt)(…)"
    case .array(let elements): elements.isEmpty ? "[]" : "this array"
    case .range: "this range"
    case .data: "this mapping"
    case .binding(let name, let optional): "let \(name.value) = \(optional.excerpt)"
    case .invalid: "this"
    }
  }

  func isName(_ name: String) -> Bool {
    if case .name(name) = node { true } else { false }
  }

  /// The names of `content.review.author`; nil for anything but a dotted path.
  var path: [String]? {
    switch node {
    case .name(let name): [name]
    case .member(let base, let name): base.path.map { $0 + [name.value] }
    default: nil
    }
  }
}
