import FacetSpec

/// The types of the DTCG format, 2025.10. There are no others.
package enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// A `$type` as a file writes it.
package enum WrittenType: Hashable, Sendable {
  /// A type of the format, by its name or by the name that another tool has for it.
  case known(TokenType)
  /// A type of another tool that covers several DTCG types. The value of a token decides between them.
  case byValue(ValueDependentType)
}

/// Types of other tools that do not determine the DTCG type.
package enum ValueDependentType: Hashable, Sendable {
  /// `lineHeights` of Tokens Studio: a multiple of the font size, or a length.
  case lineHeight
  /// A family, a size, a weight or a whole typography.
  case font
}

extension WrittenType {
  /// The type that another tool means by a name. Letter case, hyphens and underscores make no difference:
  /// `font-weight`, `fontWeights`.
  ///
  /// Nil for what has no counterpart in the format: `composition`, `text`, `other`.
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
/// A mode's file lies over the base. What it adds to it is there for the other values of the mode to refer to.
package enum TokenMode: String, Hashable, Sendable, CaseIterable {
  case base, dark, increasedContrast, darkIncreasedContrast
}
