package import FacetDiagnostics

extension DiagnosticKind {
  package static let duplicateName = DiagnosticKind(
    "name/duplicate", .error, "Duplicate declaration",
    explanation: """
      Two parameters, properties, cases or styles cannot have the same name: a reference to it would be ambiguous, and \
      the generated Swift would not compile.

          parameters:
            title: String
            _ title: String      # wrong: the name is 'title' again

          parameters:
            title: String
            _ subtitle: String   # right
      """)
}

extension ComponentResolver {
  /// Reports each name that appears earlier in the list.
  mutating func reportDuplicates(_ names: [Located<String>], what: String) {
    for duplicate in duplicates(among: names, what: what) { report(duplicate) }
  }
}

/// Returns a diagnostic for each name that appears earlier in the list.
func duplicates(among names: [Located<String>], what: String) -> [Diagnostic] {
  if names.count < 2 { return [] }
  var seen: [String: Located<String>] = [:]
  var found: [Diagnostic] = []
  for name in names {
    if let first = seen[name.value] {
      found.append(.duplicate(name, what: what, first: first))
    } else {
      seen[name.value] = name
    }
  }
  return found
}

extension Diagnostic {
  fileprivate static func duplicate(_ name: Located<String>, what: String, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .duplicateName, at: name.span, "invalid redeclaration of \(what) '\(name.value)'",
      notes: [Note("'\(first.value)' is first named here", at: first.span)])
  }
}
