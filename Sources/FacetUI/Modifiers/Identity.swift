nonisolated extension View {
  /// Gives the view an identity of its own: where the id changes, the state below starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { drawn { $0.enter(.id(AnyHashable(id)), $1) } }
}
