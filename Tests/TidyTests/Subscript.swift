/// A subscript in a line: `names[index]`.
struct Subscript {
  let list: String
  let index: String
  /// The code of the line before the list, and that behind the bracket.
  let before: String
  let after: String

  var text: String { "\(list)[\(index)]" }

  /// The last name of what is subscripted, nil if that is the result of a call or of another subscript.
  private var name: Substring? {
    let end = list.utf8.reversed().drop { "?!".utf8.contains($0) }
    let name = end.prefix(while: isPartOfName)
    return name.isEmpty ? nil : list[name.endIndex.base..<name.startIndex.base]
  }

  static func all(in code: String) -> [Subscript] {
    let bytes = Array(code.utf8)
    return bytes.indices.compactMap { opening in
      guard bytes[opening] == UInt8(ascii: "["), opening > 0 else { return nil }
      let list = start(of: opening, in: bytes)
      let end = closing(opening, in: bytes)
      guard list < opening, end > opening + 1 else { return nil }
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      return Subscript(
        list: text(list..<opening), index: text(opening + 1..<end), before: text(0..<list),
        after: text(min(end + 1, bytes.count)..<bytes.count))
    }
  }

  /// Where what is subscripted begins: names with periods between them, calls and other subscripts.
  private static func start(of opening: Int, in code: [UInt8]) -> Int {
    var start = opening
    while start > 0 {
      switch code[start - 1] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        var depth = 0
        repeat {
          start -= 1
          depth += nesting(code[start])
        } while depth < 0 && start > 0
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        guard start > 1, isPartOfName(code[start - 2]) || ")]".utf8.contains(code[start - 2]) else { return start }
        start -= 1
      case UInt8(ascii: "."): start -= 1
      case let byte where isPartOfName(byte): start -= 1
      default: return start
      }
    }
    return start
  }

  /// Where a bracket is closed, or the end of the line.
  private static func closing(_ opening: Int, in code: [UInt8]) -> Int {
    var depth = 0
    for index in opening..<code.count {
      depth += nesting(code[index])
      if depth == 0 { return index }
    }
    return code.count
  }

  private static func nesting(_ byte: UInt8) -> Int {
    "([{".utf8.contains(byte) ? 1 : ")]}".utf8.contains(byte) ? -1 : 0
  }

  /// Whether it takes all of a list, or can only be that of a dictionary or one that a type declares for keys that are
  /// no numbers.
  func isHarmless(_ names: DeclaredLists) -> Bool {
    if index.hasPrefix("keyPath: ") || index.hasPrefix("\"\"") || index.contains(", default: ") { return true }
    if index.hasSuffix(".self") || list.hasSuffix(", default: [:]]") { return true }
    if index == "..." { return true }
    if index.hasPrefix("."), !index.hasPrefix(".."), ![".zero", ".min", ".max"].contains(index) { return true }
    guard let name else { return isOptional }
    return names.dictionaries.contains(name) || isOptional && !names.listsOfOptionals.contains(name)
  }

  /// Whether the code around it takes its value for one that may be missing.
  private var isOptional: Bool {
    let forms = ["?.", "?[", "? =", "? {", "? +", "?,", " ??", " == nil", " != nil", " = nil", " = [:]"]
    if forms.contains(where: { after.hasPrefix($0) }) { return true }
    if before.contains(Pattern.optionalCase) { return true }
    return [",", " {", " else"].contains { after.hasPrefix($0) }
      && before.contains(Pattern.optionalBinding)
  }
}
