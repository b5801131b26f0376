import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Values that are written as a YAML mapping or sequence in place of an expression: `{ horizontal: space.l, vertical:
/// space.m }`.
extension ComponentResolver {
  mutating func mapped(
    _ node: NodeID, at span: SourceSpan, as expected: ValueType, in scope: Scope
  ) -> Expression? {
    switch expected.unwrapped {
    case .record(let id): record(id, of: node, at: span) { $0.check($0.expression(at: $1), as: $2, in: scope) }
    case .declared(let type): structure(node, at: span, of: type, in: scope)
    case .array(let element): elements(node, at: span, of: element, in: scope)
    default: unexpectedMapping(at: span, as: expected, help: choiceHelp(node) ?? tokenHelp(expected.unwrapped))
    }
  }

  private mutating func unexpectedMapping(
    at span: SourceSpan, as expected: ValueType, help: String? = nil
  ) -> Expression? {
    report(.mismatch("a mapping or a sequence", as: expected, help: help, at: span))
    return nil
  }

  /// The help for `color: { if: … }`, because this `if` selects elements and not values, and for a `switch` that is not
  /// the first key.
  private func choiceHelp(_ node: NodeID) -> String? {
    guard spec.tree.kind(node) == .mapping else { return nil }
    let keys = spec.tree.entries(of: node).map { spec.tree.text($0.key) }
    if keys.first == "if" { return "values are chosen by 'if … then … else …'" }
    return keys.contains("switch") ? "put 'switch' first: the first key says what the mapping is" : nil
  }

  /// The help for a type with parts that only tokens can have.
  private func tokenHelp(_ type: ValueType) -> String? {
    switch type {
    case .color, .textStyle, .gradient, .border, .strokeStyle, .transition: Diagnostic.tokenHelp(for: type)
    default: nil
    }
  }

  // MARK: Structs and arrays

  private mutating func structure(
    _ node: NodeID, at span: SourceSpan, of type: DeclaredType, in scope: Scope
  ) -> Expression? {
    guard spec.tree.kind(node) == .mapping, case .structure(let fields) = declaration(of: type)?.shape else {
      return unexpectedMapping(at: span, as: .declared(type), help: choiceHelp(node))
    }
    reportUnknownFields(of: node, type: type, fields: fields)
    var values: [Expression] = []
    for field in fields {
      if let written = value(of: field.name, field.history, in: node) {
        // A text that is the identity of a struct is a value of the program.
        let scope = field.name == TypeDeclaration.identity ? scope.verbatim : scope
        if let value = check(expression(at: written), as: field.type, in: scope) { values.append(value) }
      } else if let value = field.defaultValue {
        values.append(value)
      } else if !hasBrokenDefault(field.name, of: type) {
        report(.missingField(field.name, of: type, at: span))
      }
    }
    return values.count == fields.count ? Expression(.structure(values), as: .declared(type)) : nil
  }

  private mutating func elements(
    _ node: NodeID, at span: SourceSpan, of type: ValueType, in scope: Scope
  ) -> Expression? {
    guard spec.tree.kind(node) == .sequence else {
      return unexpectedMapping(at: span, as: .array(type), help: choiceHelp(node))
    }
    var values: [Expression] = []
    var isComplete = true
    for element in spec.tree.elements(of: node) {
      guard let value = check(expression(at: element), as: type, in: scope) else {
        isComplete = false
        continue
      }
      values.append(value)
    }
    return isComplete ? Expression(.array(values), as: .array(type)) : nil
  }

  // MARK: Reading

  mutating func reportUnknownFields(of node: NodeID, type: DeclaredType, fields: [TypeDeclaration.Field]) {
    reportCommas(in: node, among: fields.map(\.name))
    let keys = keys(of: node)
    for key in keys where field(key, of: type, besides: keys) == nil {
      report(.unknownField(key, of: type, among: fields.map(\.name)))
    }
  }

  /// The keys with their locations.
  func keys(of mapping: NodeID) -> [Located<String>] {
    spec.tree.entries(of: mapping).map { Located(spec.tree.text($0.key), at: spec.tree.span($0.key)) }
  }

  /// The value by the key's name, or by its former name, which has been reported.
  func value(of name: String, _ history: History, in mapping: NodeID) -> NodeID? {
    value(of: name, in: mapping) ?? history.formerName.flatMap { value(of: $0, in: mapping) }
  }

  func value(of name: String, in mapping: NodeID) -> NodeID? {
    for (key, value) in spec.tree.entries(of: mapping) where spec.tree.isText(of: key, name) { return value }
    return nil
  }

  private mutating func expression(at node: NodeID) -> ExpressionSyntax {
    ExpressionSyntax.read(node, in: spec.tree, diagnostics: &diagnostics)
  }
}
