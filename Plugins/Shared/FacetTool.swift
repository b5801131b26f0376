import Foundation

/// The command line tool, built from source or taken from an artifact bundle.
struct FacetTool {
  let url: URL

  struct Outcome {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// Throws where the tool is not built yet. SwiftPM builds the tools of plugins before it asks them for commands; Xcode
  /// does so later.
  init(_ url: URL) throws(PluginFailure) {
    guard FileManager.default.isExecutableFile(atPath: url.filePath) else {
      throw PluginFailure(
        """
        \(url.filePath) is not built yet, and the names of the generated files are not known without it. Put \
        facet.artifactbundle into the package of Facet (docs/plugins.md), or check the generated code in and use the \
        plugin FacetCurrent
        """)
    }
    self.url = url
  }

  /// Runs the tool with the streams of this process.
  func run(_ arguments: [String], in folder: URL) throws -> Int32 {
    let process = process(arguments)
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs the tool and returns what it prints.
  ///
  /// - Parameter scratch: A folder for a file.
  func output(of arguments: [String], scratch: URL) throws -> Outcome {
    let process = process(arguments)
    let pipe = Pipe()
    // Two pipes would have to be emptied at the same time.
    let log = scratch.appending(path: "errors.txt")
    try Data().write(to: log)
    let errors = try FileHandle(forWritingTo: log)
    process.standardOutput = pipe
    process.standardError = errors
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try errors.close()
    return Outcome(
      status: process.terminationStatus, output: output,
      errors: String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }

  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    return process
  }
}

/// What a plugin cannot do, with the way out.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension URL {
  /// The path without escapes: with spaces.
  var filePath: String { path(percentEncoded: false) }

  /// Whether a file is in this folder.
  func contains(_ file: URL) -> Bool {
    let folder = standardizedFileURL.pathComponents
    let path = file.standardizedFileURL.pathComponents
    return path.count > folder.count && path.starts(with: folder)
  }
}
