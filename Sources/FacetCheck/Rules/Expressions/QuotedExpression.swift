package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let quotedExpression = DiagnosticKind(
    "expr/quoted", .error, "Expression in quotes",
    explanation: """
      Quoted text is shown and spoken as it is written. Text that reads as an expression over names of the component \
      would be shown word by word: 'if', 'then' and 'else', operators, members such as 'content.title', and calls. \
      Remove the quotes for its value. If it is meant as text, write it in 'verbatim', which every place for text \
      takes. A single word and prose are text.

          accessibility: { element: single, label: title, value: 'if note == nil then "" else title' }   # wrong
          accessibility: { element: single, label: title, value: if note == nil then "" else title }     # right

          text: "content.title"              # wrong: these words
          text: content.title                # right
          text: verbatim("content.title")    # right: these words

      Values of 'sample', variants and defaults are constants, with or without quotes. What follows from others is a \
      field of 'content'.
      """)
}

// MARK: - Code

extension ComponentResolver {
  /// Reports text in quotes that reads as an expression. Returns whether it does.
  ///
  /// - Parameter expected: The expected type; nil for any type.
  mutating func reportQuoted(_ syntax: ExpressionSyntax, as expected: ValueType? = nil, in scope: Scope) -> Bool {
    guard !scope.isMeantAsText, let text = spec.tree.quotedText(of: syntax),
      let expression = ExpressionSyntax.read(quoted: text, in: spec.tree.file),
      reads(expression, as: text, in: scope) || isToken(expression)
    else { return false }
    var fixes: [Diagnostic.Fix] = []
    if text.isPlainInBlocks, spec.tree.isQuoted(at: syntax.span), types(expression, as: expected, in: scope) {
      fixes = [Diagnostic.Fix(replace: syntax.span, with: text)]
    }
    let takesText = expected?.unwrapped.isWrittenInQuotes != false
    report(.quotedExpression(text, at: syntax.span, orVerbatim: takesText, fixes: fixes))
    return true
  }

  /// Whether a text reads as an expression; not if it is prose, or has names that are none of the component's.
  func readsAsExpression(_ text: String, in scope: Scope) -> Bool {
    ExpressionSyntax.read(quoted: text, in: spec.tree.file).map { reads($0, as: text, in: scope) } ?? false
  }

  /// Whether it is the name of a token, which no prose is.
  private func isToken(_ syntax: ExpressionSyntax) -> Bool {
    guard let path = syntax.path, path.count > 1 else { return false }
    return design.tokens[TokenPath(path)] != nil
  }

  private func reads(_ syntax: ExpressionSyntax, as text: String, in scope: Scope) -> Bool {
    // The call of a function alone may have literals only: verbatim("iOS").
    guard refersToNames(syntax, in: scope) || syntax.isCall(in: text) else { return false }
    if syntax.contains({ isCode($0, as: text) }) { return true }
    // 'title and author' are words, unless both are Booleans.
    return syntax.isCombination && types(syntax, in: scope)
  }

  /// Whether prose has no such form.
  private func isCode(_ syntax: ExpressionSyntax, as text: String) -> Bool {
    switch syntax.node {
    case .conditional, .unwrapped, .perform: true
    case .binary(let symbol, _, _):
      switch symbol.value {
      case .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .coalesce: true
      default: false
      }
    case .member: isMemberOfNamespace(syntax)
    case .call: syntax.isCall(in: text)
    default: false
    }
  }

  func refersToNames(_ syntax: ExpressionSyntax, in scope: Scope) -> Bool {
    syntax.contains { part in
      switch part.node {
      case .name(let name): scope.hasLocal(named: name) || spec.declares(name)
      case .member: isMemberOfNamespace(part)
      default: false
      }
    }
  }

  /// `content.title`, `style.tint`, `environment.colorScheme`, wherever they can be read.
  private func isMemberOfNamespace(_ syntax: ExpressionSyntax) -> Bool {
    guard let path = syntax.path, path.count > 1 else { return false }
    switch path[0] {
    case "content": return spec.declares(path[1])
    case "style": return spec.styles.contains { $0.properties.contains { $0.name.value == path[1] } }
    case "environment": return EnvironmentID(path[1]) != nil
    default: return false
    }
  }

  /// Whether the expression has a type, without reporting anything.
  private func types(_ syntax: ExpressionSyntax, as expected: ValueType? = nil, in scope: Scope) -> Bool {
    var trial = self
    trial.diagnostics = []
    let value = expected.map { trial.check(syntax, as: $0, in: scope) } ?? trial.infer(syntax, in: scope)
    return value != nil && trial.diagnostics.isEmpty
  }
}

extension Scope {
  /// The scope for the text in `verbatim`.
  var meantAsText: Scope {
    var scope = verbatim
    scope.isMeantAsText = true
    return scope
  }
}

extension ComponentSpec {
  /// Whether it declares a name that expressions of the component refer to.
  func declares(_ name: String) -> Bool {
    parameters.contains { $0.name.value == name } || state.contains { $0.name.value == name }
      || (content ?? []).contains { $0.name.value == name } || actions.contains { $0.name.value == name }
  }
}

