/// The origin that places are measured from.
public protocol CoordinateSpaceProtocol {
  nonisolated var coordinateSpace: CoordinateSpace { get }
}

/// The view itself, or all that is drawn.
@nonexhaustive
public enum CoordinateSpace: Equatable, Sendable {
  case global, local
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  public nonisolated var coordinateSpace: CoordinateSpace { self }
}

/// The top left corner of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public nonisolated init() {}

  public nonisolated var coordinateSpace: CoordinateSpace { .local }
}

/// The top left corner of all that is drawn.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public nonisolated init() {}

  public nonisolated var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The place and the size of a view.
public struct GeometryProxy: Sendable {
  let rect: CGRect

  public nonisolated var size: CGSize { rect.size }

  public nonisolated func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    space.coordinateSpace == .global ? rect : CGRect(size: rect.size)
  }
}
