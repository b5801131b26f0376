import Testing

/// The libraries with views as they are compiled where there is SwiftUI.
struct LibrariesOnAppleTests {
  @Test func theyCompileWithSwiftUI() throws {
    let apple = try AppleLike()
    for library in ["FacetStore", "FacetStoreViews", "FacetShell", "FacetShellViews"] {
      try apple.emit(library: library)
    }
    let folder = try TemporaryFolder()
    let use = try folder.write(
      """
      import FacetShell
      import FacetShellViews
      import FacetStore
      import FacetStoreViews
      import SwiftUI

      @MainActor func app(_ navigation: AppNavigation<Int, String>, _ store: StateStore<Int, Bool>) -> some View {
        AppNavigationView(navigation, tabs: [1, 2]) { tab in
          StoreReader(store, \\.self) { Text(verbatim: "\\(tab) \\($0)") }.equatable()
        } destination: { Text(verbatim: $0) }
      }
      """.utf8, to: "Use.swift")
    let result = try SwiftTool.swiftc(SwiftTool.strict + apple.arguments + ["-typecheck", use])
    #expect(result.status == 0, "\(result.findings)")
  }
}
