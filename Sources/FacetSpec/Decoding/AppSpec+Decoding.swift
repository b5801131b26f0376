package import FacetDiagnostics
import FacetLanguage
import FacetLimits

extension AppSpec {
  /// Decodes an `app.yaml`. Returns nil only if the file is not a mapping; all errors are reported.
  package static func decode(_ tree: SourceTree, diagnostics: inout [Diagnostic]) -> AppSpec? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    guard let root = decoder.rootMapping("an app is a mapping that begins with 'app: Name'") else { return nil }
    return decoder.app(root)
  }
}

extension SpecDecoder {
  fileprivate mutating func app(_ root: NodeID) -> AppSpec {
    var app = AppSpec(tree: tree)
    forEachEntry(of: root, as: Grammar.app) { decoder, row, entry in
      switch row.key.key {
      case .app: app.name = decoder.name(entry)
      case .doc: app.doc = decoder.text(entry)
      case .tabs:
        decoder.forEachName(of: entry) { decoder, name, value in app.tabs.append(decoder.tab(name, value)) }
      case .routes:
        decoder.forEachName(of: entry) { decoder, name, value in
          let leading = decoder.leading(value, as: Grammar.route, of: name, called: "a route")
          app.routes.append(AppSpec.Route(name: name, destination: leading.destination))
        }
      case .intents:
        decoder.forEachName(of: entry) { decoder, name, value in
          let leading = decoder.leading(value, as: Grammar.intent, of: name, called: "an intent")
          app.intents.append(AppSpec.Intent(name: name, takes: leading.takes, destination: leading.destination))
        }
      case .statusBar:
        decoder.forEachName(of: entry) { decoder, name, value in
          app.statusBars.append((name, decoder.expression(value)))
        }
      case .whatsNew: app.whatsNew = decoder.whatsNew(entry, row)
      case .feed: app.feed = decoder.settings(entry, as: Grammar.feed)
      case .sessions:
        decoder.forEachName(of: entry) { decoder, name, value in app.sessions.append(decoder.session(name, value)) }
      default: break
      }
    }
    app.tree = tree
    return app
  }

