package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let unknownField = DiagnosticKind(
    "type/unknown-field", .error, "Unknown field of a struct",
    explanation: """
      A mapping that stands for a struct has the fields of the struct, under their names.

          sample:
            review: { auther: Mina }   # wrong
            review: { author: Mina }   # right
      """)

  package static let missingField = DiagnosticKind(
    "type/missing-field", .error, "Missing field of a struct",
    explanation: """
      Every field of a struct has a value: the one that is written, or the field's default, or nil where its type has \
      '?'. A field without any of them must be given.

          types:
            Review: { author: String, avatar: Image? }
          sample:
            review: { avatar: portrait }   # wrong: who wrote it?
            review: { author: Mina }       # right
      """)
}

extension Diagnostic {
  static func unknownField(_ name: Located<String>, of type: DeclaredType, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownField, at: name.span, "\(type.spelling) has no field '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func missingField(_ name: String, of type: DeclaredType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingField, at: span, "the field '\(name)' of \(type.spelling) has no value here and no default",
      help: "add '\(name):'")
  }

  static func missingPart(_ name: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.missingField, at: span, "a \(type.spelling) needs a \(name)", help: "add '\(name):'")
  }

  /// Of a value that is written by its parts.
  static func unknownPart(_ name: Located<String>, of type: ValueType, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownField, at: name.span, "\(type.spelling) has no part '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }
}

extension ComponentResolver {
  /// How a value of a declared type is written: `{ author: …, stars: … }`, with the fields that have to be there.
  func spelling(of type: DeclaredType) -> String? {
    switch declaration(of: type)?.shape {
    case .structure(let fields):
      let needed = fields.filter { $0.defaultValue == nil && !$0.type.isOptional }
      let shown = needed.isEmpty ? Array(fields.prefix(1)) : needed
      return "write its fields: { \(shown.map { "\($0.name): …" }.joined(separator: ", ")) }"
    case .enumeration(let cases):
      return "write one of its words, without quotes: \(cases.map { "'\($0)'" }.joined(separator: ", "))"
    case nil: return nil
    }
  }
}
