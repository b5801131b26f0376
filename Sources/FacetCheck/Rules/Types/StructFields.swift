package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let unknownField = DiagnosticKind(
    "type/unknown-field", .error, "Unknown field of a struct",
    explanation: """
      The keys of a mapping that describes a struct are the names of the struct's fields.

          sample:
            review: { auther: Mina }   # wrong
            review: { author: Mina }   # right
      """)

  package static let missingField = DiagnosticKind(
    "type/missing-field", .error, "Missing field of a struct",
    explanation: """
      A field may be omitted only if it has a default or its type is optional, written with '?'.

          types:
            Review: { author: String, avatar: Image? }
          sample:
            review: { avatar: portrait }   # wrong: no 'author'
            review: { author: Mina }       # right
      """)
}

extension Diagnostic {
  static func unknownField(_ name: Located<String>, of type: DeclaredType, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownField, at: name.span, "type '\(type.spelling)' has no field '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func missingField(_ name: String, of type: DeclaredType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingField, at: span, "missing value for field '\(name)' of '\(type.spelling)'",
      help: "add '\(name):'")
  }

  static func missingPart(_ name: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingField, at: span, "missing value for field '\(name)' of '\(type.spelling)'", help: "add '\(name):'")
  }

  /// A field of a built-in record type.
  static func unknownPart(_ name: Located<String>, of type: ValueType, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownField, at: name.span, "type '\(type.spelling)' has no field '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }
}

extension ComponentResolver {
  /// The help that shows how a value of a declared type is written: `{ author: …, stars: … }`, with its required fields.
  ///
  /// - Parameter written: What stands in its place, which may be another value with the name of a case.
  func spelling(of type: DeclaredType, inPlaceOf written: String = "") -> String? {
    switch declaration(of: type)?.shape {
    case .structure(let fields):
      let needed = fields.filter { $0.defaultValue == nil && !$0.type.isOptional }
      let shown = needed.isEmpty ? Array(fields.prefix(1)) : needed
      return "write its fields: { \(shown.map { "\($0.name): …" }.joined(separator: ", ")) }"
    case .enumeration(let cases) where cases.contains(written):
      return "write '.\(written)' for the case: another value of this name is in scope"
    case .enumeration(let cases):
      return "write one of its cases, without quotes: \(cases.map { "'\($0)'" }.joined(separator: ", "))"
    case nil: return nil
    }
  }
}
