import FacetDiagnostics
import FacetLanguage

/// The type and default of a declaration: `Int = 1`.
struct DeclarationSyntax {
  var type: TypeSyntax
  var defaultValue: ExpressionSyntax?
  /// The start of the default in the text, if it is data.
  var dataStart: Int?
}

/// The syntax of a declaration's default.
enum DefaultZone { case code, data }

/// The condition of an `if:`: `content.isNew`, `let icon = content.icon`.
enum ConditionSyntax {
  case expression(ExpressionSyntax)
  case binding(Located<String>, ExpressionSyntax)
}

extension ExpressionParser {
  /// Parses all of the text as a type with an optional default.
  mutating func wholeDeclaration(_ zone: DefaultZone) -> DeclarationSyntax {
    advance()
    var declaration = DeclarationSyntax(type: type())
    if take(.assign) != nil {
      expressionStart = token.range.lowerBound
      switch zone {
      case .code: declaration.defaultValue = lastExpression()
      case .data: declaration.dataStart = expressionStart
      }
    } else if token.kind != .end, diagnostics.isEmpty {
      report(
        .malformedDeclaration, at: token.range, "expected '=' and a default, or the end, found '\(text(of: token))'",
        help: "write 'Type = value'")
    }
    return declaration
  }

  /// Parses all of the text as a type.
  mutating func wholeType() -> TypeSyntax {
    advance()
    let type = type()
    if token.kind == .end || !diagnostics.isEmpty { return type }
    report(
      .malformedType, at: token.range, "expected the end of the type, found '\(text(of: token))'",
      help: token.kind == .assign ? "a default has a key of its own: 'default'" : nil)
    return type
  }

  /// Parses all of the text as a condition, which can bind a name to an unwrapped optional.
  mutating func wholeCondition() -> ConditionSyntax {
    advance()
    guard token.kind == .let else { return .expression(lastExpression()) }
    let binding = binding()
    guard case .binding(let name, let optional) = binding.node else { return .expression(binding) }
    if token.kind == .end { return .binding(name, optional) }
    if token.kind == .comma { reportUnexpected("the end", help: Self.secondBindingHelp) } else { reportRest() }
    return .binding(name, ExpressionSyntax(.invalid, at: optional.span))
  }

  /// Parses all of the text as a statement of an action.
  mutating func wholeStatement() -> StatementSpec? {
    advance()
    if token.kind == .if {
      reportStatement(token.range, "a condition has keys of its own in an action", help: Self.choiceHelp)
      return nil
    }
    guard let name = take(.word) else {
      reportStatement(token.range, "expected the name of a binding or of an action")
      return nil
    }
    switch token.kind {
    case .end: return .call(located(name), [])
    case .leftParenthesis: return calling(name)
    case .assign:
      advance()
      expressionStart = token.range.lowerBound
      return .assign(located(name), lastExpression())
    default:
      reportNoStatement(after: name)
      return nil
    }
  }

  static let choiceHelp =
    "write '{ if: isOn, then: onSave, else: onCancel }', where a branch can be a list too; a value is chosen in place: "
    + "'count = if isOn then 1 else 0'"

  /// `onSelect(tag)`
  private mutating func calling(_ name: ExpressionToken) -> StatementSpec? {
    let opening = token
    advance()
    guard let arguments = list(until: .rightParenthesis, openedBy: opening) else { return nil }
    if token.kind != .end {
      if diagnostics.isEmpty { reportStatement(token.range, "expected the end, found '\(text(of: token))'") }
      return nil
    }
    if arguments.isEmpty {
      let word = text(of: name)
      reportStatement(
        opening.range, "nothing is given to '\(word)'",
        help: word == ReservedWord.announce.rawValue
          ? "write 'announce(\"Saved\")'" : "an action that takes nothing is called by its name: '\(word)'")
      return nil
    }
    return .call(located(name), arguments)
  }

  private mutating func reportNoStatement(after name: ExpressionToken) {
    let word = text(of: name)
    let found = token
    let message = "expected '=' or the end after '\(word)', found '\(text(of: found))'"
    switch found.kind {
    case .equal: reportStatement(found.range, message, help: "'==' compares; to assign, write '\(word) = …'")
    case .dot where lexer.text(found.range.upperBound..<lexer.bytes.count).utf8.starts(with: "toggle".utf8):
      reportStatement(found.range, message, help: "write '\(word) = not \(word)'")
    case .dot:
      reportStatement(
        found.range, message, help: "only a whole binding is assigned, and actions are named without 'content.'")
    case .plus, .minus, .star, .slash:
      let symbol = text(of: found)
      if lexer.byte(at: found.range.upperBound) == lexer.byte(at: found.range.lowerBound) {
        return reportStatement(found.range, message, help: "write '\(word) = \(word) \(symbol) 1'")
      }
      reportStatement(found.range, message, help: "write '\(word) = \(word) \(symbol) …'")
    default: reportStatement(found.range, message)
    }
  }

  private mutating func reportStatement(_ range: Range<Int>, _ message: String, help: String? = nil) {
    report(.malformedStatement, at: range, message, help: help ?? "write 'value = value + 1', or the name of an action")
  }
}
