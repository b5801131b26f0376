import FacetDiagnostics
import FacetSpec

/// What reports by date count in one version of a spec. The spec can be of an earlier version of the language, and need
/// not be right.
struct SpecFacts: Equatable {
  var name: String
  var isScreen: Bool
  /// Whether servers send the component.
  var isServerDriven: Bool
  /// Whether an app draws it in its own way: a view of UIKit, or `migrated: false`.
  var isDrawnByApp: Bool
  /// The names in its bodies that can be those of components, with their numbers.
  var used: [String: Int]

  /// Nil if the file is no spec of a component or screen, or cannot be read.
  init?(path: String, bytes: [UInt8]) {
    guard let kind = SpecFileKind(path), kind.isDrawn else { return nil }
    var diagnostics: [Diagnostic] = []
    let tree =
      path.utf8.suffix(5).elementsEqual(".json".utf8)
      ? SourceTree.read(json: bytes, file: FileID(0), diagnostics: &diagnostics)
      : SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics)
    guard let tree, let root = tree.root, tree.kind(root) == .mapping else { return nil }
    isScreen = kind == .screen
    let spec =
      isScreen
      ? ComponentSpec.decode(screen: tree, diagnostics: &diagnostics)
      : ComponentSpec.decode(tree, diagnostics: &diagnostics)
    guard let spec, let name = spec.name?.value else { return nil }
    self.name = name
    isServerDriven = spec.serverDriven?.isOn ?? false
    isDrawnByApp = spec.uiView != nil || (isServerDriven && spec.serverDriven?.isMigrated == false)
    used = [:]
    for entry in tree.entries(of: root) where Self.bodies.contains(tree.text(entry.key)) {
      count(entry.value, in: tree)
    }
  }

  /// The keys of a spec whose values contain elements that are drawn.
  private static let bodies: Set<String> = ["styles", "body", "bars", "sections"]

  /// Counts each key and each bare element that begins with a capital letter.
  private mutating func count(_ node: NodeID, in tree: SourceTree) {
    switch tree.kind(node) {
    case .mapping:
      for entry in tree.entries(of: node) {
        countName(entry.key, in: tree)
        count(entry.value, in: tree)
      }
    case .sequence:
      for element in tree.elements(of: node) { count(element, in: tree) }
    case .plain: countName(node, in: tree)
    default: break
    }
  }

  private mutating func countName(_ node: NodeID, in tree: SourceTree) {
    let text = tree.text(node)
    if let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      used[text, default: 0] += 1
    }
  }
}
