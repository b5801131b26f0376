import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetSpec
import FacetText

/// The location of a value, or of a part of one.
struct ValuePlace: Hashable {
  var source: Int
  var node: NodeID
}

/// The result of following the references from a token.
struct Resolution {
  /// The location of a literal value.
  var place: ValuePlace
  /// The tokens on the way that were referenced as a whole, up to the first reference to a part.
  var tokens: [Int] = []
}

extension TokenEvaluator {
  /// The target of a reference: a token, or a part of a value.
  enum Target {
    case token(Int)
    case part(ValuePlace)
  }

  private enum Step {
    /// There is a literal.
    case end
    /// There is a reference without a target, which has been reported.
    case noTarget
    case target(Target)
  }

  /// A reference that has been followed, with the modes in which it may lead elsewhere.
  struct Link {
    fileprivate var target: Target
    fileprivate var modes: Set<TokenMode>
  }

  /// Follows references to a literal value, or to one with a rule of another tool. Nil if one of them has no target,
  /// which has been reported.
  ///
  /// - Parameter pastRule: Whether a rule of the start itself does not end it.
  mutating func resolve(_ start: ValuePlace, depth: Int = 0, pastRule: Bool = false) -> Resolution? {
    var resolution = Resolution(place: start)
    var trail: [Target] = []
    // Most values and parts of values are literals.
    var seen: Set<ValuePlace> = []
    steps: while true {
      let target: Target
      if colorRules[resolution.place] != nil, !(pastRule && trail.isEmpty) { break steps }
      switch step(from: resolution.place, depth: depth) {
      case .end: break steps
      case .noTarget: return nil
      case .target(let next): target = next
      }
      if trail.isEmpty { seen.insert(start) }
      trail.append(target)
      guard trail.count <= Limit.tokenReferences.most else {
        reports.reportLongChain(
          "more than \(Limit.tokenReferences.most) references lead from here to a value", at: span(start))
        return nil
      }
      switch target {
      case .token(let index): resolution.place = table.place(of: definition(of: index))
      case .part(let place): resolution.place = place
      }
      guard seen.insert(resolution.place).inserted else {
        // A cycle is reported at its first token only, and not at references into it from outside.
        if resolution.place == start, circles.isDisjoint(with: seen) { reportCycle(trail, at: start) }
        if resolution.place == start { circles.formUnion(seen) }
        return nil
      }
    }
    resolution.tokens = trail.wholeTokens
    return resolution
  }

  // MARK: Following a reference

  private mutating func step(from place: ValuePlace, depth: Int) -> Step {
    // Long chains are walked from each of their tokens. What leads through parts of values counts how deep it is.
    let isKept = depth == 0
    if isKept, let link = links[mode]?[place] {
      differingModes.formUnion(link.modes)
      return .target(link.target)
    }
    let alias = figmaAliases[place]
    let reference = alias == nil ? tree(of: place).reference(at: place.node) : nil
    guard alias != nil || reference != nil else { return .end }
    let modes = differingModes
    differingModes = []
    defer { differingModes.formUnion(modes) }
    if let alias {
      guard let index = token(of: alias, at: place) else { return .end }
      if isKept { links[mode, default: [:]][place] = Link(target: .token(index), modes: differingModes) }
      return .target(.token(index))
    }
    guard let reference, let target = target(of: reference, at: place, depth: depth) else { return .noTarget }
    if isKept { links[mode, default: [:]][place] = Link(target: target, modes: differingModes) }
    return .target(target)
  }

  private mutating func target(of reference: TokenReference, at place: ValuePlace, depth: Int) -> Target? {
    switch reference {
    case .token(let names):
      reportStudioAlias(names, at: place)
      return token(TokenPath(names), at: place).map(Target.token)
    case .pointer(let names): return target(ofPointer: names, in: place.source, at: place, depth: depth)
    case .pointerInFile(let path, let names):
      let target = FilePathResolution.path(path, from: table.sources[place.source].path)
      guard let source = table.sources.firstIndex(where: { $0.path == target }) else {
        reportUnknownFile(path, at: place)
        return nil
      }
      return self.target(ofPointer: names, in: source, at: place, depth: depth)
    case .malformed(let reason):
      reports.report(.tokenMalformedReference, at: span(place), "this is not a reference: \(reason)")
      return nil
    }
  }

  mutating func token(_ path: TokenPath, at place: ValuePlace) -> Int? {
    if let index = table.index(of: path, in: mode) { return refer(to: index) }
    // Before the DTCG format, references included the value: {color.base.red.value}.
    if path.names.last == "value", let index = table.index(of: TokenPath(path.names.dropLast()), in: mode) {
      return refer(to: index)
    }
    if let group = table.groups[path] {
      let root = TokenPath(path.names + ["$root"])
      reports.report(
        .tokenReferenceToGroup, at: span(place), "'\(shown(path))' is a group, and only a token has a value",
        help: table.index(of: root) != nil ? "its own value is {\(shown(root))}" : nil,
        notes: [Diagnostic.Note("the group is here", at: group.span)])
    } else {
      reportUnknown(path, at: place)
    }
    return nil
  }

