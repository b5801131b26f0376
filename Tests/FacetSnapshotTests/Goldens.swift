import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetPreview
import FacetSnapshot
import FacetText
import Foundation

/// The goldens of a design system, by file name, as the tool writes them.
@MainActor struct Goldens {
  private(set) var documents: [(name: String, text: String)] = []

  init(_ design: Design) {
    let program = Program(design)
    for component in design.components {
      for style in component.styles {
        let drawn = component.cells(in: style).map { cell in
          let preview = VariantPreview(cell.variant, of: component, in: program, settings: cell.environment)
          return SnapshotVariant(cell: cell, frame: preview.run().frame)
        }
        let name = ComponentSnapshot.fileName(component: component.name, style: style.name)
        let text = ComponentSnapshot.document(component: component, style: style, design: design, cells: drawn)
        documents.append((name, text))
      }
    }
    documents.append((TokenSnapshot.fileName, TokenSnapshot.document(design.tokens)))
  }

  subscript(name: String) -> String { documents.first { $0.name == name }?.text ?? "" }

  var lines: [String] { documents.flatMap { $0.text.split(separator: "\n").map(String.init) } }
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
