package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unknownComponent = DiagnosticKind(
    "component/unknown", .error, "Unknown component",
    explanation: """
      An element that begins with a capital letter is a component of the project, by its name.

          - Ratng: { value: content.stars }    # wrong
          - Rating: { value: content.stars }   # right

      A word that is text says so:

          - button: content.onTap
            label: Reserve                 # wrong: there is no component 'Reserve'

          - button: content.onTap
            label: { text: "Reserve" }     # right
      """)
}

extension ComponentResolver {
  /// A component whose file could not be read is known by its name, and what is wrong with it has been reported.
  mutating func reportUnknownComponent(_ element: ElementSpec) {
    if design.isUnreadable(component: element.kind.value) { return }
    report(.unknownComponent(element, among: design.componentNames))
  }
}

extension Diagnostic {
  fileprivate static func unknownComponent(_ element: ElementSpec, among names: [String]) -> Diagnostic {
    let name = element.kind.value
    var diagnostic = Diagnostic(
      .unknownComponent, at: element.kind.span, "cannot find component '\(name)' in scope",
      help: elementHelp(name) ?? didYouMean(name, among: names))
    // A word by itself, like no name that there is, can only be text.
    if diagnostic.help == nil, element.isBareWord {
      let text = "{ text: \"\(name)\" }"
      diagnostic.help = "if it is text, write '\(text)'"
      diagnostic.fixes = [Fix(replace: element.span, with: text)]
    }
    return diagnostic
  }

  /// `Text`, as SwiftUI spells it, is `text` in a body.
  private static func elementHelp(_ name: String) -> String? {
    if name == "Color" { return "a color fills a shape: 'shape: rectangle', with 'fill: …'" }
    if let shape = Grammar.shape(called: name) { return "write 'shape: \(shape)'" }
    let elements = Grammar.elements.map(\.principal.key.text)
    return elements.first { $0.lowercased() == name.lowercased() }.map { "did you mean the element '\($0)'?" }
  }
}

extension ElementSpec {
  /// There is nothing but its name.
  fileprivate var isBareWord: Bool { span == kind.span }
}
