import FacetIR
import FacetRuntime
import FacetUI

extension FacetRuntime.Shadow {
  /// The layers of a token; anything else throws none.
  init(_ value: Value, in tokens: TokenCatalog) {
    guard case .token(let path) = value, case .shadow(let layers)? = tokens[path]?.value else {
      self = .none
      return
    }
    self.init(layers: layers.map(Layer.init))
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
