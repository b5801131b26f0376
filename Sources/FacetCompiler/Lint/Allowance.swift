import FacetDiagnostics
import FacetSpec

/// `# facet:allow name/unused the next release draws it`
struct Allowance {
  static let word = "facet:allow"

  /// The comment.
  var span: SourceSpan
  /// Empty if the comment has no code.
  var code: Located<String>
  var hasReason: Bool
  /// The text behind the code; empty if there is none.
  var reason: String
  /// Whether the comment is alone on its line and applies to the next line with content.
  private var isAlone: Bool
  private var bytes: ArraySlice<UInt8>

  /// All allowances of a file, in source order.
  static func all(in tree: SourceTree) -> [Allowance] {
    tree.comments(beginningWith: word).map { Allowance($0, in: tree) }
  }

  private init(_ span: SourceSpan, in tree: SourceTree) {
    self.span = span
    bytes = tree.bytes(of: SourceSpan(file: span.file, start: 0, end: Int(UInt32.max)))
    let words = tree.bytes(of: span).split(whereSeparator: isBlank).drop { !$0.starts(with: Self.word.utf8) }
      .dropFirst()
    if let code = words.first, code.first != UInt8(ascii: "#") {
      self.code = Located(
        String(decoding: code, as: UTF8.self),
        at: SourceSpan(file: span.file, start: code.startIndex, end: code.endIndex))
    } else {
      code = Located("", at: span)
    }
    // Text after another '#' is not part of the reason.
    hasReason = words.dropFirst().first.map { $0.first != UInt8(ascii: "#") } ?? false
    reason = words.dropFirst().prefix { $0.first != UInt8(ascii: "#") }.map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
    isAlone = bytes.prefix(Int(span.start)).reversed().prefix { !isBreak($0) }.allSatisfy(isBlank)
  }

  /// The number of the line that each of the allowances of a file applies to, from 1.
  static func lines(of allowances: [Allowance], _ lines: LineIndex) -> [Int] {
    var applied: [Int] = []
    /// Where the last comment that was looked at stands, and what it is about.
    var below = (comment: Int.max, line: Int.max)
    for allowance in allowances.reversed() {
      var line = lines.location(of: allowance.span).line
      if allowance.isAlone {
        let comment = line
        repeat { line += 1 } while line < below.comment && allowance.isComment(lines.range(ofLine: line))
        below = (comment, line == below.comment ? below.line : line)
        line = below.line
      }
      applied.append(line)
    }
    return applied.reversed()
  }

  private func isComment(_ line: Range<Int>) -> Bool {
    bytes[line.clamped(to: bytes.indices)].first { !isBlank($0) } == UInt8(ascii: "#")
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
