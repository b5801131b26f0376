import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

/// `each`: an element for each value of an array, or for each number of a range.
extension ComponentResolver {
  mutating func forEach(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    guard case .expression(let syntax) = element.principal else { return nil }
    let array = array(syntax, in: scope)
    guard case .word(let name) = element.argument(.as) else {
      _ = children(element.argument(.do), in: scope.lackingName())
      return nil
    }
    if name.value != "_" { checkMemberName(name, what: "variable", of: .local) }
    var inner = scope.binding(name, as: array?.type.elementType)
    inner.surroundings.cellOf = scope.surroundings.lazyStack ?? scope.surroundings.cellOf
    inner.repeatedBy = element
    let bound = inner.boundName ?? name.value
    let given = element.argument(.id).flatMap { identity($0, of: bound, in: inner) }
    let id = given ?? array.flatMap { typeIdentity(of: bound, in: $0) }
    // The elements of an array literal keep their positions.
    let isOrdered = array?.isConstant == true || element.argument(.id) != nil || id != nil
    if !isOrdered { inner.surroundings.placedBy = element }
    let body = children(element.argument(.do), in: inner)
    return array.map { .forEach($0, binding: bound, id: id, body: body) }
  }

  /// `row.id`: a path from the element to a hashable member, which is a key path in Swift.
  private mutating func identity(_ value: ElementSpec.Value, of name: String, in scope: Scope) -> Expression? {
    guard case .expression(let syntax) = value, let id = infer(syntax, in: scope) else { return nil }
    guard id.isPath(from: name) else {
      report(.notAPath(syntax.excerpt, from: name, at: syntax.span))
      return nil
    }
    guard isIdentity(id.type) else {
      report(.notAnIdentity(syntax.excerpt, of: id.type, at: syntax.span))
      return nil
    }
    return id
  }

  /// The `id` of a struct that has one, by which SwiftUI identifies elements. A number of a range is its own.
  private func typeIdentity(of name: String, in array: Expression) -> Expression? {
    if array.isNumbers { return Expression(.local(name), as: .int) }
    guard case .declared(let type)? = array.type.elementType, let id = declaration(of: type)?.identity else {
      return nil
    }
    let element = Expression(.local(name), as: .declared(type))
    return Expression(.member(element, id.name), as: id.type)
  }

  private mutating func array(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    if case .range(let lower, let upper) = syntax.node { return numbers(lower, upper, at: syntax.span, in: scope) }
    guard let value = infer(syntax, in: scope) else { return nil }
    guard value.type.elementType != nil else {
      report(.notAnArray(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    return value
  }

  /// `1...content.count`: the whole numbers from one through the other, each its own identity.
  private mutating func numbers(
    _ lower: ExpressionSyntax?, _ upper: ExpressionSyntax?, at span: SourceSpan, in scope: Scope
  ) -> Expression? {
    guard let lower, let upper else {
      report(.openRangeOfEach(at: span))
      return nil
    }
    let first = check(lower, as: .int, in: scope)
    let last = check(upper, as: .int, in: scope)
    guard let first, let last else { return nil }
    if case (.int(let least), .int(let greatest)) = (first.node, last.node), least <= greatest {
      let (distance, isTooLong) = greatest.subtractingReportingOverflow(least)
      let found = isTooLong || distance == .max ? .max : distance + 1
      if found > Limit.numbers.most {
        report(.exceeded(.numbers, found: found, at: span, help: "write a shorter range"))
        return nil
      }
    }
    var numbers = range(from: first, to: last, of: .int, at: span)
    numbers?.type = .array(.int)
    return numbers
  }
}

extension Expression {
  /// Whether it is the local itself or a path of members from it.
  fileprivate func isPath(from local: String) -> Bool {
    switch node {
    case .local(let name): name == local
    case .member(let base, _), .chain(let base), .unwrapped(let base): base.isPath(from: local)
    default: false
    }
  }
}
