import Foundation

/// What a file of an app sees on one of Apple's platforms, as far as it can be had here: FacetUI under the name of SwiftUI,
/// without what the platform does not have; a length that is a type of its own; what the libraries use of UIKit, AppKit,
/// Foundation and Combine; Epoxy; and the libraries of this package as they are compiled on top of them.
///
/// The compiler converts `Double` to a type called `CGFloat` if that is in a module called CoreGraphics.
///
/// The stand-ins are resilient as Apple's frameworks are, so that a switch over an enum that may grow is no exhaustive one.
///
/// Compiled once for all tests.
struct AppleLike: Sendable {
  let platform: ApplePlatform
  private let folder: TemporaryFolder
  /// For Mac Catalyst, which is iOS with AppKit, the modules of iOS: only those that ask for AppKit differ. Empty elsewhere.
  private let iOS: [AppleLike]
  private let standIns: String

  /// How to compile for iOS.
  static var arguments: [String] { get throws { try on(.iOS).arguments } }

  static func on(_ platform: ApplePlatform) throws -> AppleLike {
    switch platform {
    case .iOS: try iOS.get()
    case .macCatalyst: try macCatalyst.get()
    case .macOS: try macOS.get()
    case .tvOS: try tvOS.get()
    case .visionOS: try visionOS.get()
    case .watchOS: try watchOS.get()
    }
  }

  private static let iOS = Result { try AppleLike(.iOS) }
  private static let macCatalyst = Result { try AppleLike(.macCatalyst) }
  private static let macOS = Result { try AppleLike(.macOS) }
  private static let tvOS = Result { try AppleLike(.tvOS) }
  private static let visionOS = Result { try AppleLike(.visionOS) }
  private static let watchOS = Result { try AppleLike(.watchOS) }

  /// The libraries in which a condition asks for a platform, or which import one of them; each after those that it
  /// imports. The others are the same everywhere.
  private static let libraries = [
    "FacetRuntime", "FacetSupport", "FacetVariants", "FacetItems", "FacetStoreItems", "FacetStoreViews", "FacetMotion",
    "FacetMotionViews",
    "FacetMotionItems", "FacetShellViews", "FacetServerDrivenViews",
  ]

  var arguments: [String] {
    StandIns.language + platform.arguments
      + ([folder.root] + iOS.map(\.folder.root) + [standIns, SwiftTool.modules]).flatMap { ["-I", $0] }
  }

  private init(_ platform: ApplePlatform) throws {
    self.platform = platform
    let shared = try StandIns.shared.get()
    standIns = shared.folder.root
    folder = try shared.folder.subfolder(platform.rawValue)
    iOS = platform == .macCatalyst ? [try AppleLike.on(.iOS)] : []
    if iOS.isEmpty { try emitSwiftUI(from: shared.interface) }
    for framework in platform.frameworks where !iOS.contains(where: { $0.platform.frameworks.contains(framework) }) {
      try emit(framework, StandIns.sources(framework), with: StandIns.resilient)
    }
    if platform.hasUIKitViews, iOS.isEmpty {
      for module in EpoxyStandIns.modules.dropFirst() {
        try emit(module, [EpoxyStandIns.source(of: module)], with: EpoxyStandIns.language)
      }
    }
    for library in Self.libraries {
      let sources = try SwiftTool.sources(in: "Sources/\(library)")
      let asksForAppKit = try sources.contains { try String(contentsOfFile: $0, encoding: .utf8).contains("AppKit") }
      if iOS.isEmpty || asksForAppKit { try emit(library, sources) }
    }
  }

  private func emitSwiftUI(from interface: StandInInterface) throws {
    let text = try platform.text(of: interface, without: AvailabilityFact.all)
    let path = try folder.write(text.utf8, to: "SwiftUI.swiftinterface")
    try check(
      "SwiftUI",
      SwiftTool.run(
        "swift-frontend",
        [
          "-compile-module-from-interface", "-module-name", "SwiftUI", path, "-o",
          folder.path("SwiftUI.swiftmodule"), "-I", standIns, "-I", SwiftTool.modules,
        ]))
    // Or the compiler would look whether it is newer.
    try FileManager.default.removeItem(atPath: path)
  }

