package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unknownComponent = DiagnosticKind(
    "component/unknown", .error, "Unknown component",
    explanation: """
      An element whose name begins with an uppercase letter is a component of the project.

          - Ratng: { value: content.stars }    # wrong
          - Rating: { value: content.stars }   # right

      Text is written with the element 'text':

          - button: content.onTap
            label: Reserve                 # wrong: no component 'Reserve'

          - button: content.onTap
            label: { text: "Reserve" }     # right
      """)
}

extension ComponentResolver {
  /// Reports an unknown component, except one whose file could not be read, which has been reported.
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
      help: elementHelp(name) ?? didYouMean(name, among: names) ?? viewHelp(name))
    // A single word that resembles no component is probably text.
    if diagnostic.help == nil, element.isBareWord {
      let text = "{ text: \"\(name)\" }"
      diagnostic.help = "for text, write '\(text)'"
      diagnostic.fixes = [Fix(replace: element.span, with: text)]
    }
    return diagnostic
  }

  /// `Text`, as SwiftUI spells it, is `text` in a body.
  private static func elementHelp(_ name: String) -> String? {
    if name == "Color" { return "fill a shape with the color: 'shape: rectangle', with 'fill: …'" }
    if let shape = Grammar.shape(called: name) { return "write 'shape: \(shape)'" }
    let elements = Grammar.elements.map(\.principal.key.text)
    return elements.first { $0.lowercased() == name.lowercased() }.map { "did you mean the element '\($0)'?" }
  }

  /// `ForEach` is `each`; `NavigationStack` is none.
  private static func viewHelp(_ name: String) -> String? {
    let ofSwiftUI = SwiftNames.elements(for: name)
    let elements = ofSwiftUI.isEmpty ? UIKitNames.elements(for: name) : ofSwiftUI
    return choice(among: elements).map { "did you mean the element \($0)?" }
      ?? SwiftNames.wayOut(of: name) ?? UIKitNames.wayOut(of: name)
  }
}

extension ElementSpec {
  /// Whether the element consists of its name only.
  fileprivate var isBareWord: Bool { span == kind.span }
}
