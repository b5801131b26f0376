import Foundation

/// What a file of an app sees on Apple's platforms, as far as it can be had here: FacetUI under the name of SwiftUI, a
/// length that is a type of its own, the runtime as it is compiled on top of them, and what an app has of UIKit and Epoxy.
///
/// The compiler converts `Double` to a type called `CGFloat` if that is in a module called CoreGraphics.
///
/// Compiled once for all tests, with the libraries of this package as they are on Apple's platforms.
struct AppleLike: Sendable {
  private let folder: TemporaryFolder

  static var arguments: [String] { get throws { try shared.get().arguments } }

  private static let shared: Result<AppleLike, any Error> = Result { try AppleLike() }

  /// Nothing ends the life of a static value.
  private static func removeSharedFolder() {
    if let shared = try? shared.get() { try? FileManager.default.removeItem(at: shared.folder.url) }
  }

  private static let libraries = [
    "FacetStore", "FacetItems", "FacetStoreItems", "FacetStoreViews", "FacetMotion", "FacetMotionViews",
    "FacetMotionItems", "FacetShell", "FacetShellViews",
    "FacetServerDriven", "FacetServerDrivenViews",
  ]

  private var arguments: [String] { ["-I", folder.root, "-I", SwiftTool.modules] }

  private init() throws {
    folder = try TemporaryFolder()
    let standIns = "Tests/GeneratedTests/StandIns"
    try emit("CoreGraphics", SwiftTool.files("CoreGraphics.swift", in: standIns))
    // What is declared has to be right, and its bodies are compiled by the build of this package.
    try emit(
      "SwiftUI",
      SwiftTool.sources(in: "Sources/FacetUI", except: "Geometry/CGFloat.swift")
        + SwiftTool.files("CGFloat.swift", "OnGeometryChange.swift", "Preferences.swift", "SwiftUI.swift", in: standIns),
      with: ["-Xfrontend", "-experimental-skip-all-function-bodies"])
    try emit("FacetRuntime", SwiftTool.sources(in: "Sources/FacetRuntime"))
    for module in EpoxyStandIns.modules { try emit(module, [EpoxyStandIns.source(of: module)]) }
    // In place of the one that Epoxy's stand-ins are compiled with, which is a part of it.
    try emit("UIKit", SwiftTool.files("UIKit.swift", in: standIns))
    atexit { AppleLike.removeSharedFolder() }
    for library in Self.libraries { try emit(library, SwiftTool.sources(in: "Sources/\(library)")) }
  }

  private func emit(_ module: String, _ sources: [String], with other: [String] = []) throws {
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + arguments + other + [
        "-module-name", module, "-package-name", SwiftTool.packageName, "-emit-module", "-emit-module-path",
        folder.path("\(module).swiftmodule"),
      ] + sources)
    if result.status != 0 { throw Failure(module: module, findings: result.findings) }
  }

  struct Failure: Error {
    let module: String
    let findings: [String]
  }
}
