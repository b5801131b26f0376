import FacetFrame

/// Gestures on views that are not controls.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value

  /// The action, if the gesture is a tap.
  nonisolated var _onTap: (() -> Void)? { get }
  /// The action, if the gesture is a double tap.
  nonisolated var _onDoubleTap: (() -> Void)? { get }
  /// The drag and its actions, if the gesture is one.
  nonisolated var _drag: _ObservedDragGesture? { get }
}

extension Gesture {
  public nonisolated var _onDoubleTap: (() -> Void)? { nil }
  public nonisolated var _drag: _ObservedDragGesture? { nil }
}

public struct TapGesture {
  public var count: Int

  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedTapGesture {
    _EndedTapGesture(count: count) { action(()) }
  }
}

extension TapGesture: Gesture {
  public typealias Value = Void

  public nonisolated var _onTap: (() -> Void)? { nil }
}

public struct _EndedTapGesture {
  let count: Int
  let action: () -> Void
}

extension _EndedTapGesture: Gesture {
  public typealias Value = Void

  public nonisolated var _onTap: (() -> Void)? { count == 1 ? action : nil }
  public nonisolated var _onDoubleTap: (() -> Void)? { count == 2 ? action : nil }
}

/// The gestures that are enabled: the added one, those of the subviews, both or none.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

nonisolated extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
    drawn { $0.longPress(perform: action, $1) }
  }

  /// Runs an action when the scroll view is pulled down.
  package func _onRefresh(perform action: @escaping () -> Void) -> some View {
    drawn { $0.refresh(perform: action, $1) }
  }

  /// Runs an action when a pointer enters or leaves the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    drawn { $0.hover(perform: action, $1) }
  }

  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    drawn { $0.gesture(gesture, including: mask, $1) }
  }
}

extension _Evaluator {
  package func longPress(perform action: @escaping () -> Void, _ content: () -> Void) {
    use(ControlUse(longPress: action), content)
  }

  package func hover(perform action: @escaping (Bool) -> Void, _ content: () -> Void) {
    use(ControlUse(hover: HoverUse(identity: identity, perform: action)), content)
  }

  package func refresh(perform action: @escaping () -> Void, _ content: () -> Void) {
    use(ControlUse(refresh: action), content)
  }

  /// Wraps each view in a node with a use. Several views have a gesture each.
  func use(_ use: ControlUse, _ content: () -> Void) {
    var node = tree.nodes.count
    wrap(TransparentLayout(), content)
    while node < tree.nodes.count {
      tree.nodes[node].use = use
      node += tree.nodes[node].count
    }
  }

  package func gesture(_ gesture: some Gesture, including mask: GestureMask = .all, _ content: () -> Void) {
    let outer = surroundings
    defer { surroundings = outer }
    guard mask.contains(.gesture), let perform = gesture._onTap else {
      surroundings.acceptsHits = outer.acceptsHits && mask.contains(.subviews)
      guard mask.contains(.gesture) else { return content() }
      if let perform = gesture._onDoubleTap { return use(ControlUse(doubleTap: perform), content) }
      if let drag = gesture._drag { return self.drag(drag, content) }
      return content()
    }
    wrap(ControlLayout(control: .tapGesture), perform: perform) {
      surroundings.acceptsHits = outer.acceptsHits && mask.contains(.subviews)
      content()
    }
  }
}
