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
