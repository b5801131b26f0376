import FacetIR
import FacetLanguage

extension ElementWriter {
  /// `RoundedRectangle(cornerRadius: 8)`
  func code(_ outline: Outline) -> Code {
    switch outline {
    case .rectangle: "Rectangle()"
    case .capsule: "Capsule()"
    case .circle: "Circle()"
    case .ellipse: "Ellipse()"
    case .roundedRectangle(let radius): "RoundedRectangle(cornerRadius: \(expressions.code(radius)))"
    case .unevenRoundedRectangle(let radii): .call("UnevenRoundedRectangle", arguments(radii))
    }
  }

  private func arguments(_ radii: Expression) -> [Code] {
    guard case .record(let corners) = radii.node else { return ["cornerRadii: \(expressions.code(radii))"] }
    return expressions.round(corners).map { "\(.text($0.shapeLabel)): \($0.radius)" }
  }

  /// The modifiers for the fill and the lines of a shape.
  func paint(of shape: DrawnShape) -> [Code] {
    (shape.fill.map { [.call(".fill", [expressions.code($0)])] } ?? []) + shape.lines.map(code)
  }

  private func code(_ line: DrawnShape.Line) -> Code {
    let width = line.width.map { ["lineWidth: \(expressions.code($0))" as Code] } ?? []
    let style = line.dash.map { dash -> [Code] in
      ["style: \(.call("StrokeStyle", width + arguments(dash: dash)))"]
    }
    return .call(line.isInside ? ".strokeBorder" : ".stroke", [expressions.code(line.color)] + (style ?? width))
  }

  /// `dash: [4, 2], dashPhase: 1`
  private func arguments(dash: Expression) -> [Code] {
    guard case .record(let parts) = dash.node else { return ["dash: \(expressions.code(dash))"] }
    let phase = parts.length(.phase)
    return (parts[.lengths].map { ["dash: \(expressions.code($0))"] } ?? [])
      + (phase.isZero ? [] : ["dashPhase: \(expressions.code(phase))"])
  }
}
