package import FacetDiagnostics
import FacetLanguage
import FacetText

extension DiagnosticKind {
  package static let unknownPart = DiagnosticKind(
    "style/unknown-part", .error, "Unknown part of a body",
    explanation: """
      'part' draws one of the fragments that the style declares under 'parts'. Other styles have parts of their own.

          parts:
            row:
              parameters: { text: String }
              body: { text: text }
          body: { part: line, with: { text: "Guests" } }   # wrong

          parts:
            row:
              parameters: { text: String }
              body: { text: text }
          body: { part: row, with: { text: "Guests" } }    # right
      """)

  package static let recursivePart = DiagnosticKind(
    "style/recursive-part", .error, "Part that draws itself",
    explanation: """
      A part that draws itself, directly or through other parts, would never end.

          parts:
            row:
              body: { part: row }       # wrong
          body: { part: row }

          parts:
            row:
              body: { text: "Guests" }  # right
          body: { part: row }
      """)

  package static let partArguments = DiagnosticKind(
    "style/part-arguments", .error, "Wrong arguments of a part",
    explanation: """
      'with' gives the parameters of a part their values, by name. A parameter without a default is required.

          parts:
            row:
              parameters: { text: String }
              body: { text: text }
          body: { part: row }                              # wrong

          parts:
            row:
              parameters: { text: String }
              body: { text: text }
          body: { part: row, with: { text: "Guests" } }    # right
      """)
}

extension Diagnostic {
  static func unknownPart(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownPart, at: name.span, "cannot find part '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names) ?? "declare it under 'parts:' of the style")
  }

  static func recursivePart(_ name: Located<String>, through names: [String]) -> Diagnostic {
    let chain = (names + [name.value]).map { "'\($0)'" }.joined(separator: " → ")
    return Diagnostic(.recursivePart, at: name.span, "part '\(name.value)' draws itself: \(chain)")
  }

  static func unknownPartArgument(_ name: Located<String>, of part: PartSignature) -> Diagnostic {
    let names = part.parameters.map(\.name.value)
    return Diagnostic(
      .partArguments, at: name.span, "part '\(part.name)' has no parameter '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func choiceOfActions(_ parameter: Declaration, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .partArguments, at: span, "argument '\(parameter.name.value)' must be one action, not a choice of several",
      help: "draw the part in the branches of an 'if', with one action each")
  }

  static func missingPartArgument(_ parameter: Declaration, of part: PartSignature, at span: SourceSpan) -> Diagnostic {
    let type = parameter.type.map { " of type '\($0.spelling)'" } ?? ""
    return Diagnostic(
      .partArguments, at: span,
      "missing argument for parameter '\(parameter.name.value)'\(type) of part '\(part.name)'",
      help: "write 'with: { \(parameter.name.value): … }'",
      notes: [Note("the parameter has no default", at: parameter.name.span)])
  }
}