  private mutating func tab(_ name: Located<String>, _ entry: Entry) -> AppSpec.Tab {
    var tab = AppSpec.Tab(name: name)
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.tab).expectation) else { return tab }
    forEachEntry(of: entry.value, as: Grammar.tab, missingAt: name.span) { decoder, row, entry in
      switch row.key.key {
      case .title: tab.title = decoder.text(entry)
      case .icon: tab.icon = decoder.text(entry)
      case .screen: tab.screen = decoder.name(entry)
      case .with: tab.with = decoder.data(entry, expected: "a mapping of parameters to values")
      case .badge: tab.badge = decoder.expression(entry)
      default: break
      }
    }
    return tab
  }

  private mutating func whatsNew(_ entry: Entry, _ row: Row) -> AppSpec.WhatsNew? {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.whatsNew).expectation) else { return nil }
    let key = located(entry, row)
    let leading = leading(entry, as: Grammar.whatsNew, of: key, called: "what is new")
    return AppSpec.WhatsNew(version: leading.version, destination: leading.destination)
  }

  /// The settings of a feed and of its card.
  private mutating func settings(_ entry: Entry, as shape: Shape) -> [AppSpec.Setting] {
    guard isMapping(entry, orExpected: ValueShape.shape(shape).expectation) else { return [] }
    var settings: [AppSpec.Setting] = []
    forEachEntry(of: entry.value, as: shape) { decoder, row, entry in
      guard let key = row.key.key else { return }
      if key == .card {
        settings += decoder.settings(entry, as: Grammar.card)
      } else {
        settings.append(AppSpec.Setting(key: key, value: decoder.expression(entry)))
      }
    }
    return settings
  }

  /// Where a route, an intent or what is new leads, and what else its mapping has.
  private struct Leading {
    var destination = AppSpec.Destination()
    /// Of an intent.
    var takes: ActionSpec.Taken?
    /// Of what is new.
    var version: Located<String>?
  }

  private mutating func leading(
    _ entry: Entry, as shape: Shape, of name: Located<String>, called owner: String
  ) -> Leading {
    var leading = Leading()
    guard tree.kind(entry.value) == .mapping else {
      leading.destination.kind = word(entry, of: .routeWord)
      return leading
    }
    var kinds: [Located<String>] = []
    forEachEntry(of: entry.value, as: shape, missingAt: name.span) { decoder, row, entry in
      switch row.key.key {
      case .takes: leading.takes = decoder.taken(entry, by: owner)
      case .version: leading.version = decoder.text(entry, expected: "a version, as in '2.4'")
      case .with:
        guard decoder.isMapping(entry, orExpected: "a mapping of parameters to values") else { return }
        decoder.forEachName(of: entry) { decoder, name, value in
          leading.destination.with.append((name, decoder.expression(value)))
        }
      case .transition: leading.destination.transition = decoder.name(entry)
      default:
        guard let target = decoder.name(entry) else { return }
        kinds.append(decoder.located(entry, row))
        leading.destination.target = target
      }
    }
    leading.destination.kind = kinds.first
    if kinds.count != 1 {
      report(
        .wrongShape, at: kinds.dropFirst().first?.span ?? name.span,
        "\(owner) leads to one place, found \(kinds.count)", help: "write 'push', 'present' or 'select'")
    }
    return leading
  }

  // MARK: Sessions

  private mutating func session(_ name: Located<String>, _ entry: Entry) -> AppSpec.Session {
    var session = AppSpec.Session(name: name)
    guard isSequence(entry, orExpected: "a list of steps on screens", help: "write '- select: tab'") else {
      return session
    }
    for node in tree.elements(of: entry.value).prefix(Limit.steps.most) {
      if let part = part(node) { session.parts.append(part) }
    }
    return session
  }

  /// `StaysScreen: [tap: open]`, `select: saved`, `back: StaysScreen`, `intent: openStay`, `whatsNew: 2.3` or
  /// `flag: newLayout`.
  private mutating func part(_ node: NodeID) -> AppSpec.Part? {
    guard tree.kind(node) == .mapping, let first = firstEntry(of: node), tree.kind(first.key).isScalar,
      tree.entries(of: node).reduce(0, { count, _ in count + 1 }) == 1
    else {
      report(
        .wrongShape, at: tree.span(node), "expected the steps on one screen, found \(found(node))",
        help: "write '- StaysScreen: [tap: open]', '- select: tab' or '- intent: name'")
      return nil
    }
    let key = located(first.key)
    if key.value == Key.select.text { return name(first).map { .select($0) } }
    if key.value == Key.back.text { return name(first).map { .back(to: $0) } }
    if key.value == Key.intent.text { return intent(first) }
    if key.value == Key.whatsNew.text {
      return text(first, expected: "a version, as in '2.3'").map { .whatsNew(seen: $0) }
    }
    if key.value == Key.flag.text { return text(first, expected: "the flag of a screen").map { .flag($0) } }
    return .steps(screen: key, steps(first, as: Grammar.screenStep))
  }

  /// `intent: showSaved`, or `intent: { intent: openStay, with: { … } }`.
  private mutating func intent(_ entry: Entry) -> AppSpec.Part? {
    guard tree.kind(entry.value) == .mapping else { return name(entry).map { .intent($0, nil) } }
    var intent: Located<String>?
    var value: DataSpec?
    forEachEntry(of: entry.value, as: Grammar.sendingIntent) { decoder, row, entry in
      switch row.key.key {
      case .intent: intent = decoder.name(entry)
      case .with: value = entry.value
      default: break
      }
    }
    return intent.map { .intent($0, value) }
  }
}
