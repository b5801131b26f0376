/// The type of a parameter, a property or an expression.
package indirect enum ValueType: Hashable, Sendable {
  case string, int, double, bool
  /// Points.
  case length
  case color, textStyle, font, icon, image, insets
  /// How round each corner is, in points.
  case cornerRadius
  case date, url, duration
  case fontWeight, shadow, gradient, border, strokeStyle, transition, easing
  /// A slot: views given by whoever uses the component.
  case view
  case action
  /// `Action<String>`: something to be done with a value.
  case actionOf(ValueType)
  case binding(ValueType)
  /// A closed range whose ends may be open: `0...16`, `0...`, `...9`.
  case range(ValueType)
  case array(ValueType)
  case optional(ValueType)
  /// A struct or an enum of the `types:` of a component.
  case declared(DeclaredType)
  /// One of a closed set of words that SwiftUI defines.
  case words(WordSet)

  /// The type under `Optional`, or the type itself.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// Something to be done, whatever it takes.
  package var isAction: Bool {
    switch self {
    case .action, .actionOf: true
    default: false
    }
  }

  /// Values of it are as good as names.
  fileprivate var identifies: Bool {
    switch self {
    case .string, .int, .date, .url: true
    default: false
    }
  }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }
}

/// The name of a type that a spec declares. It is nested in its component's: `ReviewCard.Review`.
package struct DeclaredType: Hashable, Sendable {
  package var component: String
  package var name: String

  package init(component: String, name: String) {
    self.component = component
    self.name = name
  }
}

/// Closed sets of words, with SwiftUI's names for both the set and its words.
package enum WordSet: String, Hashable, Sendable, CaseIterable {
  case horizontalAlignment, verticalAlignment, alignment, textAlignment, truncationMode, textCase
  case accessibilityTrait
  case fontTextStyle = "Font.TextStyle"
  case fontDesign = "Font.Design"
  case colorScheme, colorSchemeContrast, dynamicTypeSize, layoutDirection
  case floatingPointRoundingRule
  case numberFormat, dateStyle, timeStyle, durationFormat

  package var words: [String] {
    switch self {
    case .horizontalAlignment: ["leading", "center", "trailing"]
    case .verticalAlignment: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
    case .alignment:
      [
        "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
        "bottomTrailing",
      ]
    case .textAlignment: ["leading", "center", "trailing"]
    case .truncationMode: ["head", "middle", "tail"]
    case .textCase: ["uppercase", "lowercase"]
    case .accessibilityTrait:
      [
        "button", "toggle", "link", "header", "image", "selected", "searchField", "staticText", "summaryElement",
        "keyboardKey", "tabBar", "modal", "updatesFrequently", "playsSound", "startsMediaSession",
        "allowsDirectInteraction", "causesPageTurn",
      ]
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
    case .layoutDirection: ["leftToRight", "rightToLeft"]
    case .floatingPointRoundingRule:
      ["up", "down", "towardZero", "awayFromZero", "toNearestOrAwayFromZero", "toNearestOrEven"]
    case .numberFormat: ["number", "percent", "currency"]
    case .dateStyle: ["omitted", "numeric", "abbreviated", "long", "complete"]
    case .timeStyle: ["omitted", "shortened", "standard", "complete"]
    case .durationFormat: ["hourMinuteSecond", "hourMinute", "minuteSecond", "wide", "abbreviated", "narrow"]
    }
  }
}

/// A type of a component's `types:`.
package struct TypeDeclaration: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package var name: String
    package var type: ValueType
    package var defaultValue: Expression?
    package var doc: String?
    package var history: History

    package init(
      name: String, type: ValueType, defaultValue: Expression? = nil, doc: String? = nil, history: History = History()
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.doc = doc
      self.history = history
    }
  }

  package enum Shape: Equatable, Sendable {
    case structure([Field])
    case enumeration([String])
  }

  package var name: String
  package var shape: Shape

  package init(name: String, shape: Shape) {
    self.name = name
    self.shape = shape
  }

  /// The field by which one value is told from another where several stand side by side, as SwiftUI does it: its `id`.
  package var identity: Field? {
    guard case .structure(let fields) = shape else { return nil }
    return fields.first { $0.name == "id" && $0.type.identifies }
  }
}
