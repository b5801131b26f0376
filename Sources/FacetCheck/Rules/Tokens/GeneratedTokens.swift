package import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let unknownTokenGroup = DiagnosticKind(
    "token/unknown-group", .error, "Group of tokens in facet.yaml that does not exist",
    explanation: """
      'generate' under 'tokens' names groups and tokens that have a constant in Swift besides those that specs read.

          tokens: { generate: [spaces] }   # wrong, if the group is called 'space'
          tokens: { generate: [space] }    # right
      """)
}

extension DesignIndex {
  /// The tokens with a Swift constant: those that specs read, those of the groups that the project names, and all that these
  /// refer to. Nil if the project names no groups, so that all tokens have one.
  func generatedTokens(
    _ project: ProjectSpec?, readBy components: [TypedComponent], besides others: Set<TokenPath>,
    diagnostics: inout [Diagnostic]
  ) -> Set<TokenPath>? {
    guard let named = project?.generatedTokens else { return nil }
    var positions = components.reduce(into: Set<Int>()) { $0.formUnion($1.references.tokens) }
    positions.formUnion(others.compactMap { tokens.index(of: $0) })
    for name in named {
      let path = TokenPath(name.value.split(separator: ".").map(String.init))
      let found = tokens.tokens.indices.filter { tokens.tokens[$0].path.names.starts(with: path.names) }
      if found.isEmpty { diagnostics.append(.unknownGroup(name, path, in: tokens)) }
      positions.formUnion(found)
    }
    return tokens.paths(referredToBy: positions)
  }
}

extension TokenCatalog {
  /// The paths of tokens, and of those that their constants refer to.
  fileprivate func paths(referredToBy positions: Set<Int>) -> Set<TokenPath> {
    var paths: Set<TokenPath> = []
    var rest = positions.map { tokens[$0] }
    while let token = rest.popLast() {
      guard paths.insert(token.path).inserted else { continue }
      rest += token.references.compactMap { self[$0] }
    }
    return paths
  }
}

extension Token {
  /// The tokens that its value refers to in any theme and appearance.
  fileprivate var references: [TokenPath] {
    let values = [(aliases, value)] + variations.map { ($0.aliases, $0.value) }
    return values.flatMap { aliases, value in
      aliases.all + value.colors(aliasOfWhole: aliases.light).flatMap(\.aliases.all)
    }
  }
}

extension TokenAliases {
  fileprivate var all: [TokenPath] {
    [light, dark, lightIncreasedContrast, darkIncreasedContrast].compactMap(\.self)
  }
}

extension Diagnostic {
  fileprivate static func unknownGroup(
    _ name: Located<String>, _ path: TokenPath, in tokens: TokenCatalog
  ) -> Diagnostic {
    let names = tokens.names(below: path.names.dropLast()).map {
      TokenPath(path.names.dropLast() + [$0]).description
    }
    return Diagnostic(
      .unknownTokenGroup, at: name.span, "there is no token or group '\(escapedForDisplay(name.value))'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }
}
