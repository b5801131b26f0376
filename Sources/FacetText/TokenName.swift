/// The Swift names of design tokens: `color.content.secondary` is `ColorTokens.Content.secondary`.
///
/// The first name is the outermost type, the last one the member, and the names between are nested types. A token
/// without a group is a member of `Tokens`.
package enum TokenName {
  /// The outermost type; nil if the name has no letters or digits that Swift allows.
  package static func outerType(_ name: String) -> String? {
    CamelCase.upper(name).map { $0 + "Tokens" }
  }

  /// A nested type. `color` gives `Colors`, because declarations in it refer to `Color`.
  package static func nestedType(_ name: String) -> String? {
    CamelCase.upper(name).map { takenTypes.contains($0) || $0.hasSuffix("Tokens") ? $0 + "s" : $0 }
  }

  /// The member. Style Dictionary calls a group's own value `_`, the token format `$root`: both are `root`.
  package static func member(_ name: String) -> String? { name == "_" ? "root" : CamelCase.lower(name) }

  /// The member of a group. A name that begins with a digit has that of its group in front: `rose500` of `rose.500`.
  package static func member(_ names: [String]) -> String? {
    guard let last = names.last, let name = member(last) else { return nil }
    guard name.hasPrefix("_"), let group = names.dropLast().last else { return name }
    return member("\(group) \(last)")
  }

  /// The types to which generated tokens refer, which no nested type can be named.
  private static let takenTypes: Set<String> = [
    "BorderStyle", "CGFloat", "Color", "Double", "Duration", "Easing", "Font", "Gradient", "Int", "Protocol", "Self",
    "Shadow",
    "String", "StrokePattern", "Swift", "TextStyle", "Theme", "Themed", "TransitionTiming", "Type",
  ]
}
