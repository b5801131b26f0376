import FacetDiagnostics
import FacetIR

/// What a component may refer to outside itself: the tokens, and the signatures of all components.
struct DesignIndex: Sendable {
  let tokens: TokenCatalog
  /// Tokens that were written and are wrong, ascending. That has been reported; who names one is not told again.
  let brokenTokens: [TokenPath]
  private var signatures: [ComponentSignature] = []
  private var positions: [String: Int] = [:]

  init(tokens: ImportedTokens) {
    self.tokens = tokens.catalog
    brokenTokens = tokens.withoutValue
  }

  /// Of two components with one name the first counts; the second has been reported.
  mutating func add(_ signature: ComponentSignature) {
    guard positions[signature.name.value] == nil else { return }
    positions[signature.name.value] = signatures.count
    signatures.append(signature)
  }

  func hasTokens(under root: String) -> Bool {
    tokens.hasRoot(root) || brokenTokens.contains { $0.names.first == root }
  }

  subscript(component name: String) -> ComponentSignature? {
    positions[name].map { signatures[$0] }
  }

  var componentNames: [String] { signatures.map(\.name.value) }
}
