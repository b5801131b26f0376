extension SyntaxSlip {
  /// The long form `sub: { type: Array<String>, default: [] }` of `sub: Array<String> = []`, because an entry in
  /// brackets cannot contain brackets. Nil for text that is not a declaration.
  func declaration(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> String? {
    let start = bytes[..<place].lastIndex { "{\n".utf8.contains($0) || $0 == UInt8(ascii: ",") }.map { $0 + 1 } ?? 0
    let parts = bytes[start..<place].split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard parts.count == 2, let equals = parts[1].lastIndex(where: { $0 != 0x20 }), bytes[equals] == UInt8(ascii: "=")
    else { return nil }
    func text(_ bytes: some Sequence<UInt8>) -> String {
      String(decoding: Array(bytes.split(separator: 0x20).joined(separator: [0x20])), as: UTF8.self)
    }
    let (name, type) = (text(parts[0]), text(parts[1][..<equals]))
    // An assignment has the name of a binding in place of the type.
    guard !name.isEmpty, type.utf8.first?.isUppercase == true else { return nil }
    let isEmpty = place + 1 < bytes.count && "]}".utf8.contains(bytes[place + 1])
    let (open, close) = bytes[place] == UInt8(ascii: "[") ? ("[", "]") : ("{", "}")
    return "\(name): { type: \(type), default: \(open)\(isEmpty ? "" : " … ")\(close) }"
  }
}
