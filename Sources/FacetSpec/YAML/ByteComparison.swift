internal import CLibYAML

/// Whether both have equal bytes.
func haveEqualBytes(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
  guard a.count == b.count else { return false }
  guard let first = a.baseAddress, let second = b.baseAddress, a.count > 0 else { return true }
  return memcmp(first, second, a.count) == 0
}

/// The first index at or after `start` of a byte.
func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard let base = bytes.baseAddress, start < bytes.count else { return nil }
  guard let found = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}
