package import FacetDiagnostics
import FacetLanguage

extension ProjectSpec {
  /// Decodes `facet.yaml`. Returns nil only if the file is not a mapping; all errors are reported.
  package static func decode(_ tree: SourceTree, diagnostics: inout [Diagnostic]) -> ProjectSpec? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    return decoder.rootMapping("a project begins with 'facet: 1'").map { decoder.project($0) }
  }
}

extension SpecDecoder {
  fileprivate mutating func project(_ root: NodeID) -> ProjectSpec {
    var spec = ProjectSpec(tree: tree)
    forEachEntry(of: root, as: Grammar.project) { decoder, row, entry in
      switch row.key.key {
      case .facet: spec.facet = decoder.version(entry)
      case .module: spec.module = decoder.name(entry)
      case .typePrefix: spec.typePrefix = decoder.name(entry)
      case .access: spec.access = decoder.word(entry, of: .access)
      case .bundle: spec.bundle = decoder.word(entry, of: .bundle)
      case .previews: spec.previews = decoder.word(entry, of: .previews)
      case .epoxy: spec.hasEpoxy = decoder.word(entry, of: .flag)?.value == "true"
      case .platforms: spec.platforms = decoder.versions(entry, as: Grammar.platforms)
      case .specs: spec.specs = decoder.text(entry, expected: "a folder")
      case .output: decoder.outputs(entry, of: &spec)
      case .tokens: decoder.tokens(entry, of: &spec)
      case .themes:
        decoder.forEachName(of: entry) { decoder, name, theme in spec.themes.append(decoder.theme(theme, name)) }
      case .icons: decoder.icons(entry, of: &spec)
      case .strings: decoder.strings(entry, of: &spec)
      case .roots: spec.roots = decoder.texts(entry, expected: "a folder")
      case .lint: spec.lint = decoder.lintLevels(entry)
      default: break
      }
    }
    return spec
  }

  private mutating func strings(_ entry: Entry, of spec: inout ProjectSpec) {
    let catalog = "a String Catalog, such as 'Localizable.xcstrings'"
    guard tree.kind(entry.value) == .mapping else {
      spec.strings = text(entry, expected: catalog)
      return
    }
    forEachEntry(of: entry.value, as: Grammar.stringCatalog) { decoder, row, part in
      switch row.key.key {
      case .catalog: spec.strings = decoder.text(part, expected: catalog)
      case .shared: spec.sharesStrings = decoder.word(part, of: .flag)?.value == "true"
      default: break
      }
    }
  }

  /// A list of symbols, or icons by names of the project's own.
  private mutating func icons(_ entry: Entry, of spec: inout ProjectSpec) {
    guard tree.kind(entry.value) == .mapping else {
      spec.icons = texts(entry, expected: "the name of a symbol")
      return
    }
    var icons: [ProjectSpec.Icon] = []
    forEachName(of: entry) { decoder, name, value in icons.append(decoder.icon(value, name)) }
    spec.namedIcons = icons
  }

  private mutating func icon(_ entry: Entry, _ name: Located<String>) -> ProjectSpec.Icon {
    var icon = ProjectSpec.Icon(name: name)
    guard tree.kind(entry.value) == .mapping else {
      icon.systemName = text(entry, expected: "the name of a symbol, or a mapping")
      return icon
    }
    forEachEntry(of: entry.value, as: Grammar.projectIcon) { decoder, row, part in
      switch row.key.key {
      case .systemName: icon.systemName = decoder.text(part, expected: "the name of a symbol")
      case .symbol: icon.symbol = decoder.text(part, expected: "the name of a symbol")
      case .image: icon.image = decoder.text(part, expected: "the name of an image")
      case .since: icon.since = decoder.versions(part, as: Grammar.platforms)
      case .fallback: icon.fallback = decoder.text(part, expected: "the name of a symbol")
      case .glyph: icon.glyph = decoder.text(part, expected: "a character")
      default: break
      }
    }
    return icon
  }

  private mutating func version(_ entry: Entry) -> Located<String>? {
    guard let version = text(entry, expected: "the version of the language, '1'") else { return nil }
    if version.value == "1" { return version }
    report(
      .unknownVersion, at: version.span, "this program reads version 1 of the language, found '\(version.value)'",
      help: "write 'facet: 1', or use a newer program")
    return nil
  }

