package import FacetDiagnostics
import FacetIR
import FacetText

extension DiagnosticKind {
  package static let unknownToken = DiagnosticKind(
    "token/unknown", .error, "Unknown token",
    explanation: """
      A path such as 'color.content.secondary' consists of the names of the groups and the token in the project's \
      token files. Names are case-sensitive.

          spacing: space.medium   # wrong, if the tokens call it 'm'
          spacing: space.m        # right
      """)

  package static let tokenGroup = DiagnosticKind(
    "token/group", .error, "Token group in place of a token",
    explanation: """
      A group contains tokens and has no value. Use the path of a token in it.

          color: color.content             # wrong: a group
          color: color.content.secondary   # right
      """)
}

extension Diagnostic {
  static func unknownToken(
    _ path: TokenPath, _ name: String, in group: TokenPath, among names: [String], near: String?, other: String? = nil,
    at span: SourceSpan
  ) -> Diagnostic {
    let near = near.map { TokenPath(group.names + [$0]).description }
    return Diagnostic(
      .unknownToken, at: span,
      "there is no token '\(path)'" + (group.names.isEmpty ? "" : ": '\(group)' has no '\(name)'"),
      help: near.map { "did you mean '\($0)'?" } ?? listing(names)
        ?? other.map { "use another token, such as '\($0)'" })
  }

  static func memberOfToken(_ token: TokenPath, _ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownToken, at: span, "'\(token)' is a token, and has no '\(name)' in it", help: "write '\(token)'")
  }

  /// - Parameter help: The help, if the intended token is known.
  static func tokenGroup(
    _ path: TokenPath, holding names: [String], help: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .tokenGroup, at: span, "'\(path)' is a group of tokens, not a token",
      help: help ?? names.first.map { "use one of its tokens, such as '\(path).\($0)'" })
  }
}
