package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let unknownProperty = DiagnosticKind(
    "style/unknown-property", .error, "Unknown property of a style",
    explanation: """
      'style.x' in a body, and properties set on a style, must be declared by that style. A style that extends another \
      can change the defaults of its properties, but not add properties, because it has no body to read them.

          properties:
            tint: Color = color.action
          body:
            icon: "star"
            color: style.tnit    # wrong
            color: style.tint    # right
      """)

  package static let propertyWithoutDefault = DiagnosticKind(
    "style/property-without-default", .error, "Style property without a default",
    explanation: """
      A style can be used without arguments, so each of its properties requires a default.

          spacing: Length             # wrong
          spacing: Length = space.m   # right
      """)
}

extension Diagnostic {
  static func unknownProperty(_ name: Located<String>, of style: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownProperty, at: name.span, "style '\(style)' has no property '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func propertyWithoutDefault(_ name: Located<String>, type: ValueType) -> Diagnostic {
    Diagnostic(
      .propertyWithoutDefault, at: name.span, "property '\(name.value)' has no default",
      help: "write '\(name.value): \(type.spelling) = …'")
  }
}
