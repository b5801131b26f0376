package import FacetDiagnostics
package import FacetSpec

/// A `*.tokens.json` or `*.tokens.yaml` file as written.
///
/// Values are nodes of the tree, because their meaning depends on the type, which can come from a group, another token
/// or another file.
package struct TokenFile: Sendable {
  package var tree: SourceTree
  /// The groups in preorder, in source order. The first is the file itself.
  package var groups: [TokenGroupSpec] = []
  package var tokens: [TokenSpec] = []

  package init(tree: SourceTree) { self.tree = tree }
}

/// A group: its path, and the properties inherited by its tokens.
package struct TokenGroupSpec: Sendable {
  /// The names from the root, outermost first; empty for the file itself.
  package var names: [String]
  /// The span of the group's name.
  package var span: SourceSpan
  /// The index of the enclosing group.
  package var parent: Int?
  package var type: Located<WrittenType>?
  /// Whether it has an unknown `$type`, which has been reported and also applies to its tokens.
  package var hasUnknownType = false
  package var description: Located<String>?
  package var deprecation: Located<Deprecation>?
  /// The node of `$extends`, a reference to another group.
  package var extends: NodeID?
  package var relativeTo: Located<String>?
}

package struct TokenSpec: Sendable {
  /// The names from the root, outermost first, with the token's own name last.
  package var names: [String]
  /// The span of the token's name.
  package var span: SourceSpan
  /// The index of the enclosing group.
  package var group: Int
  package var type: Located<WrittenType>?
  /// Whether the token is omitted, because its type is unknown, which has been reported.
  package var isLeftOut = false
  package var description: Located<String>?
  package var deprecation: Located<Deprecation>?
  /// The node of `$value`, or the token's own node if it has a `$ref` instead.
  package var value: NodeID
  /// `$extensions.facet.relativeTo`: the SwiftUI text style with which a typography token scales.
  package var relativeTo: Located<String>?
  /// `$extensions.facet.swiftName`: the Swift name of the member, if it differs from the token's name.
  package var swiftName: Located<String>?
  /// What another tool makes of the color.
  package var colorRule: ColorRule?
  /// What Figma says of the variable.
  package var figma: FigmaVariable?
}

/// How a color follows from the value of its token.
package enum ColorRule: Sendable {
  /// `$extensions.studio.tokens.modify`: the node of the rule.
  case studio(NodeID)
  /// An `alpha` beside the value: the node of the number.
  case alpha(NodeID)
}

/// The value of `$deprecated`.
package enum Deprecation: Equatable, Sendable {
  case no
  case yes(reason: String)
}
