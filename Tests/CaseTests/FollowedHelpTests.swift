import Checkout
import FacetCompiler
import FacetDiagnostics
import Foundation
import Testing

/// What a help proposes is written in place of what it is about, in every case: it is accepted there.
///
/// A help proposes text if it is one of `did you mean 'x'?` and `write 'x'`. One with `…` leaves something to the author,
/// and one with more words says where to write it.
@Suite struct FollowedHelpTests {
  @Test(arguments: Case.all) func whatIsProposedIsAccepted(in case: Case) throws {
    let inputs = try `case`.inputs()
    let compilation = try `case`.compilation
    for diagnostic in compilation.diagnostics {
      guard let edit = Edit(following: diagnostic, in: compilation, inputs) else { continue }
      let followed = Compiler.compile(inputs.map { edit.applied(to: $0) })
      let place = "\(edit.path): \(diagnostic.message) → \(edit.text)"
      let left = followed.diagnostics.filter { edit.covers($0, in: followed) }
      #expect(
        !left.contains { "\($0.kind.code)" == "\(diagnostic.kind.code)" && $0.message == diagnostic.message },
        "\(place)")
      for other in left where Self.misleading.contains("\(other.kind.code)") && !edit.isPartOfSeveral(other) {
        Issue.record("\(place): \(other.message)")
      }
    }
  }

  /// A name that is proposed is there, has the type that is expected, and is not written already.
  private static let misleading: Set = [
    "name/unknown", "name/unknown-member", "name/not-visible", "component/unknown", "component/unknown-argument",
    "token/unknown", "token/group", "type/unknown", "type/unknown-word", "type/never-nil", "spec/unknown-key",
    "spec/misplaced-key", "spec/unknown-word", "spec/unknown-element", "action/unknown", "expr/unknown-function",
    "yaml/duplicate-key", "name/lower-case-type", "name/capital-value", "name/invalid",
    "name/reserved", "motion/unknown-identifier", "style/unknown", "screen/unknown-effect", "type/mismatch",
  ]
}

/// A proposal of a help, and the bytes in its place.
private struct Edit {
  var path: String
  var range: Range<Int>
  var text: String
  private let kind: String
  private let old: String

  init?(following diagnostic: Diagnostic, in compilation: Compilation, _ inputs: [SourceInput]) {
    guard let span = diagnostic.span, let help = diagnostic.help,
      let match = help.wholeMatch(of: /(?:did you mean|write) '([^'…]+)'\??/)
    else { return nil }
    let path = compilation.sources.path(of: span.file)
    guard path.hasSuffix(".yaml"), let bytes = inputs.first(where: { $0.path == path })?.bytes else { return nil }
    var range = Int(span.start)..<Int(span.end)
    var text = String(match.1)
    // `key: value` stands in place of the entry.
    if let entry = text.wholeMatch(of: /([A-Za-z]+): .+/) {
      let key = Array("\(entry.1): ".utf8)
      guard bytes[..<range.lowerBound].reversed().starts(with: key.reversed()) else { return nil }
      range = range.lowerBound - key.count..<range.upperBound
    } else if text.contains(where: { !$0.isLetter && !$0.isNumber && !"._()# /-".contains($0) })
      || text.contains(" or ")
    {
      return nil
    }
    // The words of a signature are no names.
    if "\(diagnostic.kind.code)".hasPrefix("expr/"), text.contains("(") { return nil }
    // Quotes and braces around a name stay.
    let old = String(decoding: bytes[range], as: UTF8.self)
    for (open, close) in [("\"{", "}\""), ("\"", "\""), ("'", "'")]
    where old.hasPrefix(open) && old.hasSuffix(close) && !text.hasPrefix(open) && old.count > open.count {
      text = open + text + close
      break
    }
    (self.path, self.range, self.text, self.old) = (path, range, text, old)
    kind = "\(diagnostic.kind.code)"
  }

  func applied(to input: SourceInput) -> SourceInput {
    guard input.path == path else { return input }
    var bytes = input.bytes
    bytes.replaceSubrange(range, with: Array(text.utf8))
    return SourceInput(path: path, bytes: bytes)
  }

  /// Whether a diagnostic stands in what is written.
  func covers(_ diagnostic: Diagnostic, in compilation: Compilation) -> Bool {
    guard let span = diagnostic.span, compilation.sources.path(of: span.file) == path else { return false }
    return Int(span.start) >= range.lowerBound && Int(span.start) < range.lowerBound + text.utf8.count
  }

  /// Whether it is not the help that is wrong.
  func isPartOfSeveral(_ other: Diagnostic) -> Bool {
    switch (kind, "\(other.kind.code)") {
    // A name that is not visible is proposed by its path. Its value is checked when it is found.
    case ("name/not-visible", "type/mismatch"): true
    // The other names in these files are known only to those who read the whole file.
    case ("motion/unknown-identifier", "yaml/duplicate-key"), ("resolver/unknown-modifier", "yaml/duplicate-key"): true
    // 'environment' is what such a value is read from, in a style.
    case ("type/mismatch", "name/not-visible") where text.hasPrefix("environment."): true
    // The author's own words, which stay.
    default:
      old.utf8.count > 1 && (other.message.split(separator: "'").dropFirst().first.map { old.contains($0) } ?? false)
    }
  }
}
