/// A drag of a finger or a pointer.
public struct DragGesture {
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// The state of a drag. Places are measured from the left in both layout directions.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedDragGesture {
    _ObservedDragGesture(gesture: self, changed: [action], ended: [])
  }

  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedDragGesture {
    _ObservedDragGesture(gesture: self, changed: [], ended: [action])
  }
}

extension DragGesture: Gesture {
  public nonisolated var _onTap: (() -> Void)? { nil }
  public nonisolated var _drag: _ObservedDragGesture? { _ObservedDragGesture(gesture: self, changed: [], ended: []) }
}

public struct _ObservedDragGesture {
  let gesture: DragGesture
  let changed: [(DragGesture.Value) -> Void]
  let ended: [(DragGesture.Value) -> Void]

  public nonisolated func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> Self {
    Self(gesture: gesture, changed: changed + [action], ended: ended)
  }

  public nonisolated func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> Self {
    Self(gesture: gesture, changed: changed, ended: ended + [action])
  }
}

extension _ObservedDragGesture: Gesture {
  public typealias Value = DragGesture.Value

  public nonisolated var _onTap: (() -> Void)? { nil }
  public nonisolated var _drag: _ObservedDragGesture? { self }
}

/// The drag gesture of a view.
struct DragUse {
  let identity: Identity
  let gesture: _ObservedDragGesture
}

extension _Evaluator {
  func drag(_ gesture: _ObservedDragGesture, _ content: () -> Void) {
    use(ControlUse(drag: DragUse(identity: identity, gesture: gesture)), content)
  }
}

extension ViewHost {
  /// Drags the view with a drag gesture at a node of the last frame. The view is drawn again in the middle and at the end
  /// of the way.
  ///
  /// - Parameters:
  ///   - distance: The way, with its width toward the trailing edge.
  ///   - start: The place in the view that is touched, as a fraction of its size from the top leading corner.
  ///   - isReleased: Whether the drag ends.
  @discardableResult
  public func drag(
    _ node: Int, by distance: CGSize, from start: CGPoint = CGPoint(x: 0.5, y: 0.5), releasing isReleased: Bool = true
  ) -> Bool {
    guard let use = tree.drag(of: node) else { return false }
    interaction.pressed = nil
    let isMirrored = tree.nodes[node].isRightToLeft
    let way = CGSize(width: isMirrored ? -distance.width : distance.width, height: distance.height)
    let rect = layOut().rects[node]
    let touched = CGPoint(
      x: rect.minX + rect.width * (isMirrored ? 1 - start.x : start.x), y: rect.minY + rect.height * start.y)
    let minimum = use.gesture.gesture.minimumDistance
    for part in [0.5, 1] {
      let moved = CGSize(width: way.width * part, height: way.height * part)
      guard moved.length >= minimum else { continue }
      perform(\.changed, from: touched, by: moved, of: use.identity)
    }
    if isReleased, way.length >= minimum { perform(\.ended, from: touched, by: way, of: use.identity) }
    return true
  }

  private func perform(
    _ actions: KeyPath<_ObservedDragGesture, [(DragGesture.Value) -> Void]>, from touched: CGPoint, by way: CGSize,
    of identity: Identity
  ) {
    let drawn = tree.nodes.indices.lazy.compactMap { node -> (Int, DragUse)? in
      guard let use = self.tree.drag(of: node), use.identity == identity else { return nil }
      return (node, use)
    }
    guard let (node, use) = drawn.first else { return }
    let origin = use.gesture.gesture.coordinateSpace == .local ? layOut().rects[node].origin : .zero
    let first = CGPoint(x: touched.x - origin.x, y: touched.y - origin.y)
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: first.x + way.width, y: first.y + way.height),
      startLocation: first, velocity: .zero)
    runActions { for action in use.gesture[keyPath: actions] { action(value) } }
    _ = frame(proposing: proposal)
  }
}

extension CGSize {
  fileprivate var length: CGFloat { (width * width + height * height).squareRoot() }
}
