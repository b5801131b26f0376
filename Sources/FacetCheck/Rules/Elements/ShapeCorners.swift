package import FacetDiagnostics

extension DiagnosticKind {
  package static let shapeCorners = DiagnosticKind(
    "element/shape-corners", .error, "Corner radii that do not fit the shape",
    explanation: """
      A 'roundedRectangle' requires one 'cornerRadius' for all corners, and an 'unevenRoundedRectangle' requires one \
      for each rounded corner. Other shapes take no 'cornerRadius'.

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
      .shapeCorners, at: shape.span, "missing 'cornerRadius' for '\(shape.value)'",
      help: "add 'cornerRadius: \(isUneven ? "{ topLeading: …, topTrailing: … }" : "…")', or write 'rectangle'")
  }

  static func differentCorners(_ shape: Located<String>) -> Diagnostic {
    Diagnostic(
      .shapeCorners, at: shape.span, "'roundedRectangle' requires the same radius for all corners",
      help: "write 'unevenRoundedRectangle'")
  }

  static func equalCorners(_ shape: Located<String>) -> Diagnostic {
    Diagnostic(
      .shapeCorners, at: shape.span, "'unevenRoundedRectangle' requires a radius for each corner",
      help: "write 'roundedRectangle', or 'cornerRadius: { topLeading: …, topTrailing: … }'")
  }

  static func shapeWithoutCorners(_ shape: Located<String>, at radius: Located<String>) -> Diagnostic {
    Diagnostic(
      .shapeCorners, at: radius.span, "extra 'cornerRadius': '\(shape.value)' has no rounded corners",
      help: "write 'roundedRectangle' for the shape, or remove 'cornerRadius'")
  }
}
