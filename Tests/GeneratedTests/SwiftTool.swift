import Checkout
import FacetSwift
import Foundation

/// Runs the Swift toolchain on generated files, outside of SwiftPM: there, a module called SwiftUI would be seen by
/// every target of the package.
enum SwiftTool {
  struct Result {
    var status: Int32
    var output: String

    /// What the compiler found, without the lines of source around it.
    var findings: [String] {
      output.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }.map { String($0) }
    }
  }

  /// A function of the main actor is Sendable in Swift 6, in which FacetUI is compiled, and not in Swift 5; Apple's SwiftUI
  /// does not ask for that.
  static func isOfTheStandIn(inSwift5 finding: String) -> Bool {
    ["converting non-Sendable function value to '@MainActor @Sendable", "passing non-Sendable parameter"].contains {
      finding.contains($0)
    }
  }

  /// Where SwiftPM put what it built: the folder of the test bundle.
  static let products: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle)
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static let modules = products.appending(path: "Modules").path

  /// The language that the package itself is written in, and the condition of a build for debugging.
  static let strict = language + ["-D", "DEBUG"]

  /// The same in a build for release.
  static let release = language + ["-O"]

  private static let language = [
    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-wmo",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// The name under which SwiftPM knows this package, from its folder's.
  static let packageName = String(
    Checkout.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

  static func swiftc(_ arguments: [String]) throws -> Result { try run("swiftc", arguments) }

  /// Files as a module of their own, which is not linked.
  static func compile(
    _ files: [SwiftFile], in folder: TemporaryFolder, as arguments: [String] = strict
  ) throws -> Result {
    try swiftc(
      arguments + ["-I", modules] + module("Module", in: folder)
        + files.map { try folder.write($0.bytes, to: $0.name) })
  }

  /// Into a module: by then the compiler has found all that it looks for. Data races are found after type checking, so
  /// `-typecheck` is not enough; to write what `-emit-sil` writes takes a third of its time.
  static func module(_ name: String, in folder: TemporaryFolder) -> [String] {
    ["-module-name", name, "-emit-module", "-emit-module-path", folder.path("\(name).swiftmodule")]
  }

  static func run(_ tool: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let wait = try process.begin()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    wait()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// All Swift files below a folder, in a fixed order.
  static func sources(in folder: String, except excluded: String...) throws -> [String] {
    let url = Checkout.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      .filter { path in path.hasSuffix(".swift") && !excluded.contains { path.hasSuffix($0) } }
      .map { url.appending(path: $0).path }
  }

  /// Some files of a folder, by their names.
  static func files(_ names: String..., in folder: String) -> [String] {
    names.map { Checkout.root.appending(path: folder).appending(path: $0).path }
  }

  /// The objects of FacetRuntime and of what it imports.
  static var objectsOfRuntime: [String] {
    get throws {
      try objects(
        of: "FacetRuntime", "FacetSupport", "FacetVariants", "FacetFlags", "FacetUI", "FacetFrame", "FacetColor",
        "FacetStrings", "FacetText")
    }
  }

  /// The source that SwiftPM adds to a target with resources.
  static let resourceAccessor = files("resource_bundle_accessor.swift", in: "Tests/GeneratedTests/StandIns")

  /// What SwiftPM compiled the modules of this package to. By their sources: the folder may hold what was left behind.
  static func objects(of modules: String...) throws -> [String] {
    try modules.flatMap { module in
      let folder = products.appending(path: "\(module).build")
      return try sources(in: "Sources/\(module)").map { source in
        folder.appending(path: URL(filePath: source).lastPathComponent + ".o").path
      }
    }
  }
}

/// A folder that goes away with its owner.
final class TemporaryFolder: Sendable {
  let url: URL

  convenience init() throws {
    try self.init(FileManager.default.temporaryDirectory.appending(path: "facet-\(UUID().uuidString)"))
  }

  private init(_ url: URL) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// For a static value, whose life nothing ends: a folder that goes away with the process.
  static func lasting() throws -> TemporaryFolder { try ofProcess.get().subfolder(UUID().uuidString) }

  private static let ofProcess = Result {
    atexit { TemporaryFolder.removeThatOfProcess() }
    return try TemporaryFolder()
  }

  private static func removeThatOfProcess() {
    if let folder = try? ofProcess.get() { try? FileManager.default.removeItem(at: folder.url) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and says where it is.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// A folder in this one.
  func subfolder(_ name: String) throws -> TemporaryFolder { try TemporaryFolder(url.appending(path: name)) }

  var root: String { url.path }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
