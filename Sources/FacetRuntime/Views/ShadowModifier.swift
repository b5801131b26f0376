/// Applies the layers of a shadow with one SwiftUI shadow each.
nonisolated struct ShadowModifier: _NonisolatedViewModifier {
  private let layers: [Shadow.Layer]

  init(_ shadow: Shadow) {
    layers = shadow.layers.filter { !$0.isInset }
  }

  func body(content: Content) -> some View {
    layers.reduce(AnyView(content)) { view, layer in
      AnyView(view.shadow(color: layer.color, radius: layer.radius, x: layer.x, y: layer.y))
    }
  }
}
