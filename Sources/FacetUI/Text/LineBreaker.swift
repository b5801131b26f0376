/// Finds the line breaks of a text for a width.
struct LineBreaker {
  let text: ParsedText
  let style: LineStyle
  let width: CGFloat
  /// Where each cluster ends in a line that has all of them, behind a zero; nil if all have the style.
  var ends: [CGFloat]?

  struct Line {
    /// The visible range, without trailing spaces.
    var shown: Range<Int>
    var next: Int
  }

  /// A truncated line: a prefix, `…` and a suffix.
  struct Cut {
    var head: Range<Int>
    var tail: Range<Int>
  }

  private var clusters: [ParsedText.Cluster] { text.clusters }

  /// Nil at the end of the text.
  func line(from start: Int) -> Line? {
    if start > 0, start == clusters.count, clusters[start - 1].kind == .lineBreak {
      return Line(shown: start..<start, next: start + 1)
    }
    guard start < clusters.count else { return nil }
    var cells = 0
    var opportunity: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .lineBreak {
        return Line(shown: start..<withoutSpaces(start..<index), next: index + 1)
      }
      if index > start, mayBreak(before: index) { opportunity = index }
      cells += Int(cluster.cells)
      if cluster.kind != .space, index > start, !fits(start..<index + 1, cells: cells) {
        let end = opportunity ?? index
        return Line(shown: start..<withoutSpaces(start..<end), next: end)
      }
    }
    return Line(shown: start..<clusters.count, next: clusters.count)
  }

  func leavesWords(after line: Line) -> Bool { clusters.dropFirst(line.next).contains { !$0.isBlank } }

  /// The last allowed line, truncated.
  func cut(from start: Int, _ mode: Text.TruncationMode) -> Cut {
    let all = start..<clusters.count
    switch mode {
    case .tail:
      let end = prefix(of: start..<endOfParagraph(from: start))
      return Cut(head: start..<withoutSpaces(start..<end), tail: clusters.count..<clusters.count)
    case .head:
      return Cut(head: start..<start, tail: suffix(of: all)..<clusters.count)
    case .middle:
      return middleCut(of: all)
    }
  }

  func width(of range: Range<Int>) -> CGFloat {
    if let ends { return ends[range.upperBound] - ends[range.lowerBound] }
    return style.width(cells: cells(in: range), clusters: range.count)
  }

  /// - Parameter isCut: Whether the line has a `…` too.
  private func fits(_ range: Range<Int>, cells: Int, isCut: Bool = false) -> Bool {
    let more = isCut ? 1 : 0
    guard let ends else { return style.fits(cells: cells + more, clusters: range.count + more, in: width) }
    let length = ends[range.upperBound] - ends[range.lowerBound]
    return style.fits(length + style.width(cells: more, clusters: more), in: width)
  }

  /// The width of a truncated line, in which `…` has one cell.
  func width(of cut: Cut) -> CGFloat {
    if ends != nil { return width(of: cut.head) + style.width(cells: 1, clusters: 1) + width(of: cut.tail) }
    return style.width(
      cells: cells(in: cut.head) + 1 + cells(in: cut.tail), clusters: cut.head.count + 1 + cut.tail.count)
  }
}

extension LineBreaker {
  private func mayBreak(before index: Int) -> Bool {
    let (before, after) = (clusters[index - 1], clusters[index])
    if after.kind == .space { return false }
    return before.kind == .space || before.kind == .ideograph || after.kind == .ideograph
  }

  /// Alternately adds clusters from the start and from the end while they fit.
  private func middleCut(of all: Range<Int>) -> Cut {
    var cut = Cut(head: all.lowerBound..<all.lowerBound, tail: all.upperBound..<all.upperBound)
    while cut.head.upperBound < cut.tail.lowerBound {
      var longer = cut
      if cut.head.count <= cut.tail.count {
        longer.head = all.lowerBound..<cut.head.upperBound + 1
      } else {
        longer.tail = cut.tail.lowerBound - 1..<all.upperBound
      }
      guard width(of: longer) <= width else { break }
      cut = longer
    }
    return cut
  }

  private func prefix(of range: Range<Int>) -> Int {
    var (cells, end) = (0, range.lowerBound)
    while end < range.upperBound {
      cells += Int(clusters[end].cells)
      guard fits(range.lowerBound..<end + 1, cells: cells, isCut: true) else { break }
      end += 1
    }
    return end
  }

  private func suffix(of range: Range<Int>) -> Int {
    var (cells, start) = (0, range.upperBound)
    while start > range.lowerBound {
      cells += Int(clusters[start - 1].cells)
      guard fits(start - 1..<range.upperBound, cells: cells, isCut: true) else { break }
      start -= 1
    }
    return start
  }

  private func endOfParagraph(from start: Int) -> Int {
    clusters[start...].firstIndex { $0.kind == .lineBreak } ?? clusters.count
  }

  private func withoutSpaces(_ range: Range<Int>) -> Int {
    clusters[range].lastIndex { $0.kind != .space }.map { $0 + 1 } ?? range.lowerBound
  }

  private func cells(in range: Range<Int>) -> Int {
    clusters[range].reduce(0) { $0 + Int($1.cells) }
  }
}
