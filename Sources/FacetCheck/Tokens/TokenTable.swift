internal import FacetDiagnostics
internal import FacetIR
internal import FacetLimits
internal import FacetSpec
internal import FacetText

/// All token files of a project as one set of tokens: the base, and over it what each mode changes.
struct TokenTable {
  /// A token as some file wrote it.
  struct Definition: Equatable {
    var source: Int
    var token: Int
  }

  struct Entry {
    var path: TokenPath
    var definition: Definition
    /// For a token that its group has from another by `$extends`: its path there.
    var origin: TokenPath?
  }

  /// What the tokens of a group inherit, gathered from all files that have the group.
  struct Group {
    var type: TokenType?
    var deprecation: Deprecation?
    var relativeTo: Located<String>?
    var description: String?
    var span: SourceSpan
  }

  let sources: [TokenSource]
  /// A resolver document orders the sources, so a token may have any number of values, of which the last counts.
  private let isResolved: Bool
  /// The theme whose files are laid over those of the base, where they are.
  private let theme: String?
  /// Some color may be a pair of one for light and one for dark.
  private let hasPairs: Bool
  /// The base, by path.
  private(set) var entries: [Entry] = []
  private(set) var groups: [TokenPath: Group] = [:]
  private var indices: [TokenPath: Int] = [:]
  private var overrides: [TokenMode: [TokenPath: Definition]] = [:]
  private let suggestions = Suggestions(comparisons: Limit.comparisons.most)

  init(_ sources: [TokenSource], over theme: String? = nil, reports: inout TokenReports) {
    self.sources = sources
    self.theme = theme
    isResolved = sources.contains { !$0.ranks.isEmpty }
    hasPairs = sources.contains { source in
      source.file.tokens.contains { source.file.tree.elements(ofPair: $0.value) != nil }
    }
    for index in indices(of: .base) { gatherGroups(of: index) }
    let written = gatherBase(reports: &reports)
    var expansion = GroupExtensions(entries: written.tokens, groups: groups, sources: sources)
    expansion.expand(references: written.groups, reports: &reports)
    groups = expansion.groups
    entries = expansion.entries.sorted { $0.path < $1.path }
    for (index, entry) in entries.enumerated() { indices[entry.path] = index }
    checkNesting(reports: &reports)
    for mode in TokenMode.allCases where mode != .base {
      let sources = indices(of: mode)
      for index in sources { gatherMode(mode, index, reports: &reports) }
      if isResolved && theme == nil && !sources.isEmpty { checkContexts(mode, reports: &reports) }
    }
  }

  // MARK: Look-up

  func index(of path: TokenPath) -> Int? { indices[path] }

  func spec(of definition: Definition) -> TokenSpec { sources[definition.source].file.tokens[definition.token] }

  func span(of definition: Definition) -> SourceSpan { spec(of: definition).span }

  func place(of definition: Definition) -> ValuePlace {
    ValuePlace(source: definition.source, node: spec(of: definition).value)
  }

  /// Whether any file gives this mode values, itself or through the mode it is based on.
  func isUsed(_ mode: TokenMode) -> Bool {
    mode.layers.contains { overrides[$0] != nil || $0 == .dark && hasPairs }
  }

  /// Whether a token is left out by itself, whatever its value: it, or the nearest group with a type, is of a type that
  /// the format does not have.
  func isLeftOut(_ definition: Definition) -> Bool {
    let spec = spec(of: definition)
    if spec.isLeftOut { return true }
    return spec.type == nil
      && inherited(
        by: definition, own: { $0.hasUnknownType ? true : $0.type.map { _ in false } },
        merged: { $0.type.map { _ in false } }) == true
  }

  /// Where a token gets its value from in a mode: from the mode's own file if that has it, otherwise from the base.
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

