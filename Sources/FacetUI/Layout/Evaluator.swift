import FacetFrame

/// Walks a view and writes down its nodes. It carries what is true at the place that it has reached: the environment,
/// the way from the root, the axis of the stack around it.
///
/// Its properties are read and written at each step, by functions that hold none of them while they draw something. So
/// the checks at run time that no access overlaps another one, a tenth of all that a drawing costs, are left out.
public final class _Evaluator {
  @exclusivity(unchecked) var tree = ViewTree()
  @exclusivity(unchecked) package internal(set) var environment: EnvironmentValues
  /// From the root to the place that has been reached.
  @exclusivity(unchecked) private var way: [IdentityStep] = []
  /// After each of the first steps of the way.
  @exclusivity(unchecked) private var identities: [Identity] = []
  /// Of the nearest stack; nil outside stacks and in a `ZStack`.
  @exclusivity(unchecked) var axis: Axis?
  @exclusivity(unchecked) var surroundings = Surroundings()
  let states: StateTable
  let lifecycle: Lifecycle
  /// The text field that is being edited.
  let focus: Identity?

  init(environment: EnvironmentValues, states: StateTable, lifecycle: Lifecycle, focus: Identity?) {
    self.environment = environment
    self.states = states
    self.lifecycle = lifecycle
    self.focus = focus
  }

  /// Takes one step further from the root while `body` is evaluated.
  package func enter(_ step: IdentityStep, _ body: () -> Void) {
    way.append(step)
    body()
    way.removeLast()
    if identities.count > way.count { identities.removeLast(identities.count - way.count) }
  }

  /// Of the place that has been reached. It is looked up only where something is kept by it.
  var identity: Identity {
    for step in way[identities.count...] {
      identities.append(states.identities.identity(of: step, in: identities.last ?? .root))
    }
    return identities.last ?? .root
  }

  /// Binds the dynamic properties of a view or a modifier, in place.
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

  /// A node without children.
  func leaf(_ layout: any LeafLayout, color: Color? = nil) {
    tree.nodes.append(node(layout, color: color))
  }

  /// One node that holds all that `content` makes. `axis`: of the stack that it is, if it is one.
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

  /// A node around each view that `content` makes.
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

  /// None or several views where one was expected: the one wrapper at `start` gives way to one around each.
  private func rewrap(with wrapper: ViewNode, from start: Int) {
    for subtree in removeSubtrees(from: start + 1) {
      tree.nodes.append(wrapper)
      tree.nodes[tree.nodes.count - 1].count = subtree.count + 1
      tree.nodes += subtree
    }
    tree.nodes.remove(at: start)
  }

  /// Takes out what was made since `start`, view by view.
  func removeSubtrees(from start: Int) -> [ArraySlice<ViewNode>] {
    let made = tree.nodes[start...]
    tree.nodes.removeSubrange(start...)
    var subtrees: [ArraySlice<ViewNode>] = []
    var next = start
    while next < made.endIndex {
      subtrees.append(made[next..<next + made[next].count])
      next += made[next].count
    }
    return subtrees
  }

  /// Makes one view of what `content` makes, in a stack or `ZStack` if it is not one already. False: it was nothing.
  @discardableResult
  func unify(in layout: any NodeLayout, axis: Axis? = nil, _ content: () -> Void) -> Bool {
    let start = tree.nodes.count
    container(layout, axis: axis, content)
    let made = tree.nodes.count - start - 1
    if made == 0 || tree.nodes[start + 1].count == made { tree.nodes.remove(at: start) }
    return made > 0
  }
}
