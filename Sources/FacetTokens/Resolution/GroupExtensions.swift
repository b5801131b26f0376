import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetSpec
import FacetText

/// Expands groups with `$extends`, which inherit the tokens of another group: DTCG 2025.10, Format §6.4.
///
/// A group's own tokens replace inherited ones as a whole. An inherited token keeps the type and the modes of its
/// origin.
struct GroupExtensions {
  private struct Extension {
    var group: TokenPath
    var target: TokenPath
    var span: SourceSpan
    var state = State.waiting

    /// The path in the group for a path in its target.
    func moved(_ path: TokenPath) -> TokenPath { TokenPath(group.names + path.names.dropFirst(target.names.count)) }
  }

  /// What is at paths, found by the groups around it.
  private struct Members<Value> {
    private var values: [TokenPath: [Value]] = [:]

    mutating func add(_ value: Value, at path: TokenPath) {
      for group in path.withGroups { values[group, default: []].append(value) }
    }

    /// What is at a path or within it, in the order in which it was added.
    func within(_ path: TokenPath) -> [Value] { values[path, default: []] }
  }

  private enum State { case waiting, active, done }

  private(set) var entries: [TokenTable.Entry]
  private(set) var groups: [TokenPath: TokenTable.Group]
  private var paths: Set<TokenPath>
  private let sources: [TokenSource]
  private var extensions: [Extension] = []
  /// The indices of the extensions of each group.
  private var extended: [TokenPath: [Int]] = [:]
  private var extensionsWithin = Members<Int>()
  private var entriesWithin = Members<Int>()
  private var groupsWithin = Members<TokenPath>()
  private var copies = 0

  init(
    entries: [TokenTable.Entry], groups: [TokenPath: TokenTable.Group], sources: [TokenSource]
  ) {
    self.entries = entries
    self.groups = groups
    self.sources = sources
    paths = Set(entries.map(\.path))
  }

  /// - Parameter references: The tokens that are references to a group: `{ "$ref": "#/group" }`.
  mutating func expand(references: [TokenTable.Definition], reports: inout TokenReports) {
    for source in sources where source.ranks.isEmpty ? source.mode == .base : source.ranks[.base] != nil {
      for group in source.file.groups {
        guard let node = group.extends else { continue }
        gather(group.names, extends: node, in: source.file.tree, reports: &reports)
      }
    }
    for reference in references {
      let file = sources[reference.source].file
      let spec = file.tokens[reference.token]
      gather(spec.names, extends: spec.value, in: file.tree, reports: &reports)
    }
    if extensions.isEmpty { return }
    for (index, found) in extensions.enumerated() {
      extended[found.group, default: []].append(index)
      extensionsWithin.add(index, at: found.group)
    }
    for (index, entry) in entries.enumerated() { entriesWithin.add(index, at: entry.path) }
    for path in groups.keys { groupsWithin.add(path, at: path) }
    for index in extensions.indices { expand(index, chain: [], reports: &reports) }
  }

  /// The extensions that must be expanded before another one can copy its target: those of groups in the target, and of
  /// those around it.
  private func needed(by own: Extension) -> [Int] {
    let around = own.target.withGroups.filter { $0 != own.target }.flatMap { extended[$0, default: []] }
    return (extensionsWithin.within(own.target) + around).sorted()
  }

  // MARK: Dependencies

  private mutating func gather(
    _ names: [String], extends node: NodeID, in tree: SourceTree, reports: inout TokenReports
  ) {
    let span = tree.span(node)
    guard let target = targetNames(node, in: tree, reports: &reports) else { return }
    let found = Extension(group: TokenPath(names), target: TokenPath(target), span: span)
    if paths.contains(found.target) {
      reports.report(
        .tokenExtendsToken, at: span, "'\(shown(found.target))' is a token, and only a group can be extended",
        help: "a token takes the value of another by \"$value\": \"{\(shown(found.target))}\"")
    } else if groups[found.target] == nil {
      let near = nearest(to: found.target.description, among: groups.keys.sorted().map(\.description))
      reports.report(
        .tokenUnknownReference, at: span, "there is no group '\(shown(found.target))'",
        help: near.map { "did you mean '\(escapedForDisplay($0))'?" })
    } else {
      extensions.append(found)
    }
  }

