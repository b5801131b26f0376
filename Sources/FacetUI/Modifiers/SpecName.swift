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
    if name == nil, action == nil, component == nil, looks.isEmpty { return content() }
    annotate(
      { node, tree in
        let inner = tree.nodes[node].mark
        tree.nodes[node].mark = Marks.Mark(
          changing: inner, name: inner?.name ?? name, action: inner?.action ?? action,
          component: inner?.component ?? component, looks: looks)
      }, content)
  }

  package func specIdentifier(_ identifier: String, _ content: () -> Void) {
    annotate({ $1.nodes[$0].mark = Marks.Mark(changing: $1.nodes[$0].mark, identifiers: [identifier]) }, content)
  }

  /// Marks the content with the name of the action that activating its accessibility element performs.
  package func specActivation(_ action: String, _ content: () -> Void) {
    annotate({ $1.nodes[$0].mark = Marks.Mark(changing: $1.nodes[$0].mark, activation: action) }, content)
  }

  /// Marks the content with the name of the action that the escape gesture performs.
  package func specEscape(_ action: String, _ content: () -> Void) {
    annotate({ $1.nodes[$0].addVoiceOver(escape: action) }, content)
  }

  /// Marks the content with the name of the action that its accessibility action performs.
  package func specAction(_ action: String, named name: Text, _ content: () -> Void) {
    let label = environment.locale.words(name.string(in: environment))
    annotate({ $1.nodes[$0].addVoiceOver(named: [.init(label: label, action: action)]) }, content)
  }

  /// Marks the content with the names of the actions that swipes up and down perform.
  package func specAdjustment(increment: String, decrement: String, _ content: () -> Void) {
    annotate({ $1.nodes[$0].addVoiceOver(increment: increment, decrement: decrement) }, content)
  }
}

extension Marks.Mark {
  /// A mark with what another one has, where it is not given. Looks are added to its looks, identifiers stand before
  /// its identifiers.
  fileprivate convenience init(
    changing inner: Marks.Mark?, name: String? = nil, action: String? = nil, activation: String? = nil,
    voiceOver: Marks.VoiceOverActions? = nil, component: String? = nil, looks: [Look] = [], identifiers: [String] = []
  ) {
    self.init(
      name: name ?? inner?.name, action: action ?? inner?.action, activation: activation ?? inner?.activation,
      voiceOver: voiceOver ?? inner?.voiceOver, component: component ?? inner?.component,
      looks: (inner?.looks ?? []) + looks, identifiers: identifiers + (inner?.identifiers ?? []))
  }
}

extension ViewNode {
  mutating func addVoiceOver(
    escape: String? = nil, increment: String? = nil, decrement: String? = nil, swipe: [String]? = nil,
    named: [Marks.VoiceOverActions.Named] = []
  ) {
    let inner = mark?.voiceOver
    let actions = Marks.VoiceOverActions(
      escape: escape ?? inner?.escape, increment: increment ?? inner?.increment,
      decrement: decrement ?? inner?.decrement, swipe: swipe ?? inner?.swipe ?? [],
      named: (inner?.named ?? []) + named)
    mark = Marks.Mark(changing: mark, voiceOver: actions)
  }
}
