import FacetIR

/// A shape on one line: `capsule, fill color.action, strokeBorder color.outline, width 2`.
struct ShapeWords {
  let words: ExpressionWords

  func callAsFunction(_ shape: DrawnShape) -> String {
    let fill = shape.fill.map { ["fill \(words($0))"] } ?? []
    return ([self(shape.outline)] + fill + shape.lines.map(line)).joined(separator: ", ")
  }

  func callAsFunction(_ outline: Outline) -> String {
    switch outline {
    case .rectangle: "rectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .roundedRectangle(let radius): "roundedRectangle, cornerRadius \(words(radius))"
    case .unevenRoundedRectangle(let radii): "unevenRoundedRectangle, cornerRadius \(corners(radii))"
    }
  }

  private func corners(_ radii: Outline.CornerRadii) -> String {
    let corners = [
      ("topLeading", radii.topLeading), ("topTrailing", radii.topTrailing), ("bottomLeading", radii.bottomLeading),
      ("bottomTrailing", radii.bottomTrailing),
    ]
    let round = corners.filter { $0.1.node != .double(0) }.map { "\($0.0) \(words($0.1))" }
    return round.isEmpty ? "0" : round.joined(separator: ", ")
  }

  private func line(_ line: DrawnShape.Line) -> String {
    let parts = [("width", line.width), ("dash", line.dash)].compactMap { key, value in
      value.map { "\(key) \(words($0))" }
    }
    return (["\(line.isInside ? "strokeBorder" : "stroke") \(words(line.color))"] + parts).joined(separator: ", ")
  }
}
