import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetParallel
import FacetSpec
import FacetText

/// The tokens of all token files of a project: the base, with overrides and additions for each mode.
struct TokenTable {
  /// A token as written in a file.
  struct Definition: Equatable {
    var source: Int
    var token: Int
  }

  /// A token of the table, with its definition in the base or, for tokens that only modes have, in a mode.
  struct Entry {
    var path: TokenPath
    var definition: Definition
    /// The original path of a token that its group inherits by `$extends`.
    var origin: TokenPath?
  }

  /// The properties that tokens of a group inherit, merged from all files with the group.
  struct Group {
    var type: WrittenType?
    var deprecation: Deprecation?
    var relativeTo: Located<String>?
    var description: String?
    var span: SourceSpan
  }

  let sources: [TokenSource]
  /// Whether a resolver document orders the sources, so that a token can have several values, of which the last has
  /// precedence.
  let isResolved: Bool
  /// The theme whose files override those of the base, if there is one.
  let theme: String?
  /// Whether any token is a variable of Figma.
  let hasFigma: Bool
  /// Whether colors can be pairs of a light and a dark color.
  private let hasPairs: Bool
  /// The tokens of the base by path, followed by the tokens that only modes have, by path.
  private(set) var entries: [Entry] = []
  /// The number of entries of the base.
  private(set) var baseCount = 0
  private(set) var groups: [TokenPath: Group] = [:]
  /// The groups of mode files, for tokens that only modes have.
  private var groupsOfModes: [TokenPath: Group] = [:]
  private var indices: [TokenPath: Int] = [:]
  private(set) var overrides: [TokenMode: [TokenPath: Definition]] = [:]
  let suggestions = Suggestions(comparisons: Limit.comparisons.most)
  let nameIndexes = SharedTable<[String], NameIndex>()

  init(_ sources: [TokenSource], over theme: String? = nil, reports: inout TokenReports) {
    self.sources = sources
    self.theme = theme
    isResolved = sources.contains { !$0.ranks.isEmpty }
    hasPairs = sources.contains { source in
      source.file.tokens.contains { source.file.tree.elements(ofPair: $0.value) != nil }
    }
    hasFigma = sources.contains { $0.file.tokens.contains { $0.figma != nil } }
    for index in indices(of: .base) { Self.gather(sources[index].file.groups, into: &groups) }
    let written = gatherBase(reports: &reports)
    var expansion = GroupExtensions(entries: written.tokens, groups: groups, sources: sources)
    expansion.expand(references: written.groups, reports: &reports)
    groups = expansion.groups
    entries = expansion.entries.sorted { $0.path < $1.path }
    baseCount = entries.count
    for (index, entry) in entries.enumerated() { indices[entry.path] = index }
    checkNesting(reports: &reports)
    for mode in TokenMode.allCases where mode != .base {
      let sources = indices(of: mode)
      for index in sources { gatherMode(mode, index, reports: &reports) }
      if isResolved && theme == nil && !sources.isEmpty { checkContexts(mode, reports: &reports) }
    }
    addEntriesOfModes()
  }

  // MARK: Look-up

  /// The index of a token of the base.
  func index(of path: TokenPath) -> Int? { indices[path].flatMap { isInBase($0) ? $0 : nil } }

  /// The token that a reference in a mode refers to: one of the base, or one that only the mode has.
  func index(of path: TokenPath, in mode: TokenMode) -> Int? {
    guard let index = indices[path] else { return nil }
    return isInBase(index) || mode.layers.contains { overrides[$0]?[path] != nil } ? index : nil
  }

  func isInBase(_ index: Int) -> Bool { index < baseCount }

  /// The first of the tokens that is in all modes, so that it can be the target of an alias.
  func firstInBase(_ tokens: [Int]) -> TokenPath? { tokens.first(where: isInBase).map { entries[$0].path } }

  func spec(of definition: Definition) -> TokenSpec { sources[definition.source].file.tokens[definition.token] }

  func span(of definition: Definition) -> SourceSpan { spec(of: definition).span }

