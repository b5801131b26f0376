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
  repetitions(among: names.map(\.value)).map { .duplicate(names[$0.position], what: what, first: names[$0.first]) }
}

/// The positions of keys that appear earlier in the list, with the position of their first appearance.
func repetitions(among keys: [String]) -> [(position: Int, first: Int)] {
  // Most lists are short, and comparing is faster than hashing.
  if keys.count <= 16 {
    return keys.indices.compactMap { position in
      keys[..<position].firstIndex(of: keys[position]).map { (position, $0) }
    }
  }
  var firsts: [String: Int] = [:]
  return keys.indices.compactMap { position in
    if let first = firsts[keys[position]] { return (position, first) }
    firsts[keys[position]] = position
    return nil
  }
}

extension Diagnostic {
  fileprivate static func duplicate(_ name: Located<String>, what: String, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .duplicateName, at: name.span, "invalid redeclaration of \(what) '\(name.value)'",
      notes: [Note("'\(first.value)' is first named here", at: first.span)])
  }
}
