import FacetDiagnostics
import FacetSpec
import FacetText

/// The context of each modifier of a resolver document in each appearance, as chosen in facet.yaml.
struct ModifierChoices {
  /// The contexts by the name of the modifier: that of the base, and those of appearances that differ.
  private var contexts: [String: [TokenMode: String]] = [:]
  /// The modifier whose contexts are the themes.
  private(set) var theme: ResolverDocument.Modifier?

  init(
    modifiers: [ResolverDocument.Modifier], project: ProjectSpec?, diagnostics: inout [Diagnostic]
  ) {
    for modifier in modifiers { contexts[modifier.name.value] = [.base: modifier.defaultContext?.value ?? ""] }
    for input in project?.inputs ?? [] {
      guard let modifier = Self.modifier(input.modifier, among: modifiers, &diagnostics),
        let context = Self.context(input.context, of: modifier, &diagnostics)
      else { continue }
      contexts[modifier.name.value] = [.base: context]
    }
    for binding in project?.bindings ?? [] {
      guard let modifier = Self.modifier(binding.modifier, among: modifiers, &diagnostics) else { continue }
      if binding.word?.value == "theme" {
        bindTheme(modifier, binding, &diagnostics)
        continue
      }
      for (mode, context) in Self.contexts(binding, of: modifier, &diagnostics) {
        contexts[modifier.name.value, default: [:]][mode] = context
      }
    }
    for modifier in modifiers
    where !modifier.contexts.isEmpty && contexts[modifier.name.value]?[.base]?.isEmpty != false {
      let names = modifier.contexts.map { escapedForDisplay($0.name.value) }
      diagnostics.append(
        Diagnostic(
          .resolverMissingInput, at: modifier.name.span,
          "'\(escapedForDisplay(modifier.name.value))' has no default, and facet.yaml chooses none of its contexts",
          help: "write 'tokens: { inputs: { \(escapedForDisplay(modifier.name.value)): \(names.first ?? "…") } }'"))
    }
  }

  private mutating func bindTheme(
    _ modifier: ResolverDocument.Modifier, _ binding: ProjectSpec.TokenBinding, _ diagnostics: inout [Diagnostic]
  ) {
    guard let first = theme else {
      theme = modifier
      return
    }
    diagnostics.append(
      Diagnostic(
        .themeSeveralBases, at: binding.modifier.span,
        "'\(escapedForDisplay(first.name.value))' is bound to the theme already",
        help: "choose a context of one of the two under 'inputs'"))
  }

  /// Chooses a context in every appearance.
  mutating func choose(_ context: String, for modifier: ResolverDocument.Modifier) {
    contexts[modifier.name.value] = [.base: context]
  }

  /// Whether any modifier has a different context in this appearance.
  func isBound(_ mode: TokenMode) -> Bool {
    mode == .darkIncreasedContrast
      ? contexts.values.contains { $0.count > 1 } : contexts.values.contains { $0[mode] != nil }
  }

  func context(of modifier: ResolverDocument.Modifier, in mode: TokenMode) -> ResolverDocument.Context? {
    let choices = contexts[modifier.name.value] ?? [:]
    let modes: [TokenMode] =
      mode == .darkIncreasedContrast ? [mode, .dark, .increasedContrast, .base] : [mode, .base]
    guard let name = modes.lazy.compactMap({ choices[$0] }).first else { return nil }
    return modifier.contexts.first { $0.name.value == name }
  }

  // MARK: Names

  private static func modifier(
    _ name: Located<String>, among modifiers: [ResolverDocument.Modifier], _ diagnostics: inout [Diagnostic]
  ) -> ResolverDocument.Modifier? {
    // Names should be compared case-insensitively: Resolver §6.1.
    let wanted = name.value.lowercased()
    if let modifier = modifiers.first(where: { $0.name.value.lowercased() == wanted }) { return modifier }
    let near = nearest(to: name.value, among: modifiers.map(\.name.value))
    diagnostics.append(
      Diagnostic(
        .resolverUnknownModifier, at: name.span,
        "the resolver document has no modifier '\(escapedForDisplay(name.value))' in its order",
        help: near.map { "did you mean '\(escapedForDisplay($0))'?" }))
    return nil
  }

  private static func context(
    _ name: Located<String>, of modifier: ResolverDocument.Modifier, _ diagnostics: inout [Diagnostic]
  ) -> String? {
    let wanted = name.value.lowercased()
    if let context = modifier.contexts.first(where: { $0.name.value.lowercased() == wanted }) {
      return context.name.value
    }
    let names = modifier.contexts.map(\.name.value)
    diagnostics.append(
      Diagnostic(
        .resolverUnknownContext, at: name.span,
        "'\(escapedForDisplay(modifier.name.value))' has no context '\(escapedForDisplay(name.value))'",
        help: nearest(to: name.value, among: names).map { "did you mean '\(escapedForDisplay($0))'?" }
          ?? "its contexts are \(names.map(escapedForDisplay).joined(separator: ", "))"))
    return nil
  }

  private static func contexts(
    _ binding: ProjectSpec.TokenBinding, of modifier: ResolverDocument.Modifier, _ diagnostics: inout [Diagnostic]
  ) -> [(TokenMode, String)] {
    if let word = binding.word {
      let (base, other): (String, (TokenMode, String)) =
        word.value == "contrast" ? ("standard", (.increasedContrast, "increased")) : ("light", (.dark, "dark"))
      let names = [(TokenMode.base, base), other]
      return names.compactMap { mode, name in
        context(Located(name, at: word.span), of: modifier, &diagnostics).map { (mode, $0) }
      }
    }
    return binding.contexts.compactMap { mode, name in
      let mode = mode.value == "light" ? TokenMode.base : TokenMode(rawValue: mode.value)
      guard let mode else { return nil }
      return context(name, of: modifier, &diagnostics).map { (mode, $0) }
    }
  }
}
