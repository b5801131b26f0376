import Observation

/// The nodes of an `EquatableView`, with all that evaluating it has read and registered. While none of that changes, the
/// nodes are part of the next tree as they are.
final class KeptSubtree {
  let identity: Identity
  private let content: Any
  private let inherited: InheritedValues
  private let models = ObservedModels()
  fileprivate var nodes = ViewTree()
  /// The states of the views in it, which stay as long as it does.
  fileprivate var states: [(key: StateKey, location: AnyObject)] = []
  /// The states that it has read, with their versions then.
  fileprivate var reads: [(state: any VersionedState, version: Int)] = []
  /// The layers that it presents, each with the action of closing it.
  fileprivate var layers: [(identity: Identity, onDismiss: () -> Void)] = []
  fileprivate var events: [(view: Identity, event: LifecycleEvent)] = []
  /// The subtrees in it, which record what they have read themselves.
  fileprivate var inner: [KeptSubtree] = []

  fileprivate init(_ content: Any, at identity: Identity, inheriting inherited: InheritedValues) {
    self.content = content
    self.identity = identity
    self.inherited = inherited
  }

  fileprivate func shows<Content: Equatable>(_ content: Content, inheriting inherited: InheritedValues) -> Bool {
    guard let known = self.content as? Content, known == content else { return false }
    return self.inherited.isEqual(to: inherited) && isCurrent
  }

  private var isCurrent: Bool {
    !models.haveChanged && reads.allSatisfy { $0.state.version == $0.version } && inner.allSatisfy(\.isCurrent)
  }

  fileprivate func observe(_ evaluate: () -> Void) {
    let models = models
    withObservationTracking(evaluate) { models.haveChanged = true }
  }
}

/// Whether an object that was read through Observation has changed.
///
/// Objects that views read change in the isolation of their host, as its states do.
private final class ObservedModels: @unchecked Sendable {
  var haveChanged = false
}

/// What a view inherits from the views around it.
private struct InheritedValues {
  let environment: EnvironmentValues
  let surroundings: Surroundings
  let axis: Axis?
  let interaction: Interaction

  func isEqual(to other: InheritedValues) -> Bool {
    surroundings == other.surroundings && axis == other.axis && interaction == other.interaction
      && environment.isEqual(to: other.environment)
  }
}

/// The subtrees of a host's last drawing, and the one that is being evaluated.
final class KeptSubtrees {
  private var kept: [Identity: KeptSubtree] = [:]
  private var met: [Identity: KeptSubtree] = [:]
  /// The innermost subtree that is being evaluated; nil outside of all, and between drawings.
  fileprivate var current: KeptSubtree?

  func endDrawing() {
    swap(&kept, &met)
    met.removeAll(keepingCapacity: true)
  }

  fileprivate subscript(identity: Identity) -> KeptSubtree? { kept[identity] }

  fileprivate func keep(_ subtree: KeptSubtree) { met[subtree.identity] = subtree }

  // What the views of a subtree read and register while it is evaluated.

  func note(_ location: AnyObject, at key: StateKey) { current?.states.append((key, location)) }

  func noteRead(of state: some VersionedState) { current?.reads.append((state, state.version)) }

  func note(_ event: LifecycleEvent, at view: Identity) { current?.events.append((view, event)) }

  func noteLayer(at identity: Identity, _ onDismiss: @escaping () -> Void) {
    current?.layers.append((identity, onDismiss))
  }
}

extension _Evaluator {
  func evaluateIfNeeded<Content: View & Equatable>(_ view: Content) {
    let inherited = InheritedValues(
      environment: environment, surroundings: surroundings, axis: axis, interaction: interaction)
    let subtree: KeptSubtree
    if let known = states.subtrees[identity], known.shows(view, inheriting: inherited) {
      subtree = known
      append(known.nodes)
      renew(known)
    } else {
      subtree = KeptSubtree(view, at: identity, inheriting: inherited)
      evaluate(view, keepingIn: subtree)
    }
    states.subtrees.keep(subtree)
    states.subtrees.current?.inner.append(subtree)
  }

  private func evaluate(_ view: some View, keepingIn subtree: KeptSubtree) {
    let outer = states.subtrees.current
    states.subtrees.current = subtree
    swap(&tree, &subtree.nodes)
    subtree.observe { evaluate(view) }
    swap(&tree, &subtree.nodes)
    states.subtrees.current = outer
    append(subtree.nodes)
  }

  private func append(_ part: ViewTree) {
    let offset = tree.accessibility.count
    let start = tree.nodes.count
    tree.nodes += part.nodes
    for node in start..<tree.nodes.count {
      if let index = tree.nodes[node].accessibility { tree.nodes[node].accessibility = index + offset }
    }
    tree.accessibility += part.accessibility
    tree.explicitGuides += part.explicitGuides
    tree.hasZIndices = tree.hasZIndices || part.hasZIndices
    tree.hasAlternatives = tree.hasAlternatives || part.hasAlternatives
    tree.hasGeometry = tree.hasGeometry || part.hasGeometry
    tree.hasAccessibilityFocus = tree.hasAccessibilityFocus || part.hasAccessibilityFocus
    tree.hasLayers = tree.hasLayers || part.hasLayers
    tree.hasBarParts = tree.hasBarParts || part.hasBarParts
    tree.hasContextMenus = tree.hasContextMenus || part.hasContextMenus
  }

  /// Keeps the states and events of a subtree that is not evaluated.
  private func renew(_ subtree: KeptSubtree) {
    for (key, location) in subtree.states { states.keep(location, at: key) }
    for (view, event) in subtree.events { lifecycle.meet(event, at: view) }
    for layer in subtree.layers { lifecycle.show(at: layer.identity, layer.onDismiss) }
    for inner in subtree.inner {
      states.subtrees.keep(inner)
      renew(inner)
    }
  }
}
