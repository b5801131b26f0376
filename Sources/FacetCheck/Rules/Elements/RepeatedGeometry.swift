package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let repeatedGeometry = DiagnosticKind(
    "element/repeated-geometry", .warning, "Same matched geometry for each element of a list",
    explanation: """
      Of the elements with one 'matchedGeometry', SwiftUI draws one in its place, and moves all others there. In a list, \
      the id depends on the element.

          vstack:
            each: content.places
            as: place
            do:
              text: place.name
              matchedGeometry: { id: "name" }       # wrong
              matchedGeometry: { id: place.name }   # right
          spacing: 8
      """)
}

extension Diagnostic {
  fileprivate static func repeatedGeometry(at span: SourceSpan, by loop: Located<String>) -> Diagnostic {
    Diagnostic(
      .repeatedGeometry, at: span, "each element of '\(loop.value)' has the same matched geometry",
      help: "name what tells the elements apart, such as their 'id'",
      notes: [Diagnostic.Note("repeated here", at: loop.span)])
  }
}

func repeatedGeometry(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard component.has(.matchedGeometry), component.has(.each) else { return [] }
  return component.elements.indices.flatMap { index -> [Diagnostic] in
    let element = component.elements[index]
    return zip(element.modifiers, element.written.modifiers).compactMap { modifier, written -> Diagnostic? in
      guard written.modifier == .matchedGeometry, let id = modifier?[Key.id], id.localNames.isEmpty,
        case .parts(let parts) = written.value, let part = parts[.id],
        let loop = component.loop(around: index)
      else { return nil }
      return .repeatedGeometry(at: part.value.syntax?.span ?? part.key.span, by: loop)
    }
  }
}
