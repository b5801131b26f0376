/// The environment of a component: axes of a matrix, and environment values that a body can read.
package enum EnvironmentID: UInt8, Hashable, Sendable, CaseIterable {
  case colorScheme, colorSchemeContrast, dynamicTypeSize, layoutDirection, isEnabled, isPressed, isHovered,
    reduceMotion, reduceTransparency, differentiateWithoutColor, voiceOverEnabled, legibilityWeight,
    horizontalSizeClass,
    verticalSizeClass, controlSize, width, height
  case locale, theme, flag, remoteImages

  package var kind: EnvironmentKind { EnvironmentKind.all[Int(rawValue)] }

  /// Its key, which is SwiftUI's name of the value.
  package var name: String { kind.row.key.text }
}

/// The descriptor of an environment value: its key, its value, and its words in goldens.
package struct EnvironmentKind: Sendable {
  package let id: EnvironmentID
  package let row: Row
  /// The default, if goldens print it.
  package let usual: String?
  /// The names of values in goldens, if they differ.
  private let shortNames: [String: String]
  /// The text in a golden for a variant that does not set the value while another one does; nil if the value is always
  /// printed.
  package let absence: String?

  /// In the order of their IDs.
  package static let all = EnvironmentID.allCases.map(\.described)

  /// The type that a body reads; nil if only variants can set the value.
  package var readType: ValueType? {
    switch row.value {
    case .word(let words) where words.isType: isOptional ? .optional(.words(words)) : .words(words)
    case .flag: .bool
    default: nil
    }
  }

  /// Whether there is no value in some places, such as outside of a scene.
  private var isOptional: Bool {
    switch id {
    case .horizontalSizeClass, .verticalSizeClass, .legibilityWeight, .remoteImages: true
    default: false
    }
  }

  /// Returns a value's name in the name of a cell: `dark`, `ax3`, `rtl`.
  package func shortName(of word: String) -> String { shortNames[word] ?? word }

  /// The values that goldens show as this text: `accessibility3` for `ax3`.
  package func values(shownAs text: String) -> [String] {
    shortNames.filter { $0.value == text }.keys.sorted()
  }

  /// The texts of goldens that are not the names of values.
  package var shownTexts: [String] { shortNames.values.sorted() + [absence].compactMap(\.self) }

  fileprivate init(
    _ id: EnvironmentID, _ row: Row, usual: String?, shortNames: [String: String], absence: String?
  ) {
    self.id = id
    self.row = row
    self.usual = usual
    self.shortNames = shortNames
    self.absence = absence
  }
}

extension EnvironmentID {
  /// The values that a button sets for its label.
  package static let ofButtons: [EnvironmentID] = [.isPressed, .isHovered]

  /// The vocabulary: each part of the surroundings, written once.
  fileprivate var described: EnvironmentKind {
    switch self {
    case .colorScheme: kind(.word(.colorScheme), usual: "light", "Light or dark.")
    case .colorSchemeContrast:
      kind(
        .word(.colorSchemeContrast), ["standard": "standard contrast", "increased": "increased contrast"],
        absence: "no contrast", "Standard or increased contrast.")
    case .dynamicTypeSize:
      kind(
        .word(.dynamicTypeSize),
        [
          "xSmall": "xS", "small": "S", "medium": "M", "large": "L", "xLarge": "xL", "xxLarge": "xxL",
          "xxxLarge": "xxxL", "accessibility1": "ax1", "accessibility2": "ax2", "accessibility3": "ax3",
          "accessibility4": "ax4", "accessibility5": "ax5",
        ], usual: "large", "The reader's text size.")
    case .layoutDirection:
      kind(
        .word(.layoutDirection), ["leftToRight": "ltr", "rightToLeft": "rtl"], usual: "leftToRight",
        "The direction of reading.")
    case .isEnabled:
      kind(.flag, ["true": "enabled", "false": "disabled"], absence: "not disabled", "Whether controls can be used.")
    case .isPressed:
      kind(
        .flag, ["true": "pressed", "false": "not pressed"], absence: "not pressed",
        "Whether the button around an element is pressed.")
    case .isHovered:
      kind(
        .flag, ["true": "hovered", "false": "not hovered"], absence: "not hovered",
        "Whether a pointer is over the button around an element.")
    case .reduceMotion:
      kind(
        .flag, ["true": "reduced motion", "false": "full motion"], absence: "no reduced motion",
        "Whether the reader has asked for less motion.")
    case .reduceTransparency:
      kind(
        .flag, ["true": "reduced transparency", "false": "full transparency"], absence: "no reduced transparency",
        "Whether the reader has asked for less transparency.")
    case .differentiateWithoutColor:
      kind(
        .flag, ["true": "without color", "false": "with color"], absence: "not without color",
        "Whether the reader has asked for differences other than in color.")
    case .voiceOverEnabled:
      kind(
        .flag, ["true": "VoiceOver", "false": "without VoiceOver"], absence: "no VoiceOver",
        "Whether VoiceOver is running.")
    case .legibilityWeight:
      kind(
        .word(.legibilityWeight), ["regular": "regular text", "bold": "bold text"], absence: "no bold text",
        "Whether the reader has asked for bold text.")
    case .horizontalSizeClass:
      kind(
        .word(.userInterfaceSizeClass), ["compact": "compact width", "regular": "regular width"],
        absence: "no width class", "Compact or regular width of the scene.")
    case .verticalSizeClass:
      kind(
        .word(.userInterfaceSizeClass), ["compact": "compact height", "regular": "regular height"],
        absence: "no height class", "Compact or regular height of the scene.")
    case .controlSize:
      kind(
        .word(.controlSize),
        [
          "mini": "mini controls", "small": "small controls", "regular": "regular controls", "large": "large controls",
          "extraLarge": "extra large controls",
        ], absence: "no control size", "The size of controls.")
    case .width: kind(.number, absence: "no width", "The width that is offered, in points.")
    case .height: kind(.number, absence: "no height", "The height that is offered, in points.")
    case .locale:
      kind(
        .text, absence: "no locale",
        "A language of the String Catalog, or 'en'; 'en-XA' and 'ar-XB' are made up, to try a design with.")
    case .theme: kind(.name, absence: "no theme", "One of the themes of the project.")
    case .flag:
      kind(
        .flag, ["true": "flag on", "false": "flag off"], absence: "no flag",
        "Whether the feature flag of the screen is on.")
    case .remoteImages:
      kind(
        .word(.remoteImagePhase),
        ["loaded": "images loaded", "loading": "images loading", "failed": "images failed"], absence: "no image phase",
        "The phase of all remote images, which are loaded by default.")
    }
  }

  private func kind(
    _ value: ValueShape, _ shortNames: [String: String] = [:], usual: String? = nil, absence: String? = nil,
    _ doc: String
  ) -> EnvironmentKind {
    EnvironmentKind(
      self, Row(keyword: Keyword("\(self)"), value, doc), usual: usual, shortNames: shortNames, absence: absence)
  }

  /// The one that has this key; nil for any other word.
  package init?(_ name: String) {
    guard let id = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = id
  }
}
