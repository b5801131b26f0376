import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `focused: content.isFocused`, `focused: { state: content.field, equals: email }`
  mutating func focus(
    _ value: ElementSpec.Value, _ key: Located<String>, _ modifier: ModifierID, of kind: ValueType.FocusKind,
    in scope: Scope
  ) -> Modifier? {
    var (state, equals): (ExpressionSyntax?, ExpressionSyntax?) = (value.syntax, nil)
    if case .parts(let parts) = value {
      state = parts[.state]?.value.syntax
      equals = parts[.equals]?.value.syntax
      // A missing part has been reported.
      if equals == nil { return nil }
    }
    guard let state, let found = infer(state, in: scope) else {
      checkAlone(equals, in: scope)
      return nil
    }
    keep(found, at: state.span)
    let fields = content.fields.filter { $0.type?.focusKind == kind }.map { "content.\($0.name.value)" }
    guard case .content(let name) = found.node, let type = content.field(named: name)?.type,
      case .focus(let value, kind) = type
    else {
      let found = contentFocus(found) ?? found.type
      report(.notAFocus(state.excerpt, of: found, for: key.value, kind, among: fields, at: state.span))
      checkAlone(equals, in: scope)
      return nil
    }
    let focus = Modifier.Argument(nil, .expression(Expression(.content(name), as: type)))
    switch (value, equals) {
    case (.optional(let identity), let equals?):
      return expression(.expression(equals), as: [identity], in: scope).map {
        Modifier(modifier, [focus, Modifier.Argument(.equals, .expression($0))])
      }
    case (.optional, nil):
      report(.focusWithoutValue(state.excerpt, of: type, for: key))
      return nil
    case (_, let equals?):
      report(.focusOfOne(state.excerpt, of: type, for: key.value, at: equals.span))
      return nil
    case (_, nil): return Modifier(modifier, [focus])
    }
  }

  /// The type of a field that is the other focus.
  private func contentFocus(_ value: Expression) -> ValueType? {
    guard case .content(let name) = value.node, let type = content.field(named: name)?.type, type.isFocus else {
      return nil
    }
    return type
  }

  /// Reports errors of a value whose type is unknown. A single word can be a case of any enum.
  private mutating func checkAlone(_ value: ExpressionSyntax?, in scope: Scope) {
    guard let value else { return }
    if case .name = value.node { return }
    _ = infer(value, in: scope)
  }
}
