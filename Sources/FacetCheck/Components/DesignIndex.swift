import FacetDiagnostics
import FacetIR

/// What a component may refer to outside itself: the tokens, and the signatures of all components.
struct DesignIndex: Sendable {
  let tokens: TokenCatalog
  private var signatures: [ComponentSignature] = []
  private var positions: [String: Int] = [:]

  init(tokens: TokenCatalog) { self.tokens = tokens }

  /// Of two components with one name the first counts; the second has been reported.
  mutating func add(_ signature: ComponentSignature) {
    guard positions[signature.name.value] == nil else { return }
    positions[signature.name.value] = signatures.count
    signatures.append(signature)
  }

  subscript(component name: String) -> ComponentSignature? {
    positions[name].map { signatures[$0] }
  }

  var componentNames: [String] { signatures.map(\.name.value) }
}
