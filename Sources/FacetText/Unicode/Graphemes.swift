extension Substring.UnicodeScalarView {
  /// Removes and returns the first grapheme cluster (UAX #29, extended clusters).
  ///
  /// `Character` is not used, because its clusters depend on the Unicode version of the system.
  mutating func popGrapheme() -> Substring? {
    guard let first else { return nil }
    var rules = GraphemeRules(first)
    var end = index(after: startIndex)
    while end < endIndex, !rules.breaks(before: self[end]) { end = index(after: end) }
    defer { self = self[end...] }
    return Substring(self[..<end])
  }
}

/// The rules GB3 to GB999 of UAX #29, applied to consecutive scalars.
private struct GraphemeRules {
  private var last: UnicodeTables.Properties
  /// The number of consecutive regional indicators, of which two form a flag.
  private var indicators = 0
  /// Within `ExtPict Extend*` (GB11).
  private var followsPictograph = false
  /// Within `Consonant [Extend Linker]*` (GB9c), and whether there was a linker.
  private var followsConsonant = false
  private var hasLinker = false

  init(_ first: Unicode.Scalar) {
    last = UnicodeTables.properties(of: first)
    remember(last)
  }

  mutating func breaks(before scalar: Unicode.Scalar) -> Bool {
    let next = UnicodeTables.properties(of: scalar)
    let joined = joins(next)
    if joined { remember(next) }
    return !joined
  }

  private func joins(_ next: UnicodeTables.Properties) -> Bool {
    switch (last.graphemeBreak, next.graphemeBreak) {
    case (.cr, .lf): true
    case (.cr, _), (.lf, _), (.control, _), (_, .cr), (_, .lf), (_, .control): false
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt), (.lv, .v), (.v, .v), (.lv, .t), (.v, .t), (.lvt, .t), (.t, .t): true
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): true
    case (.zwj, _) where followsPictograph && next.isPictograph: true
    case (.regionalIndicator, .regionalIndicator): indicators % 2 == 1
    default: followsConsonant && hasLinker && next.conjunctBreak == .consonant
    }
  }

  private mutating func remember(_ next: UnicodeTables.Properties) {
    indicators = next.graphemeBreak == .regionalIndicator ? indicators + 1 : 0
    if next.isPictograph {
      followsPictograph = true
    } else if next.graphemeBreak != .extend && next.graphemeBreak != .zwj {
      followsPictograph = false
    } else if last.graphemeBreak == .zwj {
      followsPictograph = false
    }
    switch next.conjunctBreak {
    case .consonant: (followsConsonant, hasLinker) = (true, false)
    case .linker: hasLinker = followsConsonant
    case .extend: break
    case .none: (followsConsonant, hasLinker) = (false, false)
    }
    last = next
  }
}
