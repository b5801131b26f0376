import FacetDiagnostics
import FacetIR
import FacetText

/// The names that a component refers to.
struct References: Sendable {
  /// Its own parameters and states.
  var variables: Set<String> = []
  /// Its content fields and actions.
  var content: Set<String> = []
  /// The effects of a screen that it starts.
  var effects: Set<String> = []
  /// Whether it reads the feature flag of a screen.
  var flag = false
  /// Style properties, by the places of their declarations.
  var properties: Set<SourceSpan> = []
  /// The positions of tokens in the catalog.
  var tokens: Set<Int> = []
  /// Names that elements and parts declare, by their places.
  var locals: Set<SourceSpan> = []
  /// Symbols in literals.
  var symbols: [SymbolUse] = []
  /// Hand-written views.
  var views: [Located<String>] = []
}
