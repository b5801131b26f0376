nonisolated extension View {
  /// Sets the identity of the view: when the id changes, the state in it is reset.
  public func id<ID: Hashable>(_ id: ID) -> some View { drawn { $0.enter(.id(AnyHashable(id)), $1) } }
}
