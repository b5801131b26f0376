import FacetDiagnostics
import FacetIR
import FacetText

extension ComponentResolver {
  /// `color.content.secondary`
  mutating func token(_ path: [String], in scope: Scope? = nil, at span: SourceSpan) -> Expression? {
    let path = TokenPath(path)
    if let position = design.tokens.index(of: path) {
      references.tokens.insert(position)
      let token = design.tokens.tokens[position]
      if let reason = token.deprecated {
        report(.deprecatedToken(path, reason, instead: design.tokens.replacement(for: token), at: span))
      }
      checkTheme(of: token, at: span)
      return Expression(.token(path), as: token.value.type)
    }
    if design.leftOutTokens.contains(path) {
      report(.leftOutToken(path, at: span))
    } else if !design.brokenTokens.contains(path) {
      report(missingToken(path, in: scope, at: span))
    }
    return nil
  }

  private func missingToken(_ path: TokenPath, in scope: Scope?, at span: SourceSpan) -> Diagnostic {
    // 'text' more likely refers to the content than to a group, because a group is not a value.
    let isOfContent = path.names.count == 1 && scope?.seesContent == true && content.names.contains(path.names[0])
    return design.missingToken(
      path, suggestions, helpForGroup: isOfContent ? "write 'content.\(path)'" : nil, at: span)
  }
}

extension DesignIndex {
  func missingToken(
    _ path: TokenPath, _ suggestions: Suggestions, helpForGroup: String? = nil, at span: SourceSpan
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
      let near = nearest(to: name, among: suggestions.names(near: name, in: siblings))
      return .unknownToken(path, name, in: TokenPath(known), among: siblings.names, near: near, at: span)
    }
    return .unknownToken(path, path.names[0], in: TokenPath([]), among: [], near: nil, at: span)
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
