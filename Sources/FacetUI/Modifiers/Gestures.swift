import FacetFrame

/// Gestures on views that are not controls.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value

  /// The action, if the gesture is a tap.
  nonisolated var _onTap: (() -> Void)? { get }
}

public struct TapGesture {
  public var count: Int

  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedTapGesture {
    _EndedTapGesture { action(()) }
  }
}

extension TapGesture: Gesture {
  public typealias Value = Void

  public nonisolated var _onTap: (() -> Void)? { nil }
}

public struct _EndedTapGesture {
  let action: () -> Void
}

extension _EndedTapGesture: Gesture {
  public typealias Value = Void

  public nonisolated var _onTap: (() -> Void)? { action }
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

  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    drawn { $0.gesture(gesture, including: mask, $1) }
  }
}

extension _Evaluator {
  package func longPress(perform action: @escaping () -> Void, _ content: () -> Void) {
    let start = tree.nodes.count
    wrap(TransparentLayout(), content)
    // Several views have a gesture each.
    var node = start
    while node < tree.nodes.count {
      tree.nodes[node].use = ControlUse(longPress: action)
      node += tree.nodes[node].count
    }
  }

  package func gesture(_ gesture: some Gesture, including mask: GestureMask = .all, _ content: () -> Void) {
    let outer = surroundings
    defer { surroundings = outer }
    guard mask.contains(.gesture), let perform = gesture._onTap else {
      surroundings.acceptsHits = outer.acceptsHits && mask.contains(.subviews)
      return content()
    }
    wrap(ControlLayout(control: .tapGesture), perform: perform) {
      surroundings.acceptsHits = outer.acceptsHits && mask.contains(.subviews)
      content()
    }
  }
}
