import FacetIR
import FacetText

extension DesignIndex {
  /// A token where generated code uses it: `ColorTokens.Content.secondary`.
  func token(_ path: TokenPath) -> Code {
    let member = tokenMemberName(path, isDeprecated: design.tokens[path]?.deprecated != nil)
    guard path.names.count > 1, let outer = path.names.first else { return "Tokens.\(member: member)" }
    let groups = path.names.dropFirst().dropLast().map { name -> Code in
      "\(member: SwiftName(TokenName.nestedType(name) ?? name))."
    }
    return "\(SwiftName(TokenName.outerType(outer) ?? outer)).\(.sequence(groups))\(member: member)"
  }

  /// The constant that holds a token's value.
  ///
  /// That of a deprecated token has an underscore in front: its name without one belongs to the symbol that warns, and
  /// a warning in generated code would be one that nobody can do anything about. No other token is called so, because
  /// the name of a token starts with an underscore only before a digit.
  func tokenMemberName(_ path: TokenPath, isDeprecated: Bool) -> SwiftName {
    let last = path.names.last ?? ""
    let name = SwiftName(design.tokens[path]?.swiftName ?? TokenName.member(last) ?? last)
    return isDeprecated ? SwiftName("_" + name.text) : name
  }
}
