import Foundation
import Testing

/// FacetStore as it is compiled where there is Combine.
struct StoreOnAppleTests {
  @Test func theStoreIsAnObservableObject() throws {
    let folder = try TemporaryFolder()
    try emit("Combine", SwiftTool.files("Combine.swift", in: "Tests/GeneratedTests/StandIns"), into: folder)
    try emit("FacetStore", SwiftTool.sources(in: "Sources/FacetStore"), into: folder)
    let use = try folder.write(
      """
      import Combine
      import FacetStore

      @MainActor func publisher(_ store: StateStore<Int, Int>) -> ObservableObjectPublisher {
        asObject(store).objectWillChange
      }
      func asObject<Object: ObservableObject>(_ object: Object) -> Object { object }
      """.utf8, to: "Use.swift")
    let result = try SwiftTool.swiftc(SwiftTool.strict + ["-I", folder.root, "-typecheck", use])
    #expect(result.status == 0, "\(result.findings)")
  }

  private func emit(_ module: String, _ sources: [String], into folder: TemporaryFolder) throws {
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + SwiftTool.module(module, in: folder) + ["-I", folder.root] + sources)
    #expect(result.status == 0, "\(module): \(result.findings)")
  }
}
