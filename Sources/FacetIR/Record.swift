package import FacetLanguage

/// A value of a built-in type by its parts, which are expressions, or values that were evaluated.
///
///     { color: color.shade, radius: 4 }
package struct Record<Part: Hashable & Sendable>: Hashable, Sendable {
  package let id: RecordID
  /// One for each of the type's parts, in its order; nil where a part is absent.
  private var values: [Part?]

  /// A record whose parts are all absent.
  package init(_ id: RecordID) {
    self.id = id
    values = Array(repeating: nil, count: id.type.parts.count)
  }

  package subscript(part: Keyword) -> Part? {
    get { position(of: part).flatMap { values[$0] } }
    set { if let position = position(of: part) { values[position] = newValue } }
  }

  package subscript(part: Key) -> Part? {
    get { self[Keyword(part)] }
    set { self[Keyword(part)] = newValue }
  }

  private func position(of part: Keyword) -> Int? { id.type.parts.firstIndex { $0.key == part } }

  /// The parts that are present, with their keys, in the order of the type.
  package var parts: [(row: Row, value: Part)] {
    zip(id.type.parts, values).compactMap { row, value in value.map { (row, $0) } }
  }

  /// Whether all parts are present and equal.
  package var isUniform: Bool { values.first.map { first in values.allSatisfy { $0 == first && $0 != nil } } ?? true }

  package func map<Other>(_ transform: (Part) -> Other) -> Record<Other> {
    var record = Record<Other>(id)
    record.values = values.map { $0.map(transform) }
    return record
  }
}

extension Record<Expression> {
  /// A length; zero if the part is absent.
  package func length(_ part: Key) -> Expression { self[part] ?? Expression(.double(0), as: .length) }

  /// A record whose parts are all the same.
  package init(_ id: RecordID, all value: Expression) {
    self.init(id)
    values = values.map { _ in value }
  }
}

extension Expression {
  package init(_ record: Record<Expression>) { self.init(.record(record), as: .record(record.id)) }
}
