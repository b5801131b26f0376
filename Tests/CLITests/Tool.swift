import Checkout
import Foundation

/// The `facet` that was built beside this test, run as a user would.
struct Tool {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
    /// It ended by itself, not by a trap or another signal.
    var exited: Bool
  }

  static let url: URL = {
    #if os(macOS)
      let bundles = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let products = (bundles?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
    #else
      let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #endif
    return products.appending(path: "facet")
  }()

  var folder: String
  /// Over an environment that says nothing.
  var environment: [String: String] = [:]
  /// Kept for as long as the tool may run in its folder.
  var project: TestProject?
  /// Put before `facet`, as in `setpriv --reuid=65534`.
  var prefix: [String] = []

  @discardableResult
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> Outcome { try outcome(of: prefix + [Self.url.path] + arguments) }

  /// Another program, in the folder and the environment of the tool.
  func outcome(of command: [String]) throws -> Outcome {
    let process = start(command)
    let output = try ScratchFile()
    let errors = try ScratchFile()
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.runToEnd()
    return Outcome(
      status: process.terminationStatus, output: try output.text(), errors: try errors.text(),
      exited: process.terminationReason == .exit)
  }

  /// A line for the shell, in which `$facet` is the tool.
  @discardableResult
  func shell(_ line: String) throws -> Outcome {
    var tool = self
    tool.prefix = ["/bin/bash", "-c", line]
    tool.environment["facet"] = Self.url.path
    return try tool.run([])
  }

  /// Not yet running; whoever calls decides where its output goes.
  func start(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }
}

/// What a process writes, kept in a file: a pipe would have to be emptied while it runs.
private struct ScratchFile {
  private let url = FileManager.default.temporaryDirectory.appending(path: "facet-out-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  func text() throws -> String {
    defer { try? FileManager.default.removeItem(at: url) }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
