// Of SwiftUI, what only newer systems have, so that using it is an error as under Apple's declarations.
//
// Compared with the interfaces of the SDKs of iOS 26.2, macOS 15.5 and tvOS 18.0 in November 2026: the action with the new
// value, which is in FacetUI, is there since iOS 16, macOS 13, tvOS 16 and watchOS 9; that with both since iOS 18, macOS 15
// and tvOS 18. SDKs from before those systems have neither.

extension View {
  @available(*, unavailable, message: "only available in iOS 18.0, macOS 15.0 and tvOS 18.0 or newer")
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
}
