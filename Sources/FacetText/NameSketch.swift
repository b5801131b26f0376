/// A set of the letters and digits of a name, and their number. Names with a small edit distance have similar sketches.
///
/// A comparison costs a few instructions instead of thousands for the edit distance, and has no false negatives.
struct NameSketch {
  /// A bit for each letter or digit, case-insensitive; rare ones share one.
  private var letters: UInt64 = 0
  private var count = 0

  init(_ name: String) {
    for scalar in name.unicodeScalars where scalar != "-" && scalar != "_" && scalar != " " {
      letters |= 1 << UInt64(caseFolded(scalar).value & 63)
      count += 1
    }
  }

  /// Whether the edit distance can be at most `slips`.
  func mayBecome(_ other: NameSketch, with slips: Int) -> Bool {
    abs(count - other.count) <= slips && (letters & ~other.letters).nonzeroBitCount <= slips
      && (other.letters & ~letters).nonzeroBitCount <= slips
  }
}
