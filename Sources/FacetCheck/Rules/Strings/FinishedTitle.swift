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

extension Diagnostic {
  /// Nil for a parameter that is no wording, by its name or its type.
  static func finishedTitle(_ name: Located<String>, _ type: ValueType) -> Diagnostic? {
    let word = name.value.lowercased()
    guard ["title", "label", "hint"].contains(where: word.hasSuffix), type.read.unwrapped == .string else { return nil }
    return Diagnostic(
      .finishedTitle, at: name.span,
      "a literal that is given for '\(name.value)' is not looked up in the String Catalog",
      help: "declare it as '\(type.isOptional ? "LocalizedText?" : "LocalizedText")', which takes a String as well")
  }
}
