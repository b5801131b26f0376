package import FacetDiagnostics

extension DiagnosticKind {
  package static let unknownType = DiagnosticKind(
    "type/unknown", .error, "A type that does not exist",
    explanation: """
      A type is one of the language's own (String, Int, Double, Bool, Length, Color, TextStyle, Icon, Image, Insets, \
      View, Action, Binding<T>, Range<T>, Array<T>, each with '?' where it may be nil), one that the same component \
      declares under 'types:', or one of another component, with that component's name before it. 'Badge.Content' is \
      what a Badge is made of: its parameters that are values.

          parameters:
            title: Text     # wrong: Text is a view, not a value
            title: String   # right
      """)

  package static let wrongTypeArguments = DiagnosticKind(
    "type/arguments", .error, "A type with too many or too few types in angle brackets",
    explanation: """
      'Binding', 'Range' and 'Array' hold values of one other type, which stands in angle brackets. No other type has \
      any.

          highlights: Array           # wrong: of what?
          highlights: Array<String>   # right
      """)
}

extension Diagnostic {
  static func unknownType(_ name: String, nearest: String?, at span: SourceSpan) -> Diagnostic {
    let help = nearest ?? commonMistakes[name]
    let written = name == "Optional" ? "write it as 'String?'" : help.map { "did you mean '\($0)'?" }
    let fixes = name == "Optional" ? nil : help.map { [Fix(replace: span, with: $0)] }
    return Diagnostic(.unknownType, at: span, "there is no type '\(name)'", help: written, fixes: fixes ?? [])
  }

  /// What other languages and SwiftUI call the types.
  private static let commonMistakes = [
    "CGFloat": "Length", "Float": "Double", "Number": "Double", "Integer": "Int", "Boolean": "Bool", "Text": "String",
    "UIFont": "Font", "EdgeInsets": "Insets", "ClosedRange": "Range", "List": "Array", "Closure": "Action",
    "LocalizedStringKey": "String", "AnyView": "View",
  ]

  static func wrongTypeArguments(of name: String, expected: Int, found: Int, at span: SourceSpan) -> Diagnostic {
    let message =
      expected == 0
      ? "'\(name)' takes no type in angle brackets" : "'\(name)' takes one type in angle brackets, found \(found)"
    return Diagnostic(
      .wrongTypeArguments, at: span, message, help: expected == 0 ? "write '\(name)'" : "write '\(name)<String>'")
  }
}
