package import FacetDiagnostics

extension DiagnosticKind {
  package static let recursiveType = DiagnosticKind(
    "type/recursive", .error, "Recursive struct",
    explanation: """
      A struct that holds itself, at once or by way of others, would be without end. An array may hold it: an empty \
      array ends it.

          types:
            Comment:
              text: String
              reply: Comment?            # wrong
              replies: Array<Comment>    # right
      """)

  package static let emptyType = DiagnosticKind(
    "type/empty", .error, "Type without fields or cases",
    explanation: """
      A struct holds at least one field, and an enum has at least one case; otherwise there is nothing to say with it.

          types:
            Tone: []                     # wrong
            Tone: [neutral, positive]    # right
      """)
}

extension Diagnostic {
  static func recursiveType(_ names: [Located<String>]) -> Diagnostic {
    let chain = (names + names.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      .recursiveType, at: names.first?.span, "a struct cannot contain itself: \(chain)",
      help: "hold it in an Array", notes: names.dropFirst().map { Note("by way of '\($0.value)'", at: $0.span) })
  }

  static func emptyType(_ name: Located<String>, _ reason: String) -> Diagnostic {
    Diagnostic(.emptyType, at: name.span, "'\(name.value)' is empty: \(reason)")
  }
}
