/// Which letters and digits are in a name, and how many: two names with few slips between them have nearly the same.
///
/// It costs a few instructions where counting slips costs thousands, and never says no where slips would say yes.
struct NameSketch {
  /// A bit for each letter or digit, without case; rare ones share one.
  private var letters: UInt64 = 0
  private var count = 0

  init(_ name: String) {
    for scalar in name.unicodeScalars where scalar != "-" && scalar != "_" && scalar != " " {
      letters |= 1 << UInt64(caseFolded(scalar).value & 63)
      count += 1
    }
  }

  /// Whether so many letters too many, too few, wrong, or swapped may make one name of the other.
  func mayBecome(_ other: NameSketch, with slips: Int) -> Bool {
    abs(count - other.count) <= slips && (letters & ~other.letters).nonzeroBitCount <= slips
      && (other.letters & ~letters).nonzeroBitCount <= slips
  }
}