  /// A file of an app, or of this package, as this platform reads it.
  func write(_ text: String, to name: String, in folder: TemporaryFolder) throws -> String {
    try folder.write(platform.source(text).utf8, to: name)
  }

  /// The same of files; those without conditions stay where they are.
  func files(_ paths: [String], in folder: TemporaryFolder) throws -> [String] {
    try paths.map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let source = platform.source(text)
      return source == text ? path : try folder.write(source.utf8, to: URL(filePath: path).lastPathComponent)
    }
  }

  private func emit(_ module: String, _ sources: [String], with other: [String] = []) throws {
    let copies = try TemporaryFolder()
    try check(
      "\(module) for \(platform.rawValue)",
      SwiftTool.swiftc(
        SwiftTool.strict + arguments + other + SwiftTool.module(module, in: folder)
          + ["-package-name", SwiftTool.packageName] + files(sources, in: copies)))
  }
}

/// The stand-ins that are the same on all platforms, and the interface of that for SwiftUI.
private struct StandIns: Sendable {
  let folder: TemporaryFolder
  let interface: StandInInterface

  static let shared = Result { try StandIns() }

  /// `#selector` is a part of the language where there is Objective-C.
  static let language = [
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  ]
  /// Nothing of this package is resilient, which is a warning where a stand-in imports it.
  static let resilient = ["-enable-library-evolution", "-no-warnings-as-errors", "-suppress-warnings"]

  static func sources(_ names: String...) -> [String] {
    names.flatMap { SwiftTool.files("\($0).swift", in: "Tests/GeneratedTests/StandIns") }
  }

  private init() throws {
    folder = try TemporaryFolder.lasting()
    let path = folder.path("SwiftUI.swiftinterface")
    let modules = ["ObjectiveC", "CoreGraphics", "Darwin", "Foundation", "Combine", "Accessibility"]
    for module in modules { try Self.emit(module, Self.sources(module), into: folder, with: Self.resilient) }
    // What is declared has to be right, and its bodies are compiled by the build of this package.
    try Self.emit(
      "SwiftUI",
      SwiftTool.sources(in: "Sources/FacetUI", except: "Geometry/CGFloat.swift")
        + Self.sources("CGFloat", "OnGeometryChange", "Preferences", "SwiftUI"), into: folder,
      with: Self.resilient + [
        "-Xfrontend", "-experimental-skip-all-function-bodies", "-emit-module-interface-path", path,
      ])
    // It is of no package of ours. Enums that FacetUI does not say to grow are frozen, as Apple's are. Gestures are followed
    // on the main actor. What only FacetUI has is not found by its name.
    interface = StandInInterface(
      try String(contentsOfFile: path, encoding: .utf8)
        .replacing(" -package-name \(SwiftTool.packageName)", with: "")
        .replacing(#/(?m)^( *)public enum /#) { "\($0.1)@frozen public enum " }
        .replacing("nonisolated public func onChanged(", with: "@MainActor @preconcurrency public func onChanged(")
        .replacing(#/\b_(Nonisolated\w+|Drawn\w+|Evaluator|isPressed|isHovered)\b/#) { "_OfFacetUI\($0.1)" })
    try Self.emit("FacetStore", SwiftTool.sources(in: "Sources/FacetStore"), into: folder)
    // The module is made for each platform.
    for file in ["SwiftUI.swiftinterface", "SwiftUI.swiftmodule"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: file))
    }
  }

  private static func emit(
    _ module: String, _ sources: [String], into folder: TemporaryFolder, with other: [String] = []
  ) throws {
    try check(
      module,
      SwiftTool.swiftc(
        SwiftTool.strict + language + other + SwiftTool.module(module, in: folder)
          + ["-I", folder.root, "-I", SwiftTool.modules, "-package-name", SwiftTool.packageName] + sources))
  }
}

private func check(_ module: String, _ result: SwiftTool.Result) throws {
  struct Failure: Error {
    let module: String
    let findings: [String]
  }
  if result.status != 0 { throw Failure(module: module, findings: result.findings) }
}
