internal import CLibYAML
internal import FacetDiagnostics
internal import FacetLimits

/// Builds a ``SourceTree`` from libyaml's events.
///
/// libyaml determines the location and the text of scalars. Limits and restrictions that it does not have (depth,
/// aliases, tags, duplicate keys, a second document) are checked here for each event.
struct YAMLReader {
  var builder: TreeBuilder
  var offsets: MarkOffsets
  let bytes: UnsafeBufferPointer<UInt8>
  let start: Int
  private var documents = 0
  var aliasedNodes = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, check: EncodingCheck, builder: TreeBuilder) {
    self.bytes = bytes
    self.builder = builder
    start = check.start
    offsets = MarkOffsets(bytes, start: check.start, isASCII: check.isASCII)
  }

  /// Parses to the end. Returns false if no tree can be built.
  mutating func read() -> Bool {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return false }
    defer { yaml_parser_delete(parser) }
    if let tooMany = tagDirective(after: Limit.tagDirectives.most) {
      builder.diagnostics.append(.tagDirective(at: tooMany))
      return false
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let text = UnsafeBufferPointer(rebasing: bytes[start...])
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    return readEvents(parser)
  }

  private mutating func readEvents(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> Bool {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        report(parser.pointee)
        return false
      }
      defer { yaml_event_delete(&event) }
      switch take(event) {
      case .goOn: continue
      case .done: return true
      case .giveUp: return false
      }
    }
  }

  private enum Next { case goOn, done, giveUp }

  private mutating func take(_ event: yaml_event_t) -> Next {
    switch event.type {
    case YAML_STREAM_END_EVENT: return .done
    case YAML_DOCUMENT_START_EVENT: return startDocument(event)
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_ALIAS_EVENT: guard addAlias(event) else { return .giveUp }
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      guard open(.mapping, event, tag: start.tag, anchor: start.anchor) else { return .giveUp }
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      guard open(.sequence, event, tag: start.tag, anchor: start.anchor) else { return .giveUp }
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(event)
    default: break
    }
    return checkMistakes(event)
  }

  private mutating func checkMistakes(_ event: yaml_event_t) -> Next {
    if builder.reportExcess() { return .giveUp }
    guard builder.isHopeless else { return .goOn }
    builder.diagnostics.append(.tooManyMistakes(at: span(event)))
    return .giveUp
  }

  private mutating func startDocument(_ event: yaml_event_t) -> Next {
    documents += 1
    let directives = event.data.document_start.tag_directives
    if directives.start != directives.end {
      builder.diagnostics.append(.tagDirective(at: span(event)))
      return .giveUp
    }
    if documents == 1 { return .goOn }
    builder.diagnostics.append(.severalDocuments(at: span(event)))
    return .done
  }

  private mutating func open(
    _ kind: SourceTree.Kind, _ event: yaml_event_t, tag: UnsafeMutablePointer<UInt8>?,
    anchor: UnsafeMutablePointer<UInt8>?
  ) -> Bool {
    var start = offset(event.start_mark)
    if tag != nil || anchor != nil {
      let properties = properties(from: start)
      start = properties.end
      if let tag = properties.tag {
        builder.diagnostics.append(.tag(bytes, tag, until: tag.upperBound, in: builder.file))
      }
    }
    if let anchor { builder.anchors.name(builder.nodes.count, String(cString: anchor)) }
    return builder.open(kind, at: start)
  }

  private mutating func close(_ event: yaml_event_t) {
    let end = offset(event.end_mark)
    // The end of a block is detected at the next token only, so its marks are not used.
    let isFlow = event.start_mark.index != event.end_mark.index
    builder.close(at: isFlow ? end : nil)
  }

  /// The span of the `%TAG` directive after `count` others. Their number is limited, because libyaml compares each with
  /// all earlier ones.
  private func tagDirective(after count: Int) -> SourceSpan? {
    var left = count
    var index = start
    while let found = firstIndex(of: UInt8(ascii: "%"), in: bytes, from: index) {
      index = found + 1
      let startsLine = found == start || bytes[found - 1] == 0x0A || bytes[found - 1] == 0x0D
      guard startsLine, bytes[found...].starts(with: "%TAG".utf8) else { continue }
      if left == 0 { return SourceSpan(file: builder.file, start: found, end: found + 4) }
      left -= 1
    }
    return nil
  }

  mutating func offset(_ mark: yaml_mark_t) -> Int { offsets.byte(ofCharacter: mark.index) }

  mutating func span(_ event: yaml_event_t) -> SourceSpan {
    let start = offset(event.start_mark)
    return SourceSpan(file: builder.file, start: start, end: max(start, offset(event.end_mark)))
  }
}
