#if !canImport(Darwin) || FACET_UI
  public import FacetRuntime

  // SwiftUI has these, with actions that can wait.
  nonisolated extension View {
    public func task(_ action: @escaping @MainActor () -> Void) -> some View { task(id: 0, action) }

    public func task<ID: Equatable>(id: ID, _ action: @escaping @MainActor () -> Void) -> some View {
      _task(id: id, after: nil) { MainActor.assumeIsolated(action) }
    }
  }
#endif
