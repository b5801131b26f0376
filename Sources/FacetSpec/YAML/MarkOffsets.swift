/// Converts libyaml's marks, which count characters, to byte offsets.
///
/// Marks are nearly sorted, so each search starts at the last result, in either direction.
struct MarkOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The start of the text. libyaml does not get the byte order mark.
  private let start: Int
  private let isASCII: Bool
  private var character = 0
  private var byte: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, isASCII: Bool) {
    self.bytes = bytes
    self.start = start
    self.isASCII = isASCII
    byte = start
  }

  mutating func byte(ofCharacter target: Int) -> Int {
    if isASCII { return min(start + target, bytes.count) }
    while character < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > target, byte > start {
      byte -= 1
      while byte > start, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
