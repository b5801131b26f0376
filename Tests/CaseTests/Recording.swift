import Checkout
import FacetText
import Foundation
import Testing

/// Files that hold what a test expects. `FACET_RECORD=1` writes them, and fails the run that did.
enum Recording {
  private static let environment = ProcessInfo.processInfo.environment
  static let isAskedInCI = environment["FACET_RECORD"] == "1" && environment["CI"] != nil
  static let isAsked = environment["FACET_RECORD"] == "1" && environment["CI"] == nil

  /// Compares a text with the file that holds it. An empty text has no file.
  static func expect(_ text: String, at file: URL) throws {
    let name = file.pathComponents.dropFirst(Case.root.pathComponents.count).joined(separator: "/")
    let recorded = try contents(of: file)
    guard text != recorded else { return }
    if isAsked {
      try write(text, to: file)
      Issue.record("recorded \(name); run again without FACET_RECORD")
    } else {
      let diff = LineDiff.unified(old: recorded, new: text, oldName: "recorded", newName: "now")
      Issue.record("\(name) differs\n\(diff)")
    }
  }

  /// Compares texts by name with all files of a folder.
  static func expect(_ texts: [String: String], in folder: URL) throws {
    let names = Set(texts.keys).union(try Case.files(in: folder))
    for name in names.sorted() { try expect(texts[name] ?? "", at: folder.appending(path: name)) }
  }

  private static func contents(of file: URL) throws -> String {
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func write(_ text: String, to file: URL) throws {
    if text.isEmpty {
      try? FileManager.default.removeItem(at: file)
    } else {
      try Data(text.utf8).write(to: file)
    }
  }
}
