package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let typeMismatch = DiagnosticKind(
    "type/mismatch", .error, "Type mismatch",
    explanation: """
      Every place wants values of one type, and nothing is converted silently. A whole number may stand where a Double \
      or a Length is wanted, and a value where it may also be nil; that is all.

          properties:
            lines: Int = 2.5              # wrong: a Double
            tint: Color = text.body       # wrong: a TextStyle

          text: content.count             # wrong: an Int
          text: "{content.count}"         # right: text with a number in it
      """)
}

extension Diagnostic {
  /// An expression that has a type.
  static func mismatch(
    _ value: String, of found: ValueType, as expected: ValueType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      "cannot convert value of type '\(found.spelling)' to expected type '\(expected.spelling)'",
      help: conversion(of: value, from: found, to: expected))
  }

  /// A value that has no type without its place, such as nil.
  static func mismatch(
    _ value: String, as expected: ValueType, help: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      value == "nil"
        ? "'nil' is not compatible with expected type '\(expected.spelling)'"
        : "expected \(expected.described), found \(value)", help: help)
  }

  static func mismatch(
    _ value: String, of found: ValueType, asArgumentOf function: Function, _ expected: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      "cannot convert value of type '\(found.spelling)' to expected argument of '\(function.rawValue)': \(expected)",
      help: found.isOptional && function.takes(found.unwrapped)
        ? "give a value for nil: '\(value) ?? …'" : "write '\(function.usage)'")
  }

  static func notAnArray(_ value: String, of found: ValueType, at span: SourceSpan) -> Diagnostic {
    let help = found.unwrapped.elementType == nil ? nil : "give a value for nil: '\(value) ?? []'"
    return Diagnostic(
      .typeMismatch, at: span, "'each' requires an Array, not a value of type '\(found.spelling)'",
      help: help ?? (found.unwrapped == .int ? numbersHelp : nil))
  }

  /// `1...n` behind `each`.
  static func rangeAsArray(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "'each' requires an Array; ranges are not supported here",
      help: numbersHelp)
  }

  private static let numbersHelp =
    "write the numbers out, as in '[1, 2, 3]', or let a parameter of type Array<Int> hold them"

  /// `what` it shows is a parameter or a state.
  static func notAnIdentity(_ value: String, of found: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      "'id' requires text, a number or an enum case, not a value of type '\(found.spelling)'",
      help: "name what tells it from others, such as a field of it")
  }

  /// The id of what an `each` repeats.
  static func notAPath(_ value: String, from name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "the 'id' of 'each' must be '\(name)' or a field of it, not \(value)",
      help: "write 'id: \(name)', or 'id: \(name).…'")
  }

  static func contentTypeDiffers(
    _ name: Located<String>, type: ValueType, _ what: String, _ found: ValueType
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: name.span,
      "cannot convert \(what) of type '\(found.spelling)' to content field '\(name.value)' of type '\(type.spelling)'",
      help: "write '\(name.value): \(found.spelling)', or give it a value of its own")
  }

  static func changedPropertyType(
    _ name: Located<String>, from old: ValueType, to new: ValueType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      "property '\(name.value)' of type '\(old.spelling)' cannot be redeclared with type '\(new.spelling)'",
      help: "leave the type out, and give the new default alone")
  }

  /// The way out where only a token can stand.
  static func tokenHelp(for type: ValueType) -> String { "a \(type.spelling) is a token of the project, by its path" }

  private static func actionHelp(_ value: String, _ found: ValueType, _ expected: ValueType) -> String? {
    if case .actionOf = found.unwrapped, expected.unwrapped == .action { return "give it a value: '\(value)(…)'" }
    if found.unwrapped == expected { return "there may be no such action: take it as '\(found.unwrapped.spelling)'" }
    return nil
  }

  /// Written out, and not negative.
  private static func isNumber(_ value: String) -> Bool {
    value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
  }

  private static func conversion(of value: String, from found: ValueType, to expected: ValueType) -> String? {
    if found.unwrapped.isAction, expected.unwrapped.isAction { return actionHelp(value, found, expected) }
    if expected.unwrapped == .bool, found.isOptional, found.unwrapped != .bool {
      return "ask whether there is one: '\(value) != nil'"
    }
    if found.isOptional, found.unwrapped == expected { return "give a value for nil: '\(value) ?? …'" }
    let isLiteral = value.unicodeScalars.first?.properties.isAlphabetic != true
    switch (found, expected.unwrapped) {
    case (.int, .bool) where !isLiteral, (.double, .bool) where !isLiteral: return "compare it: '\(value) > 0'"
    case (.int, .string), (.double, .string), (.bool, .string): return "write it into text: \"{\(value)}\""
    case (.string, .words): return "its words stand bare, without quotes"
    case (.date, .string): return "write 'formatted(\(value), abbreviated, omitted)'"
    case (.duration, .string): return "write 'formatted(\(value), minuteSecond)'"
    case (.url, .string): return "write '\(value).absoluteString'"
    case (.int, .date): return "a date stands between quotes, as in \"2026-05-01\""
    case (.int, .duration), (.double, .duration):
      return isNumber(value) ? "with its unit, and between quotes: \"\(value)s\"" : nil
    case (.int, .font), (.double, .font): return isNumber(value) ? "write '{ size: \(value) }'" : "write '{ size: … }'"
    case (.string, .color): return tokenHelp(for: .color)
    case (.cornerRadius, .length): return "corners that differ are those of an 'unevenRoundedRectangle'"
    case (.array, .cornerRadius): return "write '{ topLeading: …, topTrailing: … }', or one number for all corners"
    case (.array, .insets): return "write '{ horizontal: …, vertical: … }', or one number for all sides"
    default: return nil
    }
  }
}

extension ValueType {
  /// With the words that may stand there, where they are few and closed.
  fileprivate var described: String {
    if case .words(let set) = self { "a word of \(set.typeName)" } else { spelling }
  }
}
