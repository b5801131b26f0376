/// Which file of a run: an index into its ``SourceMap``.
@usableFromInline
package struct FileID: Hashable, Comparable, Sendable {
  @usableFromInline package let index: UInt32

  package init(_ index: Int) { self.index = UInt32(index) }

  @usableFromInline
  package static func < (lhs: FileID, rhs: FileID) -> Bool { lhs.index < rhs.index }
}

/// A place in a file: a half-open range of byte offsets. Lines and columns are worked out only for what is printed.
@usableFromInline
package struct SourceSpan: Hashable, Sendable {
  @usableFromInline package var file: FileID
  @usableFromInline package var start: UInt32
  @usableFromInline package var end: UInt32

  @usableFromInline
  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(start)
    self.end = UInt32(end)
  }
}

/// A value and where it was written.
///
/// Inlinable with all of its parts, because other modules would otherwise look up the generic type at each use.
@usableFromInline
package struct Located<Value> {
  @usableFromInline package var value: Value
  @usableFromInline package var span: SourceSpan

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
