package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let unknownComponent = DiagnosticKind(
    "component/unknown", .error, "A component that the project does not have",
    explanation: """
      An element that begins with a capital letter is a component of the project, by its name.

          - Ratng: { value: content.stars }    # wrong
          - Rating: { value: content.stars }   # right
      """)
}

extension ComponentChecker {
  /// A component whose file could not be read is known by its name, and what is wrong with it has been reported.
  mutating func reportUnknownComponent(_ name: Located<String>) {
    if design.isUnreadable(component: name.value) { return }
    report(.unknownComponent(name, among: design.componentNames))
  }
}

extension Diagnostic {
  fileprivate static func unknownComponent(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownComponent, at: name.span, "there is no component '\(name.value)'",
      help: elementHelp(name.value) ?? didYouMean(name.value, among: names))
  }

  /// `Text`, as SwiftUI spells it, is `text` in a body.
  private static func elementHelp(_ name: String) -> String? {
    let elements = Grammar.elements.map(\.principal.key.text)
    return elements.first { $0.lowercased() == name.lowercased() }.map { "did you mean the element '\($0)'?" }
  }
}