extension SourceTree {
  fileprivate func isQuoted(at span: SourceSpan) -> Bool { scalar(at: span).map { kind($0).isQuoted } ?? false }

  /// What stands in the quotes of a text, with its braces; nil for text that cannot be an expression.
  fileprivate func quotedText(of syntax: ExpressionSyntax) -> String? {
    switch syntax.node {
    case .string(let text): text
    case .interpolation(let segments):
      // Braces are part of an expression only in the quotes of a text in it.
      if case .text(let first)? = segments.first, first.utf8.contains(UInt8(ascii: "\"")) {
        scalar(at: syntax.span).map { text($0) }
      } else {
        nil
      }
    default: nil
    }
  }
}

extension ExpressionSyntax {
  /// Whether the expression or a part of it, also in text, meets a condition.
  fileprivate func contains(_ condition: (ExpressionSyntax) -> Bool) -> Bool {
    condition(self) || parts.contains { $0.contains(condition) }
  }

  /// The text in `verbatim("…")`, if it is constant.
  var textInVerbatim: ExpressionSyntax? {
    guard case .call(let name, let arguments) = node, name.value == Function.verbatim.rawValue, arguments.count == 1,
      case .string = arguments[0].node
    else { return nil }
    return arguments[0]
  }

  private var parts: [ExpressionSyntax] {
    switch node {
    case .member(let base, _), .unwrapped(let base), .unary(_, let base), .binding(_, let base): [base]
    case .binary(_, let left, let right): [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .call(_, let arguments), .array(let arguments): arguments
    case .perform(let action, let arguments): [action] + arguments
    case .range(let lower, let upper): [lower, upper].compactMap(\.self)
    case .interpolation(let segments): segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    default: []
    }
  }

  /// A call as code is written, without a space in it: `count(items)`, and not `first (name)`.
  fileprivate func isCall(in text: String) -> Bool {
    guard case .call(let name, _) = node, Function(rawValue: name.value) != nil else { return false }
    return text.utf8.containsSequence("\(name.value)(".utf8)
  }

  /// Whether an operator or a member is outermost.
  fileprivate var isCombination: Bool {
    switch node {
    case .member, .unary, .binary, .call: true
    default: false
    }
  }
}

extension String {
  /// Whether it can stand without quotes as the value of a key, outside of braces and brackets.
  fileprivate var isPlainInBlocks: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return !"\"'[]{}>|*&!%#`@,-?: ".utf8.contains(first) && last != UInt8(ascii: ":") && last != UInt8(ascii: " ")
      && !utf8.contains { ",[]{}\n".utf8.contains($0) } && !utf8.containsSequence(": ".utf8)
      && !utf8.containsSequence(" #".utf8)
  }

  /// The text in quotes as an argument of `verbatim`, with what YAML would read in a plain scalar as an escape.
  fileprivate func quotedForVerbatim(braces: Bool) -> String {
    var quoted = "\""
    var previous: Unicode.Scalar = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case " " where previous == ":": quoted += "\\u{20}"
      case "#" where previous == " ": quoted += "\\u{23}"
      case "{" where braces, "}" where braces: quoted += "\(scalar)\(scalar)"
      default: quoted.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return quoted + "\""
  }
}

extension Sequence<UInt8> where Self: BidirectionalCollection {
  fileprivate func containsSequence(_ part: some Collection<UInt8>) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}

// MARK: - Messages

extension Diagnostic {
  private static let longestInHelp = 80

  /// - Parameter takesText: Whether text can stand here.
  fileprivate static func quotedExpression(
    _ text: String, at span: SourceSpan, orVerbatim takesText: Bool, fixes: [Fix]
  ) -> Diagnostic {
    let isShort = text.utf8.count <= longestInHelp
    let (value, words) = isShort ? (text, text.quotedForVerbatim(braces: false)) : ("…", "\"…\"")
    // There, a comma without quotes would end it.
    let place = text.utf8.contains(UInt8(ascii: ",")) ? ", outside of braces" : ""
    let meant = takesText ? "; if it is text, write verbatim(\(words))" : ""
    return Diagnostic(
      .quotedExpression, at: span,
      takesText
        ? "text in quotes reads as an expression, and would be shown word by word"
        : "an expression stands without quotes",
      help: escapedForDisplay("remove the quotes for its value\(place): \(value)\(meant)"), fixes: fixes)
  }

  static func expressionInData(_ text: String, at span: SourceSpan) -> Diagnostic {
    let words = text.utf8.count <= longestInHelp ? text.quotedForVerbatim(braces: true) : "\"…\""
    return Diagnostic(
      .quotedExpression, at: span, "this text reads as an expression, and values here are constants",
      help: escapedForDisplay("what follows from others belongs in 'content:'; if it is text, write verbatim(\(words))")
    )
  }

  static func valueInData(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .quotedExpression, at: span, "'verbatim' takes one constant text here",
      help: "write verbatim(\"…\"), with '{{' for a brace")
  }
}
