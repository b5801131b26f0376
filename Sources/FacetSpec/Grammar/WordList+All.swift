extension WordList {
  static let accessibilityElement = WordList("accessibilityElement", ["single", "combined", "contains"])
  static let horizontalAlignment = WordList("horizontalAlignment", ["leading", "center", "trailing"])
  static let verticalAlignment = WordList(
    "verticalAlignment", ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
  static let alignment = WordList(
    "alignment",
    ["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing"])
  static let shape = WordList(
    "shape", ["circle", "capsule", "rectangle", "ellipse", "roundedRectangle", "unevenRoundedRectangle"])
  static let styleKind = WordList("styleKind", ["flexible", "properties"])
  static let noStyle = WordList("noStyle", ["none"])
  static let childBehavior = WordList("childBehavior", ["ignore", "combine", "contain"])
  static let axes = WordList("axes", ["horizontal", "vertical", "both"])
  static let axis = WordList("axis", ["horizontal", "vertical"])
  static let contentMode = WordList("contentMode", ["fit", "fill"])
  static let colorScheme = WordList("colorScheme", ["light", "dark"])
  static let colorSchemeContrast = WordList("colorSchemeContrast", ["standard", "increased"])
  static let dynamicTypeSize = WordList(
    "dynamicTypeSize",
    [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
      "accessibility3", "accessibility4", "accessibility5",
    ])
  static let layoutDirection = WordList("layoutDirection", ["leftToRight", "rightToLeft"])
  static let locale = WordList("locale", ["en", "en-XA", "ar-XB"])
  static let adjustment = WordList("adjustment", ["increment", "decrement"])
  static let tokenBinding = WordList("tokenBinding", ["colorScheme", "contrast", "theme"])
  static let flag = WordList("Bool", ["true", "false"])
  static let access = WordList("access", ["public", "package", "internal"])
  static let bundle = WordList("bundle", ["main", "module"])
  static let previews = WordList("previews", ["debug", "always"])
  static let lintLevel = WordList("lintLevel", ["off", "warning", "error"])
  static let status = WordList("status", ["draft", "stable", "deprecated"])
  static let languageVersion = WordList("languageVersion", ["1"])
}
