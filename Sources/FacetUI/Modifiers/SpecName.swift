package import FacetFrame

/// What logic has decided about how something looks.
package typealias Look = Marks.Look

nonisolated extension View {
  /// How the spec calls the view or views that this makes, the action that they do, the component that begins with
  /// them, and what logic has decided about their looks. It adds no node. What a node was already told inside stays.
  package func _specName(
    _ name: String?, action: String? = nil, component: String? = nil, looks: [Look] = []
  ) -> some View {
    modifier(
      _AnnotationModifier { node, tree in
        tree.nodes[node].mark.name = tree.nodes[node].mark.name ?? name
        tree.nodes[node].mark.action = tree.nodes[node].mark.action ?? action
        tree.nodes[node].mark.component = tree.nodes[node].mark.component ?? component
        tree.nodes[node].mark.looks += looks
      })
  }

  /// How the spec calls the action that activating the accessibility element of this view does.
  package func _specActivation(_ action: String) -> some View {
    modifier(_AnnotationModifier { node, tree in tree.nodes[node].mark.activation = action })
  }
}
