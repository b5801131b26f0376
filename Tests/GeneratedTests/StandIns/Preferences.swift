// Of SwiftUI, what FacetMotionViews uses and FacetUI does not have, with Apple's public signatures. It is compiled together
// with FacetUI, as the module SwiftUI.
//
// Compared with the interfaces of the SDKs of iOS 17.4 and 26.2 in November 2026: labels, defaults, closures, isolation.
// Where they differ, as what the first leaves to its protocols, this is the newer one.

// MARK: Preferences and geometry

public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct Anchor<Value> {
  public struct Source {}
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

extension GeometryProxy {
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError() }
}

@MainActor @preconcurrency public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public var body: some View { EmptyView() }
}

extension View {
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { self }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { self }

  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { self }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }
}

// MARK: Animation

public protocol VectorArithmetic: AdditiveArithmetic {}
extension Double: VectorArithmetic {}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  var animatableData: AnimatableData { get set }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
}

extension Animation {
  public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    .default
  }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    .default
  }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }

// MARK: Gestures

public struct Transaction { public var animation: Animation? }

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public var wrappedValue: Value
  public var projectedValue: GestureState<Value> { self }

  public nonisolated init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value

  nonisolated public var _onTap: (() -> Void)? { nil }
}

extension Gesture {
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture() }
}
