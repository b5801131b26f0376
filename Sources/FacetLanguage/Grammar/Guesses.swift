/// Words that people try because another tool, or another part of SwiftUI, has them, and the words that they mean.
package enum Guesses {
  package static func meant(by word: String) -> String? { synonyms[word] ?? meanings[word] }

  /// The words that can be meant, the likeliest first: `in` is `as` of an `each`, and `do` of a `let`.
  package static func all(meantBy word: String) -> [String] {
    [meant(by: word), otherMeanings[word]].compactMap(\.self)
  }

  /// Whether the value is decoded in the same way for the intended word.
  package static func isSynonym(_ word: String) -> Bool { synonyms[word] != nil }

  /// The same for the words of closed sets.
  package static func wordMeant(by word: String) -> String? { words[word] }

  private static let words: [String: String] = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
    "centre": "center", "baseline": "firstTextBaseline", "topLeft": "topLeading", "topRight": "topTrailing",
    "yes": "true", "on": "true", "no": "false", "off": "false", "ltr": "leftToRight", "rtl": "rightToLeft",
    "high": "increased", "normal": "standard", "combine": "combined", "contain": "contains", "ignore": "single",
    "private": "internal", "up": "increment", "down": "decrement", "null": "nil", "undefined": "nil",
  ]

  /// Other names of the same thing.
  private static let synonyms: [String: String] = [
    "description": "doc", "summary": "doc", "params": "parameters", "a11y": "accessibility", "args": "with",
    "env": "environment", "foreground": "color", "foregroundColor": "color", "foregroundStyle": "color",
    "typography": "textStyle", "backgroundColor": "background", "maxLines": "lineLimit",
    "truncation": "truncationMode", "multilineAlignment": "multilineTextAlignment",
    "textAlign": "multilineTextAlignment", "clipShape": "clip", "alpha": "opacity", "isDisabled": "disabled",
    "onTapGesture": "onTap", "onLongPressGesture": "onLongPress", "dragGesture": "drag", "onClick": "onTap",
    "onPress": "onTap", "gap": "spacing", "defaultValue": "default",
    "rotationEffect": "rotation", "scaleEffect": "scale", "strikeThrough": "strikethrough",
    "testID": "accessibilityIdentifier", "accentColor": "tint", "tintColor": "tint",
  ]

  private static let otherMeanings: [String: String] = ["in": "do"]

  private static let meanings: [String: String] = [
    "name": "component", "props": "parameters", "properties": "parameters", "inputs": "parameters",
    "events": "actions", "examples": "variants", "stories": "variants", "style": "styles", "steps": "after",
    "fill": "background", "margin": "padding", "insets": "padding", "numberOfLines": "lineLimit",
    "radius": "cornerRadius", "clipped": "clip", "stroke": "border", "enabled": "disabled",
    "priority": "layoutPriority", "size": "frame", "optional": "default", "inherits": "extends", "base": "extends",
    "row": "hstack", "column": "vstack", "stack": "vstack", "label": "text", "for": "each", "forEach": "each",
    "accessibilityAddTraits": "accessibilityTraits", "uppercased": "textCase",
    "case": "cases", "match": "switch", "topLeft": "topLeading", "topRight": "topTrailing",
    "bottomLeft": "bottomLeading",
    "bottomRight": "bottomTrailing",
    "symbol": "icon", "action": "button", "checkbox": "toggle", "separator": "divider", "view": "slot", "in": "as",
    "body": "do",
    "brand": "theme", "brands": "themes", "textSize": "dynamicTypeSize", "direction": "layoutDirection",
    "language": "locale",
    "isOn": "isEnabled", "transaction": "animation", "matchedGeometryEffect": "matchedGeometry",
    "version": "facet", "prefix": "typePrefix", "outputs": "output", "target": "module",
  ]
}
