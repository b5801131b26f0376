import FacetIR
import FacetRuntime
import FacetUI

extension FacetRuntime.Shadow {
  /// The layers of a token, or those that are written; anything else throws none.
  init(_ value: Value) {
    switch value {
    case .shadow(let shadow): self = shadow
    case .token(let token): self.init(layers: token.value.shadowLayers.map(Layer.init))
    default: self = .none
    }
  }
}

extension TokenValue {
  fileprivate var shadowLayers: [ShadowLayerValue] {
    if case .shadow(let layers) = self { layers } else { [] }
  }
}

extension Scope {
  func evaluate(_ shadow: FacetIR.Shadow) -> FacetRuntime.Shadow {
    let (radius, x, y) = (
      evaluate(shadow.radius).doubleValue, evaluate(shadow.x).doubleValue, evaluate(shadow.y).doubleValue
    )
    guard let color = shadow.color else { return FacetRuntime.Shadow(radius: radius, x: x, y: y) }
    return FacetRuntime.Shadow(color: Color(evaluate(color)), radius: radius, x: x, y: y)
  }
}

extension FacetRuntime.Shadow.Layer {
  /// SwiftUI's radius is the standard deviation, of which a blur is twice as much.
  fileprivate init(_ layer: ShadowLayerValue) {
    self.init(
      color: Color(.color(layer.color.modes)), radius: layer.blur / 2, x: layer.offsetX, y: layer.offsetY,
      spread: layer.spread, isInset: layer.isInset)
  }
}
