import FacetDiagnostics
import FacetIR
import FacetText

/// What a component refers to by name.
struct References: Sendable {
  /// Of its own parameters and states.
  var variables: Set<String> = []
  /// Fields and actions of its content.
  var content: Set<String> = []
  /// Properties of its styles, as they were declared.
  var properties: Set<Located<String>> = []
  var tokens: Set<TokenPath> = []
  /// The symbols that it names literally.
  var symbols: [SymbolUse] = []
  /// Views that are written in Swift.
  var views: [Located<String>] = []
}
