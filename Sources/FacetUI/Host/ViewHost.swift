public import FacetFrame

/// Draws a view and keeps its state from one drawing to the next.
///
///     let host = ViewHost(Counter(), environment: EnvironmentValues())
///     let frame = host.frame(proposing: ProposedViewSize(width: 375, height: nil))
///     host.activate(frame.nodes.firstIndex { $0.kind == .control(.button) }!)
@MainActor
public final class ViewHost {
  /// Of the next drawing.
  public var environment: EnvironmentValues
  private let evaluateRoot: (_Evaluator) -> Void
  private let states = StateTable()
  /// The nodes of the last frame.
  private(set) var tree = ViewTree()

  public init(_ rootView: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
    evaluateRoot = { $0.evaluate(rootView) }
  }

  /// Draws the view at the size that it takes of `proposal`.
  public func frame(proposing proposal: ProposedViewSize) -> Frame {
    let evaluator = _Evaluator(environment: environment, states: states)
    let column = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    evaluator.unify(in: column, axis: .vertical) { evaluateRoot(evaluator) }
    states.endDrawing()
    tree = evaluator.tree
    return Frame(tree, proposing: proposal, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// Uses the control at a node of the last frame. False: there is none, or it is disabled.
  @discardableResult
  public func activate(_ node: Int) -> Bool {
    guard tree.nodes.indices.contains(node), tree.nodes[node].canBeUsed, let perform = tree.nodes[node].perform else {
      return false
    }
    perform()
    return true
  }
}

extension ViewNode {
  var canBeUsed: Bool { isEnabled && acceptsHits && !isHidden }
}
