/// Where the lines of a file start.
///
/// A line ends with LF, CR LF, or a CR alone, and with nothing else: YAML 1.1 counts NEL, LS and PS too, editors do not.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many scalars begin before each multiple of `stride` bytes: a line can be megabytes long.
  private let scalarCounts: [Int]
  private static let stride = 1_024

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = Self.lineStarts(in: bytes)
    scalarCounts = Self.scalarCounts(in: bytes)
  }

  package func location(of span: SourceSpan) -> SourceLocation {
    let start = place(of: Int(span.start))
    let end = place(of: Int(span.end))
    return SourceLocation(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// The bytes of a line, counted from one, without its end.
  package func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let start = line == 1 && startsWithByteOrderMark ? 3 : starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let scalars = scalarCount(before: offset) - scalarCount(before: starts[line])
    return (line + 1, scalars - (line == 0 && scalars > 0 && startsWithByteOrderMark ? 1 : 0) + 1)
  }

  private func scalarCount(before offset: Int) -> Int {
    let known = offset / Self.stride
    return scalarCounts[known] + Self.scalarCount(in: bytes[(known * Self.stride)..<offset])
  }

  /// The bytes that do not continue a scalar.
  private static func scalarCount(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  private static func scalarCounts(in bytes: [UInt8]) -> [Int] {
    var counts = [0]
    var start = 0
    while start + stride <= bytes.count {
      counts.append(counts[counts.count - 1] + scalarCount(in: bytes[start..<(start + stride)]))
      start += stride
    }
    return counts
  }

  /// An editor does not show the mark, so it has no column.
  private var startsWithByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The last line that starts at or before `offset`.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      // Few bytes are less than or equal to CR.
      for index in bytes.indices where bytes[index] <= UInt8(ascii: "\r") {
        let isFirstOfTwo = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") && !isFirstOfTwo {
          starts.append(index + 1)
        }
      }
    }
    return starts
  }
}
