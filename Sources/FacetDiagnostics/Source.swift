/// Which file of a run: an index into its ``SourceMap``.
package struct FileID: Hashable, Comparable, Sendable {
  package let index: UInt32

  package init(_ index: Int) { self.index = UInt32(index) }

  package static func < (lhs: FileID, rhs: FileID) -> Bool { lhs.index < rhs.index }
}

/// A place in a file: a half-open range of byte offsets. Lines and columns are worked out only for what is printed.
package struct SourceSpan: Hashable, Sendable {
  package var file: FileID
  package var start: UInt32
  package var end: UInt32

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(start)
    self.end = UInt32(end)
  }
}

/// A value and where it was written.
///
/// Inlinable, because other modules would otherwise look up the generic type at each use.
package struct Located<Value> {
  package var value: Value
  package var span: SourceSpan

  @inlinable
  package init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  @inlinable
  package func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: span)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
