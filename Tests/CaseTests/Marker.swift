import FacetCompiler
import FacetDiagnostics
import Foundation

/// A comment at the end of a line that says what is wrong with the line: `# error: name/unknown type/mismatch`.
///
/// It is a second check of where a diagnostic stands, by whoever wrote the case and not by whoever recorded it.
struct Marker: Hashable, Comparable, CustomStringConvertible {
  var path: String
  var line: Int
  var severity: String
  var code: String

  var description: String { "\(path):\(line): \(severity): \(code)" }

  static func < (lhs: Marker, rhs: Marker) -> Bool { (lhs.path, lhs.line, lhs.code) < (rhs.path, rhs.line, rhs.code) }

  /// All markers of a file.
  static func all(in input: SourceInput) -> [Marker] {
    let lines = input.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      severities.flatMap { severity in
        codes(after: "# \(severity): ", in: String(decoding: line, as: UTF8.self)).map {
          Marker(path: input.path, line: index + 1, severity: severity, code: $0)
        }
      }
    }
  }

  private static let severities = Severity.allCases.map(\.rawValue)

  private static func codes(after sign: String, in line: String) -> [String] {
    guard let start = line.range(of: sign)?.upperBound else { return [] }
    return line[start...].split(separator: " ").prefix { $0.contains("/") }.map(String.init)
  }

  /// What a run said, in the form of markers, one for each place. None for what stands in no file.
  static func all(of diagnostic: Diagnostic, in sources: SourceMap) -> [Marker] {
    guard let span = diagnostic.span else { return [] }
    return ([span] + diagnostic.others).map { span in
      Marker(
        path: sources.path(of: span.file), line: sources.location(of: span).line,
        severity: diagnostic.severity.rawValue, code: "\(diagnostic.kind.code)")
    }
  }

  private init(path: String, line: Int, severity: String, code: String) {
    (self.path, self.line, self.severity, self.code) = (path, line, severity, code)
  }
}
