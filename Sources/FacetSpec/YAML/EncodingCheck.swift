internal import FacetDiagnostics
internal import FacetLimits

/// Checks the encoding of a file before it is parsed as YAML or JSON.
struct EncodingCheck {
  /// The start of the text, after a byte order mark.
  private(set) var start = 0
  private(set) var isASCII = true
  /// The first invalid byte or character; nil for valid text.
  private(set) var diagnostic: Diagnostic?

  private let bytes: [UInt8]
  private let file: FileID

  enum Format {
    /// YAML allows no DEL, C1 controls or U+FFFE; and its parser takes NEL, LS and PS for line breaks, which editors do
    /// not.
    case yaml
    /// JSON allows all characters except C0 controls.
    case json
  }

  init(_ bytes: [UInt8], file: FileID, format: Format) {
    self.bytes = bytes
    self.file = file
    if bytes.count > Limit.fileSize.most {
      diagnostic = .tooLarge(bytes.count, in: file)
    } else if let name = Self.wideEncoding(of: bytes) {
      diagnostic = .wrongEncoding(name, in: file)
    } else {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
      diagnostic = firstBadScalar(format)
    }
  }

  /// Detects UTF-16 and UTF-32 by a byte order mark, or by the zero bytes around the first ASCII character.
  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    let first = Array(bytes.prefix(4))
    guard first.count >= 2 else { return nil }
    if first == [0, 0, 0xFE, 0xFF] || first == [0xFF, 0xFE, 0, 0] { return "UTF-32" }
    if first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE]) { return "UTF-16" }
    if first.count == 4, first.filter({ $0 == 0 }).count == 3 { return "UTF-32" }
    return (first[0] == 0) != (first[1] == 0) ? "UTF-16" : nil
  }

  private mutating func firstBadScalar(_ format: Format) -> Diagnostic? {
    var index = firstUnusual(from: start)
    while index < bytes.count {
      let byte = bytes[index]
      let scalar = scalar(at: index)
      if scalar.length > 1 || byte >= 0x80 { isASCII = false }
      let span = SourceSpan(file: file, start: index, end: min(index + max(scalar.length, 1), bytes.count))
      guard let value = scalar.value else { return .invalidUTF8(byte, at: span) }
      if Self.isControl(value, in: format) { return .controlCharacter(value, at: span) }
      if format == .yaml, Self.isLineSeparator(value) { return .lineSeparator(value, at: span) }
      index = firstUnusual(from: index + scalar.length)
    }
    return nil
  }

  /// The first byte from `index` on that is not printable ASCII, a space or LF, which almost all bytes are.
  private func firstUnusual(from index: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var index = index
      while index < bytes.count {
        if index + 8 <= bytes.count, Self.arePrintable(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
          index += 8
          continue
        }
        for _ in 0..<min(8, bytes.count - index) {
          guard bytes[index] &- 0x20 < 0x5F || bytes[index] == 0x0A else { return index }
          index += 1
        }
      }
      return index
    }
  }

  /// Whether eight bytes are printable ASCII or spaces: no byte has its highest bit, is below 0x20 or is 0x7F.
  private static func arePrintable(_ bytes: UInt64) -> Bool {
    let highest: UInt64 = 0x8080_8080_8080_8080
    return (bytes | (bytes &- 0x2020_2020_2020_2020) | (bytes &+ 0x0101_0101_0101_0101)) & highest == 0
  }

  private static func isControl(_ value: UInt32, in format: Format) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20: true
    case 0x7F..<0xA0, 0xFFFE, 0xFFFF: format == .yaml
    default: false
    }
  }

  private static func isLineSeparator(_ value: UInt32) -> Bool { value == 0x85 || value == 0x2028 || value == 0x2029 }

  /// Decodes a scalar. The value is nil for invalid bytes: overlong, a surrogate, beyond U+10FFFF, or truncated.
  private func scalar(at index: Int) -> (value: UInt32?, length: Int) {
    let lead = bytes[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let (length, least): (Int, UInt32)
    switch lead {
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x10000)
    default: return (nil, 1)
    }
    guard index + length <= bytes.count else { return (nil, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[(index + 1)..<(index + length)] {
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, Unicode.Scalar(value) != nil else { return (nil, 1) }
    return (value, length)
  }
}
