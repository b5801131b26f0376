import Checkout
import FacetCompiler
import FacetDiagnostics
import Foundation
import Testing

/// A folder of specs and what is to be said about them: `diagnostics.txt`, or nothing where that is absent.
struct Case: CustomTestStringConvertible, Sendable {
  /// From `Tests/Cases`: `name/duplicate`.
  let name: String
  let folder: URL

  var testDescription: String { name }

  static let root = Checkout.root.appending(path: "Tests/Cases", directoryHint: .isDirectory)

  /// Every folder at any depth that holds files.
  static let all: [Case] = {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
    var folders: Set<String> = []
    for case let file as URL in files ?? .init() where isFile(file) && !file.lastPathComponent.hasPrefix(".") {
      folders.insert(caseFolder(of: file))
    }
    return folders.sorted().map { Case(name: $0, folder: root.appending(path: $0, directoryHint: .isDirectory)) }
  }()

  /// A case is two folders below the root; what lies deeper belongs to it.
  private static func caseFolder(of file: URL) -> String {
    let parts = file.standardizedFileURL.pathComponents.dropFirst(root.standardizedFileURL.pathComponents.count)
    return parts.prefix(2).joined(separator: "/")
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
  }

  // MARK: Files

  /// All files but the expectations, by path from the case's folder.
  func inputs() throws -> [SourceInput] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.compactMap { path in
      let url = folder.appending(path: path)
      guard path != "diagnostics.txt", Self.isFile(url) else { return nil }
      return SourceInput(path: path, bytes: Array(try Data(contentsOf: url)))
    }
  }

  var expected: URL { folder.appending(path: "diagnostics.txt") }

  /// What is on record; nothing where there is no file.
  func recorded() throws -> String {
    guard FileManager.default.fileExists(atPath: expected.path) else { return "" }
    return String(decoding: try Data(contentsOf: expected), as: UTF8.self)
  }

  func record(_ text: String) throws {
    if text.isEmpty {
      try? FileManager.default.removeItem(at: expected)
    } else {
      try Data(text.utf8).write(to: expected)
    }
  }
}
