package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let finishedTitle = DiagnosticKind(
    "strings/finished-title", .warning, "Title, label or hint of type String", isOptIn: true,
    explanation: """
      SwiftUI's views take a literal as a key of the String Catalog: Button("Reserve") is translated. A component whose \
      'title' is a String shows the literal as it is written, and nobody notices in their own language. 'LocalizedText' \
      takes a literal as a key and a String as finished text. This rule is for parameters whose names are title, label \
      or hint, or end in one; it is off by default. Enable it with `lint: { strings/finished-title: warning }`.

          # facet.yaml
          facet: 1
          module: Sample
          lint: { strings/finished-title: warning }

      Wrong:

          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }

      Right:

          # card.component.yaml
          parameters: { title: LocalizedText }
          styles: { default: { body: { text: content.title } } }
      """)
}

/// What a screen is given is its state, not wording.
func finishedTitles(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if component.signature.isScreen { return [] }
  return component.signature.parameters.compactMap { parameter in
    let (name, word) = (parameter.name.value, parameter.name.value.lowercased())
    guard let type = parameter.type, type.read.unwrapped == .string,
      ["title", "label", "hint"].contains(where: word.hasSuffix)
    else { return nil }
    return Diagnostic(
      .finishedTitle, at: parameter.name.span,
      "a literal that is given for '\(name)' is not looked up in the String Catalog",
      help: "declare it as '\(type.isOptional ? "LocalizedText?" : "LocalizedText")', which takes a String as well")
  }
}
