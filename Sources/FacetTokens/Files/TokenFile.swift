package import FacetDiagnostics
package import FacetSpec

/// A `*.tokens.json` or `*.tokens.yaml` file as it was written.
///
/// Values remain nodes of the tree: their meaning depends on the type, which may come from a group, another token or
/// another file.
package struct TokenFile: Sendable {
  package var tree: SourceTree
  /// In the author's order, a group before all in it. The first is the file itself.
  package var groups: [TokenGroupSpec] = []
  package var tokens: [TokenSpec] = []

  package init(tree: SourceTree) { self.tree = tree }
}

/// A group: its path, and the properties that its tokens inherit.
package struct TokenGroupSpec: Sendable {
  /// From the root, outermost first; empty for the file itself.
  package var names: [String]
  /// Of the group's own name.
  package var span: SourceSpan
  /// The index of the enclosing group.
  package var parent: Int?
  package var type: Located<WrittenType>?
  /// A `$type` was written that is none of the format's; it has been reported, and holds for the tokens all the same.
  package var hasUnknownType = false
  package var description: Located<String>?
  package var deprecation: Located<Deprecation>?
  /// The node of `$extends`, a reference to another group.
  package var extends: NodeID?
  package var relativeTo: Located<String>?
}

package struct TokenSpec: Sendable {
  /// From the root, outermost first; the last is the token's own.
  package var names: [String]
  /// Of the token's own name.
  package var span: SourceSpan
  /// The index of the enclosing group.
  package var group: Int
  package var type: Located<WrittenType>?
  /// The token cannot be read, as its type is none of the format's or its value is changed by a tool; it has been
  /// reported.
  package var isLeftOut = false
  package var description: Located<String>?
  package var deprecation: Located<Deprecation>?
  /// The node of `$value`, or the token's own where it has `$ref` in its place.
  package var value: NodeID
  /// `$extensions.facet.relativeTo`: SwiftUI's text style whose scaling a typography token follows.
  package var relativeTo: Located<String>?
  /// `$extensions.facet.swiftName`: the name of the member in Swift, if it is not the token's name.
  package var swiftName: Located<String>?
}

/// The value of `$deprecated`.
package enum Deprecation: Equatable, Sendable {
  case no
  case yes(reason: String)
}
