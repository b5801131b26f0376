public import FacetFrame

/// Draws a view and stores its state across drawings.
///
/// A host is used in the isolation in which it was created: on the main actor, or, if the view does not require it, in
/// any isolation.
///
///     let host = ViewHost(Counter())
///     let frame = host.frame(proposing: ProposedViewSize(width: 375, height: nil))
///     if let button = frame.nodes.firstIndex(where: { $0.kind == .control(.button) }) { host.activate(button) }
///     host.frame(proposing: ProposedViewSize(width: 375, height: nil))  // one more
public final class ViewHost<Root: View> {
  /// The view of the next drawing.
  public var rootView: Root
  /// The environment of the next drawing.
  public var environment: EnvironmentValues
  /// What actions have announced to VoiceOver, in order.
  public internal(set) var announcements: [String] = []
  private let states: StateTable
  let lifecycle = Lifecycle()
  private var bodies: BodyCounts?
  /// The proposal of the last frame.
  private(set) var proposal = ProposedViewSize.unspecified
  var interaction = Interaction()
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

  /// - Parameter fields: The cached fields of view types, shared by hosts that draw one after another.
  package init(
    _ rootView: Root, environment: EnvironmentValues, sharing fields: DynamicFields
  ) where Root: _NonisolatedView {
    self.rootView = rootView
    self.environment = environment
    states = StateTable(fields: fields)
  }

  /// Draws the view at the size that it takes of `proposal`, after running the actions of views that have appeared.
  public func frame(proposing proposal: ProposedViewSize) -> Frame {
    self.proposal = proposal
    bodies?.counts = [:]
    draw()
    // The number of rounds is limited, because views can replace each other without end.
    for _ in 0..<8 {
      guard !lifecycle.isEmpty, runActions({ lifecycle.appear() }) else { break }
      draw()
    }
    return Frame(layOut(), proposing: proposal, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// Whether evaluated bodies are counted. Drawing is slower then.
  public var countsBodies: Bool {
    get { bodies != nil }
    set { bodies = newValue ? bodies ?? BodyCounts() : nil }
  }

  /// How often the last frame evaluated the body of each type of views and modifiers, by the name of the type; empty if
  /// bodies are not counted. Views of this module do not count. The views of an `EquatableView` that has not changed are not evaluated.
  ///
  ///     host.countsBodies = true
  ///     _ = host.frame(proposing: .unspecified)
  ///     host.bodyCounts  // ["Row": 3, "Screen": 1]
  ///
  /// SwiftUI may evaluate fewer bodies. Here, each body outside of an `EquatableView` is evaluated for each frame.
  public var bodyCounts: [String: Int] { bodies?.counts ?? [:] }

  /// The marks of the last frame's nodes.
  package var marks: Marks { Marks(tree) }

  func draw() {
    let evaluator = _Evaluator(
      environment: environment, states: states, lifecycle: lifecycle, interaction: interaction,
      bodies: bodies)
    evaluator.screen = proposal
    let column = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    DrawnProcess.draw(with: evaluator) {
      evaluator.belowBar { evaluator.unify(in: column, axis: .vertical) { evaluator.evaluate(rootView) } }
    }
    states.endDrawing()
    lifecycle.endDrawing()
    tree = evaluator.tree
  }

  /// Places the nodes, of which only those that are shown stay.
  @discardableResult
  func layOut() -> LayoutEngine {
    let layout = tree.laidOut(proposing: proposal)
    if tree.hasAlternatives || tree.hasLayers { tree = layout.tree }
    return layout
  }

  /// Activates the control at a node of the last frame. Returns false if there is none, or it is disabled.
  @discardableResult
  public func activate(_ node: Int) -> Bool { run(tree.activation(of: node)) }

  /// Performs the action of the escape gesture at a node of the last frame. At the first node of the layer in front, it
  /// closes the layer.
  @discardableResult
  public func escape(_ node: Int) -> Bool {
    run(tree.action(of: node, .standard(.escape)) ?? tree.frontLayer(at: node)?.escape)
  }

  /// Closes the layer in front by a swipe or a tap outside of it. `node` is its first node in the last frame.
  @discardableResult
  public func dismiss(_ node: Int) -> Bool { run(tree.frontLayer(at: node)?.dismiss) }

  /// Opens the menu or the context menu of a node of the last frame.
  @discardableResult
  public func open(_ node: Int) -> Bool { run(tree.opening(of: node)) }

  /// Adjusts the adjustable element at a node of the last frame, like a swipe up or down.
  @discardableResult
  public func adjust(_ node: Int, _ direction: AccessibilityAdjustmentDirection) -> Bool {
    run(tree.adjustment(of: node, direction))
  }

  /// Performs an accessibility action of a node of the last frame, by its name.
  @discardableResult
  public func perform(actionNamed name: String, of node: Int) -> Bool {
    run(tree.action(of: node, .named(name)))
  }

  func run(_ action: (() -> Void)?) -> Bool {
    guard let action else { return false }
    interaction.pressed = nil
    runActions(action)
    return true
  }

  /// Runs actions of the drawn view, and adds what they announce.
  func runActions<Result>(_ body: () -> Result) -> Result {
    let (result, announced) = DrawnProcess.run(in: environment, body)
    announcements += announced
    return result
  }
}
