package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetText

extension DiagnosticKind {
  package static let unknownArgument = DiagnosticKind(
    "component/unknown-argument", .error, "Unknown argument of a component",
    explanation: """
      A component that is used in a body or a slot is given its parameters by their names.

          Rating: { stars: content.stars }   # wrong: Rating calls it 'value'
          Rating: { value: content.stars }   # right
      """)

  package static let missingArgument = DiagnosticKind(
    "component/missing-argument", .error, "Missing argument of a component",
    explanation: """
      A parameter without a default must be given wherever the component is used. A slot that may be left out has the \
      default 'none'.

          - Rating                             # wrong: of what?
          - Rating: { value: content.stars }   # right
      """)

  package static let unnamedArguments = DiagnosticKind(
    "component/unnamed-arguments", .error, "Argument of a component without a name",
    explanation: """
      Behind the name of a component stands a mapping of its parameters, also where there is only one.

          Badge: content.word             # wrong
          Badge: { text: content.word }   # right
      """)
}

extension Diagnostic {
  /// - Parameter given: The names of the arguments beside it.
  static func unknownArgument(
    _ name: Located<String>, of component: ComponentSignature, besides given: [String] = []
  ) -> Diagnostic {
    var diagnostic = unknownParameter(.unknownArgument, name, of: component, besides: given)
    if name.value == "style" { diagnostic.help = "the style stands beside '\(component.name.value):', not in it" }
    return diagnostic
  }

  /// A parameter that a component does not have, wherever it is given; its label may have been meant.
  static func unknownParameter(
    _ kind: DiagnosticKind, _ name: Located<String>, of component: ComponentSignature, besides given: [String]
  ) -> Diagnostic {
    // One that is given cannot be given a second time.
    let open = component.parameters.filter { !given.contains($0.name.value) }
    let labelled = open.first { $0.label == name.value }?.name.value
    let names = open.map(\.name.value)
    return Diagnostic(
      kind, at: name.span, "'\(component.name.value)' has no parameter '\(name.value)'",
      help: labelled.map { "did you mean '\($0)'?" } ?? didYouMean(name.value, among: names)
        ?? nearest(to: name.value, among: given.filter { component.hasParameter(named: $0) }).map {
          "'\($0)' is given already"
        }
        ?? listing(names))
  }

  static func missingArgument(
    _ parameter: Declaration, of component: ComponentSignature, at span: SourceSpan
  ) -> Diagnostic {
    let type = parameter.type.map { " of type '\($0.read.spelling)'" } ?? ""
    return Diagnostic(
      .missingArgument, at: span,
      "missing argument for parameter '\(parameter.name.value)'\(type) in '\(component.name.value)'",
      help: "write '\(component.name.value): { \(parameter.name.value): … }'",
      notes: [
        Note(
          parameter.type?.isSlot == true
            ? "the slot has no default; with the default 'none' it is optional" : "the parameter has no default",
          at: parameter.name.span)
      ])
  }

  static func argumentsWithoutNames(_ place: Located<String>, of component: ComponentSignature) -> Diagnostic {
    let first = component.parameters.first?.name.value ?? "…"
    return Diagnostic(
      .unnamedArguments, at: place.span, "missing argument labels for '\(component.name.value)'",
      help: "write '\(component.name.value): { \(first): … }'")
  }
}
