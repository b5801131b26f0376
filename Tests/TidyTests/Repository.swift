import Checkout
import Foundation

/// The files of this project, as text.
enum Repository {
  final class File: CustomStringConvertible {
    /// Relative to the root.
    let path: String
    let text: String
    private(set) lazy var lines = text.split(separator: "\n", omittingEmptySubsequences: false)

    init(path: String, text: String) {
      self.path = path
      self.text = text
    }

    var description: String { path }
    var parts: [Substring] { path.split(separator: "/") }

    /// The lines that say one of the words, and which. Most files say none, which is seen without taking them apart.
    func lines(saying words: [String]) -> [(number: Int, line: Substring, word: String)] {
      let words = words.filter { strstr(text, $0) != nil }
      if words.isEmpty { return [] }
      return lines.enumerated().flatMap { index, line in
        words.filter { line.contains($0) }.map { (index + 1, line, $0) }
      }
    }
  }

  /// All files below the folders whose names end in one of `suffixes`, in a fixed order.
  static func files(in folders: [String], suffixes: [String]) throws -> [File] {
    try folders.flatMap(paths).filter { path in suffixes.contains { path.hasSuffix($0) } }.map(file)
  }

  static func file(_ path: String) throws -> File {
    File(path: path, text: try Checkout.text(path))
  }

  private static func paths(in folder: String) throws -> [String] {
    let url = Checkout.root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    return names.map { folder + "/" + $0 }.filter { isFile(Checkout.root.appending(path: $0).path) }
  }

  private static func isFile(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type]) as? FileAttributeType == .typeRegular
  }
}
