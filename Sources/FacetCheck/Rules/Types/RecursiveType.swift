package import FacetDiagnostics

extension DiagnosticKind {
  package static let recursiveType = DiagnosticKind(
    "type/recursive", .error, "Recursive struct",
    explanation: """
      A struct cannot contain itself, directly or through other structs, because its values would be infinite. Use an \
      array, which can be empty.

          types:
            Comment:
              text: String
              reply: Comment?            # wrong
              replies: Array<Comment>    # right
      """)

  package static let emptyType = DiagnosticKind(
    "type/empty", .error, "Type without fields or cases",
    explanation: """
      A struct has at least one field, and an enum has at least one case.

          types:
            Tone: []                     # wrong
            Tone: [neutral, positive]    # right
      """)
}

extension Diagnostic {
  static func recursiveType(_ names: [Located<String>]) -> Diagnostic {
    let chain = (names + names.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      .recursiveType, at: names.first?.span,
      "struct '\(names.first?.value ?? "")' cannot have a field that recursively contains it: \(chain)",
      help: "use an Array", notes: names.dropFirst().map { Note("through '\($0.value)'", at: $0.span) })
  }

  static func emptyType(_ name: Located<String>, _ reason: String) -> Diagnostic {
    Diagnostic(.emptyType, at: name.span, "'\(name.value)' is empty: \(reason)")
  }
}
