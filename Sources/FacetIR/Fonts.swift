/// SwiftUI's nine weights of a font, from the lightest.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The one that is nearest to a weight of 1 to 1000; of two the lighter.
  package static func nearest(to weight: Int) -> FontWeight {
    let steps = (weight + 49) / 100 - 1
    return allCases[min(max(steps, 0), allCases.count - 1)]
  }
}

/// A font of the system, by its parts. One by its text style alone is a word.
package struct SystemFont: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    /// It grows with the reader's text size.
    case style(Expression)
    /// Points, whatever the reader's text size.
    case points(Expression)
  }

  package var size: Size
  /// Nil: that of the text style, or a regular one.
  package var weight: Expression?
  /// Nil: the default one.
  package var design: Expression?

  package init(size: Size, weight: Expression?, design: Expression?) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  package var expressions: [Expression] {
    let size =
      switch size {
      case .style(let value), .points(let value): value
      }
    return [size] + [weight, design].compactMap(\.self)
  }
}

extension ValueType {
  /// The words that stand for values of this type, whether or not it has others too.
  package var words: [String] {
    switch self {
    case .words(let set): set.words
    case .font: WordSet.fontTextStyle.words
    case .fontWeight: FontWeight.allCases.map(\.rawValue)
    default: []
    }
  }
}
