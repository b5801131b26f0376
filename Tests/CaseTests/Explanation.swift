import FacetDiagnostics

/// What `facet explain` prints of a kind, taken apart: its prose, and the examples, which are indented.
///
/// An example is wrong or right by the line before it, `Wrong:` or `Right:`, or by its comments, `# wrong` and `# right`.
/// Where both stand in one example, either is the example without the lines of the other. One that says neither is what
/// the others stand in.
struct Explanation {
  var wrong: [String] = []
  var right: [String] = []
  var surroundings: [String] = []
  /// What is said in prose counts as an example where nothing could be shown: a file of 40 MB.
  var saysWrong: Bool
  var saysRight: Bool

  init(_ kind: DiagnosticKind) {
    let text = "\(kind.explanation)"
    let words = text.split { !$0.isLetter }
    saysWrong = words.contains { ["Wrong", "wrong", "warning"].contains($0) }
    saysRight = words.contains { ["Right", "right"].contains($0) }
    var isWrong: Bool?
    for paragraph in Self.paragraphs(of: text) {
      guard paragraph.isExample else {
        isWrong = nil
        for line in paragraph.text.split(separator: "\n") {
          isWrong = line.hasPrefix("Wrong") ? true : line.hasPrefix("Right") ? false : nil
          guard let isWrong else { continue }
          for span in line.matches(of: /`([^`]+)`/) { add(String(span.1), isWrong: isWrong) }
        }
        continue
      }
      add(paragraph.text, isWrong: isWrong)
    }
  }

  private mutating func add(_ example: String, isWrong: Bool?) {
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    let wrongLines = lines.filter { Self.has(["wrong", "warning"], asCommentIn: $0) }
    let rightLines = lines.filter { Self.has(["right"], asCommentIn: $0) }
    func without(_ left: [Substring]) -> String { lines.filter { !left.contains($0) }.joined(separator: "\n") }
    switch (isWrong, wrongLines.isEmpty, rightLines.isEmpty) {
    case (true?, _, _): wrong.append(example)
    case (false?, _, _): right.append(example)
    case (nil, false, true): wrong.append(example)
    case (nil, true, false): right.append(example)
    case (nil, true, true): surroundings.append(example)
    case (nil, false, false):
      // Each line that is marked stands for the others in its turn.
      wrong += wrongLines.map { line in without(rightLines + wrongLines.filter { $0 != line }) }
      right += rightLines.map { line in without(wrongLines + rightLines.filter { $0 != line }) }
    }
  }

  private static func has(_ words: [String], asCommentIn line: Substring) -> Bool {
    line.split(separator: "#", omittingEmptySubsequences: false).dropFirst().contains { comment in
      words.contains { comment.drop { $0 == " " }.hasPrefix($0) }
    }
  }

  private struct Paragraph {
    var text: String
    var isExample: Bool
  }

  private static func paragraphs(of text: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isExample = line.hasPrefix("  ")
      if line.isEmpty {
        isOpen = false
      } else if isOpen, paragraphs.last?.isExample == isExample {
        paragraphs[paragraphs.count - 1].text += "\n" + line
      } else {
        paragraphs.append(Paragraph(text: String(line), isExample: isExample))
        isOpen = true
      }
    }
    return paragraphs.map { Paragraph(text: $0.isExample ? flushLeft($0.text) : $0.text, isExample: $0.isExample) }
  }

  private static func flushLeft(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}
