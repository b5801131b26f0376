/// The closed sets of words: SwiftUI's, under its names for the set and its words, and those of the language itself.
package enum WordSet: String, Hashable, Sendable, CaseIterable {
  // Types of SwiftUI, whose values an expression may have.
  case horizontalAlignment, verticalAlignment, alignment, textAlignment, truncationMode, textCase
  case accessibilityTrait, accessibilityHeadingLevel
  case fontTextStyle = "Font.TextStyle"
  case fontDesign = "Font.Design"
  case colorScheme, colorSchemeContrast, dynamicTypeSize, layoutDirection, legibilityWeight, userInterfaceSizeClass
  case controlSize
  /// Of the runtime.
  case remoteImagePhase
  case floatingPointRoundingRule
  case keyboardType = "UIKeyboardType"
  case textContentType = "UITextContentType"
  case submitLabel, textInputAutocapitalization
  case numberFormat, dateStyle, timeStyle, durationFormat
  // Enumerated values of SwiftUI that are not types of expressions.
  case sensoryFeedback, contentMode, childBehavior, axis, axes, shape, accessibilityElement, adjustment, importance
  // Of the language.
  case flag = "Bool"
  case styleKind, noStyle, status, rolloutPhase, tokenBinding, access, bundle, previews, hostReuse, sizing,
    lintLevel, languageVersion
  case sectionLayout, effectOverlap, routeWord, statusBarStyle, elementAnimation, motionEdge, timingCurve
  case imageRenderingMode, imageInterpolation, viewTransition, contentTransition
  case labelStyle, gaugeStyle, pickerStyle, datePickerStyle, dateComponents, listStyle, visibility
  case buttonRole, presentationAdaptation, presentationDetent, edge, horizontalEdge, layer
  case titleDisplayMode, toolbarPlacement

  /// Whether the set is a type of expressions. Values of other sets are only literals.
  package var isType: Bool {
    switch self {
    case .sensoryFeedback, .contentMode, .childBehavior, .axis, .axes, .shape, .accessibilityElement, .adjustment,
      .importance, .flag, .styleKind, .noStyle, .status, .rolloutPhase, .tokenBinding, .access, .bundle, .previews,
      .hostReuse, .sizing, .lintLevel, .languageVersion, .sectionLayout, .effectOverlap, .routeWord, .statusBarStyle,
      .elementAnimation, .motionEdge, .timingCurve, .imageRenderingMode, .imageInterpolation, .viewTransition,
      .contentTransition, .labelStyle, .gaugeStyle, .pickerStyle, .datePickerStyle, .dateComponents, .listStyle,
      .visibility, .buttonRole, .presentationAdaptation, .presentationDetent, .edge, .horizontalEdge, .layer,
      .titleDisplayMode, .toolbarPlacement:
      false
    default: true
    }
  }

  package var words: [String] { Self.words[self] ?? [] }

  private static let words = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.listed) })

  private var listed: [String] {
    switch self {
    case .horizontalAlignment, .textAlignment: ["leading", "center", "trailing"]
    case .verticalAlignment: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
    case .alignment:
      [
        "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
        "bottomTrailing",
      ]
    case .truncationMode: ["head", "middle", "tail"]
    case .textCase: ["uppercase", "lowercase"]
    case .accessibilityTrait:
      [
        "button", "toggle", "link", "header", "image", "selected", "searchField", "staticText", "summaryElement",
        "keyboardKey", "tabBar", "modal", "updatesFrequently", "playsSound", "startsMediaSession",
        "allowsDirectInteraction", "causesPageTurn",
      ]
    case .accessibilityHeadingLevel: ["h1", "h2", "h3", "h4", "h5", "h6"]
    case .fontTextStyle:
      [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
        "caption2",
      ]
    case .fontDesign: ["default", "serif", "rounded", "monospaced"]
    case .colorScheme: ["light", "dark"]
    case .colorSchemeContrast: ["standard", "increased"]
    case .dynamicTypeSize:
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
      ]
    case .legibilityWeight: ["regular", "bold"]
    case .userInterfaceSizeClass: ["compact", "regular"]
    case .controlSize: ["mini", "small", "regular", "large", "extraLarge"]
    case .layoutDirection: ["leftToRight", "rightToLeft"]
    case .floatingPointRoundingRule:
      ["up", "down", "towardZero", "awayFromZero", "toNearestOrAwayFromZero", "toNearestOrEven"]
    case .keyboardType:
      [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
      ]
    case .textContentType:
      [
        "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
        "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity",
        "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber",
        "emailAddress", "URL", "creditCardNumber", "username", "password", "newPassword", "oneTimeCode",
      ]
    case .submitLabel: ["done", "go", "send", "join", "route", "search", "return", "next", "continue"]
    case .textInputAutocapitalization: ["never", "words", "sentences", "characters"]
    case .numberFormat: ["number", "percent", "currency"]
    case .dateStyle: ["omitted", "numeric", "abbreviated", "long", "complete"]
    case .timeStyle: ["omitted", "shortened", "standard", "complete"]
    case .durationFormat: ["hourMinuteSecond", "hourMinute", "minuteSecond", "wide", "abbreviated", "narrow"]
    case .sensoryFeedback:
      [
        "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment", "levelChange",
        "impact",
      ]
    case .contentMode: ["fit", "fill"]
    case .childBehavior: ["ignore", "combine", "contain"]
    case .axis: ["horizontal", "vertical"]
    case .axes: ["horizontal", "vertical", "both"]
    case .shape: ["circle", "capsule", "rectangle", "ellipse", "roundedRectangle", "unevenRoundedRectangle"]
    case .importance: ["default", "high"]
    case .accessibilityElement: ["single", "combined", "contains"]
    case .adjustment: ["increment", "decrement"]
    case .flag: ["true", "false"]
    case .styleKind: ["flexible", "properties"]
    case .noStyle: ["none"]
    case .status: ["draft", "stable", "deprecated"]
    case .rolloutPhase: ["pilot", "general"]
    case .tokenBinding: ["colorScheme", "contrast", "theme"]
    case .access: ["public", "package", "internal"]
    case .bundle: ["main", "module"]
    case .previews: ["debug", "always"]
    case .hostReuse: ["reusable", "unique"]
    case .sizing:
      ["automatic", "proposed", "intrinsicHeightProposedWidth", "intrinsicWidthProposedHeight", "intrinsic"]
    case .lintLevel: ["off", "warning", "error"]
    case .languageVersion: ["1"]
    case .sectionLayout: ["list", "stack", "row", "grid"]
    case .effectOverlap: ["restart", "ignore", "both"]
    case .routeWord: ["back", "dismiss"]
    case .statusBarStyle: ["automatic", "light", "dark", "hidden"]
    case .viewTransition: ["opacity", "slide", "scale", "blurReplace", "identity"]
    case .contentTransition: ["opacity", "interpolate", "numericText", "identity"]
    case .labelStyle: ["titleAndIcon", "titleOnly", "iconOnly"]
    case .gaugeStyle: ["linearCapacity", "accessoryCircularCapacity"]
    case .remoteImagePhase: ["loaded", "loading", "failed"]
    case .pickerStyle: ["menu", "segmented", "inline", "wheel"]
    case .datePickerStyle: ["compact", "graphical", "wheel"]
    case .dateComponents: ["date", "hourAndMinute"]
    case .listStyle: ["plain", "inset", "grouped", "insetGrouped"]
    case .visibility: ["automatic", "visible", "hidden"]
    case .titleDisplayMode: ["automatic", "inline", "inlineLarge"]
    case .toolbarPlacement:
      [
        "automatic", "principal", "cancellationAction", "confirmationAction", "destructiveAction", "primaryAction",
      ]
    case .buttonRole: ["destructive", "cancel"]
    case .presentationAdaptation: ["popover", "sheet", "fullScreenCover"]
    case .presentationDetent: ["medium", "large"]
    case .edge: ["top", "leading", "bottom", "trailing"]
    case .horizontalEdge: ["leading", "trailing"]
    case .layer: ["sheet", "popover", "confirmationDialog", "menu", "contextMenu", "swipeActions"]
    case .imageRenderingMode: ["original", "template"]
    case .imageInterpolation: ["none", "low", "medium", "high"]
    case .elementAnimation: ["crossfade", "sharedElement", "blur"]
    case .motionEdge: ["top", "bottom", "leading", "trailing"]
    case .timingCurve: ["linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy", "bouncy"]
    }
  }
}
