package import FacetDiagnostics

extension DiagnosticKind {
  package static let unknownStyle = DiagnosticKind(
    "style/unknown", .error, "Unknown style",
    explanation: """
      'style:' in a variant or on a component in a body, and 'extends:' in a style, refer to a style of that component.

          Avatar: { name: content.author }
          style: tiny     # wrong, if Avatar has 'default' and 'small'
          style: small    # right
      """)
}

extension Diagnostic {
  static func unknownStyle(_ name: Located<String>, of component: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownStyle, at: name.span, "'\(component)' has no style '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }
}
