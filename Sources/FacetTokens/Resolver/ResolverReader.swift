package import FacetDiagnostics
package import FacetSpec
import FacetText

extension ResolverDocument {
  /// Decodes a resolver document. Errors are reported, and invalid parts omitted.
  package static func decode(_ tree: SourceTree, diagnostics: inout [Diagnostic]) -> ResolverDocument {
    var reader = ResolverReader(tree: tree)
    reader.readDocument()
    diagnostics += reader.diagnostics
    return reader.document
  }
}

struct ResolverReader {
  let tree: SourceTree
  var document: ResolverDocument
  var diagnostics: [Diagnostic] = []
  /// The sets and modifiers that the resolution order refers to, directly or indirectly.
  var used: Set<NodeID> = []
  private var stepNames: [Located<String>] = []
  var sourceCount = 0

  init(tree: SourceTree) {
    self.tree = tree
    document = ResolverDocument(tree: tree)
  }

  mutating func readDocument() {
    guard let root = tree.root else { return }
    guard tree.kind(root) == .mapping else { return reportKind(root, "a resolver document") }
    checkProperties(
      of: root, among: ["$schema", "$defs", "name", "description", "version", "sets", "modifiers", "resolutionOrder"])
    checkVersion(root)
    guard let order = tree.member("resolutionOrder", of: root) else {
      return report(
        .resolverMissingProperty, at: tree.start(of: root), "'resolutionOrder' is missing from the document",
        help: "write \"resolutionOrder\": [{ \"$ref\": \"#/sets/base\" }]")
    }
    guard tree.kind(order) == .sequence else { return reportKind(order, "a list for 'resolutionOrder'") }
    for item in tree.elements(of: order) { readStep(item) }
    checkRest(of: root)
  }

  private mutating func checkVersion(_ root: NodeID) {
    guard let version = tree.member("version", of: root) else {
      return report(
        .resolverVersion, at: tree.start(of: root), "'version' is missing from the document",
        help: "write \"version\": \"2025.10\"")
    }
    if !tree.isText(version, "2025.10") {
      report(
        .resolverVersion, at: tree.span(version),
        "expected the version 2025.10, found \(tree.describedForTokens(version))")
    }
  }

  // MARK: Steps

  private mutating func readStep(_ item: NodeID) {
    guard tree.kind(item) == .mapping else { return reportKind(item, "a set or a modifier") }
    guard let reference = tree.member("$ref", of: item) else { return readInlineStep(item) }
    guard let target = target(of: reference, in: ["sets", "modifiers", "$defs"]) else { return }
    used.insert(target.node)
    let isModifier =
      target.section == "modifiers"
      || target.section == "$defs" && tree.member("contexts", of: target.node) != nil
    add(name: target.name, isModifier: isModifier, node: target.node, overrides: item)
  }

  private mutating func readInlineStep(_ item: NodeID) {
    guard let name = text("name", of: item), let type = text("type", of: item) else { return }
    guard type.value == "set" || type.value == "modifier" else {
      return report(
        .resolverPropertyType, at: type.span, "expected 'set' or 'modifier', found '\(escapedForDisplay(type.value))'")
    }
    if let first = stepNames.first(where: { $0.value == name.value }) {
      return report(
        .resolverDuplicateName, at: name.span,
        "invalid redeclaration of item '\(escapedForDisplay(name.value))' of the order",
        notes: [Diagnostic.Note("the first is here", at: first.span)])
    }
    add(name: name, isModifier: type.value == "modifier", node: item, overrides: nil)
  }

  private mutating func add(name: Located<String>, isModifier: Bool, node: NodeID, overrides: NodeID?) {
    stepNames.append(name)
    let object = ResolverObject(node: node, overrides: overrides)
    if isModifier {
      if let modifier = modifier(object, name: name) { document.steps.append(.modifier(modifier)) }
    } else {
      document.steps.append(.sources(sources(ofSet: object, chain: [node])))
    }
  }

  /// Reads sets and modifiers outside the resolution order, so that errors in them are reported.
  private mutating func checkRest(of root: NodeID) {
    for section in ["sets", "modifiers"] {
      guard let all = tree.member(section, of: root) else { continue }
      guard tree.kind(all) == .mapping else {
        reportKind(all, "a mapping for '\(section)'")
        continue
      }
      for (key, value) in tree.entries(of: all) where !used.contains(value) {
        guard tree.kind(value) == .mapping else {
          reportKind(value, section == "sets" ? "a set" : "a modifier")
          continue
        }
        report(
          .resolverUnused, at: tree.span(key), "'\(escapedForDisplay(tree.text(key)))' is not in the resolution order",
          help: "add { \"$ref\": \"#/\(section)/\(escapedForDisplay(tree.text(key)))\" } to it, or remove it")
      }
    }
  }

  // MARK: Reports

  mutating func report(
    _ kind: DiagnosticKind, at span: SourceSpan, _ message: String, help: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    // A set that is used twice is read twice, and reported once.
    guard !diagnostics.contains(where: { $0.span == span && $0.kind == kind }) else { return }
    diagnostics.append(Diagnostic(kind, at: span, message, help: help, notes: notes))
  }

  mutating func reportKind(_ node: NodeID, _ expected: String) {
    report(
      .resolverPropertyType, at: tree.span(node), "expected \(expected), found \(tree.describedForTokens(node))")
  }

  mutating func checkProperties(of node: NodeID, among names: [String]) {
    for (key, _) in tree.entries(of: node) where !names.contains(where: { tree.isText(key, $0) }) {
      let near = nearest(to: tree.text(key), among: names)
      report(
        .resolverUnknownProperty, at: tree.span(key),
        "a resolver document has no '\(escapedForDisplay(tree.text(key)))' here",
        help: near.map { "did you mean '\($0)'?" } ?? "the properties are \(names.joined(separator: ", "))")
    }
  }

  /// The text of a required property.
  mutating func text(_ name: String, of node: NodeID) -> Located<String>? {
    guard let value = tree.member(name, of: node) else {
      report(
        .resolverMissingProperty, at: tree.span(node), "'\(name)' is missing",
        help: "an item of the order is a \"$ref\", or has a name and a type")
      return nil
    }
    guard tree.kind(value).isScalar else {
      reportKind(value, "text for '\(name)'")
      return nil
    }
    return Located(tree.text(value), at: tree.span(value))
  }
}

/// A referenced mapping, and the mapping with the `$ref`, whose other properties override it.
struct ResolverObject {
  var node: NodeID
  var overrides: NodeID?
}

extension SourceTree {
  func member(_ name: String, of object: ResolverObject) -> NodeID? {
    object.overrides.flatMap { member(name, of: $0) } ?? member(name, of: object.node)
  }

  /// The first key of a mapping, or the node itself.
  func start(of node: NodeID) -> SourceSpan {
    guard kind(node) == .mapping else { return span(node) }
    var entries = entries(of: node)
    return span(entries.next()?.key ?? node)
  }
}
