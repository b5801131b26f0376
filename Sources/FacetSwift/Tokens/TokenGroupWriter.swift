import FacetIR
import FacetText

/// A caseless enum with the tokens of a group, and one in it for each group in that.
struct TokenGroupWriter {
  private let index: DesignIndex
  private let tokens: ArraySlice<Token>
  /// Its path in the token files; empty for tokens in no group.
  private let group: [String]
  /// Its name in Swift, after the names of the enclosing types.
  private let types: [SwiftName]

  init(_ type: String, of tokens: ArraySlice<Token>, group: [String] = [], in index: DesignIndex) {
    self.init(tokens, group, [SwiftName(type)], index)
  }

  private init(_ tokens: ArraySlice<Token>, _ group: [String], _ types: [SwiftName], _ index: DesignIndex) {
    self.tokens = tokens
    self.group = group
    self.types = types
    self.index = index
  }

  /// One file with all that the group holds: a person looks for a token by its group.
  var file: SwiftFile {
    SwiftFile(
      types.map(\.text).joined(separator: "+"), from: "", importing: index.accessLevel,
      use: tokens.map(\.runtimeUse).max() ?? .none, [declaration(of: members)])
  }

  // MARK: Declarations

  private func declaration(of members: [Code.Member]) -> Code {
    let doc = index.design.tokens.groups.first { $0.path.names == group }?.doc
    let head: Code = "\(index.access)nonisolated enum \(types[types.count - 1])"
    return "\(.documentation(doc))\(.block(head, .members(members)))"
  }

  private var members: [Code.Member] {
    runs.flatMap { run in
      isToken(run)
        ? index.tokenMembers(run[run.startIndex])
        : [Code.Member(writer(for: run).declaration(of: writer(for: run).members), isAlone: true)]
    }
  }

  // MARK: Parts

  private var runs: [ArraySlice<Token>] { tokens.runs(at: group.count) }

  private func isToken(_ run: ArraySlice<Token>) -> Bool {
    run[run.startIndex].path.names.count == group.count + 1
  }

  private func writer(for run: ArraySlice<Token>) -> TokenGroupWriter {
    let name = run[run.startIndex].path.names[group.count]
    let type = SwiftName(TokenName.nestedType(name) ?? name)
    return TokenGroupWriter(run, group + [name], types + [type], index)
  }
}
