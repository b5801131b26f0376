import FacetDiagnostics

extension ExpressionParser {
  /// `Array<String>`, `Image?`
  mutating func type() -> TypeSyntax {
    let start = token.range.lowerBound
    let invalid = TypeSyntax(.invalid, at: span(token.range))
    var type = nested(orElse: invalid) { $0.unwrappedType() }
    while token.kind == .question || token.kind == .coalesce || token.kind == .bang {
      let mark = token
      advance()
      if mark.kind == .bang {
        reportType(mark.range, "a type is optional with '?', not with '!'")
      } else if mark.kind == .coalesce || type.isOptional {
        reportType(mark.range, "an optional of an optional says no more than an optional", help: "write one '?'")
      }
      if !type.isOptional { type = TypeSyntax(.optional(type), at: span(from: start)) }
    }
    return type
  }

  private mutating func unwrappedType() -> TypeSyntax {
    let first = token
    switch first.kind {
    case .word: return namedType()
    case .leftBracket: return bracketedType()
    case .leftParenthesis:
      let action = closureParameter.map { "Action<\($0)>" } ?? "Action"
      reportType(first.range, "tuple and function types are not supported", help: "use '\(action)' for a closure")
      skipToDefault()
    case .end: reportType(first.range, "expected a type, found nothing", help: Self.typeHelp)
    default:
      reportType(first.range, "expected a type, found '\(text(of: first))'", help: Self.typeHelp)
      skipToDefault()
    }
    return TypeSyntax(.invalid, at: span(from: first.range.lowerBound))
  }

  /// The type in the parentheses of `(Track) -> Void`; nil without exactly one.
  private var closureParameter: String? {
    var ahead = lexer
    let (type, closing) = (ahead.next(), ahead.next())
    return type.kind == .word && closing.kind == .rightParenthesis ? text(of: type) : nil
  }

  private static let typeHelp = "write it as in Swift: 'Int', 'Array<String>', 'Image?'"

  private mutating func namedType() -> TypeSyntax {
    let name = token
    advance()
    if token.kind == .dot { return memberType(of: name) }
    var arguments: [TypeSyntax] = []
    if let opening = take(.less) {
      repeat { arguments.append(type()) } while take(.comma) != nil
      if !takeGreater(), diagnostics.isEmpty {
        reportType(opening.range, "this '<' is never closed", help: "add '>'")
        skipToDefault()
      }
    }
    return TypeSyntax(.name(text(of: name), arguments: arguments), at: span(from: name.range.lowerBound))
  }

  /// `ReviewCard.Review`: a type that another component declares.
  private mutating func memberType(of component: ExpressionToken) -> TypeSyntax {
    let dot = token
    advance()
    guard let name = take(.word), token.kind != .dot else {
      reportType(dot.range, "a type of a component is written as in 'Card.Tone'")
      skipToDefault()
      return TypeSyntax(.invalid, at: span(from: component.range.lowerBound))
    }
    let node = TypeSyntax.Node.member(text(of: component), text(of: name))
    return TypeSyntax(node, at: span(from: component.range.lowerBound))
  }

  /// Parses and reports `[String]`, as an array type.
  private mutating func bracketedType() -> TypeSyntax {
    let opening = token
    advance()
    let element = type()
    if token.kind == .colon {
      reportType(opening.range, "dictionary types are not supported", help: "declare a struct under 'types:'")
      skipToDefault()
      return TypeSyntax(.invalid, at: span(from: opening.range.lowerBound))
    }
    let written = lexer.text(taken(from: opening.range.upperBound))
    reportType(opening.range, "an array is not written with brackets", help: "write 'Array<\(written)>'")
    if take(.rightBracket) == nil { skipToDefault() }
    return TypeSyntax(.name("Array", arguments: [element]), at: span(from: opening.range.lowerBound))
  }

  /// Consumes `>`, also as the start of `>=`: `Array<Int>= other`.
  private mutating func takeGreater() -> Bool {
    if take(.greater) != nil { return true }
    guard token.kind == .greaterOrEqual else { return false }
    previousEnd = token.range.lowerBound + 1
    token = ExpressionToken(kind: .assign, range: previousEnd..<token.range.upperBound)
    return true
  }

  mutating func skipToDefault() {
    while token.kind != .end && token.kind != .assign { advance() }
  }

  private mutating func reportType(_ range: Range<Int>, _ message: String, help: String? = nil) {
    report(.malformedType, at: range, message, help: help)
  }
}

extension TypeSyntax {
  var isOptional: Bool {
    if case .optional = node { true } else { false }
  }
}
