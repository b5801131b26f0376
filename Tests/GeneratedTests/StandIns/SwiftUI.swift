// What apps use of SwiftUI that FacetUI does not have. It is compiled together with FacetUI, as the module SwiftUI.
//
// Compared with the interface of the SDK of iOS 17.4 in November 2026: labels, defaults, closures. The closures of tasks and
// of pulling down are Sendable there, which newer SDKs do not ask of all.

public import Observation

extension NavigationStack where Root: View {
  @MainActor public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  { self.root = root() }
}

nonisolated extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

nonisolated extension View {
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { self }

  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}

@nonexhaustive public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
}

public struct AsyncImage<Content: View>: View {
  public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {}

  public var body: some View { EmptyView() }
}

nonisolated extension View {
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}

extension URL {
  public init(filePath path: String) { self.init(string: path)! }
}

nonisolated extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
}

@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let all = SafeAreaRegions(rawValue: .max)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}

nonisolated extension View {
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
}

// MARK: What people write by hand

public protocol TimelineSchedule {}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public struct Context {
    public let date: Date
  }

  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}

  public var body: some View { EmptyView() }
}

extension Date {
  public struct RelativeFormatStyle: Sendable {
    public enum Presentation: Sendable { case numeric, named }

    public static func relative(presentation: Presentation) -> Self { Self() }
  }

  public func formatted(_ format: RelativeFormatStyle) -> String { "" }
}
