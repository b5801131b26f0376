import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// `color.content.secondary`
  mutating func token(
    _ path: [String], in scope: Scope? = nil, as expected: ValueType? = nil, at span: SourceSpan
  ) -> Expression? {
    let path = TokenPath(path)
    if let position = design.tokenIndex(of: path) {
      references.tokens.insert(position)
      let token = design.tokens.tokens[position]
      if let reason = token.deprecated {
        report(.deprecatedToken(token.path, reason, instead: design.tokens.replacement(for: token), at: span))
      }
      checkTheme(of: token, at: span)
      return Expression(.token(token.path), as: token.value.type)
    }
    if design.leftOutTokens.contains(path) {
      report(.leftOutToken(path, at: span))
    } else if !design.brokenTokens.contains(path) {
      report(missingToken(path, in: scope, as: expected, at: span))
    }
    return nil
  }

  /// A difference in which the minus signs without blanks are hyphens of a token: `2 * space.card-pad`. Nil if there is
  /// no such token.
  func hyphenated(
    _ left: ExpressionSyntax, _ symbol: Located<BinaryOperatorSyntax>, _ right: ExpressionSyntax, in scope: Scope
  ) -> ExpressionSyntax? {
    guard symbol.value == .subtract, symbol.span.end == right.span.start, var names = right.hyphenatedNames else {
      return nil
    }
    var (rest, minus) = (left, symbol)
    while true {
      let last = rest.lastOperand
      guard last.span.end == minus.span.start, let before = last.hyphenatedNames else { return nil }
      names = before.dropLast() + ["\(before[before.count - 1])-\(names[0])"] + names.dropFirst()
      let isFree = !isNamespace(names[0], in: scope) && !isValue(names[0], in: scope)
      if isFree, design.isDeclared(token: TokenPath(names)) {
        let token = ExpressionSyntax(path: names, from: last.span, through: right.span)
        return rest.replacingLastOperand(by: token)
      }
      guard case .binary(let next, let earlier, _) = rest.node, next.value == .subtract,
        next.span.end == last.span.start
      else { return nil }
      (rest, minus) = (earlier, next)
    }
  }

  private func missingToken(
    _ path: TokenPath, in scope: Scope?, as expected: ValueType?, at span: SourceSpan
  ) -> Diagnostic {
    // 'text' more likely refers to the content than to a group, because a group is not a value.
    let isOfContent = path.names.count == 1 && scope?.seesContent == true && content.names.contains(path.names[0])
    return design.missingToken(
      path, suggestions, helpForGroup: isOfContent ? "write 'content.\(path)'" : nil, as: expected, at: span)
  }
}

extension DesignIndex {
  func missingToken(
    _ path: TokenPath, _ suggestions: Suggestions, helpForGroup: String? = nil, as expected: ValueType? = nil,
    at span: SourceSpan
  ) -> Diagnostic {
    let below = tokens.names(below: path.names)
    if !below.isEmpty { return .tokenGroup(path, holding: below, help: helpForGroup, at: span) }
    var known = path.names
    while let name = known.popLast() {
      if tokens[TokenPath(known)] != nil {
        return .memberOfToken(TokenPath(known), name, at: span)
      }
      let siblings = tokenNames(below: known)
      if siblings.names.isEmpty { continue }
      let isPossible = { (name: String) in
        tokens[TokenPath(known + [name])]?.value.type.canBeMeant(as: expected) ?? true
      }
      let near = nearest(to: name, among: suggestions.names(near: name, in: siblings).filter(isPossible))
      let possible = siblings.names.filter(isPossible)
      let other = possible.isEmpty ? expected.flatMap { example(for: $0.unwrapped) } : nil
      return .unknownToken(
        path, name, in: TokenPath(known), among: possible.map(TokenPath.spelling(of:)),
        near: near.map(TokenPath.spelling(of:)), other: other, at: span)
    }
    return .unknownToken(path, path.names[0], in: TokenPath([]), among: [], near: nil, at: span)
  }
}

extension DesignIndex {
  /// A token that a type takes: for insets, a length for all of them.
  private func example(for type: ValueType) -> String? {
    let takesLength = if case .record(let id) = type { id.type.takesLength } else { false }
    return tokens.tokens.first { $0.value.type == (takesLength ? .length : type) }?.path.description
  }
}

extension ExpressionSyntax {
  /// A dotted path.
  fileprivate init(path names: [String], from first: SourceSpan, through last: SourceSpan) {
    var span = first
    span.end = last.end
    self.init(.name(names[0]), at: span)
    for name in names.dropFirst() { self.init(.member(self, Located(name, at: span)), at: span) }
  }

  /// The names of a path, or the digits of a number, which can be a part of a name behind a hyphen.
  fileprivate var hyphenatedNames: [String]? {
    if case .int(let number) = node { [String(number)] } else { path }
  }

  /// The operand that stands last.
  fileprivate var lastOperand: ExpressionSyntax {
    switch node {
    case .binary(_, _, let right): right.lastOperand
    case .unary(_, let operand): operand.lastOperand
    default: self
    }
  }

  fileprivate func replacingLastOperand(by operand: ExpressionSyntax) -> ExpressionSyntax {
    var syntax = self
    syntax.span.end = operand.span.end
    switch node {
    case .binary(let symbol, let left, let right):
      syntax.node = .binary(symbol, left, right.replacingLastOperand(by: operand))
    case .unary(let symbol, let inner): syntax.node = .unary(symbol, inner.replacingLastOperand(by: operand))
    default: return operand
    }
    return syntax
  }
}

extension TokenPath {
  /// How a spec writes a name in a path: as it is, or as in Swift if it has characters that no name in a spec can have.
  static func spelling(of name: String) -> String {
    let isWritable = name.utf8.allSatisfy { $0.continuesName || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
    return isWritable ? name : TokenName.member(name) ?? name
  }

  /// The path under which Swift code knows a token, without the words for types; nil if it is the same.
  init?(inSwift token: Token) {
    if token.swiftName == nil, token.path.names.allSatisfy(Self.isName) { return nil }
    self.init(token.path.names.map { Self.isName($0) ? $0 : TokenName.member($0) ?? $0 })
    if let last = token.path.names.last, !Self.isName(last), let member = TokenName.member(token.path.names) {
      names.removeLast()
      names.append(member)
    }
    if let name = token.swiftName { names[names.count - 1] = name }
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.first?.startsName == true && name.utf8.allSatisfy(\.continuesName)
  }
}

extension TokenCatalog {
  /// The names of the tokens and groups directly in a group, each once, in order.
  func names(below group: [String]) -> [String] {
    var names: [String] = []
    var index = firstIndex(notBefore: TokenPath(group))
    while index < tokens.count, tokens[index].path.names.starts(with: group) {
      if tokens[index].path.names.count > group.count, names.last != tokens[index].path.names[group.count] {
        names.append(tokens[index].path.names[group.count])
      }
      index += 1
    }
    return names
  }

  private func firstIndex(notBefore path: TokenPath) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
