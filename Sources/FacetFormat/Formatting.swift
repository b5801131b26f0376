package import FacetDiagnostics
package import FacetLanguage
import FacetSpec

/// The result of formatting a file.
package enum Formatting: Equatable, Sendable {
  /// The file in its canonical form; the same bytes where it had it already.
  case formatted([UInt8])
  /// The file cannot be read, or read only in part. What is wrong has been reported.
  case unreadable
  /// The form would not say what the file says, or a comment would stand by something else, so the file is better left as it is.
  case uncertain
}

/// A YAML file in its canonical form: what it says is the same, and so are its comments.
///
/// - Keys of the grammar stand in the grammar's order. Names of the author's own, modifiers, which apply from top to
///   bottom, and whatever else has an order that means something stand as they were written.
/// - Blocks are indented by two blanks, lists too; `{ a: b }` and `[a, b]` stay on their line while it has room for
///   them, and become blocks where it has not.
/// - Comments stay with what they stand above, beside or below; blank lines stay, one at a time.
/// - Scalars are kept byte for byte, with their quotes: in code, what is quoted is text.
///
/// The form is read again before it is handed out, so that a mistake in here costs a format and never a spec.
///
/// - Parameter kind: What the file holds; nil for what has no order of keys, as tokens have not.
package func format(
  _ bytes: [UInt8], as kind: Shape?, file: FileID, diagnostics: inout [Diagnostic]
) -> Formatting {
  var found: [Diagnostic] = []
  let tree = SourceTree.read(yaml: bytes, file: file, diagnostics: &found)
  diagnostics += found
  guard let tree, !found.contains(where: { $0.severity == .error }) else { return .unreadable }
  var reader = LayoutReader(tree, bytes)
  var layout = reader.read()
  if let kind { layout.root?.order(as: .shape(kind)) }
  var writer = LayoutWriter()
  writer.write(layout)
  let formatted = writer.output
  return sayTheSame(tree, reader.comments, bytes, formatted) ? .formatted(formatted) : .uncertain
}

/// Whether a form has all that the file had, in whatever order, and each comment by the node that it stood by.
private func sayTheSame(_ tree: SourceTree, _ comments: [Comment], _ bytes: [UInt8], _ form: [UInt8]) -> Bool {
  var found: [Diagnostic] = []
  guard let other = SourceTree.read(yaml: form, file: tree.file, diagnostics: &found),
    !found.contains(where: { $0.severity == .error })
  else { return false }
  let others = Comment.all(in: other, form)
  guard comments.map(\.text).sorted(by: inByteOrder) == others.map(\.text).sorted(by: inByteOrder),
    counts(CommentPlaces(tree, comments, bytes).all) == counts(CommentPlaces(other, others, form).all)
  else { return false }
  switch (tree.root, other.root) {
  case (nil, nil): return true
  case (let root?, let otherRoot?): return tree.says(root, theSameAs: otherRoot, in: other)
  default: return false
  }
}

private func counts(_ places: [CommentPlaces.Place]) -> [CommentPlaces.Place: Int] {
  Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
}

private func inByteOrder(_ a: [UInt8], _ b: [UInt8]) -> Bool { a.lexicographicallyPrecedes(b) }
