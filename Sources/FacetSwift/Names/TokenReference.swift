import FacetIR
import FacetText

extension Code {
  /// A token where generated code uses it: `ColorTokens.Content.secondary`.
  static func reference(_ names: [SwiftName]) -> Code {
    var parts = CodeParts(room: names.count)
    for (index, name) in names.enumerated() { parts.append(index == 0 ? "\(name)" : ".\(member: name)") }
    return parts.code
  }
}

extension SwiftName {
  /// The names by which code reaches a token, from the outermost type to the constant.
  static func reference(to path: TokenPath, _ tokens: TokenCatalog) -> [SwiftName] {
    let token = tokens[path]
    let member = SwiftName(tokenMember: path, token, isDeprecated: token?.deprecated != nil)
    guard path.names.count > 1, let outer = path.names.first else { return [SwiftName("Tokens"), member] }
    let groups = path.names.dropFirst().dropLast().map { SwiftName(TokenName.nestedType($0) ?? $0) }
    return [SwiftName(TokenName.outerType(outer) ?? outer)] + groups + [member]
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
    let name = SwiftName(token?.swiftName ?? TokenName.member(path.names) ?? path.names.last ?? "")
    self = isDeprecated ? SwiftName("_" + name.text) : name
  }
}
