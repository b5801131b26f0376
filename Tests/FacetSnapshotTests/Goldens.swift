import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot

/// The goldens of a design system, by file name, as the tool writes them.
struct Goldens {
  /// Those of this repository's specs. Drawing them takes seconds.
  static let repository = (try? DesignFolder.repository.compile().design).map { Goldens($0) }

  let all: [Golden]
  /// What they were made from, by component.
  let frames: [String: [Shown]]
  let design: Design
  /// What each component names, of tokens and of components.
  private let uses: [(component: String, names: Set<String>)]

  /// - Parameter names: Of which components; nil for all.
  init(_ design: Design, of names: Set<String>? = nil) {
    self.design = design
    let program = Program(design)
    var frames: [String: [Shown]] = [:]
    func draw(_ cell: Cell, of component: Component) -> SnapshotVariant {
      let drawn = program.draw(cell, of: component).drawn
      frames[component.name, default: []].append(Shown(drawn))
      return drawn
    }
    all = program.goldens(of: { names?.contains($0.name) ?? true }, drawing: draw)
    self.frames = frames
    uses = all.map { ($0.names[0], $0.usedNames) }
  }

  subscript(name: String) -> String { all.first { $0.fileName == name }?.text ?? "" }

  var lines: [String] { all.flatMap { $0.text.split(separator: "\n").map(String.init) } }

  /// The same after a change: what it cannot have reached is not drawn again.
  func redrawn(for design: Design) -> Goldens { Goldens(design, over: self) }

  private init(_ design: Design, over old: Goldens) {
    self.design = design
    uses = old.uses
    frames = [:]
    let reached = old.components(reachedBy: design)
    let program = Program(design)
    let drawn = program.goldens(of: { reached.contains($0.name) }, drawing: { program.draw($0, of: $1).drawn })
    let byName = Dictionary(uniqueKeysWithValues: drawn.map { ($0.fileName, $0) })
    all = old.all.map { byName[$0.fileName] ?? $0 }
  }

  /// Those that are not what they were, those that name a token that is not, and all that draw one of these.
  private func components(reachedBy changed: Design) -> Set<String> {
    var changes: Set<String> = []
    for (old, new) in zip(design.components, changed.components) where old != new { changes.insert(old.name) }
    for (old, new) in zip(design.tokens.tokens, changed.tokens.tokens) where old != new {
      changes.insert(old.path.description)
    }
    return components(using: changes)
  }

  /// These names of components and tokens, and all components that draw one of them. A golden names every token and
  /// every component that its own component uses.
  func components(using names: Set<String>) -> Set<String> {
    var reached = names
    var count = 0
    while count < reached.count {
      count = reached.count
      for use in uses where !use.names.isDisjoint(with: reached) { reached.insert(use.component) }
    }
    return reached
  }

  var allComponents: Set<String> { Set(uses.map(\.component)) }

  /// Of `NumericStepper/compact` the component.
  static func component(of id: String) -> String { String(id.prefix { $0 != "/" }) }
}

/// What a cell shows and does.
struct Shown: Equatable {
  let frame: Frame
  let actions: [String?]

  init(_ drawn: SnapshotVariant) {
    frame = drawn.frame
    actions = drawn.frame.nodes.indices.map { drawn.marks[$0]?.action }
  }
}

extension Golden {
  /// Words above the first picture; of `Avatar.small` the component too, whatever its style.
  fileprivate var usedNames: Set<String> {
    let definition = text.prefix(upTo: text.firstRange(of: "\nvariant ")?.lowerBound ?? text.endIndex)
    let words = definition.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
    return Set(words.flatMap { [String($0), String($0.prefix { $0 != "." })] })
  }
}
