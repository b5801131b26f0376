/// Numbers for rows of pictures, equal for rows with the same bytes.
struct RowNumbers {
  private var rows: [String] = []
  private var numbers: [RowBytes: Int] = [:]
  /// The scalars of each row, once they are needed.
  private var scalars: [Int: [Unicode.Scalar]] = [:]
  /// The number of the mirrored row of each row, once it is computed.
  private var mirrors: [Int: Int] = [:]
  /// The words that make one row of another, by the numbers of both, once they are looked for.
  private var replacements: [Pair: RowReplacement?] = [:]

  private struct RowBytes: Hashable {
    let row: String

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.row.hasBytes(of: rhs.row) }

    func hash(into hasher: inout Hasher) {
      var row = row
      row.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  subscript(row: String) -> Int {
    mutating get {
      let key = RowBytes(row: row)
      if let known = numbers[key] { return known }
      numbers[key] = rows.count
      rows.append(row)
      return rows.count - 1
    }
  }

  /// The words that make a row of another one, both by their numbers; nil if there are none.
  mutating func replacement(of old: Int, by new: Int) -> RowReplacement? {
    let pair = Pair(old: old, new: new)
    if let known = replacements[pair] { return known }
    let replacement = RowReplacement(from: scalars(of: old), to: scalars(of: new))
    replacements[pair] = .some(replacement)
    return replacement
  }

  /// The number of the mirrored row.
  mutating func mirror(of row: Int) -> Int {
    if let known = mirrors[row] { return known }
    let mirror = self[PictureMirror.mirrored(rows[row])]
    mirrors[row] = mirror
    return mirror
  }

  private mutating func scalars(of row: Int) -> [Unicode.Scalar] {
    if let known = scalars[row] { return known }
    let all = Array(rows[row].unicodeScalars)
    scalars[row] = all
    return all
  }
}