  /// The nearest of the enclosing groups that says something: as its own file writes it, then as any other file does.
  func inherited<Value>(
    by definition: Definition, own: (TokenGroupSpec) -> Value?, merged: (Group) -> Value?
  ) -> Value? {
    let file = sources[definition.source].file
    var next: Int? = file.tokens[definition.token].group
    while let index = next {
      let group = file.groups[index]
      if let value = own(group) ?? groups[TokenPath(group.names)].flatMap(merged) { return value }
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

  /// The sources that hold values for a mode, those that win first.
  private func indices(of mode: TokenMode) -> [Int] {
    guard isResolved else { return sources.indices.filter { sources[$0].mode == mode } }
    let ranked = sources.indices.compactMap { index in sources[index].ranks[mode].map { (index, $0) } }
    return ranked.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private mutating func gatherGroups(of source: Int) {
    for group in sources[source].file.groups {
      let path = TokenPath(group.names)
      var merged = groups[path] ?? Group(span: group.span)
      merged.type = merged.type ?? group.type?.value
      merged.deprecation = merged.deprecation ?? group.deprecation?.value
      merged.description = merged.description ?? group.description?.value
      merged.relativeTo = merged.relativeTo ?? group.relativeTo
      groups[path] = merged
    }
  }

  /// The tokens, and those that are references to a group and so are groups themselves.
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

  /// A `$ref` in place of a value may stand for `$extends` as well: Format §6.4.1.
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
      if index(of: path) == nil {
        reportModeOnly(path, definition, mode: mode, reports: &reports)
      } else if let first = overrides[mode]?[path] {
        if isResolved { continue }
        reportDuplicate(path, definition, first: first, of: " for the mode \(mode.rawValue)", reports: &reports)
      } else {
        overrides[mode, default: [:]][path] = definition
      }
    }
  }

  /// Every token should be in every context; one that is not keeps its value.
  private func checkContexts(_ mode: TokenMode, reports: inout TokenReports) {
    for entry in entries where entry.origin == nil && overrides[mode]?[entry.path] == nil {
      reports.report(
        .dtcgContextMismatch, at: span(of: entry.definition),
        "'\(shown(entry.path))' is in no source of the mode \(mode.rawValue), so it keeps its value there")
    }
  }

  /// Two files may disagree on whether a name is a token or a group.
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

  // MARK: Reports

  private func reportDuplicate(
    _ path: TokenPath, _ definition: Definition, first: Definition, of mode: String, reports: inout TokenReports
  ) {
    reports.report(
      .tokenDuplicate, at: span(of: definition), "'\(shown(path))' has a second value\(mode)",
      help: "keep one of them, or bind one of the files to a mode in facet.yaml",
      notes: [Diagnostic.Note("the first is here", at: span(of: first))])
  }

  private func reportModeOnly(_ path: TokenPath, _ definition: Definition, mode: TokenMode, reports: inout TokenReports)
  {
    let near = nearest(to: path.description, among: names(like: path))
    guard !isResolved || theme != nil else {
      return reports.report(
        .dtcgContextMismatch, at: span(of: definition),
        "'\(shown(path))' is in the sources of the mode \(mode.rawValue), but not in those of the base, so it is left out"
      )
    }
    reports.report(
      .tokenModeOnly, at: span(of: definition),
      "'\(shown(path))' has a value for the mode \(mode.rawValue)\(theme.map { " of the theme \(escaped($0))" } ?? ""), "
        + "but none in the base",
      help: near.map { "did you mean '\(escapedForDisplay($0))'?" } ?? "add it to a token file of the base")
  }

  /// The tokens that one that does not exist may have been meant for: those that begin or end alike, as far as they are
  /// near. None once this has been asked too often.
  func names(like path: TokenPath) -> [String] {
    let index = suggestions.index(of: []) { entries.map(\.path.description) }
    return suggestions.positions(near: path.description, in: index).filter { position in
      let names = entries[position].path.names
      return names.first == path.names.first || names.last == path.names.last
    }.map { index.names[$0] }
  }
}

extension TokenMode {
  /// The modes whose files hold a value for this one, the most specific first. After them comes the base.
  var layers: [TokenMode] {
    switch self {
    case .base: []
    case .dark: [.dark]
    case .increasedContrast: [.increasedContrast]
    case .darkIncreasedContrast: [.darkIncreasedContrast, .dark]
    }
  }
}
