internal import FacetDiagnostics
internal import FacetLanguage
internal import FacetLimits
internal import FacetText

// MARK: - Bytes

extension Diagnostic {
  static func tooLarge(_ size: Int, in file: FileID) -> Diagnostic {
    Diagnostic(
      .yamlTooLarge, at: SourceSpan(file: file, start: 0, end: 0),
      "found a file of \(size) bytes, expected at most \(Limit.fileSize.most)", help: "split it into several files")
  }

  static func wrongEncoding(_ name: String, in file: FileID) -> Diagnostic {
    Diagnostic(
      .yamlEncoding, at: SourceSpan(file: file, start: 0, end: 0), "found \(name), expected UTF-8",
      help: "save it as UTF-8: iconv -f \(name) -t UTF-8")
  }

  static func invalidUTF8(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlInvalidUTF8, at: span, "found the byte 0x\(hex(UInt32(byte), digits: 2)), which is no character in UTF-8",
      help: "save the file as UTF-8")
  }

  static func controlCharacter(_ value: UInt32, at span: SourceSpan) -> Diagnostic {
    let name = value == 0 ? "a NUL byte" : "the control character U+\(hex(value, digits: 4))"
    return Diagnostic(
      .yamlControlCharacter, at: span, "found \(name), which cannot stand in a file",
      help: "take it out, or write it as an escape in double quotes: \"\\u\(hex(value, digits: 4))\"")
  }

  static func lineSeparator(_ value: UInt32, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlLineSeparator, at: span, "found U+\(hex(value, digits: 4)), which ends a line for YAML and not for editors",
      help: "take it out, or write it as an escape in double quotes: \"\\u\(hex(value, digits: 4))\"")
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
  }
}

// MARK: - Bounds

extension Diagnostic {
  static func tooDeep(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlTooDeep, at: span, "found more than \(Limit.depth.most) mappings and sequences within each other",
      help: "make a component of what lies inside")
  }

  static func tooManyMistakes(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlTooManyMistakes, at: span,
      "found \(Limit.mistakes.most) mistakes; the file was not read further than here")
  }

  static func tooManyAliases(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlTooManyAliases, at: span,
      "found aliases that add up to more than \(Limit.aliasedNodes.most) nodes in this file",
      help: "use a component, a style or a token for what is used again and again")
  }
}

// MARK: - Structure

extension Diagnostic {
  static func severalDocuments(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlSeveralDocuments, at: span, "found a second document in the file, expected one",
      help: "put it into a file of its own")
  }

  static func duplicateKey(
    _ name: String, at span: SourceSpan, first: SourceSpan, isSpelledAlike: Bool
  ) -> Diagnostic {
    let note = isSpelledAlike ? "first given here" : "first given here, composed of other code points"
    return Diagnostic(
      .yamlDuplicateKey, at: span, "found the key '\(name)' a second time in the same mapping",
      help: Grammar.modifiers.rows.contains { $0.key.text == name }
        ? "take one of the two out; to apply a modifier twice, put the element into 'group: …' and give it to both"
        : "take one of the two out", notes: [Note(note, at: first)])
  }

  static func complexKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlComplexKey, at: span, "found a mapping or a sequence as a key, expected a word",
      help: "quote it if it is text")
  }

  static func mergeKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlMergeKey, at: span, "found the merge key '<<', which the language does not have",
      help: "write 'extends:' in a style, or write the entries out")
  }

  /// - Parameter end: The end of the value that follows the tag.
  static func tag(_ bytes: UnsafeBufferPointer<UInt8>, _ tag: Range<Int>, until end: Int, in file: FileID) -> Diagnostic
  {
    let name = String(decoding: bytes[tag], as: UTF8.self)
    let value = String(decoding: bytes[tag.lowerBound..<max(end, tag.upperBound)].dropFirst(), as: UTF8.self)
    let isNegation = !name.hasPrefix("!!") && !name.hasPrefix("!<") && !value.isEmpty && value.utf8.count < 80
    return Diagnostic(
      .yamlTag, at: SourceSpan(file: file, start: tag.lowerBound, end: tag.upperBound),
      "found the YAML tag '\(name)', expected a value",
      help: isNegation
        ? "for a negation write: not \(value.drop { $0 == " " }); quote it if it is text"
        : "leave it out: the type is known from where the value stands")
  }

  static func tagDirective(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.yamlDirective, at: span, "found a %TAG directive, and no tags are read", help: "leave the line out")
  }

  static func unknownAlias(_ name: String, at span: SourceSpan, known: some Sequence<String>) -> Diagnostic {
    let help = nearest(to: name, among: known).map { "did you mean '*\($0)'?" }
    return Diagnostic(
      .yamlUnknownAlias, at: span, "found the alias '*\(name)', and no '&\(name)' before it",
      help: help ?? "quote text that starts with '*'")
  }

  static func aliasCycle(_ name: String, at span: SourceSpan, of anchor: SourceSpan) -> Diagnostic {
    Diagnostic(
      .yamlAliasCycle, at: span, "found the alias '*\(name)' within the node that it stands for",
      help: "write the value out", notes: [Note("'&\(name)' begins here", at: anchor)])
  }
}

// MARK: - JSON

extension Diagnostic {
  static func jsonSyntax(_ message: String, help: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.jsonSyntax, at: span, message, help: help)
  }

  static func loneSurrogate(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .jsonLoneSurrogate, at: span, "found half of a surrogate pair, expected both halves",
      help: "write the character itself, or both escapes: \\uD83D\\uDE00")
  }

  /// Whether it is about an escape that JSON can have and YAML cannot.
  var isAboutEscape: Bool { kind == .yamlEscape }
}
