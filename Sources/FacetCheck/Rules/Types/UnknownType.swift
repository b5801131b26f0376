package import FacetDiagnostics
import FacetLanguage
import FacetText

extension DiagnosticKind {
  package static let unknownType = DiagnosticKind(
    "type/unknown", .error, "Unknown type",
    explanation: """
      A type is built in (String, Int, Double, Bool, Length, Color, TextStyle, Icon, Image, Insets, View, Action, \
      Binding<T>, Range<T>, Array<T>, each optional with '?'), declared under 'types:' of the same component, or \
      declared by another component and qualified with its name. 'Badge.Content' is a struct of the parameters of \
      Badge that are values.

          parameters:
            title: Text     # wrong: Text is a view, not a value
            title: String   # right
      """)

  package static let wrongTypeArguments = DiagnosticKind(
    "type/arguments", .error, "Wrong number of type arguments",
    explanation: """
      'Binding', 'Range' and 'Array' take one type argument in angle brackets, and 'Action' may take one. Other types \
      take none.

          highlights: Array           # wrong
          highlights: Array<String>   # right
      """)
}

extension Diagnostic {
  /// - Parameter types: The names of all types.
  static func unknownType(_ name: String, among types: [String], at span: SourceSpan) -> Diagnostic {
    let message = "cannot find type '\(name)' in scope"
    if name == "Optional" { return Diagnostic(.unknownType, at: span, message, help: "write it as 'String?'") }
    let usual = commonMistakes[name]
    guard let meant = usual ?? nearest(to: name, among: types) else {
      return Diagnostic(.unknownType, at: span, message, help: SwiftNames.wayOut(of: name))
    }
    let fix =
      usual == nil
      ? Fix(correcting: name, to: meant, among: types, at: span) : Fix(replace: span, with: meant)
    return Diagnostic(
      .unknownType, at: span, message, help: "did you mean '\(meant)'?", fixes: [fix].compactMap(\.self))
  }

  /// A type of another component, written without that component's name.
  static func unknownType(_ name: String, called spelling: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownType, at: span, "cannot find type '\(name)' in scope", help: "did you mean '\(spelling)'?",
      fixes: [Fix(replace: span, with: spelling)])
  }

  /// Names of the types in other languages and in SwiftUI.
  private static let commonMistakes = [
    "CGFloat": "Length", "Float": "Double", "Number": "Double", "Integer": "Int", "Boolean": "Bool", "Text": "String",
    "UIFont": "Font", "EdgeInsets": "Insets", "ClosedRange": "Range", "List": "Array", "Closure": "Action",
    "LocalizedStringKey": "LocalizedText", "LocalizedStringResource": "LocalizedText", "AnyView": "View",
  ]

  static func wrongTypeArguments(of name: String, expected: Int, found: Int, at span: SourceSpan) -> Diagnostic {
    let message =
      expected == 0
      ? "cannot specialize non-generic type '\(name)'"
      : found == 0
        ? "reference to generic type '\(name)' requires arguments in <...>"
        : "generic type '\(name)' specialized with too many type parameters (got \(found), but expected \(expected))"
    let help =
      name == "Action" && expected == 1
      ? "an action takes one value: combine several in a struct under 'types:', as in 'Action<Choice>'"
      : expected == 0 ? "write '\(name)'" : "write '\(name)<String>'"
    return Diagnostic(.wrongTypeArguments, at: span, message, help: help)
  }
}
