/// A word of the grammar, as a small number: keys are looked up once, when they are read.
package struct Keyword: Hashable, Sendable {
  package var raw: UInt16
  package init(raw: UInt16) { self.raw = raw }

  /// A key that the grammar does not know.
  package static let none = Keyword(raw: 0)
}
