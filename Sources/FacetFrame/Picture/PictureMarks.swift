/// Marks of one cell for content without a character of its own, explained below the picture: `①  wifi`. Equal content
/// has the same mark. Symbols and images have numbers, texts have letters.
struct PictureMarks {
  /// The meaning of a mark.
  enum Meaning: Hashable {
    case symbol(String)
    case image(String)
    /// A text in a right-to-left script.
    case text(String)
  }

  /// The marks in the order of assignment.
  private(set) var given: [(mark: String, meaning: Meaning)] = []
  private var known: [Meaning: String] = [:]
  private var numbered = 0
  private var lettered = 0

  mutating func mark(for meaning: Meaning) -> String {
    if let mark = known[meaning] { return mark }
    let mark: String
    if case .text = meaning {
      mark = Self.mark(letter: lettered)
      lettered += 1
    } else {
      mark = Self.mark(number: numbered)
      numbered += 1
    }
    add(mark, for: meaning)
    return mark
  }

  /// Explains a character that the project has chosen.
  mutating func add(_ mark: String, for meaning: Meaning) {
    guard known[meaning] == nil else { return }
    known[meaning] = mark
    given.append((mark, meaning))
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "①"..."⑳", "Ⓐ"..."Ⓩ", "ⓐ"..."ⓩ", "◈", "▒": true
    default: false
    }
  }

  /// The mark of a text: ⓐ to ⓩ, so that another symbol changes none of them.
  private static func mark(letter: Int) -> String {
    Unicode.Scalar(UInt32(letter < 26 ? 0x24D0 + letter : 0x25C8)).map { String(Character($0)) } ?? "◈"
  }

  /// The mark with a number: ① to ⑳, then Ⓐ to Ⓩ. Higher numbers share one mark, and are listed in their order.
  private static func mark(number: Int) -> String {
    let code = number < 20 ? 0x2460 + number : number < 46 ? 0x24B6 + number - 20 : 0x25C8
    return Unicode.Scalar(UInt32(code)).map { String(Character($0)) } ?? "◈"
  }
}
