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
  /// The button in the bar of the next drawing.
  package var backButton: BackButton?
  /// The title in the bar of the last frame.
  package private(set) var title: String?
  private let states: StateTable
  let lifecycle = Lifecycle()
  private let geometry = GeometryTable()
  private var bodies: BodyCounts?
  /// The proposal of the last frame.
  private(set) var proposal = ProposedViewSize.unspecified
  var interaction = Interaction()
  /// The element that assistive technologies are on, if a state says so.
  private var accessibilityFocused: Identity?
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
    appear()
    if tree.hasAccessibilityFocus, settleAccessibilityFocus() { draw() }
    var layout = layOut()
    if tree.hasGeometry { layout = measure(layout) }
    return Frame(layout, proposing: proposal, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// Runs the actions of views that have appeared. The number of rounds is limited, because views can replace each other
  /// without end.
  private func appear() {
    for _ in 0..<8 {
      guard !lifecycle.isEmpty, runActions({ lifecycle.appear() }) else { break }
      draw()
    }
  }

  /// Runs the actions of `onGeometryChange`. The number of rounds is limited, because views can change their size without
  /// end.
  private func measure(_ layout: LayoutEngine) -> LayoutEngine {
    var layout = layout
    for _ in 0..<8 {
      let changes = geometry.changes(in: layout)
      if changes.isEmpty { break }
      runActions { for change in changes { change() } }
      draw()
      appear()
      layout = layOut()
    }
    return layout
  }

  /// Whether evaluated bodies are counted. Drawing is slower then.
  public var countsBodies: Bool {
    get { bodies != nil }
    set { bodies = newValue ? bodies ?? BodyCounts() : nil }
  }

  /// How often the last frame evaluated the body of each type of views and modifiers, by the name of the type; empty if
  /// bodies are not counted. Views of this module do not count. The views of an `EquatableView` that has not changed are
  /// not evaluated.
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
    DrawnProcess.draw(with: evaluator) {
      title = evaluator.belowBar { evaluator.backButton(backButton) { evaluator.evaluate(rootView) } }
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

  /// Performs the accessibility action with a label at a node of the last frame.
  @discardableResult
  public func perform(_ label: String, at node: Int) -> Bool { run(tree.action(of: node, .named(label))) }

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

  /// Takes the focus of assistive technologies from the elements that had it before another one got it. Returns whether
  /// there were any.
  private func settleAccessibilityFocus() -> Bool {
    let focused = tree.accessibility.compactMap(\.focus).filter { $0.isFocused() }
    let latest = focused.last { $0.identity != accessibilityFocused } ?? focused.last
    accessibilityFocused = latest?.identity
    let others = focused.filter { $0.identity != latest?.identity }
    if others.isEmpty { return false }
    for other in others { other.set(false) }
    latest?.set(true)
    return true
  }

  /// Moves assistive technologies to the element at a node of the last frame. Returns false if no state is bound to it.
  @discardableResult
  public func accessibilityFocus(_ node: Int) -> Bool {
    guard let focus = tree.accessibilityFocus(of: node) else { return false }
    return run {
      for other in self.tree.accessibility.compactMap(\.focus) where other.isFocused() { other.set(false) }
      focus.set(true)
    }
  }

  /// The nodes of the last frame that assistive technologies can be moved to by a state, with the names of their focus.
  package var accessibilityFocuses: [(node: Int, name: String)] {
    guard tree.hasAccessibilityFocus else { return [] }
    return tree.nodes.indices.compactMap { node in
      tree.accessibilityFocus(of: node)?.name.map { (node, $0) }
    }
  }

  /// Adjusts what an adjustable element adjusts, a node of the last frame, like a swipe up or down.
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
    let before = focusedFields.last?.identity
    runActions(action)
    settleFocus(takenFrom: before)
    // An action can have moved the focus away from a number.
    for entry in tree.nodes.lazy.compactMap(\.use?.entry) where entry.focus?.isFocused() == false {
      entry.draft?.commit()
    }
    return true
  }

  /// The text fields of the last frame whose state says that they have the focus.
  private var focusedFields: [TextEntry] {
    tree.nodes.compactMap(\.use?.entry).filter { $0.focus?.isFocused() == true }
  }

  /// One field has the focus of the keyboard: a field that gets it takes it from the one that had it, whether that has a
  /// state or not.
  private func settleFocus(takenFrom before: Identity?) {
    let focused = focusedFields
    guard let latest = focused.last(where: { $0.identity != before }) ?? focused.last else { return }
    for other in focused where other.identity != latest.identity { other.focus?.set(false) }
    if interaction.focus != latest.identity { interaction.focus = nil }
  }

  /// Runs actions of the drawn view, and adds what they announce.
  func runActions<Result>(_ body: () -> Result) -> Result {
    let (result, announced) = DrawnProcess.run(in: environment, body)
    announcements += announced
    return result
  }
}
