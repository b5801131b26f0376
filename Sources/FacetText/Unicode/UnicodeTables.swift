/// Unicode tables of a fixed version, so that goldens do not depend on the system.
package enum UnicodeTables {
  /// The properties of one scalar.
  struct Properties {
    let bits: UInt32

    /// `Grapheme_Cluster_Break`.
    var graphemeBreak: GraphemeBreak { GraphemeBreak(rawValue: UInt8(bits & 0xF)) ?? .other }
    /// `Indic_Conjunct_Break`.
    var conjunctBreak: ConjunctBreak { ConjunctBreak(rawValue: UInt8(bits >> 4 & 0x3)) ?? .none }
    /// `East_Asian_Width` is Wide or Fullwidth.
    var isWide: Bool { bits & 1 << 6 != 0 }
    /// `Extended_Pictographic`.
    var isPictograph: Bool { bits & 1 << 7 != 0 }
    /// `Default_Ignorable_Code_Point`.
    var isDefaultIgnorable: Bool { bits & 1 << 8 != 0 }
    /// Combining marks, format characters and controls, which have no width.
    var isZeroWidth: Bool { bits & 1 << 9 != 0 }
  }

  enum GraphemeBreak: UInt8 {
    case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark, l, v, t, lv, lvt
  }

  enum ConjunctBreak: UInt8 { case none, linker, consonant, extend }

  static func properties(of scalar: Unicode.Scalar) -> Properties {
    let bits = ranges[rangeIndex(of: scalar)] & 0x3FF
    // The table holds all Hangul syllables as one range; every 28th has no final consonant.
    guard bits & 0xF == GraphemeBreak.lv.rawValue, (scalar.value - 0xAC00) % 28 != 0 else {
      return Properties(bits: bits)
    }
    return Properties(bits: bits + 1)
  }

  /// The index of the last range that starts at or before `scalar`. The first starts at 0.
  private static func rangeIndex(of scalar: Unicode.Scalar) -> Int {
    let key = scalar.value << 10 | 0x3FF
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] <= key { low = middle } else { high = middle }
    }
    return low
  }
}
