package import FacetDiagnostics
package import FacetLanguage
import FacetSpec

/// The result of formatting a file.
package enum Formatting: Equatable, Sendable {
  /// The file in canonical form, which can be equal to the input.
  case formatted([UInt8])
  /// The file could not be parsed, or not completely. The errors have been reported.
  case unreadable
  /// The result would have other content, or comments at other nodes, so the file must not be changed.
  case uncertain
}

/// Formats a YAML file canonically. Its content and its comments are unchanged.
///
/// - Keys of the grammar are in the grammar's order. The author's own names, modifiers, which apply from top to bottom,
///   and other keys with a significant order keep their order.
/// - Blocks are indented by two spaces, also lists. `{ a: b }` and `[a, b]` stay on one line if they fit, and otherwise
///   become blocks.
/// - Comments stay before, beside or after the same nodes; consecutive blank lines become one.
/// - Scalars are kept byte for byte, with their quotes, because quotes are significant in code.
///
/// The result is parsed again and compared, so that a bug in the formatter cannot damage a spec.
///
/// - Parameter kind: The grammar of the file; nil if keys have no order, as in token files.
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

/// Whether the result has the content of the file, in any order of keys, and each comment at the same node.
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
