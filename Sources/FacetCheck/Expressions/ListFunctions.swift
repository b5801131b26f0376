import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The functions that make arrays of arrays: `toggling(selected, tag)`, `map(rows, title)`, `zipped(names, values)`.
extension ComponentResolver {
  /// `appending`, `removing` and `toggling`. An array literal takes the type that is expected.
  mutating func changed(
    _ function: Function, _ arguments: [ExpressionSyntax], in scope: Scope, hint: ValueType?
  ) -> Expression? {
    guard let array = array(arguments[0], of: function, in: scope, hint: hint),
      case .array(let element) = array.type
    else { return nil }
    guard function == .appending || element.isEquatable else {
      report(
        .mismatch(
          arguments[0].excerpt, of: array.type, asArgumentOf: function, "an Array of values that '==' compares",
          at: arguments[0].span))
      return nil
    }
    // What is added can be wording; what is looked for is a value.
    let isKept = function == .appending && scope.isAssigned
    return check(arguments[1], as: element, in: isKept ? scope : scope.verbatim).map {
      Expression(.call(function, [array, $0]), as: array.type)
    }
  }

  /// `map(rows, author.name)`: the second argument is a path of members of an element.
  mutating func fields(_ arguments: [ExpressionSyntax], in scope: Scope) -> Expression? {
    guard let array = array(arguments[0], of: .map, in: scope), case .array(let element) = array.type else {
      return nil
    }
    let name = Located(Expression.mappedElement, at: arguments[1].span)
    guard let path = arguments[1].rooted(in: name) else {
      report(.notAField(of: element, at: arguments[1].span))
      return nil
    }
    return infer(path, in: scope.binding(mapped: name, as: element)).map {
      Expression(.map(array, path: $0), as: .array($0.type))
    }
  }

  /// `zipped(names, values)`, whose type comes from the context: an array of structs. Fields after the second have their
  /// defaults.
  mutating func zipped(
    _ arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope, hint: ValueType?
  ) -> Expression? {
    guard case .array(.declared(let type))? = hint?.unwrapped,
      case .structure(let fields)? = declaration(of: type)?.shape
    else {
      report(.zippedWithoutStruct(at: span))
      return nil
    }
    let defaults = fields.dropFirst(2).compactMap { field in
      field.defaultValue ?? (field.type.isOptional ? Expression(.null, as: field.type) : nil)
    }
    guard fields.count >= 2, defaults.count == fields.count - 2 else {
      report(.zipped(into: type, at: span))
      return nil
    }
    let arrays = zip(arguments, fields).map { argument, field in
      let exact = ValueType.array(field.type)
      return check(
        argument, asOneOf: field.type.isOptional ? [exact, .array(field.type.unwrapped)] : [exact], in: scope)
    }
    guard let first = arrays[0], let second = arrays[1] else { return nil }
    return Expression(.call(.zipped, [first, second] + defaults), as: .array(.declared(type)))
  }

  private mutating func array(
    _ syntax: ExpressionSyntax, of function: Function, in scope: Scope, hint: ValueType? = nil
  ) -> Expression? {
    if let hint, hint.elementType != nil, takesType(syntax, in: scope) { return check(syntax, as: hint, in: scope) }
    guard let value = infer(syntax, in: scope, hint: hint) else { return nil }
    guard value.type.elementType != nil else {
      report(.mismatch(syntax.excerpt, of: value.type, asArgumentOf: function, "an Array", at: syntax.span))
      return nil
    }
    return value
  }
}

extension Scope {
  /// The scope of the path of a `map`. Its element hides no name, because it is in no other expression.
  fileprivate func binding(mapped name: Located<String>, as type: ValueType) -> Scope {
    var scope = self
    scope.locals = [Local(name: name, type: type, node: .local(name.value))]
    return scope
  }
}

extension ExpressionSyntax {
  /// `element.author.name` for `author.name`; nil for anything but a path.
  fileprivate func rooted(in element: Located<String>) -> ExpressionSyntax? {
    switch node {
    case .name(let name):
      let root = ExpressionSyntax(.name(element.value), at: element.span)
      return ExpressionSyntax(.member(root, Located(name, at: span)), at: span)
    case .member(let base, let member):
      return base.rooted(in: element).map { ExpressionSyntax(.member($0, member), at: span) }
    case .unwrapped(let base): return base.rooted(in: element).map { ExpressionSyntax(.unwrapped($0), at: span) }
    default: return nil
    }
  }
}
