internal import CLibYAML
internal import FacetDiagnostics

extension YAMLReader {
  mutating func addScalar(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    var start = offset(event.start_mark)
    let end = offset(event.end_mark)
    if let anchor = scalar.anchor { builder.anchors.name(builder.nodes.count, String(cString: anchor)) }
    if scalar.anchor != nil || scalar.tag != nil {
      let properties = properties(from: start)
      start = min(properties.end, max(start, end))
      if let tag = properties.tag {
        builder.diagnostics.append(.tag(bytes, tag, until: end, in: builder.file))
        // `!flag` is probably an expression. It is reported and read as such, so that the rest of the file can be
        // checked.
        if scalar.style == YAML_PLAIN_SCALAR_STYLE, !isCoreTag(tag) {
          return builder.addScalar(
            .plain, tag.lowerBound..<max(end, tag.upperBound), text: tag.lowerBound..<max(end, tag.upperBound))
        }
      }
    }
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    switch scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
      add(text, .singleQuoted, start..<end, inner: (start + 1)..<max(end - 1, start + 1))
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      add(text, .doubleQuoted, start..<end, inner: (start + 1)..<max(end - 1, start + 1))
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      builder.addScalar(.block, start..<endOfBlock(start..<end), cooked: text)
    default: add(text, .plain, start..<max(start, end), inner: start..<max(start, end))
    }
  }

  /// Adds a scalar. Its text is not copied if it is contiguous in the source.
  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: SourceTree.Kind, _ range: Range<Int>, inner: Range<Int>
  ) {
    if inner.upperBound <= bytes.count, haveEqualBytes(text, UnsafeBufferPointer(rebasing: bytes[inner])) {
      builder.addScalar(kind, range, text: inner)
    } else {
      builder.addScalar(kind, range, cooked: text)
    }
  }

  /// The end of a block scalar's last line. libyaml's end is the start of the next token.
  private func endOfBlock(_ range: Range<Int>) -> Int {
    var end = min(range.upperBound, bytes.count)
    while end > range.lowerBound, isBlankOrBreak(bytes[end - 1]) { end -= 1 }
    return end
  }
}

// MARK: - Tags and anchors before a node

extension YAMLReader {
  /// Skips `&anchor` and `!tag` with the spaces, line breaks and comments between them, because libyaml includes them
  /// in the node.
  func properties(from start: Int) -> (end: Int, tag: Range<Int>?) {
    var index = start
    var tag: Range<Int>?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "&"): index = endOfWord(index)
      case UInt8(ascii: "!"):
        tag = index..<endOfWord(index)
        index = endOfWord(index)
      case UInt8(ascii: "#"):
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case let byte where isBlankOrBreak(byte): index += 1
      default: return (index, tag)
      }
    }
    return (index, tag)
  }

  private func endOfWord(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, !isBlankOrBreak(bytes[index]), !isFlowIndicator(bytes[index]) { index += 1 }
    return index
  }

  /// Whether it is a core tag such as `!!str`, or its long form.
  func isCoreTag(_ tag: Range<Int>) -> Bool {
    let text = bytes[tag]
    return text.starts(with: "!!".utf8) || text.starts(with: "!<".utf8)
  }
}

func isBlankOrBreak(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

private func isFlowIndicator(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
  default: false
  }
}
