import FacetIR
import FacetText

extension Code {
  /// A token where generated code uses it: `ColorTokens.Content.secondary`.
  static func reference(to path: TokenPath, _ tokens: TokenCatalog) -> Code {
    let token = tokens[path]
    let member = SwiftName(tokenMember: path, token, isDeprecated: token?.deprecated != nil)
    guard path.names.count > 1, let outer = path.names.first else { return "Tokens.\(member: member)" }
    let groups = path.names.dropFirst().dropLast().map { name -> Code in
      "\(member: SwiftName(TokenName.nestedType(name) ?? name))."
    }
    return "\(SwiftName(TokenName.outerType(outer) ?? outer)).\(.sequence(groups))\(member: member)"
  }
}

extension DesignIndex {
  /// The constant that holds a token's value.
  ///
  /// That of a deprecated token has an underscore in front: its name without one belongs to the symbol that warns, and
  /// a warning in generated code would be one that nobody can do anything about. No other token is called so, because
  /// the name of a token starts with an underscore only before a digit.
  func tokenMemberName(_ path: TokenPath, isDeprecated: Bool) -> SwiftName {
    SwiftName(tokenMember: path, design.tokens[path], isDeprecated: isDeprecated)
  }
}

extension SwiftName {
  fileprivate init(tokenMember path: TokenPath, _ token: Token?, isDeprecated: Bool) {
    let last = path.names.last ?? ""
    let name = SwiftName(token?.swiftName ?? TokenName.member(last) ?? last)
    self = isDeprecated ? SwiftName("_" + name.text) : name
  }
}
