import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension DesignShadow {
  /// The layers of a token or of a literal shadow; empty for other values.
  init(_ value: Value) {
    switch value {
    case .record(let shadow):
      let (radius, x, y) = (shadow.length(.radius), shadow.length(.x), shadow.length(.y))
      guard let color = shadow[.color] else {
        self.init(radius: radius, x: x, y: y)
        return
      }
      self.init(color: Color(color), radius: radius, x: x, y: y)
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

extension DesignShadow.Layer {
  /// SwiftUI's radius is the standard deviation, which is half the blur.
  fileprivate init(_ layer: ShadowLayerValue) {
    self.init(
      color: Color(.color(layer.color.modes)), radius: layer.blur / 2, x: layer.offsetX, y: layer.offsetY,
      spread: layer.spread, isInset: layer.isInset)
  }
}
