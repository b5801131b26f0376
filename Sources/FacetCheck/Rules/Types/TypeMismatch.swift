package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let typeMismatch = DiagnosticKind(
    "type/mismatch", .error, "Type mismatch",
    explanation: """
      Each key expects a value of one type. The only implicit conversions are from an integer literal to Double or \
      Length, and from a value to an optional.

          properties:
            lines: Int = 2.5              # wrong: a Double
            tint: Color = text.body       # wrong: a TextStyle

          text: content.count             # wrong: an Int
          text: "{content.count}"         # right: text with a number in it
      """)
}

extension Diagnostic {
  /// An expression whose type is known.
  static func mismatch(
    _ value: String, of found: ValueType, as expected: ValueType, at span: SourceSpan
  ) -> Diagnostic {
    mismatch(value, of: found, as: [expected], at: span)
  }

  /// A branch that is of another of the types that a value may have than the branch before it.
  static func mismatchedBranch(
    _ value: String, of found: ValueType, as expected: ValueType, at span: SourceSpan
  ) -> Diagnostic {
    var diagnostic = mismatch(value, of: found, as: expected, at: span)
    diagnostic.help =
      diagnostic.help ?? "put an 'if' around the element, and draw it in each branch with one of the two"
    return diagnostic
  }

  /// An expression that is of none of several types.
  static func mismatch(
    _ value: String, of found: ValueType, as expected: [ValueType], at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      "cannot convert value of type '\(found.spelling)' to expected type \(expected.spelling)",
      help: expected.lazy.compactMap { conversion(of: value, from: found, to: $0) }.first)
  }

  /// A value whose type depends on its context, such as nil.
  static func mismatch(
    _ value: String, as expected: ValueType, help: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      value == "nil"
        ? "'nil' is not compatible with expected type '\(expected.spelling)'"
        : "cannot convert \(value) to expected type '\(expected.spelling)'", help: help)
  }

  static func mismatch(
    _ value: String, of found: ValueType, asArgumentOf function: Function, _ expected: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      "cannot convert value of type '\(found.spelling)' to expected argument of '\(function.rawValue)': \(expected)",
      help: found.isOptional && (function.takes(found.unwrapped) || found.unwrapped.elementType != nil)
        ? "provide a default value: '\(value) ?? …'" : "write '\(function.usage)'")
  }

  /// The second argument of `map`.
  static func notAField(of element: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "'map' requires the name of a field of '\(element.spelling)'",
      help: "write '\(Function.map.usage)', as in 'map(rows, title)'")
  }

  static func zippedWithoutStruct(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "'zipped' requires an expected type: an Array of a struct",
      help: "declare a field of the content: 'rows: Array<Row> = zipped(titles, values)'")
  }

  static func zipped(into type: DeclaredType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "'\(type.spelling)' cannot be made of two values",
      help: "a struct for 'zipped' has two fields, and defaults for all others")
  }

  static func notAnArray(_ value: String, of found: ValueType, at span: SourceSpan) -> Diagnostic {
    let help = found.unwrapped.elementType == nil ? nil : "provide a default value: '\(value) ?? []'"
    return Diagnostic(
      .typeMismatch, at: span, "'each' requires an Array, not a value of type '\(found.spelling)'",
      help: help ?? rangeHelp(value, found))
  }

  private static func rangeHelp(_ value: String, _ found: ValueType) -> String? {
    switch found {
    case .int: "write a range: 'each: 1...\(value)'"
    case .range(.int): "write 'each: \(value).lower...\(value).upper'"
    default: nil
    }
  }

  /// `1...` behind `each`.
  static func openRangeOfEach(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "a range for 'each' must have two bounds",
      help: "write 'each: 1...3'")
  }

  static func notAnIdentity(_ value: String, of found: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span,
      "'id' requires text, a number or an enum case, not a value of type '\(found.spelling)'",
      help: "name what tells it from others, such as a field of it")
  }

  static func incomparable(_ value: String, of found: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "'\(value)' of type '\(found.spelling)' cannot be compared with '=='",
      help: "name a value that changes, such as a field of the content")
  }

  /// The id of what an `each` repeats.
  static func notAPath(_ value: String, from name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, at: span, "the 'id' of 'each' must be '\(name)' or a field of it, not \(value)",
      help: "write 'id: \(name)', or 'id: \(name).…'")
  }

  /// - Parameter what: The kind of the value with the same name: `parameter` or `state`.
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

  static func changedTextStyle(
    _ name: Located<String>, from old: Expression?, at span: SourceSpan
  ) -> Diagnostic {
    let fact =
      if case .word(let style)? = old?.node { "grows with '\(style)' in the style that is extended" } else {
        "does not grow with the text in the style that is extended"
      }
    return Diagnostic(
      .typeMismatch, at: span, "property '\(name.value)' \(fact)", help: "give the new length alone")
  }

  /// Where a value of the language cannot be absent.
  static func noValue(for key: String, as expected: ValueType, at span: SourceSpan) -> Diagnostic {
    mismatch("nil", as: expected, help: "leave '\(key)' out", at: span)
  }

  /// The help for a type whose values are tokens only.
  static func tokenHelp(for type: ValueType) -> String { "refer to a token of type \(type.spelling) by its path" }

  private static func actionHelp(_ value: String, _ found: ValueType, _ expected: ValueType) -> String? {
    if case .actionOf = found.unwrapped, expected.unwrapped == .action {
      return "pass the action its value: '\(value)(…)'"
    }
    if found.unwrapped == expected { return "declare the action as '\(found.unwrapped.spelling)'" }
    return nil
  }

  /// - Parameter text: The text to take for nil.
  static func defaultHelp(_ value: String, _ type: ValueType, text: String = "\"\"") -> String {
    "provide a default value: '\(value) ?? \(usualDefault(of: type, text: text))'"
  }

  /// A value to take for nil, as an example.
  private static func usualDefault(of type: ValueType, text: String) -> String {
    switch type {
    case .string, .localizedText: text
    case .int, .double, .length: "0"
    case .bool: "false"
    case .array: "[]"
    default: "…"
    }
  }

  /// Whether a value is a number literal without a sign.
  private static func isNumber(_ value: String) -> Bool {
    value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
  }

  private static func conversion(of value: String, from found: ValueType, to expected: ValueType) -> String? {
    if found.unwrapped.isAction, expected.unwrapped.isAction { return actionHelp(value, found, expected) }
    if expected.unwrapped == .bool, found.isOptional, found.unwrapped != .bool {
      return "compare with nil: '\(value) != nil'"
    }
    if found.isOptional, expected == .serverPage { return "unwrap it: 'if: let page = \(value)'" }
    if found.isOptional, found.unwrapped == expected { return defaultHelp(value, expected) }
    if found.isOptional, found.unwrapped == .length, case .record(let id) = expected, id.type.takesLength {
      return defaultHelp(value, .length)
    }
    let isLiteral = value.unicodeScalars.first?.properties.isAlphabetic != true
    switch (found, expected.unwrapped) {
    case (.int, .bool) where !isLiteral, (.double, .bool) where !isLiteral: return "compare it: '\(value) > 0'"
    case (.int, .string), (.double, .string), (.bool, .string): return "interpolate it into text: \"{\(value)}\""
    case (.string, .words): return "remove the quotes"
    case (.string, .int), (.string, .double), (.string, .length):
      let number = value.filter { $0 != "\"" }
      return !number.isEmpty && isNumber(number) ? "write \(number), without quotes" : nil
    case (.string, .range) where value.contains("..."): return "remove the quotes"
    case (.array, .int): return "write '\(value).count'"
    case (.bool, .int): return "write 'if \(value) then 1 else 0'"
    case (_, .words(let set)): return listing(set.words)
    case (.date, .string): return "write 'formatted(\(value), abbreviated, omitted)'"
    case (.duration, .string): return "write 'formatted(\(value), minuteSecond)'"
    case (.url, .string): return "write '\(value).absoluteString'"
    case (.int, .date): return "quote the date, as in \"2026-05-01\""
    case (.int, .duration), (.double, .duration):
      return isNumber(value) ? "add a unit and quotes: \"\(value)s\"" : nil
    case (.int, .font), (.double, .font): return isNumber(value) ? "write '{ size: \(value) }'" : "write '{ size: … }'"
    case (.string, .color): return tokenHelp(for: .color)
    case (.cornerRadius, .length): return "use 'unevenRoundedRectangle' for corners that differ"
    case (.array, .record(let id)): return "write \(id.type.form)"
    default: return nil
    }
  }
}

extension [ValueType] {
  /// `'Binding<Int>' or 'Binding<Double>'`
  var spelling: String { map { "'\($0.spelling)'" }.joinedAsList(last: "or") }
}
