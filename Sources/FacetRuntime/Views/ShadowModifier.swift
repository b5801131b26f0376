/// Applies the layers of a shadow with one SwiftUI shadow each, the one in front first.
///
/// SwiftUI draws the shadow of all that is there, so a layer behind is also that of the shadows in front of it, by the
/// product of their opacities.
nonisolated struct ShadowModifier: _NonisolatedViewModifier {
  private let layers: [DesignShadow.Layer]

  init(_ shadow: DesignShadow) {
    layers = shadow.layers.filter { !$0.isInset }
  }
}

#if FACET_UI || !canImport(SwiftUI)
  extension ShadowModifier {
    func body(content: Content) -> some View {
      layers.reduce(AnyView(content)) { view, layer in
        AnyView(view.shadow(color: layer.color, radius: layer.radius, x: layer.x, y: layer.y))
      }
    }
  }
#else
  extension ShadowModifier {
    /// The view has one type for all shadows, so that it keeps its state and animates when another shadow is set.
    func body(content: Content) -> some View {
      content
        .modifier(ShadowLayer(layers.first))
        .modifier(ShadowLayer(layers.dropFirst().first))
        .modifier(ShadowLayer(layers.dropFirst(2).first))
        .modifier(ShadowLayer(layers.dropFirst(3).first))
        .modifier(FurtherShadowLayers(layers: layers.dropFirst(4)))
    }
  }

  /// A layer; without one, a shadow that is not seen.
  private nonisolated struct ShadowLayer: _NonisolatedViewModifier {
    private let layer: DesignShadow.Layer

    init(_ layer: DesignShadow.Layer?) { self.layer = layer ?? DesignShadow.Layer(color: .clear, radius: 0) }

    func body(content: Content) -> some View {
      content.shadow(color: layer.color, radius: layer.radius, x: layer.x, y: layer.y)
    }
  }

  /// More layers than the shadows of design systems have, as many as there are.
  private nonisolated struct FurtherShadowLayers: _NonisolatedViewModifier {
    let layers: ArraySlice<DesignShadow.Layer>

    func body(content: Content) -> some View {
      layers.isEmpty
        ? AnyView(content)
        : layers.reduce(AnyView(content)) { view, layer in AnyView(view.modifier(ShadowLayer(layer))) }
    }
  }
#endif
