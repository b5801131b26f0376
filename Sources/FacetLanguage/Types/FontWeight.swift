/// SwiftUI's nine weights of a font, from the lightest.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The one that is nearest to a weight of 1 to 1000; of two the lighter.
  package static func nearest(to weight: Int) -> FontWeight {
    let steps = (weight + 49) / 100 - 1
    return allCases[min(max(steps, 0), allCases.count - 1)]
  }
}

extension ValueType {
  /// The enumerated values of this type, even if the type has other values too.
  package var words: [String] {
    switch self {
    case .words(let set): set.words
    case .font: WordSet.fontTextStyle.words
    case .fontWeight: FontWeight.allCases.map(\.rawValue)
    default: []
    }
  }
}
