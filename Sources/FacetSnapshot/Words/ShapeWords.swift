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
    case .unevenRoundedRectangle(let radii): "unevenRoundedRectangle, cornerRadius \(words(radii))"
    }
  }

  private func line(_ line: DrawnShape.Line) -> String {
    let parts = [("width", line.width), ("dash", line.dash)].compactMap { key, value in
      value.map { "\(key) \(words($0))" }
    }
    return (["\(line.isInside ? "strokeBorder" : "stroke") \(words(line.color))"] + parts).joined(separator: ", ")
  }
}
