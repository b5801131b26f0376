import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// A resolver of a screen that reads values and steps of another file.
  init?(_ spec: ComponentSpec, reading tree: SourceTree, in design: DesignIndex) {
    self.init(spec, in: design, comparisons: 100, unreadable: [])
    declareShapes()
    self = declared(against: design)
    // With the defaults of fields, which are declared for all components at once.
    if let known = design[component: name] { signature = known }
    declareContent()
    declareEffects()
    self.spec.tree = tree
    (diagnostics, textUses, assignedTexts) = ([], [], [])
    hasHoles = false
  }

  /// The arguments that an app gives to a screen in the data zone.
  mutating func argumentsOfScreen(_ with: DataSpec?, at span: SourceSpan, app: String) -> [Variant.Argument] {
    let entries = with.map { Array(spec.tree.entries(of: $0)) } ?? []
    let given = entries.map { spec.tree.text($0.key) }
    for (key, _) in entries where signature.parameter(named: spec.tree.text(key)) == nil {
      let name = Located(spec.tree.text(key), at: spec.tree.span(key))
      report(.unknownVariantParameter(name, of: signature, besides: given))
    }
    return signature.parameters.compactMap { parameter in
      guard let type = parameter.type else { return nil }
      guard let (_, node) = entries.first(where: { spec.tree.text($0.key) == parameter.name.value }) else {
        reportMissing(parameter, type, at: span)
        return nil
      }
      let scope = Scope(place: .constants).giving(parameter.name.value, app: app)
      return read(node, as: type, for: DataSubject(parameter.name.value, in: scope)).map {
        Variant.Argument(parameter: parameter.name.value, value: $0)
      }
    }
  }

  private mutating func reportMissing(_ parameter: Declaration, _ type: ValueType, at span: SourceSpan) {
    if parameter.hasDefault { return }
    report(.missingParameterOfScreen(parameter, of: signature, example: example(of: type), at: span))
  }

  /// The arguments that an app gives to a screen in terms of the value that an effect takes.
  mutating func argumentsOfScreen(
    _ with: [(parameter: Located<String>, value: ExpressionSyntax)], taking taken: Screen.Effect.Taken?,
    at span: SourceSpan, app: String
  ) -> [Variant.Argument] {
    var scope = Scope(place: .constants)
    if let taken { scope = scope.binding(Located(taken.name, at: span), as: taken.type) }
    reportUnknownArguments(with.map(\.parameter), of: signature)
    return signature.parameters.compactMap { parameter in
      guard let type = parameter.type else { return nil }
      guard let (_, value) = with.first(where: { $0.parameter.value == parameter.name.value }) else {
        reportMissing(parameter, type, at: span)
        return nil
      }
      guard let checked = check(value, as: type, in: scope.giving(parameter.name.value, app: app)) else {
        hasHoles = true
        return nil
      }
      return Variant.Argument(parameter: parameter.name.value, value: checked)
    }
  }
}

extension Scope {
  /// The scope for what an app gives to a parameter of a screen. A `String` in it can be a value of the program.
  fileprivate func giving(_ parameter: String, app: String) -> Scope {
    var scope = self
    scope.localizedTextRole = .screenArgument(parameter, app: app)
    return scope
  }
}
