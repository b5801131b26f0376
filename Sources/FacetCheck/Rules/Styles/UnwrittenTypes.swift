package import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let unwrittenType = DiagnosticKind(
    "swift/not-written", .warning, "Hand-written type that does not exist",
    explanation: """
      A style with 'swift: true' is a struct that a person writes, and so is the view behind 'swift'. The project says \
      where such files are, 'output: { scaffold: … }', and none of them declares it. Until one does, the generated code \
      does not compile: it says this in the spec, where the Swift compiler could only say it in a generated file.

      Wrong, as long as there is no struct FancyCardStyle in that folder:

          styles:
            fancy: { swift: true }

      Right:

          facet scaffold Card.fancy
      """)
}

/// Each type at the first place that needs it.
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
