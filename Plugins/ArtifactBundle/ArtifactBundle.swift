import Foundation

struct BundleFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A bundle with the executables of several platforms.
struct ArtifactBundle {
  let folder: URL
  /// The platform whose executable is added: `x86_64-unknown-linux-gnu`.
  let triple: String

  /// The folder of the platform in the bundle.
  var variantName: String { "facet-\(triple)" }

  var executable: URL { folder.appending(path: "\(variantName)/bin/facet") }

  /// `0.1.0`, and of libyaml `0.2.5`.
  func versions() throws -> (facet: String, libyaml: String) {
    let text = String(decoding: try output(of: executable, ["--version"]), as: UTF8.self)
    guard let match = text.firstMatch(of: /^facet ([^ ]+) \((?:commit [^ ]+, )?libyaml ([^ ]+)\)/) else {
      throw BundleFailure("\(executable.path) is not facet: it prints '\(text)' as its version")
    }
    return (String(match.1), String(match.2))
  }

  /// Adds the executable to `info.json`, in place of an earlier one for the platform. Those of others are kept.
  func addVariant() throws {
    let file = folder.appending(path: "info.json")
    let version = try versions().facet
    var info = Info(version: version)
    if let data = FileManager.default.contents(atPath: file.path) {
      info = try JSONDecoder().decode(Info.self, from: data)
      guard info.artifacts["facet"]?.version == version else {
        throw BundleFailure(
          "\(file.path) is of another version than \(version): delete the bundle, and make it on all platforms again")
      }
    }
    let path = "\(variantName)/bin/facet"
    info.artifacts["facet"]?.variants.removeAll { $0.path == path }
    info.artifacts["facet"]?.variants.append(.init(path: path, supportedTriples: [triple]))
    info.artifacts["facet"]?.variants.sort { $0.path < $1.path }
    try write(info, to: file)
  }

  /// For the shells that have any.
  func writeCompletions() throws {
    for (shell, name) in [("bash", "facet.bash"), ("zsh", "_facet"), ("fish", "facet.fish")] {
      try write(try output(of: executable, ["--generate-completion-script", shell]), to: "completions/\(name)")
    }
  }

  func writeManPage() throws {
    let help = try JSONDecoder().decode(
      CommandHelp.self, from: try output(of: executable, ["--experimental-dump-help"]))
    try write(Data(ManPage(help.command, version: try versions().facet).text.utf8), to: "man/facet.1")
  }

  /// What is linked into the executable.
  func writeParts(date: String, linkMap: URL?) throws {
    let versions = try versions()
    let list = try PartList(
      version: versions.facet, triple: triple, date: date,
      parts: try Part.all(in: linkMap, libyaml: versions.libyaml))
    try write(list, to: folder.appending(path: "\(variantName)/facet.spdx.json"))
  }

  private func write(_ value: some Encodable, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (try encoder.encode(value) + Data("\n".utf8)).write(to: file)
  }

  private func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

/// `info.json`, of the form that SwiftPM reads.
private struct Info: Codable {
  struct Artifact: Codable {
    struct Variant: Codable {
      var path: String
      var supportedTriples: [String]
    }

    var type = "executable"
    var version: String
    var variants: [Variant] = []
  }

  var schemaVersion = "1.0"
  var artifacts: [String: Artifact]

  init(version: String) { artifacts = ["facet": Artifact(version: version)] }
}

/// What a program prints.
func output(of program: URL, _ arguments: [String]) throws -> Data {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw BundleFailure("\(program.path) \(arguments.joined(separator: " ")) failed")
  }
  return data
}