  private mutating func outputs(_ entry: Entry, of spec: inout ProjectSpec) {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.output).expectation) else { return }
    forEachEntry(of: entry.value, as: Grammar.output) { decoder, row, output in
      let folder = decoder.text(output, expected: "a folder")
      switch row.key.key {
      case .swift: spec.swiftOutput = folder
      case .snapshots: spec.snapshotOutput = folder
      case .schema: spec.schemaOutput = folder
      case .scaffold: spec.scaffoldOutput = folder
      default: break
      }
    }
  }

  private mutating func tokens(_ entry: Entry, of spec: inout ProjectSpec) {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.tokens).expectation) else { return }
    forEachEntry(of: entry.value, as: Grammar.tokens) { decoder, row, part in
      switch row.key.key {
      case .modes: spec.modes = decoder.modes(part)
      case .strict: spec.isStrictWithTokens = decoder.word(part, of: .flag)?.value == "true"
      case .generate: spec.generatedTokens = decoder.texts(part, expected: "the path of a group")
      case .bind:
        decoder.forEachName(of: part) { decoder, modifier, binding in
          spec.bindings.append(decoder.binding(binding, of: modifier))
        }
      case .inputs:
        decoder.forEachName(of: part) { decoder, modifier, context in
          guard let context = decoder.text(context, expected: "the name of a context") else { return }
          spec.inputs.append(ProjectSpec.TokenInput(modifier: modifier, context: context))
        }
      default: break
      }
    }
  }

  private mutating func lintLevels(_ entry: Entry) -> [ProjectSpec.LintLevel] {
    var levels: [ProjectSpec.LintLevel] = []
    forEachName(of: entry) { decoder, code, level in
      guard let word = decoder.word(level, of: .lintLevel) else { return }
      levels.append(ProjectSpec.LintLevel(code: code, level: word))
    }
    return levels
  }

  private mutating func binding(_ entry: Entry, of modifier: Located<String>) -> ProjectSpec.TokenBinding {
    var binding = ProjectSpec.TokenBinding(modifier: modifier)
    guard tree.kind(entry.value) == .mapping else {
      binding.word = word(entry, of: .tokenBinding)
      return binding
    }
    forEachEntry(of: entry.value, as: Grammar.boundContexts) { decoder, row, context in
      guard let name = decoder.text(context, expected: "the name of a context") else { return }
      binding.contexts.append((mode: decoder.located(context, row), context: name))
    }
    return binding
  }

  /// A theme without a value is the base.
  private mutating func theme(_ entry: Entry, _ name: Located<String>) -> ProjectSpec.Theme {
    var theme = ProjectSpec.Theme(name: name)
    theme.isBase = isAbsent(entry.value) || tree.kind(entry.value) == .mapping && firstEntry(of: entry.value) == nil
    guard !theme.isBase, isMapping(entry, orExpected: ValueShape.shape(Grammar.theme).expectation) else { return theme }
    forEachEntry(of: entry.value, as: Grammar.theme) { decoder, row, part in
      switch row.key.key {
      case .tokens: theme.files = decoder.tokenFiles(part)
      case .modes: theme.modes = decoder.modes(part)
      default: break
      }
    }
    return theme
  }

  private mutating func modes(_ entry: Entry) -> [ProjectSpec.TokenMode] {
    guard isMapping(entry, orExpected: ValueShape.shape(Grammar.modes).expectation) else { return [] }
    var modes: [ProjectSpec.TokenMode] = []
    forEachEntry(of: entry.value, as: Grammar.modes) { decoder, row, mode in
      for file in decoder.tokenFiles(mode) {
        modes.append(ProjectSpec.TokenMode(mode: decoder.located(mode, row), file: file))
      }
    }
    return modes
  }

  /// One file, or several in order.
  private mutating func tokenFiles(_ entry: Entry) -> [Located<String>] { texts(entry, expected: "a token file") }

  private mutating func texts(_ entry: Entry, expected: String) -> [Located<String>] {
    guard tree.kind(entry.value) == .sequence else {
      return text(entry, expected: expected + ", or a list of them").map { [$0] } ?? []
    }
    return tree.elements(of: entry.value).compactMap { element in
      text(Entry(key: entry.key, value: element), expected: expected)
    }
  }
}
