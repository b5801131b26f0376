import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetParallel
import FacetStrings
import FacetText
import FacetTokens

/// What a component can refer to outside itself: the tokens and the signatures of all components.
struct DesignIndex: Sendable {
  let tokens: TokenCatalog
  /// The tokens of each theme, the base first. The name of the base is nil, also in a project without themes.
  let tokensByTheme: [(theme: String?, catalog: TokenCatalog)]
  /// Tokens with errors, ascending. The errors have been reported, so uses of these tokens are not.
  let brokenTokens: [TokenPath]
  /// Tokens that were omitted with a warning. Uses of them are reported.
  let leftOutTokens: Set<TokenPath>
  /// Components whose files could not be parsed: letters and digits of their names, case folded.
  private let unreadable: Set<String>
  let typeNames: TypeNames
  /// The platforms of the project with their minimum versions.
  let floor: Availability
  /// Whether components have a bridge to Epoxy unless they say otherwise.
  let hasEpoxy: Bool
  /// The texts in all languages; nil if texts are not localized.
  let strings: StringCatalog?
  /// The names of the project's icons; nil if components use SF Symbols.
  let icons: [String]?
  /// What servers send.
  let pages: ServerPages
  /// The parameters and states that apps read of each screen.
  let namesReadByApps: [String: Set<String>]
  /// The places of tokens whose path in Swift differs, by that path, and the first names of these paths.
  private let tokensBySwiftPath: [TokenPath: Int]
  private let swiftRoots: Set<String>
  private let nameIndexes = SharedTable<[String], NameIndex>()
  private(set) var signatures: [ComponentSignature] = []
  private var positions: [String: Int] = [:]

  init(
    tokens: ImportedTokens, unreadableComponents: [String] = [], typeNames: TypeNames = TypeNames(),
    floor: Availability = .runtime, hasEpoxy: Bool = false, strings: StringCatalog? = nil,
    icons: [String]? = nil, pages: ServerPages = ServerPages(), namesReadByApps: [String: Set<String>] = [:]
  ) {
    self.tokens = tokens.catalog
    let swiftPaths = tokens.catalog.tokens.indices.compactMap { index in
      TokenPath(inSwift: tokens.catalog.tokens[index]).map { ($0, index) }
    }
    tokensBySwiftPath = Dictionary(swiftPaths, uniquingKeysWith: { first, _ in first })
    swiftRoots = Set(swiftPaths.compactMap(\.0.names.first))
    let others = tokens.catalog.themes.dropFirst().map { (theme: $0 as String?, catalog: tokens.catalog.shown(in: $0)) }
    tokensByTheme = [(theme: nil, catalog: tokens.catalog)] + others
    brokenTokens = tokens.withoutValue
    leftOutTokens = Set(tokens.leftOut)
    self.typeNames = typeNames
    self.floor = floor
    self.hasEpoxy = hasEpoxy
    self.strings = strings
    self.icons = icons
    self.pages = pages
    self.namesReadByApps = namesReadByApps
    unreadable = Set(unreadableComponents.map(VariantName.key))
  }

  /// Adds a signature. Of two components with one name the first is used; the second has been reported.
  mutating func add(_ signature: ComponentSignature) {
    guard positions[signature.name.value] == nil else { return }
    positions[signature.name.value] = signatures.count
    signatures.append(signature)
  }

  /// Replaces the signature of a component that was added.
  mutating func update(_ signature: ComponentSignature) {
    guard let position = positions[signature.name.value], signatures[position].name.span == signature.name.span else {
      return
    }
    signatures[position] = signature
  }

  /// The middle token of the spacing group, as an example for messages.
  var distance: String? {
    let distances = tokens.tokens.filter { token in
      guard case .length = token.value, let group = token.path.names.first else { return false }
      return group.utf8.starts(with: "spac".utf8)
    }
    return distances.isEmpty ? nil : distances[distances.count / 2].path.description
  }

  /// A token of a type whose values only tokens can have, as an example for messages.
  func token(of type: ValueType) -> String? {
    let token = tokens.tokens.first { token in
      switch (token.value, type) {
      case (.color, .color), (.textStyle, .textStyle): true
      default: false
      }
    }
    return token?.path.description
  }

  /// The names of the tokens and groups directly in a group.
  func tokenNames(below group: [String]) -> NameIndex {
    nameIndexes.value(for: group) { NameIndex(tokens.names(below: group)) }
  }

  /// The place of a token in the catalog. Specs can also refer to one by its path in Swift.
  func tokenIndex(of path: TokenPath) -> Int? { tokens.index(of: path) ?? tokensBySwiftPath[path] }

  /// Whether there is a token with this path, also if it has an error or is left out, which has been reported.
  func isDeclared(token path: TokenPath) -> Bool {
    tokenIndex(of: path) != nil || brokenTokens.contains(path) || leftOutTokens.contains(path)
  }

  func hasTokens(under root: String) -> Bool {
    tokens.hasRoot(root) || swiftRoots.contains(root) || brokenTokens.contains { $0.names.first == root }
  }

  subscript(component name: String) -> ComponentSignature? {
    positions[name].map { signatures[$0] }
  }

  /// Whether a file that could not be parsed has the name of the component: `numeric-stepper` is `NumericStepper`.
  func isUnreadable(component name: String) -> Bool { unreadable.contains(VariantName.key(name)) }

  var componentNames: [String] { signatures.map(\.name.value) }
}
