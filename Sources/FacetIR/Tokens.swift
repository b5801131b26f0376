/// A token's names from the root: `color.content.secondary`.
package struct TokenPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var names: [String]

  package init(_ names: [String]) { self.names = names }

  package var description: String { names.joined(separator: ".") }

  package static func < (lhs: TokenPath, rhs: TokenPath) -> Bool {
    lhs.names.lexicographicallyPrecedes(rhs.names) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Every token of the project, by path.
package struct TokenCatalog: Equatable, Sendable {
  package private(set) var tokens: [Token]
  /// Where each stands in ``tokens``. Every reference of every body is looked up.
  private var positions: [TokenPath: Int]
  /// The first names of all paths.
  private var roots: Set<String>
  /// The groups that have something said about them, by path.
  package var groups: [TokenGroup]
  /// The places in `tokens` of the tokens as they were declared, one after the other; none where that is their order.
  package var declarationOrder: [Int] = []
  /// The tokens with a Swift constant; nil if all have one.
  package var generated: Set<TokenPath>?
  /// The names of the themes, the base first; none where the project has only the one.
  package var themes: [String] = []

  /// - Parameter tokens: By path.
  package init(tokens: [Token], groups: [TokenGroup] = []) {
    self.tokens = tokens
    self.groups = groups
    positions = Dictionary(zip(tokens.map(\.path), tokens.indices), uniquingKeysWith: { first, _ in first })
    roots = Set(tokens.compactMap(\.path.names.first))
  }

  /// Adds a token whose path is behind all others.
  package mutating func append(_ token: Token) {
    positions[token.path] = tokens.count
    if let root = token.path.names.first { roots.insert(root) }
    tokens.append(token)
  }

  /// Adds what a theme has in place of a token's value.
  package mutating func add(_ variation: Token.Variation, toTokenAt index: Int) {
    tokens[index].variations.append(variation)
  }

  /// The type of the themes in Swift; nil where the project has only the one.
  package func themeType(in project: Project) -> String? { themes.isEmpty ? nil : project.themeType }

  package func hasConstant(_ token: Token) -> Bool { generated?.contains(token.path) ?? true }

  package var inDeclaredOrder: [Token] {
    declarationOrder.isEmpty ? tokens : declarationOrder.map { tokens[$0] }
  }

  package subscript(path: TokenPath) -> Token? { index(of: path).map { tokens[$0] } }

  package func index(of path: TokenPath) -> Int? { positions[path] }

  /// Whether any path begins with the name.
  package func hasRoot(_ name: String) -> Bool { roots.contains(name) }
}

extension TokenCatalog: CustomReflectable {
  /// What `facet dump` prints: the tables for look-up follow from the tokens.
  package var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "tokens": tokens, "groups": groups, "declarationOrder": declarationOrder, "themes": themes,
      ], displayStyle: .struct)
  }
}

/// The description of a group of tokens.
package struct TokenGroup: Equatable, Sendable {
  package var path: TokenPath
  package var doc: String

  package init(path: TokenPath, doc: String) {
    self.path = path
    self.doc = doc
  }
}

package struct Token: Equatable, Sendable {
  package var path: TokenPath
  /// The name of the member in Swift if it differs from the path.
  package var swiftName: String?
  package var doc: String?
  /// The reason, or an empty string.
  package var deprecated: String?
  /// The tokens that the value refers to; `value` is the resolved value.
  package var aliases: TokenAliases
  package var value: TokenValue
  /// The values of other themes that differ, in the order of the themes.
  package var variations: [Variation] = []

  /// The token whose value it takes in the base mode.
  package var alias: TokenPath? { aliases.light }

  package init(
    path: TokenPath, swiftName: String? = nil, doc: String? = nil, deprecated: String? = nil,
    aliases: TokenAliases = TokenAliases(),
    value: TokenValue
  ) {
    self.path = path
    self.swiftName = swiftName
    self.doc = doc
    self.deprecated = deprecated
    self.aliases = aliases
    self.value = value
  }
}

/// The token that each appearance refers to; nil for a literal value.
///
/// Every appearance has its own, also where it is the same as in the base: that is how to tell a token that follows
/// another one into the dark from one that has a dark color of its own.
package struct TokenAliases: Hashable, Sendable {
  package var light: TokenPath?
  package var dark: TokenPath?
  package var lightIncreasedContrast: TokenPath?
  package var darkIncreasedContrast: TokenPath?

  /// Every value is written out.
  package init() {}

  package init(
    light: TokenPath?, dark: TokenPath?, lightIncreasedContrast: TokenPath?, darkIncreasedContrast: TokenPath?
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreasedContrast = lightIncreasedContrast
    self.darkIncreasedContrast = darkIncreasedContrast
  }

  /// The same token in every appearance.
  package init(_ alias: TokenPath?) {
    self.init(light: alias, dark: alias, lightIncreasedContrast: alias, darkIncreasedContrast: alias)
  }
}

/// A color in sRGB, each component 0 to 1.
///
/// One that is written in Display P3, or that sRGB does not have, is a color of Display P3 in Swift. Its components here
/// are the nearest that sRGB has, for pictures and for contrast.
package struct ColorValue: Hashable, Sendable {
  package var red, green, blue, alpha: Double
  package var displayP3: DisplayP3?

  /// The components of a color in Display P3, 0 to 1.
  package struct DisplayP3: Hashable, Sendable {
    package var red, green, blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1, displayP3: DisplayP3? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.displayP3 = displayP3
  }
}

/// One color as each appearance shows it. Nil: as the base, or as the color of the same scheme.
package struct ColorModes: Hashable, Sendable {
  package var light: ColorValue
  package var dark: ColorValue?
  package var lightIncreasedContrast: ColorValue?
  package var darkIncreasedContrast: ColorValue?

  package init(
    light: ColorValue, dark: ColorValue? = nil, lightIncreasedContrast: ColorValue? = nil,
    darkIncreasedContrast: ColorValue? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreasedContrast = lightIncreasedContrast
    self.darkIncreasedContrast = darkIncreasedContrast
  }
}

/// A DTCG typography value, made to scale with Dynamic Type.
package struct TextStyleValue: Hashable, Sendable {
  /// Nil: the system font.
  package var family: String?
  /// The families that are drawn where that is not installed, the preferred one first.
  package var fallbacks: [String]
  /// Points at the `large` content size.
  package var size: Double
  /// 1 to 1000.
  package var weight: Int
  /// Points.
  package var letterSpacing: Double
  /// A multiple of the size.
  package var lineHeight: Double
  /// SwiftUI's text style whose scaling it follows: `body`, `title2`, …
  package var relativeTo: String

  package init(
    family: String? = nil, fallbacks: [String] = [], size: Double, weight: Int, letterSpacing: Double = 0,
    lineHeight: Double, relativeTo: String
  ) {
    self.family = family
    self.fallbacks = fallbacks
    self.size = size
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.relativeTo = relativeTo
  }
}
