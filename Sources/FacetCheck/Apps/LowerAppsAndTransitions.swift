import FacetDiagnostics
import FacetIR
import FacetSpec

/// What apps and transitions are checked against.
struct ScreensOfApps {
  let components: [String: TypedComponent]
  let transitions: [TransitionSpec]
  let drawn: DrawnIdentifiers

  init(_ components: [TypedComponent], _ transitions: [TransitionSpec]) {
    self.components = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.transitions = transitions
    // Only transitions read it.
    drawn = DrawnIdentifiers(transitions.isEmpty ? [] : components)
  }
}

/// Checks apps, and lowers those without errors. Returns the names of the others too, and the texts of all.
func lowered(
  _ apps: [AppSpec], in design: DesignIndex, _ screens: ScreensOfApps, diagnostics: inout [Diagnostic]
) -> (lowered: [App], broken: [String], textUses: [TextUse]) {
  var lowered: [App] = []
  var textUses: [TextUse] = []
  var broken: [String] = []
  for app in apps {
    var resolver = AppResolver(app, in: design, screens.components, screens.transitions, screens.drawn)
    if let app = resolver.lowered() { lowered.append(app) } else if let name = app.name { broken.append(name.value) }
    diagnostics += resolver.diagnostics
    textUses += resolver.textUses
  }
  diagnostics += sharedNames(of: apps.compactMap(\.name), what: "app")
  return (lowered, broken, textUses)
}

/// Checks transitions, and lowers those without errors. Returns the names of the others too.
func lowered(
  _ transitions: [TransitionSpec], in design: DesignIndex, _ screens: ScreensOfApps, diagnostics: inout [Diagnostic]
) -> (lowered: [Transition], broken: [String], usedTokens: Set<TokenPath>) {
  var lowered: [Transition] = []
  var broken: [String] = []
  var usedTokens: Set<TokenPath> = []
  for transition in transitions {
    var resolver = TransitionResolver(transition, in: design, screens.components, screens.drawn)
    if let transition = resolver.lowered() {
      lowered.append(transition)
    } else if let name = transition.name {
      broken.append(name.value)
    }
    diagnostics += resolver.diagnostics
    usedTokens.formUnion(resolver.usedTokens)
  }
  diagnostics += sharedNames(of: transitions.compactMap(\.name), what: "transition")
  return (lowered, broken, usedTokens)
}
