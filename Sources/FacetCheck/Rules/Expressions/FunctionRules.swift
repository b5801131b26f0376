package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let unknownFunction = DiagnosticKind(
    "expr/unknown-function", .error, "Unknown function",
    explanation: """
      The functions of the expression language are min, max, clamp, abs, rounded, Int, Double, Length, count, isEmpty, \
      first, last, prefix, contains, joined, appending, removing, toggling, map, zipped, uppercased, lowercased, formatted \
      and verbatim. Those of text and arrays may follow their first argument: 'content.tags.contains(tag)'. Compute \
      anything else in Swift and pass it to the component.

          text: capitalize(content.title)    # wrong
          text: uppercased(content.title)    # right
      """)

  package static let argumentCount = DiagnosticKind(
    "expr/argument-count", .error, "Wrong number of arguments of a function",
    explanation: """
      Each function takes a fixed number of arguments.

          text: "{clamp(content.stars, 5)}"      # wrong: no lower bound
          text: "{clamp(content.stars, 0, 5)}"   # right
      """)

  package static let scaledTwice = DiagnosticKind(
    "expr/scaled-twice", .error, "Length scaled with the reader's text size twice",
    explanation: """
      A property whose default is scaled is scaled wherever the body reads it.

          properties: { size: Length = 24.scaled(body) }
          body:
            icon: "star"
            frame: { width: style.size.scaled(body) }   # wrong
            frame: { width: style.size }                # right
      """)
}

extension Diagnostic {
  static func scaledTwice(_ length: String, _ function: Located<String>) -> Diagnostic {
    Diagnostic(
      .scaledTwice, at: function.span, "'\(length)' is scaled already", help: "write '\(length)' alone")
  }

  /// - Parameter count: The number of its arguments; a function that takes another number is not meant.
  static func unknownFunction(_ name: Located<String>, takingCount count: Int) -> Diagnostic {
    let possible = Function.allCases.filter { $0.parameterCounts.contains(count) }.map(\.rawValue)
    return Diagnostic(
      .unknownFunction, at: name.span, "cannot find function '\(name.value)' in scope",
      help: habits[name.value] ?? SwiftNames.wayOut(of: name.value) ?? didYouMean(name.value, among: possible))
  }

  /// `Point(1, 2)`
  static func structInExpression(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownFunction, at: name.span, "a value of type '\(name.value)' cannot be made in an expression",
      help: "take it as a parameter, or as the data of a variant; several numbers are a list: '[1, 2]'")
  }

  /// Names of the functions in other languages and in other parts of Swift.
  private static let habits = [
    "systemName": "write the name in quotes: 'icon: \"star\"'", "Color": "name a token, as in 'color.action'",
    "Text": "write the text itself, in quotes", "Image": "write the name itself, in quotes",
    "String": "interpolate it into text: \"{value}\"", "Bool": "compare: 'value != 0'",
    "CGFloat": "did you mean 'Length'?",
    "Float": "did you mean 'Double'?", "round": "did you mean 'rounded'?", "floor": "write 'rounded(value, down)'",
    "ceil": "write 'rounded(value, up)'", "trunc": "write 'rounded(value, towardZero)'",
    "length": "did you mean 'count'?", "size": "did you mean 'count'?", "includes": "did you mean 'contains'?",
    "append": "did you mean 'appending'?", "remove": "did you mean 'removing'?",
    "toggle": "did you mean 'toggling'?", "zip": "did you mean 'zipped'?",
    "join": "did you mean 'joined'?", "toUpperCase": "did you mean 'uppercased'?",
    "format": "did you mean 'formatted'?", "toLocaleString": "did you mean 'formatted'?",
    "toLowerCase": "did you mean 'lowercased'?",
  ]

  static func notACurrency(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "invalid currency code \(value)",
      help: "write the three uppercase letters of ISO 4217, as in \"EUR\"")
  }

  static func fractionLength(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "expected a number of fraction digits, found \(value)",
      help: "write a number from 0 to 20")
  }

  static func argumentCount(
    of function: Function, found: Int, usage: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .argumentCount, at: span,
      "'\(function.rawValue)' cannot be called with \(found) \(found == 1 ? "argument" : "arguments")",
      help: "write '\(usage ?? function.usage)'")
  }

  static func relativeDate(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .argumentCount, at: span, "a date cannot be 'relative': what it says would change while it is shown",
      help: "take the text as a parameter of type 'String', which the app updates")
  }
}
