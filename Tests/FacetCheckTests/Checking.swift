import FacetCheck
import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText
import FacetTokens
import Foundation

/// The check of a few files, without the compiler around it.
struct Checking {
  var design: Design?
  var diagnostics: [Diagnostic] = []
  var sources = SourceMap()

  /// Files by name: `*.component.yaml`, `*.tokens.json`, `facet.yaml`.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    var components: [ComponentSpec] = []
    var tokens: [(path: String, file: TokenFile)] = []
    var project: ProjectSpec?
    for (path, bytes) in files {
      let file = sources.add(path: path, bytes: bytes)
      let isJSON = path.hasSuffix(".json")
      let tree =
        isJSON
        ? SourceTree.read(json: bytes, file: file, diagnostics: &diagnostics)
        : SourceTree.read(yaml: bytes, file: file, diagnostics: &diagnostics)
      guard let tree else { continue }
      if path.hasSuffix(".component.yaml") {
        if let spec = ComponentSpec.decode(tree, diagnostics: &diagnostics) { components.append(spec) }
      } else if path.hasSuffix(".tokens.json") {
        tokens.append((path, TokenFile.decode(tree, diagnostics: &diagnostics)))
      } else {
        project = ProjectSpec.decode(tree, diagnostics: &diagnostics)
      }
    }
    let sources = tokenSources(of: project, resolvers: [], files: tokens, diagnostics: &diagnostics)
    let imported = importTokens(sources, diagnostics: &diagnostics)
    let checked = check(
      project: project, components: components, tokens: imported, threads: 1, diagnostics: &diagnostics)
    design = diagnostics.contains { $0.severity == .error } ? nil : checked.design
  }

  /// One component, as text, a few tokens for it, and a component that servers send.
  init(_ component: String) {
    self.init([
      ("card.component.yaml", Array(component.utf8)), ("sent.component.yaml", Array(Self.sent.utf8)),
      ("base.tokens.json", Array(Self.tokens.utf8)),
    ])
  }

  private static let sent = """
    component: Sent
    serverDriven: true
    style: none
    body: { text: "Sent" }
    variants: { Default: {} }
    """

  private static let tokens = """
    {
      "space": { "$type": "dimension", "m": { "$value": { "value": 12, "unit": "px" } } },
      "color": { "$type": "color", "action": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } },
      "text": { "$type": "typography", "body": { "$value": {
        "fontFamily": "system", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }
    }
    """

  var component: Component? { design?.components.first }

  /// What the default style draws.
  var body: Element? {
    guard case .body(let body) = component?.style(named: "default")?.implementation else { return nil }
    return body
  }

  var text: String {
    var renderer = DiagnosticRenderer(sources)
    // What a project has to ask for, nobody asks for here.
    return renderer.text(for: diagnostics.filter { !$0.kind.isOptIn }).text
  }
}