  func place(of definition: Definition) -> ValuePlace {
    ValuePlace(source: definition.source, node: spec(of: definition).value)
  }

  /// Whether any file has values for this mode, or for the mode that it inherits from.
  func isUsed(_ mode: TokenMode) -> Bool {
    mode.layers.contains { overrides[$0] != nil || $0 == .dark && hasPairs }
  }

  /// Whether a token is omitted regardless of its value, because its type, or that of the nearest group with a type, is
  /// not in the format.
  func isLeftOut(_ definition: Definition) -> Bool {
    let spec = spec(of: definition)
    if spec.isLeftOut { return true }
    return spec.type == nil
      && inherited(
        by: definition, own: { $0.hasUnknownType ? true : $0.type.map { _ in false } },
        merged: { $0.type.map { _ in false } }) == true
  }

  /// The definition with a token's value in a mode: that of the mode's own file, or else that of the base.
  func definition(of entry: Entry, in mode: TokenMode) -> Definition {
    for layer in mode.layers {
      if let own = overrides[layer]?[entry.path] { return own }
      if let origin = entry.origin, let inherited = overrides[layer]?[origin] { return inherited }
    }
    return entry.definition
  }

  func overrides(of entry: Entry) -> [ImportedTokens.Override] {
    TokenMode.allCases.compactMap { mode in
      overrides[mode]?[entry.path].flatMap { definition in
        definition == entry.definition ? nil : ImportedTokens.Override(mode: mode, span: span(of: definition))
      }
    }
  }

  /// The value of the nearest enclosing group that has one: in the token's own file first, then in any file.
  func inherited<Value>(
    by definition: Definition, own: (TokenGroupSpec) -> Value?, merged: (Group) -> Value?
  ) -> Value? {
    let file = sources[definition.source].file
    var next: Int? = file.tokens[definition.token].group
    while let index = next {
      let group = file.groups[index]
      let path = TokenPath(group.names)
      if let value = own(group) ?? groups[path].flatMap(merged) { return value }
      if isOfModeOnly(definition.source), let value = groupsOfModes[path].flatMap(merged) { return value }
      next = group.parent
    }
    return nil
  }

  var describedGroups: [TokenGroup] {
    groups.keys.sorted().compactMap { path in
      groups[path]?.description.map { TokenGroup(path: path, doc: $0) }
    }
  }

  // MARK: Gathering

