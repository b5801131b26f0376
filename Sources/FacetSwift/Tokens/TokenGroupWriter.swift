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

  /// One file. If it would be too long, each nested group has its own file, and the tokens of this group continue in
  /// further files:
  ///
  ///     ColorTokens.swift            enum ColorTokens { … }
  ///     ColorTokens+2.swift          extension ColorTokens { … }
  ///     ColorTokens+Content.swift    extension ColorTokens { enum Content { … } }
  var files: [SwiftFile] {
    let whole = file("", nested(declaration(of: members)), of: tokens)
    if whole.lineCount <= SwiftFile.longest { return [whole] }
    return filesOfOwnTokens + groups.flatMap(\.files)
  }

  // MARK: Declarations

  private func declaration(of members: [Code.Member]) -> Code {
    let doc = index.design.tokens.groups.first { $0.path.names == group }?.doc
    let head: Code = "\(index.access)nonisolated enum \(types[types.count - 1])"
    return "\(.documentation(doc))\(.block(head, .members(members)))"
  }

  private func continuation(of tokens: ArraySlice<Token>) -> Code {
    .block("extension \(path(types[...]))", .members(tokens.flatMap(index.tokenMembers)))
  }

  /// In an extension of the enclosing type, if that is in another file.
  private func nested(_ declaration: Code) -> Code {
    types.count == 1 ? declaration : .block("extension \(path(types.dropLast()))", declaration)
  }

  private func path(_ types: ArraySlice<SwiftName>) -> Code {
    let members = types.dropFirst().map { type -> Code in ".\(member: type)" }
    return "\(types[types.startIndex])\(.sequence(members))"
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

  private var groups: [TokenGroupWriter] { runs.filter { !isToken($0) }.map(writer) }

  private func isToken(_ run: ArraySlice<Token>) -> Bool {
    run[run.startIndex].path.names.count == group.count + 1
  }

  private func writer(for run: ArraySlice<Token>) -> TokenGroupWriter {
    let name = run[run.startIndex].path.names[group.count]
    let type = SwiftName(TokenName.nestedType(name) ?? name)
    return TokenGroupWriter(run, group + [name], types + [type], index)
  }

  // MARK: Files

  /// The first file declares the type, even if the group has no tokens.
  private var filesOfOwnTokens: [SwiftFile] {
    var rest = runs.filter(isToken).map { $0[$0.startIndex] }[...]
    var files: [SwiftFile] = []
    repeat {
      let (file, count) = longestFile(of: rest, number: files.count + 1)
      files.append(file)
      rest = rest.dropFirst(count)
    } while !rest.isEmpty
    return files
  }

  /// As many tokens as fit in one file, and at least one.
  private func longestFile(of tokens: ArraySlice<Token>, number: Int) -> (SwiftFile, count: Int) {
    // A token takes at least one line.
    var count = min(tokens.count, SwiftFile.longest)
    while true {
      let file = ownFile(of: tokens.prefix(count), number: number)
      if count <= 1 || file.lineCount <= SwiftFile.longest { return (file, count) }
      count = max(1, min(count - 1, count * SwiftFile.longest / file.lineCount))
    }
  }

  private func ownFile(of tokens: ArraySlice<Token>, number: Int) -> SwiftFile {
    number == 1
      ? file("", nested(declaration(of: tokens.flatMap(index.tokenMembers))), of: tokens)
      : file("+\(number)", continuation(of: tokens), of: tokens)
  }

  private func file(_ suffix: String, _ declaration: Code, of tokens: ArraySlice<Token>) -> SwiftFile {
    SwiftFile(
      types.map(\.text).joined(separator: "+") + suffix, from: "", importing: index.accessLevel,
      use: tokens.map(\.runtimeUse).max() ?? .none, [declaration])
  }
}
