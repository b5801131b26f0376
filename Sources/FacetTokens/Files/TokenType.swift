import FacetSpec

/// The types of the DTCG format, 2025.10.
package enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// A `$type` as written in a file.
package enum WrittenType: Hashable, Sendable {
  /// A type of the format, by its name or by another tool's name for it.
  case known(TokenType)
  /// A type of another tool that covers several DTCG types. The value of the token determines which.
  case byValue(ValueDependentType)
}

/// Types of other tools that do not determine the DTCG type.
package enum ValueDependentType: Hashable, Sendable {
  /// `lineHeights` of Tokens Studio: a multiple of the font size, or a length.
  case lineHeight
  /// A font family, size, weight or typography.
  case font
}

extension WrittenType {
  /// The type for another tool's name. Letter case, hyphens and underscores are ignored: `font-weight`, `fontWeights`.
  ///
  /// Nil for names without a counterpart in the format: `composition`, `text`, `other`.
  static func ofOtherTools(_ name: String) -> WrittenType? {
    let letters = String(decoding: name.lowercased().utf8.filter { !"-_ ".utf8.contains($0) }, as: UTF8.self)
    return namesOfOtherTools[letters]
  }

  private static let namesOfOtherTools: [String: WrittenType] = {
    var names: [String: WrittenType] = [
      "fontsize": .known(.dimension), "fontsizes": .known(.dimension), "size": .known(.dimension),
      "sizing": .known(.dimension), "spacing": .known(.dimension), "borderradius": .known(.dimension),
      "borderwidth": .known(.dimension), "letterspacing": .known(.dimension), "paragraphspacing": .known(.dimension),
      "paragraphindent": .known(.dimension), "fontfamilies": .known(.fontFamily), "fontweights": .known(.fontWeight),
      "time": .known(.duration), "float": .known(.number), "ratio": .known(.number), "opacity": .known(.number),
      "math": .known(.number), "boxshadow": .known(.shadow), "lineheight": .byValue(.lineHeight),
      "lineheights": .byValue(.lineHeight), "font": .byValue(.font),
    ]
    for type in TokenType.allCases { names[type.rawValue.lowercased()] = .known(type) }
    return names
  }()
}

/// The appearance of a token file.
///
/// The tokens of a mode override those of the base. Tokens that only a mode has can be referenced by other values of
/// that mode.
package enum TokenMode: String, Hashable, Sendable, CaseIterable {
  case base, dark, increasedContrast, darkIncreasedContrast
}
