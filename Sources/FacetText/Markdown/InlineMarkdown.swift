/// A text of Markdown, split into runs: the inline rules of CommonMark as far as SwiftUI draws them, with strikethrough.
///
///     InlineMarkdown.runs(of: "Read **our** [terms](https://example.com)")
///
/// Text that is not Markdown is text, so nothing is an error. White space is kept as it is.
package struct InlineMarkdown {
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: Style
    /// The destination of a link.
    package var link: String?

    package init(text: String, style: Style, link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let strong = Style(rawValue: 1)
    package static let emphasis = Style(rawValue: 2)
    package static let strikethrough = Style(rawValue: 4)
    package static let code = Style(rawValue: 8)
  }

  /// Whether a text has a character that Markdown gives a meaning.
  package static func isPossible(in text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "`"),
        UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// Whether a text is the same as Markdown.
  package static func isPlain(_ text: String) -> Bool {
    !isPossible(in: text) || runs(of: text) == [Run(text: text, style: [])]
  }

  /// The text with a backslash before each character that Markdown could give a meaning.
  package static func escaped(_ text: String) -> String {
    guard isPossible(in: text) || text.utf8.contains(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "!") })
    else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isPunctuationOfMarkdown { scalars.append("\\") }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  package static func runs(of text: String) -> [Run] {
    var parser = InlineMarkdown(Array(text.unicodeScalars))
    parser.parse()
    parser.matchDelimiters(from: 0)
    return parser.runs
  }

  let scalars: [Unicode.Scalar]
  var position = 0
  var tokens: [Token] = []
  var delimiters: [Delimiter] = []
  var brackets: [Bracket] = []
  var spans: [Span] = []
  /// The lengths of runs of backticks that no other run behind them has.
  private var unclosedTicks: Set<Int> = []
  /// The ends of titles that no title behind the last one has.
  var unclosedTitles: Set<Unicode.Scalar> = []

  struct Token {
    var text: String.UnicodeScalarView
    var isCode = false
    /// Of an autolink.
    var link: String?
  }

  /// A run of `*`, `_` or `~`.
  struct Delimiter {
    let token: Int
    let character: Unicode.Scalar
    var count: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// A `[` that can begin a link, or `![` of an image, of which the description is drawn.
  struct Bracket {
    let token: Int
    let delimiterCount: Int
    let isImage: Bool
  }

  /// Tokens with a style or a link.
  struct Span {
    var tokens: Range<Int>
    var style: Style = []
    var link: String?
  }

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  func scalar(at index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  // MARK: Tokens

  private mutating func parse() {
    while let scalar = scalar(at: position) {
      switch scalar {
      case "\\": backslash()
      case "`": code()
      case "*", "_", "~": delimiter(scalar)
      case "!" where self.scalar(at: position + 1) == "[": bracket(isImage: true)
      case "[": bracket(isImage: false)
      case "]": closingBracket()
      case "<": autolink()
      case "&": entity()
      default: literal(1)
      }
    }
  }

  /// Appends the next scalars as text.
  mutating func literal(_ count: Int) {
    append(scalars[position..<position + count])
    position += count
  }

  mutating func append(_ text: some Sequence<Unicode.Scalar>) {
    if tokens.isEmpty || !isOpenText { tokens.append(Token(text: .init())) }
    isOpenText = true
    tokens[tokens.count - 1].text.append(contentsOf: text)
  }

  /// Whether text is appended to the last token.
  var isOpenText = false

  mutating func begin(_ token: Token) -> Int {
    isOpenText = false
    tokens.append(token)
    return tokens.count - 1
  }

  private mutating func backslash() {
    guard let next = scalar(at: position + 1), next.isPunctuationOfMarkdown else { return literal(1) }
    append([next])
    position += 2
  }

  func length(of scalar: Unicode.Scalar, at start: Int) -> Int {
    var end = start
    while self.scalar(at: end) == scalar { end += 1 }
    return end - start
  }

  private mutating func code() {
    let count = length(of: "`", at: position)
    guard !unclosedTicks.contains(count), let end = endOfCode(ticks: count) else {
      unclosedTicks.insert(count)
      return literal(count)
    }
    var content = scalars[position + count..<end]
    let isPadded = content.first == " " && content.last == " " && content.contains { $0 != " " }
    if isPadded { content = content.dropFirst().dropLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: content)
    _ = begin(Token(text: view, isCode: true))
    position = end + count
  }

  private func endOfCode(ticks count: Int) -> Int? {
    var index = position + count
    while index < scalars.count {
      guard scalars[index] == "`" else {
        index += 1
        continue
      }
      let found = length(of: "`", at: index)
      if found == count { return index }
      index += found
    }
    return nil
  }

  private mutating func delimiter(_ character: Unicode.Scalar) {
    let count = length(of: character, at: position)
    if character == "~", count > 2 { return literal(count) }
    let (before, after) = (scalar(at: position - 1), scalar(at: position + count))
    let isLeft = after.map { !$0.isSpace && (!$0.isPunctuation || before.isBoundary) } ?? false
    let isRight = before.map { !$0.isSpace && (!$0.isPunctuation || after.isBoundary) } ?? false
    let isWord = character == "_"
    let token = begin(Token(text: .init(repeating: character, count: count)))
    delimiters.append(
      Delimiter(
        token: token, character: character, count: count, length: count,
        canOpen: isLeft && (!isWord || !isRight || before?.isPunctuation == true),
        canClose: isRight && (!isWord || !isLeft || after?.isPunctuation == true)))
    position += count
  }

  private var runs: [Run] {
    var styles = [Style](repeating: [], count: tokens.count)
    var links = tokens.map(\.link)
    // How many spans of a style begin and end before each token.
    for style in [Style.strong, .emphasis, .strikethrough] {
      var changes = [Int](repeating: 0, count: tokens.count + 1)
      for span in spans where span.style == style {
        changes[span.tokens.lowerBound] += 1
        changes[span.tokens.upperBound] -= 1
      }
      var depth = 0
      for token in tokens.indices {
        depth += changes[token]
        if depth > 0 { styles[token].insert(style) }
      }
    }
    for span in spans {
      guard let link = span.link else { continue }
      for token in span.tokens { links[token] = link }
    }
    var runs: [Run] = []
    for (index, token) in tokens.enumerated() where !token.text.isEmpty {
      let style = token.isCode ? styles[index].union(.code) : styles[index]
      if let last = runs.last, last.style == style, last.link == links[index] {
        runs[runs.count - 1].text += String(token.text)
      } else {
        runs.append(Run(text: String(token.text), style: style, link: links[index]))
      }
    }
    return runs
  }
}