  mutating func refer(to index: Int) -> Int {
    referenced.insert(index)
    noteModes(of: index)
    return index
  }

  /// The target of a pointer. It is resolved by the token that it refers to, so that the value of the current mode is
  /// used.
  private mutating func target(
    ofPointer names: [String], in source: Int, at place: ValuePlace, depth: Int
  ) -> Target? {
    guard depth < Limit.pointerReferences.most else {
      reports.reportLongChain("this reference leads through more than \(depth) others", at: span(place))
      return nil
    }
    for count in 1...max(names.count, 1) {
      guard let index = table.index(of: TokenPath(Array(names.prefix(count))), in: mode) else { continue }
      let rest = names.dropFirst(count)
      _ = refer(to: index)
      if rest.isEmpty || rest.elementsEqual(["$value"]) { return .token(index) }
      guard rest.first == "$value" else { break }
      return part(rest.dropFirst(), of: table.place(of: definition(of: index)), at: place, depth: depth)
    }
    // In another mode, the names may be those of a token that only the mode has.
    differingModes.formUnion(TokenMode.allCases)
    guard let root = table.sources[source].file.tree.root else { return nil }
    return part(names[...], of: ValuePlace(source: source, node: root), at: place, depth: depth)
  }

  private mutating func part(
    _ names: ArraySlice<String>, of start: ValuePlace, at place: ValuePlace, depth: Int
  ) -> Target? {
    var current = start
    for name in names {
      guard let value = resolve(current, depth: depth + 1)?.place else { return nil }
      guard let next = tree(of: value).child(name, of: value.node) else {
        reports.report(
          .tokenUnknownReference, at: span(place), "there is no '\(escapedForDisplay(name))' where this points",
          notes: [Diagnostic.Note("this is what it was looked for in", at: span(value))])
        return nil
      }
      current.source = value.source
      current.node = next
    }
    return .part(current)
  }

  // MARK: Reports

  private mutating func reportUnknownFile(_ path: String, at place: ValuePlace) {
    let near = nearest(to: path, among: table.sources.map(\.path))
    reports.report(
      .tokenUnknownReference, at: span(place), "there is no token file '\(escaped(path))'",
      help: near.map { "did you mean '\(escaped($0))'?" }
        ?? "the path is relative to this file, and the name ends in .tokens.json or .tokens.yaml")
  }

  private mutating func reportStudioAlias(_ names: [String], at place: ValuePlace) {
    let tree = tree(of: place)
    guard tree.kind(place.node).isScalar, tree.withText(place.node, { $0.first == UInt8(ascii: "$") }) else { return }
    let reference = "{\(shown(TokenPath(names)))}"
    reports.report(
      .dtcgStudioAlias, at: span(place), "'\(escaped(tree.text(place.node)))' is a reference of Tokens Studio",
      help: "write \"\(reference)\"", fixes: [Diagnostic.Fix(replace: span(place), with: "\"\(reference)\"")])
  }

  private mutating func reportUnknown(_ path: TokenPath, at place: ValuePlace) {
    let names = table.names(like: path)
    let near = nearest(to: path.description, among: names)
    let fix = near.flatMap {
      Diagnostic.Fix(correcting: path.description, to: $0, among: names, at: span(place)) {
        "\"{\(escapedForDisplay($0))}\""
      }
    }
    reports.report(
      .tokenUnknownReference, at: span(place), "there is no token '\(shown(path))'",
      help: near.map { "did you mean '\(escapedForDisplay($0))'?" }, fixes: [fix].compactMap(\.self))
  }

  private mutating func reportCycle(_ trail: [Target], at start: ValuePlace) {
    let tokens = trail.compactMap { if case .token(let index) = $0 { index } else { nil } }
    let names = tokens.map { "'\(shown(table.entries[$0].path))'" }
    let chain = names.count > 12 ? names.prefix(6) + ["…"] + names.suffix(5) : names[...]
    let mode = mode == .base ? "" : " in the mode \(mode.rawValue)"
    reports.report(
      .tokenCycle, at: span(start),
      tokens.last.map { last in
        "\(names[names.count - 1]) takes its value from itself\(mode): "
          + (["'\(shown(table.entries[last].path))'"] + chain).joined(separator: " → ")
      } ?? "this takes its value from itself\(mode)",
      notes: tokens.dropLast().prefix(8).map {
        Diagnostic.Note("by way of '\(shown(table.entries[$0].path))'", at: span(table.place(of: definition(of: $0))))
      })
  }
}

extension [TokenEvaluator.Target] {
  fileprivate var wholeTokens: [Int] {
    prefix { if case .token = $0 { true } else { false } }
      .compactMap { if case .token(let index) = $0 { index } else { nil } }
  }
}

extension SourceTree {
  /// The value of a key of a mapping, or an element of a sequence by its index.
  func child(_ name: String, of node: NodeID) -> NodeID? {
    switch kind(node) {
    case .mapping: return member(name, of: node)
    case .sequence:
      guard let index = Int(name), index >= 0, "\(index)" == name else { return nil }
      return elements(of: node).dropFirst(index).first { _ in true }
    default: return nil
    }
  }
}
