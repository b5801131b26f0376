import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// `avatarStyle: small`: the style of every Avatar in an element.
  mutating func style(
    _ selection: VariantSpec.StyleSelectionSpec, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    guard let component = design.component(styledBy: key.value) else {
      reportUnknownStyleModifier(key)
      return nil
    }
    return self.selection(selection, on: component, in: scope).map {
      Modifier(.style, [.init(nil, .style(component: component.name.value, $0))])
    }
  }

  private mutating func reportUnknownStyleModifier(_ key: Located<String>) {
    if design.hasUnreadableComponent(styledBy: key.value) { return }
    let names = design.styleModifiers + Grammar.modifiers.rows.map(\.key.text)
    let near = design.styleModifier(near: key.value) ?? nearest(to: key.value, among: names)
    let meaning = Grammar.meaning(ofModifier: key.value)
    let help = meaning?.help ?? near.map { "did you mean '\($0)'?" } ?? design.styleModifierExample
    // The span of a quoted key is longer than its name.
    let isBare = Int(key.span.end - key.span.start) == key.value.utf8.count
    let fix =
      meaning == nil
      ? near.flatMap { Diagnostic.Fix(correcting: key.value, to: $0, among: names, at: key.span) }
      : meaning?.replacement.map { Diagnostic.Fix(replace: key.span, with: $0) }
    report(
      Diagnostic(
        .unknownKey, at: key.span, "an element has no modifier '\(key.value)', and no component has that style",
        help: help, fixes: isBare ? [fix].compactMap(\.self) : []))
  }
}

extension DesignIndex {
  /// The style modifier of a component with styles, as an example; nil if there is none.
  fileprivate var styleModifierExample: String? {
    let name = componentNames.first { self[component: $0].map { $0.styleKind != .none } ?? false }
    return name.map {
      "the style of every \($0) in it is set by '\(DeclarationNames(component: $0, prefix: "").modifier)'"
    }
  }

  /// The component whose style a modifier sets. The modifier's name is that in Swift without the project's prefix.
  fileprivate func component(styledBy modifier: String) -> ComponentSignature? {
    componentNames.first { DeclarationNames(component: $0, prefix: "").modifier == modifier }.flatMap {
      self[component: $0]
    }
  }

  fileprivate var styleModifiers: [String] {
    componentNames.map { DeclarationNames(component: $0, prefix: "").modifier }
  }

  /// The most similar style modifier. Only the part before the common suffix is compared.
  fileprivate func styleModifier(near modifier: String) -> String? {
    let stems = styleModifiers.map(Self.stem)
    return nearest(to: Self.stem(of: modifier), among: stems).map { $0 + "Style" }
  }

  private static func stem(of modifier: String) -> String { String(decoding: modifier.utf8.dropLast(5), as: UTF8.self) }

  fileprivate func hasUnreadableComponent(styledBy modifier: String) -> Bool {
    isUnreadable(component: Self.stem(of: modifier))
  }
}
