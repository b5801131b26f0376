import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

extension ElementSpec {
  /// The names that it binds, if it is a `let`.
  var namesOfConstants: [String] {
    guard id == .let, case .parts(let written)? = principal else { return [] }
    return written.map(\.key.value)
  }
}

/// `let`: names for values, which the elements below `do` refer to.
extension ComponentResolver {
  mutating func constants(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    guard case .parts(let written)? = element.principal else {
      _ = children(element.argument(.do), in: scope.lackingName())
      return nil
    }
    var inner = scope
    var constants: [Element.Constant] = []
    for constant in written {
      checkMemberName(constant.key, what: "variable", of: .local)
      if let value = value(of: constant, in: inner) {
        let (next, name) = inner.binding(constant.key, to: value)
        inner = next
        constants.append(Element.Constant(name: name, value: value))
      } else {
        inner = inner.binding(constant.key, as: nil)
      }
    }
    let reported = diagnostics.count
    let body = children(element.argument(.do), in: inner)
    // A name in a part is unused in all places where the part is drawn, and an error can hide a use.
    if openParts.isEmpty || isDeclaringParts, diagnostics.count == reported, isFlawless(in: element.span) {
      for constant in written where !references.locals.contains(constant.key.span) {
        report(.unusedConstant(constant.key))
      }
    }
    return constants.count == written.count ? .constants(constants, body: body) : nil
  }

  /// The value of a name. It is written out where rules ask what the name stands for, so its size is bounded.
  private mutating func value(of constant: ElementSpec.Argument, in scope: Scope) -> Expression? {
    guard let syntax = constant.value.syntax, let value = infer(syntax, in: scope) else { return nil }
    keep(value, at: syntax.span)
    switch value.type.unwrapped {
    case .action, .actionOf, .view, .viewOf:
      report(.misplacedConstant(constant.key, of: value.type, at: syntax.span))
      return nil
    default: break
    }
    guard value.size(upTo: Limit.operators.most) != nil else {
      report(.expressionTooComplex(constant.key, at: syntax.span))
      return nil
    }
    return value
  }
}

extension Expression {
  /// The number of expressions in it, with the values of names written out; nil if there are more than `most`.
  func size(upTo most: Int) -> Int? {
    var size = 1
    for operand in operands {
      guard size < most, let inner = operand.size(upTo: most - size) else { return nil }
      size += inner
    }
    return size <= most ? size : nil
  }
}

extension Diagnostic {
  static func misplacedConstant(
    _ name: Located<String>, of type: ValueType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .misplacedType, at: span, "'let' cannot bind '\(name.value)' to a value of type '\(type.spelling)'",
      help: "refer to it where it is used")
  }

  static func expressionTooComplex(_ name: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .expressionTooComplex, at: span,
      "'\(name.value)', with the names in it written out, has more than \(Limit.operators.most) parts",
      help: "make a part of it a field of 'content'")
  }
}
