import FacetItems
import SeededRandom

/// A value with an identifier and content.
struct Note: Equatable, Diffable, CustomStringConvertible {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "\(id)"
  }

  var diffIdentifier: Int { id }
  var description: String { "\(id):\(text)" }

  /// Few identifiers, so that lists have many of them in common, and several elements have the same.
  static func list(using random: inout SeededRandom) -> [Note] {
    (0..<Int.random(in: 0...9, using: &random)).map { _ in
      Note(.random(in: 0...7, using: &random), Bool.random(using: &random) ? "a" : "b")
    }
  }
}

struct Chapter: Equatable, DiffableSection {
  var id: Int
  var notes: [Note]

  var diffIdentifier: Int { id }
  var diffableItems: [Note] { notes }

  static func list(using random: inout SeededRandom) -> [Chapter] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Chapter(id: .random(in: 0...4, using: &random), notes: Note.list(using: &random))
    }
  }
}
