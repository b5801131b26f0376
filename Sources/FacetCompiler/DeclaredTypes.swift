/// The names of the types that a Swift file declares, at any depth. The file is scanned for words without parsing
/// comments, so the result can contain names that are not declared, but lacks none.
func declaredTypes(inSwift bytes: [UInt8]) -> Set<String> {
  var types: Set<String> = []
  var isDeclared = false
  for word in bytes.split(whereSeparator: { !isPartOfName($0) }) {
    let word = String(decoding: word, as: UTF8.self)
    if isDeclared { types.insert(word) }
    isDeclared = declaringWords.contains(word)
  }
  return types
}

private let declaringWords: Set<String> = ["struct", "class", "enum", "actor", "typealias"]

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: byte >= 0x80
  }
}
