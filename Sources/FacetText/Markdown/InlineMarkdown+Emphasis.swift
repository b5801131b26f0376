extension InlineMarkdown {
  /// Matches the delimiters from an index on by CommonMark's rules, and removes them.
  mutating func matchDelimiters(from bottom: Int) {
    // The lowest opener that a kind of closer can still have.
    var lowest: [Int: Int] = [:]
    var closer = bottom
    while closer < delimiters.count {
      guard delimiters[closer].canClose, delimiters[closer].count > 0 else {
        closer += 1
        continue
      }
      let kind = kind(of: delimiters[closer])
      if let opener = opener(for: closer, from: max(bottom, lowest[kind] ?? bottom)) {
        match(opener, closer)
      } else {
        lowest[kind] = closer
        closer += 1
      }
    }
    delimiters.removeSubrange(bottom...)
  }

  private func kind(of closer: Delimiter) -> Int {
    Int(closer.character.value) * 8 + closer.length % 3 * 2 + (closer.canOpen ? 1 : 0)
  }

  private func opener(for closer: Int, from lowest: Int) -> Int? {
    let end = delimiters[closer]
    var index = closer - 1
    while index >= lowest {
      let start = delimiters[index]
      let isAmbiguous = start.canClose || end.canOpen
      let isMultipleOfThree =
        isAmbiguous && (start.length + end.length) % 3 == 0 && (start.length % 3 != 0 || end.length % 3 != 0)
      if start.character == end.character, start.canOpen, start.count > 0,
        end.character == "~" ? start.count == end.count : !isMultipleOfThree
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    let (start, end) = (delimiters[opener], delimiters[closer])
    let isTilde = end.character == "~"
    let used = isTilde ? end.count : min(start.count, end.count, 2)
    let style: Style = isTilde ? .strikethrough : used == 2 ? .strong : .emphasis
    spans.append(Span(tokens: start.token + 1..<end.token, style: style))
    for index in opener + 1..<closer { delimiters[index].count = 0 }
    for index in [opener, closer] {
      delimiters[index].count -= used
      tokens[delimiters[index].token].text.removeLast(used)
    }
  }
}

extension Unicode.Scalar {
  var isSpace: Bool { properties.isWhitespace }

  var isPunctuationOfMarkdown: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  var isPunctuation: Bool {
    if isASCII { return isPunctuationOfMarkdown }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}

extension Unicode.Scalar? {
  /// Whether it is the start or the end of the text, a space or punctuation.
  var isBoundary: Bool { map { $0.isSpace || $0.isPunctuation } ?? true }
}
