package import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let unwrittenType = DiagnosticKind(
    "swift/not-written", .warning, "Hand-written type that does not exist",
    explanation: """
      The struct of a style with 'swift: true' and the view of a 'swift' element are written by hand, in the folder \
      that facet.yaml sets with 'output: { scaffold: … }'. No file in that folder declares this type, so the generated \
      code does not compile.

      Wrong, as long as there is no struct FancyCardStyle in that folder:

          styles:
            fancy: { swift: true }

      Right:

          facet scaffold Card.fancy
      """)
}

/// Reports each missing type at its first use.
func unwrittenTypes(in components: [TypedComponent], besides written: Set<String>) -> [Diagnostic] {
  var known = written
  var found: [Diagnostic] = []
  for component in components {
    let signature = component.signature
    let names = DeclarationNames(component: component.name, swiftName: signature.swiftName?.value, prefix: "")
    for style in component.spec.styles where style.handWritten != nil && signature.styleKind == .flexible {
      let type = names.styleType(style.swiftName?.value ?? style.name.value)
      guard known.insert(type).inserted else { continue }
      found.append(.unwritten(type, asked: "\(component.name).\(style.name.value)", at: style.name.span))
    }
  }
  for view in components.flatMap(\.references.views) {
    let type = view.value.utf8.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
    guard let type, known.insert(type).inserted else { continue }
    found.append(.unwritten(type, asked: view.value, at: view.span))
  }
  return found
}

extension Diagnostic {
  fileprivate static func unwritten(_ type: String, asked name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unwrittenType, at: span, "cannot find type '\(type)' in the Swift code written by hand",
      help: "facet scaffold \(name) writes a file to begin with")
  }
}
