import Checkout
import FacetDiagnostics
import FacetSpec
import Foundation

/// A YAML file for a host, such as `action.yml`.
enum HostedFile {
  case text(String)
  case list([HostedFile])
  case map([(key: String, value: HostedFile)])

  struct Invalid: Error { var findings: [String] }

  /// A file of this project.
  init(_ path: String) throws { try self.init(reading: Checkout.text(path), path: path) }

  init(reading text: String, path: String = "file.yml") throws {
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let bytes = Array(text.utf8)
    let file = sources.add(path: path, bytes: bytes)
    guard let tree = SourceTree.read(yaml: bytes, file: file, diagnostics: &diagnostics), let root = tree.root,
      diagnostics.isEmpty
    else { throw Invalid(findings: diagnostics.map(\.message)) }
    self.init(root, in: tree)
  }

  private init(_ node: NodeID, in tree: SourceTree) {
    switch tree.kind(node) {
    case .mapping:
      self = .map(tree.entries(of: node).map { (tree.text($0.key), HostedFile($0.value, in: tree)) })
    case .sequence: self = .list(tree.elements(of: node).map { HostedFile($0, in: tree) })
    default: self = .text(tree.text(node))
    }
  }

  subscript(key: String) -> HostedFile? {
    if case .map(let entries) = self { entries.first { $0.key == key }?.value } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var elements: [HostedFile] { if case .list(let elements) = self { elements } else { [] } }

  var entries: [(key: String, value: HostedFile)] { if case .map(let entries) = self { entries } else { [] } }
}
