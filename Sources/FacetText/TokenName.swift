/// How the path of a design token is spelled as a symbol: `color.content.secondary` is `ColorTokens.Content.secondary`.
///
/// The first name makes a type of its own, the last one the member, and each name between a type nested in the one
/// before. A token with no group stands in `Tokens`.
package enum TokenName {
  /// The outermost type. Nil if the name cannot be spelled.
  package static func outerType(_ name: String) -> String? {
    CamelCase.upper(name).map { $0 + "Tokens" }
  }

  /// A type nested in another. `color` makes `Colors`, not `Color`, which the declarations inside still have to mean.
  package static func nestedType(_ name: String) -> String? {
    CamelCase.upper(name).map { takenTypes.contains($0) || $0.hasSuffix("Tokens") ? $0 + "s" : $0 }
  }

  /// `_` is how Style Dictionary calls a group's own value, which is `$root` in the format, so both are `root`.
  package static func member(_ name: String) -> String? { name == "_" ? "root" : CamelCase.lower(name) }

  /// The types that the declarations of tokens use, and the names that no nested type may have.
  private static let takenTypes: Set<String> = [
    "BorderStyle", "CGFloat", "Color", "Double", "Duration", "Easing", "Font", "Gradient", "Int", "Protocol", "Self",
    "Shadow",
    "String", "StrokePattern", "Swift", "TextStyle", "TransitionTiming", "Type",
  ]
}
