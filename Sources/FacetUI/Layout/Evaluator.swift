import FacetFrame

/// Evaluates a view and appends its nodes to the tree. It has the current environment, identity and axis of the
/// enclosing stack.
///
/// The properties are accessed at each step, and no access overlaps with evaluation. So dynamic exclusivity checks, a
/// tenth of the cost of drawing, are turned off.
public final class _Evaluator {
  @exclusivity(unchecked) var tree = ViewTree()
  @exclusivity(unchecked) package internal(set) var environment: EnvironmentValues
  /// The steps from the root to the current view.
  @exclusivity(unchecked) private var way: [IdentityStep] = []
  /// The identities after each of the first steps.
  @exclusivity(unchecked) private var identities: [Identity] = []
  /// The axis of the nearest stack; nil outside of stacks and in a `ZStack`.
  @exclusivity(unchecked) var axis: Axis?
  @exclusivity(unchecked) var surroundings = Surroundings()
  /// The size that is proposed to the root.
  @exclusivity(unchecked) var screen = ProposedViewSize.unspecified
  /// The innermost layer around the view.
  @exclusivity(unchecked) var layer: PresentedLayer?
  /// Whether the view is evaluated for its words or actions alone.
  @exclusivity(unchecked) var isAside = false
  let states: StateTable
  let lifecycle: Lifecycle
  let interaction: Interaction
  /// Nil if evaluated bodies are not counted.
  let bodies: BodyCounts?

  init(
    environment: EnvironmentValues, states: StateTable, lifecycle: Lifecycle, interaction: Interaction,
    bodies: BodyCounts?
  ) {
    self.environment = environment
    self.states = states
    self.lifecycle = lifecycle
    self.interaction = interaction
    self.bodies = bodies
  }

  /// Appends a step to the path while `body` is evaluated.
  package func enter(_ step: IdentityStep, _ body: () -> Void) {
    way.append(step)
    body()
    way.removeLast()
    if identities.count > way.count { identities.removeLast(identities.count - way.count) }
  }

  /// The current identity, which is computed when it is needed.
  var identity: Identity {
    for step in way[identities.count...] {
      identities.append(states.identities.identity(of: step, in: identities.last ?? .root))
    }
    return identities.last ?? .root
  }

  /// Binds the dynamic properties of a view or a modifier in place.
  func bind<Owner>(_ owner: inout Owner) {
    let context = _PropertyContext(evaluator: self, offset: 0)
    withUnsafeMutablePointer(to: &owner) { context.bindFields(of: $0) }
  }
}

// Nodes

extension _Evaluator {
  func node(_ layout: any NodeLayout, color: Color? = nil) -> ViewNode {
    var node = ViewNode(layout: layout)
    node.isEnabled = environment.isEnabled
    node.isHidden = surroundings.isHidden || surroundings.opacity <= 0
    node.acceptsHits = surroundings.acceptsHits
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    node.color = color?.opacity(surroundings.opacity).resolved(in: environment)
    return node
  }

  /// Appends a node without children.
  func leaf(_ layout: any LeafLayout, color: Color? = nil) {
    tree.nodes.append(node(layout, color: color))
  }

  /// Appends a node with the views of `content` as children. `axis` is that of the stack, if it is one.
  func container(
    _ layout: any NodeLayout, axis: Axis? = nil, perform: (() -> Void)? = nil, _ content: () -> Void
  ) {
    let start = tree.nodes.count
    let outerAxis = self.axis
    self.axis = axis
    tree.nodes.append(node(layout))
    tree.nodes[start].perform = perform
    content()
    tree.nodes[start].count = tree.nodes.count - start
    self.axis = outerAxis
  }

  /// Wraps each view of `content` in a node.
  func wrap(_ layout: any UnaryLayout, perform: (() -> Void)? = nil, _ content: () -> Void) {
    var wrapper = node(layout)
    wrapper.perform = perform
    let start = tree.nodes.count
    tree.nodes.append(wrapper)
    content()
    let made = tree.nodes.count - start - 1
    if made > 0, tree.nodes[start + 1].count == made {
      tree.nodes[start].count = made + 1
    } else {
      rewrap(with: wrapper, from: start)
    }
  }

  /// Replaces the wrapper at `start` with one around each view, because `content` is not exactly one view.
  private func rewrap(with wrapper: ViewNode, from start: Int) {
    for subtree in removeSubtrees(from: start + 1) {
      tree.nodes.append(wrapper)
      tree.nodes[tree.nodes.count - 1].count = subtree.count + 1
      tree.nodes += subtree
    }
    tree.nodes.remove(at: start)
  }

  /// Removes the nodes from `start` on, as one slice per view.
  func removeSubtrees(from start: Int) -> [ArraySlice<ViewNode>] {
    // A slice of the tree would share its storage, so that the removal would copy all nodes before these.
    let made = Array(tree.nodes[start...])
    tree.nodes.removeSubrange(start...)
    var subtrees: [ArraySlice<ViewNode>] = []
    var next = 0
    while next < made.endIndex {
      subtrees.append(made[next..<next + made[next].count])
      next += made[next].count
    }
    return subtrees
  }

  /// Appends the views of `content` as one view, in a stack or `ZStack` if there are several. Returns false if there
  /// are none.
  @discardableResult
  func unify(in layout: any NodeLayout, axis: Axis? = nil, _ content: () -> Void) -> Bool {
    let start = tree.nodes.count
    container(layout, axis: axis, content)
    let made = tree.nodes.count - start - 1
    if made == 0 || tree.nodes[start + 1].count == made { tree.nodes.remove(at: start) }
    return made > 0
  }
}
