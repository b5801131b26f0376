import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetText

/// What a component is: where it is written, what it takes, how it can look, and what draws it.
///
///     component  NumericStepper  specs/components/inputs/numeric-stepper.component.yaml:1:12
///       Changes a whole number in steps, within bounds.
///       parameters  _ title: String, value: Binding<Int>
///       styles      default, compact
///       variants    Default, At lower bound
///       drawn by    GuestPicker
struct ComponentExplanation {
  let text: String

  init(_ component: Component, of design: Design, in compilation: Compilation) {
    let kind = component.screen == nil ? "component" : "screen"
    let place = compilation.places.component(component.name).map { span in
      let location = compilation.sources.location(of: span)
      return "\(compilation.sources.path(of: span.file)):\(location.line):\(location.column)"
    }
    var lines = ["\(kind)  \(component.name)  \(place ?? component.source)"]
    if let doc = component.doc { lines.append("  \(doc)") }
    let users = design.components.filter { $0.draws(component.name) }.map(\.name)
    let routes = design.apps.filter { $0.screens.contains(component.name) }.map(\.name)
    let rows: [(String, [String])] = [
      ("group", [component.listing.group].compactMap(\.self)),
      ("deprecated", [component.listing.deprecation].compactMap(\.self)),
      ("parameters", component.parameters.map(Self.declaration)),
      ("state", component.state.map { "\($0.name): \($0.type.spelling)" }),
      ("actions", component.content.actions.map(\.name)), ("styles", component.styles.map(\.name)),
      ("variants", component.catalog.variants.map(\.name)), ("drawn by", users), ("in the app", routes),
    ]
    for (title, names) in rows where !names.isEmpty {
      let padding = String(repeating: " ", count: max(12 - title.utf8.count, 1))
      lines.append("  \(title)\(padding)\(names.joined(separator: ", "))")
    }
    text = lines.map { escapedForDisplay($0) + "\n" }.joined()
  }

  /// `in bounds: Range<Int>`
  private static func declaration(_ parameter: Parameter) -> String {
    let name = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
    return "\(name): \(parameter.type.spelling)"
  }
}

extension Component {
  /// Whether a body of it has an element of another component.
  func draws(_ other: String) -> Bool {
    styles.contains { style in
      guard case .body(let body) = style.implementation else { return false }
      return body.contains { if case .component(let instance) = $0.kind { instance.component == other } else { false } }
    }
  }
}
