import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

/// The check of one component: what is known of it so far, and what was wrong.
///
/// A component is checked against the signatures of the others only, never against their insides, so that the checks
/// can run in any order. What could not be understood is nil from then on, and nothing that depends on it is reported.
struct ComponentChecker: Sendable {
  let spec: ComponentSpec
  var design: DesignIndex
  var signature: ComponentSignature
  var content = ContentSignature()
  var diagnostics: [Diagnostic] = []
  var usage = Usage()
  /// The components in its bodies, each with the place that names it, in order of appearance.
  var instances: [Located<String>] = []

  /// Nil for a spec without a name, which has been reported.
  init?(_ spec: ComponentSpec, tokens: ImportedTokens) {
    guard let name = spec.name else { return nil }
    self.spec = spec
    design = DesignIndex(tokens: tokens)
    signature = ComponentSignature(name: name)
  }

  var name: String { signature.name.value }

  var hasErrors: Bool { diagnostics.contains { $0.kind.severity == .error } }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// A type that this or another component declares.
  func declaration(of type: DeclaredType) -> TypeDeclaration? {
    let owner = type.component == name ? signature : design[component: type.component]
    return owner?.types.first { $0.name == type.name }
  }
}
