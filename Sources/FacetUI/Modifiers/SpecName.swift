nonisolated extension View {
  /// How the spec calls the view or views that this makes, the action that they do, and the component that begins
  /// with them. It adds no node. What a node was already told inside stays.
  package func _specName(_ name: String?, action: String? = nil, component: String? = nil) -> some View {
    modifier(
      _AnnotationModifier { node, _ in
        node.name = node.name ?? name
        node.actionName = node.actionName ?? action
        node.component = node.component ?? component
      })
  }
}
