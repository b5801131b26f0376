import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetParallel
import FacetText
import FacetTokens

/// What a component may refer to outside itself: the tokens, and the signatures of all components.
struct DesignIndex: Sendable {
  let tokens: TokenCatalog
  /// As each theme has them, the base first. It has no name, as in a project without themes.
  let tokensByTheme: [(theme: String?, catalog: TokenCatalog)]
  /// Tokens that were written and are wrong, ascending. That has been reported; who names one is not told again.
  let brokenTokens: [TokenPath]
  /// Those of them that were left out with a warning; who names one is told.
  let leftOutTokens: Set<TokenPath>
  /// Components that exist, but whose files could not be read: letters and digits of their names, without case.
  private let unreadable: Set<String>
  let typeNames: TypeNames
  /// What the project runs on, and since when.
  let floor: Availability
  private let nameIndexes = SharedTable<[String], NameIndex>()
  private(set) var signatures: [ComponentSignature] = []
  private var positions: [String: Int] = [:]

  init(
    tokens: ImportedTokens, unreadableComponents: [String] = [], typeNames: TypeNames = TypeNames(),
    floor: Availability = .runtime
  ) {
    self.tokens = tokens.catalog
    let others = tokens.catalog.themes.dropFirst().map { (theme: $0 as String?, catalog: tokens.catalog.shown(in: $0)) }
    tokensByTheme = [(theme: nil, catalog: tokens.catalog)] + others
    brokenTokens = tokens.withoutValue
    leftOutTokens = Set(tokens.leftOut)
    self.typeNames = typeNames
    self.floor = floor
    unreadable = Set(unreadableComponents.map(VariantName.key))
  }

  /// Of two components with one name the first counts; the second has been reported.
  mutating func add(_ signature: ComponentSignature) {
    guard positions[signature.name.value] == nil else { return }
    positions[signature.name.value] = signatures.count
    signatures.append(signature)
  }

  /// What is known now of a component that was added.
  mutating func update(_ signature: ComponentSignature) {
    guard let position = positions[signature.name.value], signatures[position].name.span == signature.name.span else {
      return
    }
    signatures[position] = signature
  }

  /// A token for the space between things: the middle one of those that are named so.
  var distance: String? {
    let distances = tokens.tokens.filter { token in
      guard case .length = token.value, let group = token.path.names.first else { return false }
      return group.utf8.starts(with: "spac".utf8)
    }
    return distances.isEmpty ? nil : distances[distances.count / 2].path.description
  }

  /// Any token of a type that only tokens have.
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

  func hasTokens(under root: String) -> Bool {
    tokens.hasRoot(root) || brokenTokens.contains { $0.names.first == root }
  }

  subscript(component name: String) -> ComponentSignature? {
    positions[name].map { signatures[$0] }
  }

  /// Whether a file that could not be read is that of the component: `numeric-stepper` stands for `NumericStepper`.
  func isUnreadable(component name: String) -> Bool { unreadable.contains(VariantName.key(name)) }

  var componentNames: [String] { signatures.map(\.name.value) }
}
