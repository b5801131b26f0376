// Of SwiftUI, what only bridges refer to, with Apple's public signatures. FacetUI draws none of it.
//
// Compared with Apple's documentation in November 2026: the SDK of iOS 17.4 does not have it yet.

extension View {
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
}
