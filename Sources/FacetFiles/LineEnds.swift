extension [UInt8] {
  /// The same lines with LF at their ends; nil if none ends in CR LF. Git writes CR LF into a checkout where
  /// `core.autocrlf` asks for it, and takes it out again: nobody has edited such a file.
  var withLineFeeds: [UInt8]? {
    var lines: [UInt8] = []
    lines.reserveCapacity(count)
    for byte in self {
      if byte == UInt8(ascii: "\n"), lines.last == UInt8(ascii: "\r") { lines.removeLast() }
      lines.append(byte)
    }
    return lines.count == count ? nil : lines
  }
}
