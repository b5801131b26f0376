package import FacetDiagnostics
import FacetLanguage

extension ComponentSpec {
  /// Decodes a `*.screen.yaml`. Returns nil only if the file is not a mapping; all errors are reported.
  package static func decode(screen tree: SourceTree, diagnostics: inout [Diagnostic]) -> ComponentSpec? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    guard let root = decoder.rootMapping("a screen is a mapping that begins with 'screen: Name'") else { return nil }
    return decoder.screen(root)
  }
}

extension SpecDecoder {
  fileprivate mutating func screen(_ root: NodeID) -> ComponentSpec {
    var spec = ComponentSpec(tree: tree)
    var screen = ScreenSpec()
    var keys: [Keyword: SourceSpan] = [:]
    forEachEntry(of: root, as: Grammar.screen) { decoder, row, entry in
      keys[row.key] = decoder.tree.span(entry.key)
      switch row.key.key {
      case .screen: spec.name = decoder.name(entry)
      case .actions: spec.actions = decoder.actions(entry).map(\.handWrittenIfExternal)
      case .effects: screen.effects = decoder.effects(entry)
      case .onAppear: screen.onAppear = decoder.name(entry)
      case .refreshable: screen.refreshable = decoder.name(entry)
      case .flag: screen.flag = decoder.text(entry)
      case .presenter: screen.hasPresenter = decoder.word(entry, of: .flag)?.value == "true"
      case .bars: decoder.bars(entry, of: &screen)
      case .spacing: screen.spacing = decoder.argument(entry, row)
      case .sections: screen.sections = decoder.sections(entry)
      case .body: screen.content = decoder.body(entry) ?? decoder.brokenElement(at: decoder.located(entry.key))
      case .variants:
        spec.variants = decoder.variants(entry, as: Grammar.screenVariantKeys, steps: Grammar.screenStep)
      default: decoder.section(row.key, entry, of: &spec)
      }
    }
    reportContent(of: &screen, keys, at: start(of: root))
    let name = spec.name ?? Located("Screen", at: start(of: root))
    spec.noStyle = Located("none", at: name.span)
    spec.body = screen.body(of: name)
    spec.screen = screen
    spec.tree = tree
    return spec
  }

  /// Reports a screen without content, with two kinds of it, or with keys that only sections have.
  private mutating func reportContent(of screen: inout ScreenSpec, _ keys: [Keyword: SourceSpan], at start: SourceSpan)
  {
    guard let body = keys[Keyword(.body)] else {
      if keys[Keyword(.sections)] == nil, keys[Keyword(.bars)] == nil {
        reportMissing(Grammar.screen.row(.sections), of: Grammar.screen, at: start)
      }
      return
    }
    if keys[Keyword(.sections)] != nil {
      report(.misplacedKey, at: body, "a screen has sections or a body", help: "remove one of them")
      screen.content = nil
    } else if screen.hasPresenter, let presenter = keys[Keyword(.presenter)] {
      report(
        .misplacedKey, at: presenter, "a presenter shows sections, and this screen has a body",
        help: "write 'sections' in place of 'body', or remove 'presenter'")
      screen.hasPresenter = false
    } else if let spacing = keys[Keyword(.spacing)] {
      report(.misplacedKey, at: spacing, "only sections have a spacing", help: "write it on a stack in the body")
    }
  }

  // MARK: Effects

  private mutating func effects(_ entry: Entry) -> [EffectSpec] {
    var effects: [EffectSpec] = []
    forEachName(of: entry) { decoder, name, value in
      effects.append(decoder.effect(name, value))
    }
    return effects
  }

  private mutating func effect(_ name: Located<String>, _ entry: Entry) -> EffectSpec {
    var effect = EffectSpec(name: name)
    let expected = ValueShape.shape(Grammar.effect).expectation
    let help = "write '\(name.value): {}', or 'then:' in it with the action that takes the result"
    guard isMapping(entry, orExpected: expected, help: help) else { return effect }
    forEachEntry(of: entry.value, as: Grammar.effect) { decoder, row, entry in
      switch row.key.key {
      case .takes: effect.takes = decoder.taken(entry, by: "an effect")
      case .then: effect.then = decoder.name(entry)
      case .failed: effect.failed = decoder.name(entry)
      case .whenRunning: effect.whenRunning = decoder.word(entry, of: .effectOverlap)
      case .doc: effect.doc = decoder.text(entry)
      default: break
      }
    }
    return effect
  }

  // MARK: Bars and sections

  private mutating func bars(_ entry: Entry, of screen: inout ScreenSpec) {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.bars).expectation) else { return }
    forEachEntry(of: entry.value, as: Grammar.bars) { decoder, row, entry in
      let elements = decoder.elements(entry)
      if row.key == .top { screen.top = elements } else { screen.bottom = elements }
    }
  }

  private mutating func sections(_ entry: Entry) -> [SectionSpec] {
    var sections: [SectionSpec] = []
    forEachName(of: entry) { decoder, name, value in
      if let section = decoder.section(name, value) { sections.append(section) }
    }
    return sections
  }

  private mutating func section(_ name: Located<String>, _ entry: Entry) -> SectionSpec? {
    let expected = ValueShape.shape(Grammar.section).expectation
    guard isMapping(entry, orExpected: expected, help: "write '\(name.value): { items: … }'") else { return nil }
    var section = SectionSpec(name: name)
    forEachEntry(of: entry.value, as: Grammar.section, missingAt: name.span) { decoder, row, entry in
      switch row.key.key {
      case .when: section.when = decoder.argument(entry, row)
      case .layout: section.layout = decoder.word(entry, of: .sectionLayout)
      case .columns: section.columns = decoder.argument(entry, row)
      case .spacing: section.spacing = decoder.argument(entry, row)
      case .items: section.items = decoder.elements(entry)
      default: section.padding = decoder.argument(entry, row)
      }
    }
    reportColumns(of: &section)
    return section
  }

  /// Reports columns of another layout than a grid, and a grid without columns.
  private mutating func reportColumns(of section: inout SectionSpec) {
    let isGrid = section.layout?.value == "grid"
    if isGrid, section.columns == nil {
      reportMissing(Grammar.section.row(.columns), of: Grammar.section, at: section.layout?.span ?? section.name.span)
      section.layout = nil
    } else if let columns = section.columns, !isGrid {
      report(
        .misplacedKey, at: columns.key.span, "only a grid has columns", help: "add 'layout: grid', or remove them")
    }
  }

  private mutating func argument(_ entry: Entry, _ row: Row) -> ElementSpec.Argument? {
    value(entry, as: row.value).map { ElementSpec.Argument(key: located(entry, row), row.key, value: $0) }
  }
}

extension ActionSpec {
  /// `onPick: external`, or the long form with `do: external`: the action is written in Swift.
  fileprivate var handWrittenIfExternal: ActionSpec {
    guard statements.count == 1, case .call(let name, let arguments) = statements[0], name.value == "external",
      arguments.isEmpty
    else { return self }
    var action = self
    action.statements = []
    action.handWritten = name.span
    return action
  }
}
