import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetPreview
import FacetSnapshot
import FacetText
import Foundation

/// The goldens of a design system, by file name, as the tool writes them.
@MainActor struct Goldens {
  let all: [Golden]

  init(_ design: Design, of isWanted: (Component) -> Bool = { _ in true }) {
    let program = Program(design)
    all = program.goldens(of: isWanted) { program.draw($0, of: $1).drawn }
  }

  subscript(name: String) -> String { all.first { $0.fileName == name }?.text ?? "" }

  var lines: [String] { all.flatMap { $0.text.split(separator: "\n").map(String.init) } }
}

enum Specs {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "specs")

  static func inputs() throws -> [SourceInput] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
      .map { SourceInput(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }
}
