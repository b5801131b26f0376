/// How a view appears and disappears in an animation. Frames show the end state, so it has no effect.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
}

/// A transition as a value of a type of its own.
public struct BlurReplaceTransition: Sendable {
  fileprivate init() {}
}

nonisolated extension BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

/// How the content of a view changes in an animation. Frames show the end state, so it has no effect.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()

  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

nonisolated extension View {
  /// Returns the view: a frame shows the end of an animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Returns the view: a frame shows the end of a transition.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Returns the view: a frame shows the end of a transition.
  public func transition(_ transition: BlurReplaceTransition) -> some View { self }

  /// Returns the view: a frame shows the end of a transition.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// The namespace of identities for ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    fileprivate init() {}
  }

  public nonisolated init() {}

  public nonisolated var wrappedValue: ID { ID() }
}

/// What a view takes of another one with the same identity.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Returns the view: a frame shows the end of a motion.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }
}