  /// The sources with values for a mode, by descending precedence.
  private func indices(of mode: TokenMode) -> [Int] {
    guard isResolved else {
      return sources.indices.filter { sources[$0].mode == mode }
        .sorted { (-sources[$0].position, $0) < (-sources[$1].position, $1) }
    }
    let ranked = sources.indices.compactMap { index in sources[index].ranks[mode].map { (index, $0) } }
    return ranked.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Adds tokens that only modes have, so that values of these modes can refer to them. They inherit from the groups of
  /// mode files.
  private mutating func addEntriesOfModes() {
    var found: [TokenPath: Definition] = [:]
    for mode in TokenMode.allCases {
      for (path, definition) in overrides[mode] ?? [:] where indices[path] == nil && found[path] == nil {
        found[path] = definition
      }
    }
    for path in found.keys.sorted() {
      guard let definition = found[path] else { continue }
      indices[path] = entries.count
      entries.append(Entry(path: path, definition: definition))
    }
    for mode in TokenMode.allCases where mode != .base {
      for source in indices(of: mode) where isOfModeOnly(source) {
        Self.gather(sources[source].file.groups, into: &groupsOfModes)
      }
    }
  }

  private func isOfModeOnly(_ source: Int) -> Bool {
    isResolved ? sources[source].ranks[.base] == nil : sources[source].mode != .base
  }

  /// A method would share the groups of the table, so that each file copied all before it.
  private static func gather(_ written: [TokenGroupSpec], into groups: inout [TokenPath: Group]) {
    for group in written {
      let path = TokenPath(group.names)
      var merged = groups[path] ?? Group(span: group.span)
      merged.type = merged.type ?? group.type?.value
      merged.deprecation = merged.deprecation ?? group.deprecation?.value
      merged.description = merged.description ?? group.description?.value
      merged.relativeTo = merged.relativeTo ?? group.relativeTo
      groups[path] = merged
    }
  }

  /// The tokens, and separately those that are references to groups, and thus groups themselves.
  private mutating func gatherBase(reports: inout TokenReports) -> (tokens: [Entry], groups: [Definition]) {
    var found: [Entry] = []
    var references: [Definition] = []
    var firsts: [TokenPath: Definition] = [:]
    for source in indices(of: .base) {
      for token in sources[source].file.tokens.indices {
        let definition = Definition(source: source, token: token)
        let path = TokenPath(spec(of: definition).names)
        if let first = firsts[path] {
          if !isResolved { reportDuplicate(path, definition, first: first, of: "", reports: &reports) }
        } else if isReferenceToGroup(definition) {
          groups[path] = groups[path] ?? Group(span: span(of: definition))
          references.append(definition)
        } else {
          firsts[path] = definition
          found.append(Entry(path: path, definition: definition))
        }
      }
    }
    return (found, references)
  }

  /// Whether a `$ref` in place of a value has the meaning of `$extends`: Format §6.4.1.
  private func isReferenceToGroup(_ definition: Definition) -> Bool {
    let tree = sources[definition.source].file.tree
    let node = spec(of: definition).value
    guard tree.member("$ref", of: node) != nil, tree.member("$value", of: node) == nil,
      case .pointer(let names)? = tree.reference(at: node)
    else { return false }
    return groups[TokenPath(names)] != nil
  }

  private mutating func gatherMode(_ mode: TokenMode, _ source: Int, reports: inout TokenReports) {
    let file = sources[source].file
    for group in file.groups where sources[source].ranks[.base] == nil {
      guard let extends = group.extends else { continue }
      reports.report(
        .tokenExtendsInMode, at: file.tree.span(extends),
        "'\(escapedForDisplay(group.names.joined(separator: ".")))' extends another group in the file of a mode",
        help: "write '$extends' in the base; the mode's values of the other group then hold here too")
    }
    for token in file.tokens.indices {
      let definition = Definition(source: source, token: token)
      let path = TokenPath(file.tokens[token].names)
      if let first = overrides[mode]?[path] {
        if isResolved || sources[first.source].position != sources[source].position { continue }
        reportDuplicate(path, definition, first: first, of: " for the mode \(mode.rawValue)", reports: &reports)
      } else {
        overrides[mode, default: [:]][path] = definition
      }
    }
  }

  /// Reports tokens of the base that no source of a mode has. They keep their value in that mode.
  private func checkContexts(_ mode: TokenMode, reports: inout TokenReports) {
    for entry in entries where entry.origin == nil && overrides[mode]?[entry.path] == nil {
      reports.report(
        .dtcgContextMismatch, at: span(of: entry.definition),
        "'\(shown(entry.path))' is in no source of the mode \(mode.rawValue), so it keeps its value there")
    }
  }

  /// Reports names that are tokens in one file and groups in another.
  private func checkNesting(reports: inout TokenReports) {
    for entry in entries {
      for count in 1..<max(entry.path.names.count, 1) {
        guard let outer = index(of: TokenPath(Array(entry.path.names.prefix(count)))) else { continue }
        reports.report(
          .tokenValueAndChildren, at: span(of: entry.definition),
          "'\(shown(entry.path))' stands inside of '\(shown(entries[outer].path))', which is a token",
          notes: [Diagnostic.Note("the token is here", at: span(of: entries[outer].definition))])
      }
    }
  }
}

extension TokenMode {
  /// The modes whose values apply to this one, the most specific first, without the base.
  var layers: [TokenMode] {
    switch self {
    case .base: []
    case .dark: [.dark]
    case .increasedContrast: [.increasedContrast]
    case .darkIncreasedContrast: [.darkIncreasedContrast, .dark]
    }
  }
}
