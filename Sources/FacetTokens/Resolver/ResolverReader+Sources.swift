import FacetDiagnostics
import FacetLimits
import FacetSpec
import FacetText

extension ResolverReader {
  /// The sources of a set, with referenced sets expanded in place.
  ///
  /// - Parameter chain: The sets that are being read.
  mutating func sources(ofSet object: ResolverObject, chain: [NodeID]) -> [ResolverDocument.Source] {
    checkProperties(of: object.node, among: ["name", "type", "description", "$extensions", "sources", "$ref"])
    guard let list = tree.member("sources", of: object) else {
      report(.resolverMissingProperty, at: tree.span(object.node), "missing 'sources' in a set")
      return []
    }
    return sources(in: list, chain: chain)
  }

  mutating func modifier(_ object: ResolverObject, name: Located<String>) -> ResolverDocument.Modifier? {
    checkProperties(
      of: object.node, among: ["name", "type", "description", "$extensions", "contexts", "default", "$ref"])
    guard let list = tree.member("contexts", of: object) else {
      report(.resolverMissingProperty, at: tree.span(object.node), "missing 'contexts' in a modifier")
      return nil
    }
    guard tree.kind(list) == .mapping else {
      reportKind(list, "a mapping for 'contexts'")
      return nil
    }
    var contexts: [ResolverDocument.Context] = []
    for (key, value) in tree.entries(of: list) where tree.kind(key).isScalar {
      let sources = sources(in: value, chain: [object.node])
      contexts.append(ResolverDocument.Context(name: Located(tree.text(key), at: tree.span(key)), sources: sources))
    }
    checkCount(of: contexts, in: name, at: tree.span(list))
    let standard = tree.member("default", of: object).flatMap { defaultContext($0, among: contexts) }
    return ResolverDocument.Modifier(name: name, contexts: contexts, defaultContext: standard)
  }

  private mutating func checkCount(
    of contexts: [ResolverDocument.Context], in modifier: Located<String>, at span: SourceSpan
  ) {
    if contexts.isEmpty {
      report(.resolverNoContext, at: span, "'\(escapedForDisplay(modifier.value))' has no contexts")
    } else if contexts.count == 1 {
      report(
        .resolverOneContext, at: contexts[0].name.span,
        "'\(escapedForDisplay(modifier.value))' has only one context",
        help: "make it a set")
    }
  }

  private mutating func defaultContext(
    _ node: NodeID, among contexts: [ResolverDocument.Context]
  ) -> Located<String>? {
    guard tree.kind(node).isScalar else {
      reportKind(node, "the name of a context for 'default'")
      return nil
    }
    let name = tree.text(node)
    if contexts.contains(where: { $0.name.value == name }) { return Located(name, at: tree.span(node)) }
    let near = nearest(to: name, among: contexts.map(\.name.value))
    report(
      .resolverUnknownContext, at: tree.span(node), "there is no context '\(escapedForDisplay(name))'",
      help: near.map { "did you mean '\(escapedForDisplay($0))'?" })
    // Any context can be the default here, so that a missing one is not reported as well.
    return contexts.first?.name
  }

  // MARK: Sources

  private mutating func sources(in list: NodeID, chain: [NodeID]) -> [ResolverDocument.Source] {
    guard tree.kind(list) == .sequence else {
      reportKind(list, "a list of sources")
      return []
    }
    var sources: [ResolverDocument.Source] = []
    for element in tree.elements(of: list) {
      sourceCount += 1
      guard sourceCount <= Limit.resolverSources.most else {
        report(
          .resolverCycle, at: tree.span(element),
          "with what sets refer to, more than \(Limit.resolverSources.most) sources")
        return sources
      }
      sources += self.sources(of: element, chain: chain)
    }
    return sources
  }

