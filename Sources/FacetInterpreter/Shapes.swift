import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension Outline {
  func shape(in context: ElementContext) -> any InsettableShape {
    func points(_ expression: Expression) -> Double { context.evaluate(expression).doubleValue }
    return switch self {
    case .rectangle: Rectangle()
    case .capsule: Capsule()
    case .circle: Circle()
    case .ellipse: Ellipse()
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: points(radius))
    case .unevenRoundedRectangle(let radii):
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(context.evaluate(radii)))
    }
  }
}

extension DrawnShape {
  func view(in context: ElementContext) -> _DrawnView { paint(outline.shape(in: context), context) }

  /// Draws the fill and the lines of a shape, earlier ones behind later ones.
  private func paint(_ shape: some InsettableShape, _ context: ElementContext) -> _DrawnView {
    let fills = fill.map { [_DrawnView(filling: shape, with: context.paint($0))] } ?? []
    let layers = fills + lines.map { $0.paint(shape, context) }
    guard let first = layers.first else { return _DrawnView(shape) }
    return layers.dropFirst().reduce(first) { behind, layer in _DrawnView(layer.background { behind }) }
  }
}

extension DrawnShape.Line {
  fileprivate func paint(_ shape: some InsettableShape, _ context: ElementContext) -> _DrawnView {
    let color = Color(context.evaluate(color))
    let dash = DesignDash(dash.map(context.evaluate) ?? .null)
    let style = StrokeStyle(lineWidth: context.length(width) ?? 1, dash: dash)
    return _DrawnView(stroking: shape, with: color, style: style, isInside: isInside)
  }
}

extension DesignDash {
  /// A dash pattern from a list of lengths or a record.
  fileprivate init(_ value: Value) {
    guard case .record(let dash) = value else {
      self.init(lengths: value.elements.map(\.doubleValue))
      return
    }
    self.init(lengths: dash[.lengths]?.elements.map(\.doubleValue) ?? [], phase: dash.length(.phase))
  }
}
