import FacetIR

/// A corner that is not square.
struct RoundCorner {
  /// Its label where all corners are one value, and in the initialiser of a shape.
  let label, shapeLabel: StaticString
  let radius: Code
}

extension ExpressionWriter {
  /// `RectangleCornerRadii(topLeading: 8, topTrailing: 8)`
  func cornerRadii(_ radii: Expression.CornerRadii) -> Code {
    if radii.isUniform, !radii.topLeading.isZero {
      return "RectangleCornerRadii(all: \(code(radii.topLeading)))"
    }
    return .call("RectangleCornerRadii", round(radii).map { "\(.text($0.label)): \($0.radius)" })
  }

  /// Without the corners that are not round, which is what SwiftUI takes for those that are left out.
  func round(_ radii: Expression.CornerRadii) -> [RoundCorner] {
    let corners: [(StaticString, StaticString, Expression)] = [
      ("topLeading", "topLeadingRadius", radii.topLeading),
      ("bottomLeading", "bottomLeadingRadius", radii.bottomLeading),
      ("bottomTrailing", "bottomTrailingRadius", radii.bottomTrailing),
      ("topTrailing", "topTrailingRadius", radii.topTrailing),
    ]
    return corners.filter { !$0.2.isZero }.map { RoundCorner(label: $0.0, shapeLabel: $0.1, radius: code($0.2)) }
  }
}
