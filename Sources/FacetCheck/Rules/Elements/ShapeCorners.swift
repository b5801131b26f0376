package import FacetDiagnostics

extension DiagnosticKind {
  package static let shapeCorners = DiagnosticKind(
    "element/shape-corners", .error, "Corner radii that do not fit the shape",
    explanation: """
      A 'roundedRectangle' says with 'cornerRadius' how round its corners are, an 'unevenRoundedRectangle' says it for \
      each corner that is round. The other shapes have no corners to be rounded.

          shape: capsule                                   # wrong
          cornerRadius: 8

          shape: roundedRectangle                          # right
          cornerRadius: 8

          shape: unevenRoundedRectangle                    # right
          cornerRadius: { topLeading: 8, topTrailing: 8 }
      """)
}

extension Diagnostic {
  static func missingCornerRadius(_ shape: Located<String>) -> Diagnostic {
    let isUneven = shape.value == "unevenRoundedRectangle"
    return Diagnostic(
      .shapeCorners, at: shape.span, "'\(shape.value)' does not say how round its corners are",
      help: "add 'cornerRadius: \(isUneven ? "{ topLeading: …, topTrailing: … }" : "…")', or write 'rectangle'")
  }

  static func differentCorners(_ shape: Located<String>) -> Diagnostic {
    Diagnostic(
      .shapeCorners, at: shape.span, "all corners of a 'roundedRectangle' are the same, and here they differ",
      help: "write 'unevenRoundedRectangle'")
  }

  static func equalCorners(_ shape: Located<String>) -> Diagnostic {
    Diagnostic(
      .shapeCorners, at: shape.span, "the corners of an 'unevenRoundedRectangle' are said one by one, found one radius",
      help: "write 'roundedRectangle', or 'cornerRadius: { topLeading: …, topTrailing: … }'")
  }

  static func shapeWithoutCorners(_ shape: Located<String>, at radius: Located<String>) -> Diagnostic {
    Diagnostic(
      .shapeCorners, at: radius.span, "'\(shape.value)' has no corners that could be rounded",
      help: "write 'roundedRectangle' for the shape, or leave 'cornerRadius' out")
  }
}
