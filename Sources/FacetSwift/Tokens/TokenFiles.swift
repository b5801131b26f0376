package import FacetIR
import FacetText

/// The files of a design's tokens: one for each name that paths begin with, in the order of the paths.
package func tokenFiles(for design: Design) -> [SwiftFile] {
  let index = DesignIndex(design)
  let tokens = design.tokens.tokens
  let single = tokens.filter { $0.path.names.count == 1 }
  var files = single.isEmpty ? [] : [index.tokenFile("Tokens", single[...], group: TokenPath([]), depth: 0)]
  for run in tokens[...].runs(at: 0) where run[run.startIndex].path.names.count > 1 {
    let name = run[run.startIndex].path.names[0]
    let type = TokenName.outerType(name) ?? name
    files.append(index.tokenFile(type, run, group: TokenPath([name]), depth: 1))
  }
  return files
}

extension DesignIndex {
  fileprivate func tokenFile(_ type: String, _ tokens: ArraySlice<Token>, group: TokenPath, depth: Int) -> SwiftFile {
    let declaration = tokenEnum(SwiftName(type), tokens, group: group, depth: depth)
    return SwiftFile(
      SwiftName(type), from: "", importing: access, usesRuntime: tokens.contains { $0.value.isOfRuntime }, [declaration]
    )
  }

  /// A caseless enum with the tokens of a group, and one in it for each group in that.
  private func tokenEnum(_ name: SwiftName, _ tokens: ArraySlice<Token>, group: TokenPath, depth: Int) -> Code {
    let doc = design.tokens.groups.first { $0.path == group }?.doc
    let body = Code.members(
      tokens.runs(at: depth).map { run -> Code.Member in
        let first = run[run.startIndex]
        if first.path.names.count == depth + 1 { return tokenMember(first) }
        let name = first.path.names[depth]
        let nested = SwiftName(TokenName.nestedType(name) ?? name)
        let path = TokenPath(group.names + [name])
        return Code.Member(tokenEnum(nested, run, group: path, depth: depth + 1), isAlone: true)
      })
    return "\(.documentation(doc))\(.block("\(access)nonisolated enum \(name)", body))"
  }
}

extension ArraySlice<Token> {
  /// The tokens that have the same name at a depth, one run after the other.
  fileprivate func runs(at depth: Int) -> [ArraySlice<Token>] {
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

extension TokenValue {
  /// Whether its type in Swift is not of the standard library.
  fileprivate var isOfRuntime: Bool {
    switch self {
    case .color, .length, .textStyle: true
    case .number, .duration, .fontFamily, .fontWeight: false
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

  /// Short members one below the other, long ones apart.
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
