/// The lines of a text. A line is broken after its last space that fits, or before or after a wide character; a word
/// that is longer than a line is broken inside. Trailing spaces do not count.
struct TextLines {
  private struct Line {
    /// The clusters, without trailing spaces.
    var range: Range<Int>
    /// The clusters after the `…` of a truncated line.
    var tail: Range<Int>?
    var width: CGFloat
  }

  private var lines: [Line] = []
  private(set) var isTruncated = false

  var count: Int { lines.count }
  /// The width of the widest line.
  var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }

  /// The clusters from the first to the last of each line.
  var ranges: [Range<Int>] {
    lines.map { line in
      guard let tail = line.tail, !tail.isEmpty else { return line.range }
      return (line.range.isEmpty ? tail.lowerBound : line.range.lowerBound)..<tail.upperBound
    }
  }

  /// - Parameter ends: Where each cluster ends, if parts have styles of their own; see ``LineBreaker/ends``.
  init(
    of text: ParsedText, _ style: LineStyle, width: CGFloat, lineLimit: Int, mode: Text.TruncationMode,
    ends: [CGFloat]? = nil
  ) {
    if let ends, let length = ends.last, text.singleLineCells != nil, style.fits(length, in: width) {
      lines = [Line(range: 0..<text.clusters.count, width: length)]
    } else if ends == nil, let cells = text.singleLineCells,
      style.fits(cells: cells, clusters: text.clusters.count, in: width)
    {
      let whole = 0..<text.clusters.count
      lines = [Line(range: whole, width: style.width(cells: cells, clusters: whole.count))]
    } else if width <= 0 {
      // Nothing fits.
      isTruncated = true
    } else {
      fill(LineBreaker(text: text, style: style, width: width, ends: ends), upTo: lineLimit, mode)
    }
  }

  private mutating func fill(_ breaker: LineBreaker, upTo lineLimit: Int, _ mode: Text.TruncationMode) {
    var start = 0
    while lines.count < lineLimit, let line = breaker.line(from: start) {
      if lines.count == lineLimit - 1, breaker.leavesWords(after: line) {
        isTruncated = true
        let cut = breaker.cut(from: start, mode)
        lines.append(Line(range: cut.head, tail: cut.tail, width: breaker.width(of: cut)))
        return
      }
      lines.append(Line(range: line.shown, width: breaker.width(of: line.shown)))
      start = line.next
    }
  }
}

extension TextLines {
  func strings(of text: ParsedText) -> [String] {
    lines.map { line in
      let head = String(text.substring(line.range))
      guard let tail = line.tail else { return head }
      return head + "…" + String(text.substring(tail))
    }
  }

  /// The hidden text, with white space trimmed.
  func dropped(from text: ParsedText) -> String {
    guard isTruncated else { return "" }
    guard let last = lines.last, let tail = last.tail else { return text.trimmed(0..<text.clusters.count) }
    return text.trimmed(last.range.upperBound..<tail.lowerBound)
  }
}

extension ParsedText {
  func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while let first = range.first, clusters[first].isBlank { range.removeFirst() }
    while let last = range.last, clusters[last].isBlank { range.removeLast() }
    return String(substring(range))
  }
}

extension ParsedText.Cluster {
  var isBlank: Bool { kind == .space || kind == .lineBreak }
}
