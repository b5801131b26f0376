/// The probable names of a component or transition whose file could not be parsed, so that references to it are not
/// reported: `rating` for `specs/rating.component.yaml`, and the value of the first `component:`, `screen:` or
/// `transition:` in it.
func likelyNames(of input: SourceInput) -> [String] {
  let file = input.path.utf8.split(separator: UInt8(ascii: "/")).last ?? input.path.utf8[...]
  let stem = String(decoding: file.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  return [stem] + [writtenName(in: input.bytes)].compactMap { $0 }
}

/// The value of `variantsFrom:` in a component that could not be parsed; nil if none is found.
func likelyDataFile(of input: SourceInput) -> String? {
  for line in input.bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
    let words = line.split(whereSeparator: { " \t\"':,{}".utf8.contains($0) })
    guard words.count >= 2, words[0].elementsEqual("variantsFrom".utf8) else { continue }
    return String(decoding: words[1], as: UTF8.self)
  }
  return nil
}

/// The value of a `component:`, `screen:` or `transition:` at the start of a line, quoted as in JSON or YAML, or unquoted.
private func writtenName(in bytes: [UInt8]) -> String? {
  for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
    let words = line.split(whereSeparator: { !isLetterOrDigit($0) })
    guard words.count >= 2, ["component", "screen", "transition"].contains(where: { words[0].elementsEqual($0.utf8) })
    else { continue }
    return String(decoding: words[1], as: UTF8.self)
  }
  return nil
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}
