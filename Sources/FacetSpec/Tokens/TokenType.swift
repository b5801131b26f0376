/// The types of the DTCG format, 2025.10. There are no others.
package enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// Which appearance a token file holds the values for.
///
/// A mode's file lies over the base: it may change a value, not add a token.
package enum TokenMode: String, Hashable, Sendable, CaseIterable {
  case base, dark, increasedContrast, darkIncreasedContrast
}
