/// The values that the actions of a drag can read: `drag.translation.width`.
package enum DragValue: String, Hashable, Sendable, CaseIterable {
  case translationWidth = "translation.width"
  case translationHeight = "translation.height"
  case locationX = "location.x"
  case locationY = "location.y"
  case startLocationX = "startLocation.x"
  case startLocationY = "startLocation.y"
  case fractionX = "fraction.x"
  case fractionY = "fraction.y"
  case predictedEndTranslationWidth = "predictedEndTranslation.width"
  case predictedEndTranslationHeight = "predictedEndTranslation.height"

  /// The name of the drag in expressions.
  package static let root = "drag"

  package var type: ValueType {
    switch self {
    case .fractionX, .fractionY: .double
    default: .length
    }
  }

  /// The name in expressions: `drag.translation.width`.
  package var name: String { "\(Self.root).\(rawValue)" }
}
