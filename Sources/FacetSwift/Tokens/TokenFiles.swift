package import FacetIR
import FacetText

/// The files of a design's tokens: one for each first name of a path. Tokens are in the order of their declaration, because
/// the alphabet does not keep a scale in order.
package func tokenFiles(for design: Design) -> [SwiftFile] {
  let index = DesignIndex(design)
  let tokens = design.tokens.inDeclaredOrder.filter(design.tokens.hasConstant).gatheredByGroup()
  let single = tokens.filter { $0.path.names.count == 1 }
  var files = single.isEmpty ? [] : [TokenGroupWriter("Tokens", of: single[...], in: index).file]
  for run in tokens[...].runs(at: 0) where run[run.startIndex].path.names.count > 1 {
    let name = run[run.startIndex].path.names[0]
    files.append(TokenGroupWriter(TokenName.outerType(name) ?? name, of: run, group: [name], in: index).file)
  }
  return files
}

extension [Token] {
  /// The tokens with those of a group together, at the place of its first token.
  fileprivate func gatheredByGroup(at depth: Int = 0) -> [Token] {
    var names: [String] = []
    var groups: [String: [Token]] = [:]
    for token in self {
      let name = token.path.names[depth]
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(token)
    }
    return names.flatMap { name in
      let group = groups[name] ?? []
      return group.count == 1 ? group : group.gatheredByGroup(at: depth + 1)
    }
  }
}

extension ArraySlice<Token> {
  /// Runs of tokens with the same name at a depth.
  func runs(at depth: Int) -> [ArraySlice<Token>] {
    var runs: [ArraySlice<Token>] = []
    var rest = self
    while let first = rest.first {
      let run = rest.prefix { $0.path.names[depth] == first.path.names[depth] }
      runs.append(run)
      rest = rest.dropFirst(run.count)
    }
    return runs
  }
}

extension Token {
  var runtimeUse: LibraryUse {
    switch value {
    case .number, .duration, .fontFamily: .none
    default: .declarations
    }
  }
}

extension Code {
  struct Member {
    var code: Code
    /// With a blank line before and after it.
    var isAlone: Bool

    init(_ code: Code, isAlone: Bool) {
      self.code = code
      self.isAlone = isAlone
    }
  }

  /// Members, with blank lines around those of several lines.
  static func members(_ members: [Member]) -> Code {
    var result: [Code] = []
    for (index, member) in members.enumerated() {
      if index > 0 { result.append(.line) }
      if index > 0, member.isAlone || members[index - 1].isAlone { result.append(.line) }
      result.append(member.code)
    }
    return .sequence(result)
  }
}
