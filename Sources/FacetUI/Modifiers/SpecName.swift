package import FacetFrame

/// The result of a condition on the appearance.
package typealias Look = Marks.Look

nonisolated extension View {
  /// Marks each view with its name in the spec, its action, the component that begins with it, and the decisions about
  /// its appearance, without adding a node. Marks that were added inside have precedence.
  package func _specName(
    _ name: String?, action: String? = nil, component: String? = nil, looks: [Look] = []
  ) -> some View {
    drawn { $0.specName(name, action: action, component: component, looks: looks, $1) }
  }

  /// Marks each view with its name in transitions, without adding a node.
  package func _specIdentifier(_ identifier: String) -> some View {
    drawn { $0.specIdentifier(identifier, $1) }
  }
}

extension _Evaluator {
  package func specName(
    _ name: String?, action: String? = nil, component: String? = nil, looks: [Look] = [], _ content: () -> Void
  ) {
    annotate(
      { node, tree in
        tree.nodes[node].mark.add(name, action: action, component: component, looks: looks)
      }, content)
  }

  package func specIdentifier(_ identifier: String, _ content: () -> Void) {
    annotate({ node, tree in tree.nodes[node].mark.add(identifier: identifier) }, content)
  }

  /// Marks the content with the name of the action that activating its accessibility element performs.
  package func specActivation(_ action: String, _ content: () -> Void) {
    annotate({ node, tree in tree.nodes[node].mark.activation = action }, content)
  }

  /// Marks the content with the name of the action that the escape gesture performs.
  package func specEscape(_ action: String, _ content: () -> Void) {
    annotate({ node, tree in tree.nodes[node].mark.addVoiceOver(escape: action) }, content)
  }

  /// Marks the content with the names of the actions that swipes up and down perform.
  package func specAdjustment(increment: String, decrement: String, _ content: () -> Void) {
    annotate(
      { node, tree in tree.nodes[node].mark.addVoiceOver(increment: increment, decrement: decrement) }, content)
  }
}

extension Marks.Mark {
  fileprivate mutating func add(_ name: String?, action: String?, component: String?, looks: [Look]) {
    if self.name == nil { self.name = name }
    if self.action == nil { self.action = action }
    if self.component == nil { self.component = component }
    if !looks.isEmpty { self.looks += looks }
  }

  mutating func addVoiceOver(
    escape: String? = nil, increment: String? = nil, decrement: String? = nil, swipe: [String]? = nil
  ) {
    voiceOver = Marks.VoiceOverActions(
      escape: escape ?? voiceOver?.escape, increment: increment ?? voiceOver?.increment,
      decrement: decrement ?? voiceOver?.decrement, swipe: swipe ?? voiceOver?.swipe ?? [])
  }

  fileprivate mutating func add(identifier: String) { identifiers.insert(identifier, at: 0) }
}
