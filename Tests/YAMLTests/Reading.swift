import FacetDiagnostics
import FacetText

@testable import FacetSpec

/// A text that has been read, and what was said about it.
struct Reading {
  var tree: SourceTree?
  var diagnostics: [Diagnostic]
  private var sources = SourceMap()

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    let file = sources.add(path: "a.yaml", bytes: bytes)
    diagnostics = []
    tree = SourceTree.read(yaml: bytes, file: file, diagnostics: &diagnostics)
  }

  init(json text: String) { self.init(json: Array(text.utf8)) }

  init(json bytes: [UInt8]) {
    let file = sources.add(path: "a.json", bytes: bytes)
    diagnostics = []
    tree = SourceTree.read(json: bytes, file: file, diagnostics: &diagnostics)
  }

  /// The codes with line and column: `yaml/tab 2:1`.
  var findings: [String] {
    diagnostics.map { diagnostic in
      guard let span = diagnostic.span else { return "\(diagnostic.kind.code)" }
      let place = sources.location(of: span)
      return "\(diagnostic.kind.code) \(place.line):\(place.column)"
    }
  }

  var rendered: String {
    var renderer = DiagnosticRenderer(sources)
    return renderer.text(for: diagnostics).text
  }

  /// The tree on one line: `{a: [b, "c"]}`; `'` `"` and `|` tell how a text was written.
  var shape: String {
    guard let tree else { return "no tree" }
    return tree.root.map { tree.shape(of: $0) } ?? "empty"
  }

  func sourceText(_ span: SourceSpan) -> String {
    String(decoding: sources.bytes(of: span.file)[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// The root's value for `key`.
  subscript(key: String) -> NodeID? {
    guard let tree, let root = tree.root else { return nil }
    return tree.entries(of: root).first { tree.text($0.key) == key }?.value
  }
}

extension SourceTree {
  func shape(of node: NodeID) -> String {
    switch kind(node) {
    case .plain: text(node)
    case .singleQuoted: "'" + text(node) + "'"
    case .doubleQuoted, .jsonString: "\"" + text(node) + "\""
    case .block: "|" + text(node) + "|"
    case .sequence: "[" + elements(of: node).map(shape).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries(of: node).map { shape(of: $0.key) + ": " + shape(of: $0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// All nodes, in document order.
  func walk(_ node: NodeID, _ visit: (NodeID) -> Void) {
    visit(node)
    switch kind(node) {
    case .sequence: for element in elements(of: node) { walk(element, visit) }
    case .mapping:
      for entry in entries(of: node) {
        visit(entry.key)
        walk(entry.value, visit)
      }
    default: break
    }
  }
}
