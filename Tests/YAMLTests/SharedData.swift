import Foundation

/// The conformance suites, which lie beside the repository and not in it: `$FACET_SHARED/data`, or `shared/data` in a
/// folder above this one. Tests that need them skip where they are absent.
enum SharedData {
  static let conformance: URL? = folder(named: "data/conformance")

  static func folder(named name: String) -> URL? {
    candidates.map { $0.appendingPathComponent(name) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static var candidates: [URL] {
    var result: [URL] = []
    if let path = ProcessInfo.processInfo.environment["FACET_SHARED"] { result.append(URL(fileURLWithPath: path)) }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      result.append(folder.appendingPathComponent("shared"))
    }
    return result
  }

  static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  /// All files below `folder` with this name, or with this ending, in the order of their paths.
  static func files(in folder: URL, where isWanted: (String) -> Bool) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = all?.compactMap { $0 as? URL }.filter { isWanted($0.lastPathComponent) } ?? []
    return urls.sorted { $0.path < $1.path }
  }
}
