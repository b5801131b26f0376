import FacetIR
import FacetText

extension Code {
  /// A token where it is used: `ColorTokens.Content.secondary`.
  static func token(_ path: TokenPath) -> Code {
    guard path.names.count > 1, let outer = path.names.first, let last = path.names.last else {
      return "Tokens.\(member: tokenMember(path.names.first ?? ""))"
    }
    let groups = path.names.dropFirst().dropLast().map { name -> Code in
      "\(member: SwiftName(TokenName.nestedType(name) ?? name))."
    }
    return "\(SwiftName(TokenName.outerType(outer) ?? outer)).\(.sequence(groups))\(member: tokenMember(last))"
  }

  private static func tokenMember(_ name: String) -> SwiftName { SwiftName(TokenName.member(name) ?? name) }
}