  private func targetNames(_ node: NodeID, in tree: SourceTree, reports: inout TokenReports) -> [String]? {
    let text = tree.kind(node).isScalar ? tree.text(node) : ""
    switch tree.reference(at: node) ?? TokenReference(pointer: text) {
    case .token(let names), .pointer(let names), .pointerInFile(_, let names): return names
    case .malformed(let reason):
      reports.report(
        .tokenMalformedReference, at: tree.span(node), "'$extends' does not name a group: \(reason)",
        help: "write \"{group}\" or \"#/group\"")
      return nil
    }
  }

  // MARK: Copying

  private mutating func expand(_ index: Int, chain: [Int], reports: inout TokenReports) {
    let own = extensions[index]
    if own.state == .done || copies > Limit.groupCopies.most { return }
    if own.state == .active || own.group.isWithin(own.target) {
      return reportCycle(index, chain: chain, reports: &reports)
    }
    guard chain.count < Limit.groupReferences.most else {
      extensions[index].state = .done
      return reports.reportLongChain(
        "more than \(Limit.groupReferences.most) groups lead to '\(shown(own.group))' by '$extends'", at: own.span,
        help: "extend a group that is nearer to the first one")
    }
    extensions[index].state = .active
    for other in needed(by: own) where other != index {
      expand(other, chain: chain + [index], reports: &reports)
    }
    extensions[index].state = .done
    copy(own, reports: &reports)
  }

  private mutating func copy(_ own: Extension, reports: inout TokenReports) {
    let type = groups[own.group]?.type ?? groups[own.target]?.type
    groups[own.group]?.type = type
    let nested = groupsWithin.within(own.target).filter { $0 != own.target }.sorted()
    let inherited = entriesWithin.within(own.target)
    copies += nested.count + inherited.count
    guard copies <= Limit.groupCopies.most else {
      return reports.report(
        .tokenExtendsTooLarge, at: own.span,
        "with what '\(shown(own.group))' has from '\(shown(own.target))', more than \(Limit.groupCopies.most) names "
          + "are copied")
    }
    for path in nested {
      let copied = own.moved(path)
      guard groups[copied] == nil else { continue }
      groups[copied] = groups[path]
      groupsWithin.add(copied, at: copied)
    }
    for index in inherited {
      let entry = entries[index]
      let path = own.moved(entry.path)
      guard !isTaken(path, within: own.group) else { continue }
      paths.insert(path)
      entriesWithin.add(entries.count, at: path)
      entries.append(
        TokenTable.Entry(path: path, definition: entry.definition, origin: entry.origin ?? entry.path))
    }
  }

  /// Whether the group has a token of its own at this path, or a token where the path needs a group.
  private func isTaken(_ path: TokenPath, within group: TokenPath) -> Bool {
    let count = path.names.count
    return (group.names.count + 1...max(count, group.names.count + 1)).contains {
      paths.contains(TokenPath(Array(path.names.prefix($0))))
    }
  }

  private mutating func reportCycle(_ index: Int, chain: [Int], reports: inout TokenReports) {
    let start = chain.firstIndex(of: index) ?? chain.endIndex
    let cycle = chain[start...].isEmpty ? [index] : Array(chain[start...])
    let names = (cycle + [cycle[0]]).map { "'\(shown(extensions[$0].group))'" }
    for link in cycle {
      extensions[link].state = .done
      reports.report(
        .tokenExtendsCycle, at: extensions[link].span,
        "'\(shown(extensions[link].group))' extends itself: \(names.joined(separator: " → "))")
    }
  }
}

extension TokenPath {
  /// Whether this is the path of a group or of a member of it.
  func isWithin(_ group: TokenPath) -> Bool { names.starts(with: group.names) }

  /// The path and those of the groups around it, from the outermost.
  fileprivate var withGroups: [TokenPath] { names.indices.map { TokenPath(Array(names[...$0])) } }
}
