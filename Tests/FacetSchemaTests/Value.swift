import FacetDiagnostics
import FacetSpec

/// A value of JSON, or of YAML as a reader for JSON Schemas has it.
indirect enum Value: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([Value])
  case object([String: Value])

  /// Which plain scalars are values of Bool and null.
  enum Version {
    /// The core schema of YAML 1.2, which editors read.
    case core
    /// YAML 1.1, as PyYAML and older readers have it.
    case old
  }

  /// Nil if the file, of YAML or JSON, cannot be read.
  init?(_ bytes: [UInt8], as version: Version = .core) {
    var diagnostics: [Diagnostic] = []
    let tree = SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics)
    guard let tree, let root = tree.root, !diagnostics.hasErrors else { return nil }
    self.init(root, in: tree, version)
  }

  private init(_ node: NodeID, in tree: SourceTree, _ version: Version) {
    switch tree.kind(node) {
    case .mapping:
      let entries = tree.entries(of: node).map { (tree.text($0.key), Value($0.value, in: tree, version)) }
      self = .object(Dictionary(entries) { $1 })
    case .sequence: self = .array(tree.elements(of: node).map { Value($0, in: tree, version) })
    case .plain: self = Self.plain(tree.text(node), version)
    default: self = .text(tree.text(node))
    }
  }

  private static func plain(_ text: String, _ version: Version) -> Value {
    if ["", "~", "null", "Null", "NULL"].contains(text) { return .null }
    if let flag = bools[text.lowercased()], version == .old || text.count > 3 { return .bool(flag) }
    // What Swift reads as a number besides has letters: `0x10`, `inf`.
    if text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let number = Double(text) {
      return .number(number)
    }
    return .text(text)
  }

  /// Those of YAML 1.2 have more than three letters.
  private static let bools = ["on": true, "yes": true, "off": false, "no": false, "true": true, "false": false]
}

extension Value {
  var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .text: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var elements: [Value]? { if case .array(let elements) = self { elements } else { nil } }
  var members: [String: Value]? { if case .object(let members) = self { members } else { nil } }
  /// A text alone, or those in a list.
  var texts: [String] { text.map { [$0] } ?? elements?.compactMap(\.text) ?? [] }

  subscript(key: String) -> Value? { members?[key] }

  /// It and all values in it.
  var all: [Value] {
    switch self {
    case .array(let elements): [self] + elements.flatMap(\.all)
    case .object(let members): [self] + members.values.flatMap(\.all)
    default: [self]
    }
  }
}
