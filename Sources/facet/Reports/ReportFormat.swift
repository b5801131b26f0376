import ArgumentParser
import FacetDiagnostics

/// A format of diagnostics, optionally with a file: `sarif`, `sarif=facet.sarif`.
struct ReportFormat: ExpressibleByArgument {
  enum Kind: String, CaseIterable {
    case text, json, sarif, github, junit
  }

  var kind: Kind
  /// Nil for standard output, or standard error for text.
  var file: String?

  init(_ kind: Kind) { self.kind = kind }

  init?(argument: String) {
    let parts = argument.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = Kind(rawValue: String(Substring(parts[0]))) else { return nil }
    self.kind = kind
    if parts.count == 2 {
      file = String(Substring(parts[1]))
      if file?.isEmpty == true { return nil }
    }
  }

  static var allValueStrings: [String] { Kind.allCases.map { "\($0.rawValue)[=FILE]" } }
}
