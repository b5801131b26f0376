package import FacetDiagnostics

extension SourceTree {
  /// The comments that begin with `word`, from their `#` to the end of the line, in the order of the file.
  ///
  /// Comments are no nodes: a `#` begins one at the start of a line or behind a blank, unless it stands in a scalar.
  package func comments(beginningWith word: String) -> [SourceSpan] {
    source.withUnsafeBufferPointer { bytes in
      var comments: [SourceSpan] = []
      var next = 0
      while let hash = firstIndex(of: UInt8(ascii: "#"), in: bytes, from: next) {
        next = hash + 1
        let isBegun = hash == 0 || isBlankOrBreak(bytes[hash - 1])
        guard isBegun, begins(with: word, bytes[(hash + 1)...]), !isInScalar(hash) else { continue }
        var end = hash
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
        comments.append(SourceSpan(file: file, start: hash, end: end))
        next = end
      }
      return comments
    }
  }

  /// The bytes of a part of the file.
  package func bytes(of span: SourceSpan) -> ArraySlice<UInt8> {
    source[(Int(span.start)..<Int(span.end)).clamped(to: source.indices)]
  }

  private func begins(with word: String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.drop { isBlankOrBreak($0) && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.starts(with: word.utf8)
  }

  private func isInScalar(_ offset: Int) -> Bool {
    nodes.contains { $0.kind.isScalar && Int($0.start) <= offset && offset < Int($0.end) }
  }
}
