/// Marks of one cell for what a picture has no characters for, explained below it: `①  wifi`. What is the same has the
/// same mark wherever it stands.
struct PictureMarks {
  /// The meaning of a mark.
  enum Meaning: Hashable {
    case symbol(String)
    case image(String)
    /// A text in a right-to-left script.
    case text(String)
  }

  /// In the order in which they were given out.
  private(set) var given: [(mark: String, meaning: Meaning)] = []
  private var known: [Meaning: String] = [:]

  mutating func mark(for meaning: Meaning) -> String {
    if let mark = known[meaning] { return mark }
    let mark = Self.mark(number: given.count)
    known[meaning] = mark
    given.append((mark, meaning))
    return mark
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "①"..."⑳", "Ⓐ"..."Ⓩ", "◈", "▒": true
    default: false
    }
  }

  /// ① to ⑳, Ⓐ to Ⓩ; what is beyond has one mark for all, and is told apart below the picture only by its order.
  private static func mark(number: Int) -> String {
    let code = number < 20 ? 0x2460 + number : number < 46 ? 0x24B6 + number - 20 : 0x25C8
    return Unicode.Scalar(UInt32(code)).map { String(Character($0)) } ?? "◈"
  }
}
