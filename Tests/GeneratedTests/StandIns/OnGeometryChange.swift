// Of SwiftUI, what only bridges refer to, with Apple's public signatures. FacetUI draws none of it.
//
// Not compared with Apple's interface yet: the SDK of iOS 17.4 does not have it.

extension View {
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
}
