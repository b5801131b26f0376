/// A number that tells one mistake from another, the same on every machine: FNV-1a, 64 bits
/// (http://www.isthe.com/chongo/tech/comp/fnv/). It is no secret and guards nothing.
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a part, and where it ends.
  mutating func add(_ part: some Sequence<UInt8>) {
    for byte in part { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
