public import FacetFrame

/// Draws a view and keeps its state from one drawing to the next.
///
/// A host is made where its view is drawn, and stays there: on the main actor, or, if the view needs nothing of that, in
/// any isolation.
///
///     let host = ViewHost(Counter())
///     let frame = host.frame(proposing: ProposedViewSize(width: 375, height: nil))
///     if let button = frame.nodes.firstIndex(where: { $0.kind == .control(.button) }) { host.activate(button) }
///     host.frame(proposing: ProposedViewSize(width: 375, height: nil))  // one more
public final class ViewHost<Root: View> {
  /// Of the next drawing.
  public var rootView: Root
  /// Of the next drawing.
  public var environment: EnvironmentValues
  private let states: StateTable
  let lifecycle = Lifecycle()
  /// Of the last frame.
  private(set) var proposal = ProposedViewSize.unspecified
  /// The text field that is being edited.
  var focus: Identity?
  /// The nodes of the last frame.
  private(set) var tree = ViewTree()

  @MainActor public init(_ rootView: Root, environment: EnvironmentValues = EnvironmentValues()) {
    self.rootView = rootView
    self.environment = environment
    states = StateTable(fields: .ofMainActor)
  }

  public convenience init(
    _ rootView: Root, environment: EnvironmentValues = EnvironmentValues()
  ) where Root: _NonisolatedView {
    self.init(rootView, environment: environment, sharing: DynamicFields())
  }

  /// - Parameter fields: What is known of the types of views, for all hosts that draw one after another.
  package init(
    _ rootView: Root, environment: EnvironmentValues, sharing fields: DynamicFields
  ) where Root: _NonisolatedView {
    self.rootView = rootView
    self.environment = environment
    states = StateTable(fields: fields)
  }

  /// Draws the view at the size that it takes of `proposal`, once all that is done when views appear has been done.
  public func frame(proposing proposal: ProposedViewSize) -> Frame {
    self.proposal = proposal
    draw()
    // Views that replace each other as soon as they appear would never end.
    for _ in 0..<8 {
      guard lifecycle.appear() else { break }
      draw()
    }
    return Frame(tree, proposing: proposal, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// The marks of the last frame's nodes.
  package var marks: Marks { Marks(tree) }

  private func draw() {
    let evaluator = _Evaluator(environment: environment, states: states, lifecycle: lifecycle, focus: focus)
    let column = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    evaluator.unify(in: column, axis: .vertical) { evaluator.evaluate(rootView) }
    states.endDrawing()
    lifecycle.endDrawing()
    tree = evaluator.tree
  }

  /// Uses the control at a node of the last frame. False: there is none, or it cannot be used.
  @discardableResult
  public func activate(_ node: Int) -> Bool { run(tree.activation(of: node)) }

  /// Swipes up or down on the adjustable element at a node of the last frame.
  @discardableResult
  public func adjust(_ node: Int, _ direction: AccessibilityAdjustmentDirection) -> Bool {
    run(tree.adjustment(of: node, direction))
  }

  /// Does one of the accessibility actions of a node of the last frame, by its name.
  @discardableResult
  public func perform(actionNamed name: String, of node: Int) -> Bool {
    run(tree.action(of: node, .named(name)))
  }

  private func run(_ action: (() -> Void)?) -> Bool {
    guard let action else { return false }
    action()
    return true
  }
}
