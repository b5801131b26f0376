package import FacetFrame

/// What logic has decided about how something looks.
package typealias Look = Frame.Look

nonisolated extension View {
  /// How the spec calls the view or views that this makes, the action that they do, the component that begins with
  /// them, and what logic has decided about their looks. It adds no node. What a node was already told inside stays.
  package func _specName(
    _ name: String?, action: String? = nil, component: String? = nil, looks: [Look] = []
  ) -> some View {
    modifier(
      _AnnotationModifier { node, tree in
        let inner = tree.nodes[node]
        tree.nodes[node].name = inner.name ?? name
        tree.nodes[node].actionName = inner.actionName ?? action
        tree.nodes[node].component = inner.component ?? component
        tree.nodes[node].looks = inner.looks + looks
      })
  }

  /// How the spec calls the action that activating the accessibility element of this view does.
  package func _specActivation(_ action: String) -> some View {
    modifier(_AnnotationModifier { node, tree in tree.nodes[node].activationName = action })
  }
}