  private mutating func sources(of element: NodeID, chain: [NodeID]) -> [ResolverDocument.Source] {
    guard tree.kind(element) == .mapping else {
      reportKind(element, "a token file or tokens")
      return []
    }
    guard let reference = tree.member("$ref", of: element) else { return [inline(element)] }
    guard tree.kind(reference).isScalar else {
      reportKind(reference, "text for '$ref'")
      return []
    }
    let text = tree.text(reference)
    guard text.utf8.first == UInt8(ascii: "#") else { return file(text, reference, in: element) }
    guard let target = target(of: reference, in: ["sets", "$defs"]) else { return [] }
    guard !chain.contains(target.node) else {
      report(
        .resolverCycle, at: tree.span(reference), "the set '\(escapedForDisplay(target.name.value))' refers to itself")
      return []
    }
    guard chain.count <= Limit.setReferences.most else {
      report(
        .tokenLongChain, at: tree.span(reference),
        "more than \(Limit.setReferences.most) sets lead from here to sources")
      return []
    }
    used.insert(target.node)
    // A definition in '$defs' is a set, or a group of tokens.
    if target.section == "$defs", tree.member("sources", of: target.node).map({ tree.kind($0) != .sequence }) ?? true {
      let beside = tree.entries(of: element).contains { !tree.isText($0.key, "$ref") }
      return beside ? [inline(target.node), inline(element)] : [inline(target.node)]
    }
    return sources(
      ofSet: ResolverObject(node: target.node, overrides: element), chain: chain + [target.node])
  }

  private mutating func file(_ path: String, _ reference: NodeID, in element: NodeID) -> [ResolverDocument.Source] {
    let halves = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var part: [String] = []
    if halves.count == 2, !halves[1].isEmpty {
      guard case .pointer(let names) = TokenReference(pointer: "#" + halves[1]) else {
        report(
          .resolverReference, at: tree.span(reference),
          "invalid JSON Pointer '\(escapedForDisplay(halves[1]))'",
          help: "write \"file.json#/group\", with a '/' before each name on the way")
        return []
      }
      part = names
    }
    // Properties beside the reference replace the top-level groups of the file with these names.
    let beside = tree.entries(of: element).map { tree.text($0.key) }.filter { $0 != "$ref" }
    let file = ResolverDocument.Source.file(
      Located(halves[0], at: tree.span(reference)), part: part, without: beside)
    return beside.isEmpty ? [file] : [file, inline(element)]
  }

  private mutating func inline(_ node: NodeID) -> ResolverDocument.Source {
    var file = TokenFile.decode(tree, at: node, diagnostics: &diagnostics)
    // A `$ref` here is the file that these tokens override, not a group.
    if !file.groups.isEmpty { file.groups[0].extends = nil }
    return .inline(file)
  }

  // MARK: References

  /// The definition that a reference refers to.
  struct Target {
    var section: String
    var name: Located<String>
    var node: NodeID
  }

  /// The set or modifier that a reference refers to: `#/sets/base`.
  mutating func target(of reference: NodeID, in sections: [String]) -> Target? {
    guard tree.kind(reference).isScalar else {
      reportKind(reference, "text for '$ref'")
      return nil
    }
    guard case .pointer(let names) = TokenReference(pointer: tree.text(reference)), names.count == 2,
      sections.contains(names[0]), let root = tree.root
    else {
      reportReference(reference, sections)
      return nil
    }
    let all = tree.member(names[0], of: root)
    if let node = all.flatMap({ tree.member(names[1], of: $0) }), tree.kind(node) == .mapping {
      return Target(section: names[0], name: Located(names[1], at: tree.span(reference)), node: node)
    }
    let known = all.map { tree.entries(of: $0).map { tree.text($0.key) } } ?? []
    report(
      .resolverReference, at: tree.span(reference),
      "there is no '\(escapedForDisplay(names[1]))' among the \(names[0])",
      help: nearest(to: names[1], among: known).map { "did you mean '#/\(names[0])/\(escapedForDisplay($0))'?" })
    return nil
  }

  private mutating func reportReference(_ reference: NodeID, _ sections: [String]) {
    let expected = sections.contains("modifiers") ? "a set or a modifier" : "a set"
    report(
      .resolverReference, at: tree.span(reference),
      "expected a reference to \(expected), found '\(escapedForDisplay(tree.text(reference)))'",
      help: "write \"#/sets/\" and the name of a set")
  }
}
