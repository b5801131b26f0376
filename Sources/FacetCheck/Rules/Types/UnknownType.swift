package import FacetDiagnostics
import FacetText

extension DiagnosticKind {
  package static let unknownType = DiagnosticKind(
    "type/unknown", .error, "Unknown type",
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
    "type/arguments", .error, "Wrong number of type arguments",
    explanation: """
      'Binding', 'Range' and 'Array' hold values of one other type, which stands in angle brackets. No other type has \
      any.

          highlights: Array           # wrong: of what?
          highlights: Array<String>   # right
      """)
}

extension Diagnostic {
  /// - Parameter types: All that there are.
  static func unknownType(_ name: String, among types: [String], at span: SourceSpan) -> Diagnostic {
    let message = "cannot find type '\(name)' in scope"
    if name == "Optional" { return Diagnostic(.unknownType, at: span, message, help: "write it as 'String?'") }
    let usual = commonMistakes[name]
    guard let meant = usual ?? nearest(to: name, among: types) else {
      return Diagnostic(.unknownType, at: span, message)
    }
    let fix =
      usual == nil
      ? Fix(correcting: name, to: meant, among: types, at: span) : Fix(replace: span, with: meant)
    return Diagnostic(
      .unknownType, at: span, message, help: "did you mean '\(meant)'?", fixes: [fix].compactMap(\.self))
  }

  /// A type that one other component declares, and this one names as if it were its own.
  static func unknownType(_ name: String, called spelling: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownType, at: span, "cannot find type '\(name)' in scope", help: "did you mean '\(spelling)'?",
      fixes: [Fix(replace: span, with: spelling)])
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
    let help =
      name == "Action" && expected == 1
      ? "an action takes one value: put several into a struct of 'types:', as in 'Action<Choice>'"
      : expected == 0 ? "write '\(name)'" : "write '\(name)<String>'"
    return Diagnostic(.wrongTypeArguments, at: span, message, help: help)
  }
}
