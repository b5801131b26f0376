/// Words that people try because another tool, or another part of SwiftUI, has them, and the words that they mean.
enum Guesses {
  static func meant(by word: String) -> String? { meanings[word] }

  /// The same for the words of closed sets.
  static func wordMeant(by word: String) -> String? { words[word] }

  private static let words: [String: String] = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
    "centre": "center", "baseline": "firstTextBaseline", "topLeft": "topLeading", "topRight": "topTrailing",
    "yes": "true", "on": "true", "no": "false", "off": "false", "ltr": "leftToRight", "rtl": "rightToLeft",
    "high": "increased", "normal": "standard", "combine": "combined", "contain": "contains", "ignore": "single",
    "private": "internal", "up": "increment", "down": "decrement",
  ]

  private static let meanings: [String: String] = [
    "name": "component", "description": "doc", "summary": "doc", "props": "parameters", "properties": "parameters",
    "params": "parameters", "inputs": "parameters", "events": "actions", "examples": "variants", "stories": "variants",
    "style": "styles", "a11y": "accessibility", "args": "with", "env": "environment", "steps": "after",
    "foreground": "color", "foregroundColor": "color", "foregroundStyle": "color", "tint": "color", "font": "textStyle",
    "typography": "textStyle", "backgroundColor": "background", "fill": "background", "margin": "padding",
    "insets": "padding", "maxLines": "lineLimit", "numberOfLines": "lineLimit", "truncation": "truncationMode",
    "multilineAlignment": "multilineTextAlignment", "textAlign": "multilineTextAlignment", "radius": "cornerRadius",
    "clipShape": "clip", "clipped": "clip", "stroke": "border", "alpha": "opacity", "enabled": "disabled",
    "isDisabled": "disabled",
    "onTapGesture": "onTap", "onClick": "onTap", "onPress": "onTap", "priority": "layoutPriority", "gap": "spacing",
    "size": "frame", "optional": "default", "defaultValue": "default", "inherits": "extends", "base": "extends",
    "row": "hstack", "column": "vstack", "stack": "vstack", "label": "text", "for": "each", "forEach": "each",
    "rotationEffect": "rotation", "scaleEffect": "scale", "accessibilityAddTraits": "accessibilityTraits",
    "uppercased": "textCase", "kerning": "textStyle", "strikeThrough": "strikethrough",
    "case": "cases", "match": "switch", "topLeft": "topLeading", "topRight": "topTrailing",
    "bottomLeft": "bottomLeading",
    "bottomRight": "bottomTrailing",
    "symbol": "icon", "action": "button", "checkbox": "toggle", "separator": "divider", "view": "slot", "in": "as",
    "body": "do",
    "brand": "theme", "brands": "themes", "textSize": "dynamicTypeSize", "direction": "layoutDirection",
    "language": "locale",
    "isOn": "isEnabled",
    "version": "facet", "prefix": "typePrefix", "outputs": "output", "target": "module",
  ]
}
