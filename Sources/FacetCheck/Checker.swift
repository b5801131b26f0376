package import FacetDiagnostics
package import FacetIR
import FacetLanguage
import FacetLimits
import FacetParallel
package import FacetSpec
import FacetStrings
package import FacetTokens

/// Checks specs against tokens and against each other, and lowers those without errors.
///
/// `strings` is the String Catalog, if the project has one. `unreadableComponents` are the names, where known, of
/// components whose files could not be parsed. `writtenTypes` are the hand-written Swift types; nil if the project does
/// not set their folder.
///
/// All components declare their names first, then their types, which can refer to each other, then their parameters and
/// styles; then each is checked against all declarations. An error in one component hides nothing in another, and no
/// step depends on the order of the components, so each step runs in parallel on at most `threads` threads.
package func check(
  project: ProjectSpec?, components specs: [ComponentSpec], apps: [AppSpec] = [],
  transitions: [TransitionSpec] = [], pages: [PageSpec] = [], unreadableComponents: [String] = [],
  tokens: ImportedTokens,
  strings: ProjectStrings? = nil, writtenTypes: Set<String>? = nil, threads: Int,
  diagnostics: inout [Diagnostic]
) -> CheckedDesign {
  let reported = diagnostics
  let floor = platformFloor(of: project, diagnostics: &diagnostics)
  reportThemeNames(tokens.themeNames, to: &diagnostics)
  let declared = DeclaredDesign(
    specs, unreadableComponents, tokens: tokens, floor: floor, hasEpoxy: project?.hasEpoxy == true,
    strings: strings?.lowered(), icons: project?.iconNames, pages: pages, apps: apps, threads: threads,
    reported: reported)
  let checked = parallelMap(declared.resolvers, threads: threads) { resolver in
    CheckedComponent(resolver.resolved(against: declared.index), in: declared.index)
  }
  let components = checked.map(\.typed)
  let (written, symbols, hasNamedIcons) = (project, project?.icons, project?.namedIcons != nil)
  let (project, slotsInLabels) = declared.check(
    project, checked, apps: apps.compactMap(\.name), transitions: transitions.compactMap(\.name),
    besides: writtenTypes, diagnostics: &diagnostics)
  diagnostics += recycledState(in: components)
  diagnostics += hostedState(in: components)

  let screens = ScreensOfApps(components, transitions)
  let apps = CheckedApps(apps, in: declared.index, screens, symbols: symbols, diagnostics: &diagnostics)
  if symbols == nil, !hasNamedIcons {
    diagnostics += misspelledSymbols(among: components.symbols + apps.symbols)
  }
  let (loweredTransitions, brokenTransitions, usedTokens) = lowered(
    transitions, in: declared.index, screens, diagnostics: &diagnostics)
  // Elements of a part are lowered for each place that draws it.
  var seenTexts: Set<TextUse> = []
  let textUses = (components.flatMap(\.textUses) + apps.textUses).filter { seenTexts.insert($0).inserted }
  diagnostics += checkStrings(
    strings, declared.index.strings, uses: textUses,
    isComplete: unreadableComponents.isEmpty && checked.allSatisfy(\.isFlawless))
  if checked.allSatisfy(\.isFlawless) {
    diagnostics += unusedTokens(of: tokens, in: components, besides: usedTokens)
  }

  var broken = brokenComponents(among: components, by: diagnostics)
  let known = Set(broken.map(caseFolded))
  broken.formUnion(unreadableComponents.filter { !known.contains(caseFolded($0)) })
  let whole = checked.filter { !broken.contains($0.typed.name) }
  var design = Design(
    project: project, tokens: tokens.catalog,
    components: whole.map(\.typed.component).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  design.mark(slotsInLabels)
  design.tokens.generated = declared.index.generatedTokens(
    written, readBy: whole.map(\.typed), besides: usedTokens, diagnostics: &diagnostics)
  design.strings = declared.index.strings
  design.project.stringTable = design.strings?.table
  design.transitions = loweredTransitions.filter {
    !broken.contains($0.from.component) && !broken.contains($0.to.component)
  }
  .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  design.pages = declared.index.pages.lowered
  design.apps = apps.lowered.filter { app in
    app.screens.allSatisfy { !broken.contains($0) }
      && app.transitions.allSatisfy { name in design.transitions.contains { $0.name == name } }
  }
  .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  broken.formUnion(
    brokenTransitions
      + loweredTransitions.map(\.name).filter { name in !design.transitions.contains { $0.name == name } })
  broken.formUnion(apps.broken + apps.lowered.map(\.name).filter { name in !design.apps.contains { $0.name == name } })
  let tokensRead = whole.map { component in
    (component.typed.name, component.typed.references.tokens.sorted().map { tokens.catalog.tokens[$0].path })
  }
  return CheckedDesign(
    design: design, brokenComponents: broken.sorted(), branches: whole.flatMap(\.branches),
    tokensRead: Dictionary(tokensRead) { first, _ in first },
    textUses: textUses, symbols: Set((components.symbols + apps.symbols).map(\.name)))
}

/// A design, with the names of its components that have errors.
package struct CheckedDesign: Sendable {
  /// The components without errors. Tokens and project settings can still have errors.
  package var design: Design
  /// Components that have errors or draw one that has. An unreadable component is listed by its probable name.
  package var brokenComponents: [String]
  /// The branches of all bodies.
  package var branches: [WrittenBranch]
  /// The tokens that each component reads, by its name.
  package var tokensRead: [String: [TokenPath]]
  /// The texts of all components and apps that are looked up in the String Catalog.
  package var textUses: [TextUse]
  /// The names of the symbols that components and apps use.
  package var symbols: Set<String>
}

/// Checks one file against the declarations of all others, whose bodies are not checked.
package func check(
  only file: FileID, project: ProjectSpec?, components specs: [ComponentSpec], apps: [AppSpec] = [],
  transitions: [TransitionSpec] = [], pages: [PageSpec] = [], unreadableComponents: [String],
  tokens: ImportedTokens, strings: ProjectStrings? = nil, diagnostics: inout [Diagnostic]
) {
  let reported = diagnostics
  let floor = platformFloor(of: project, diagnostics: &diagnostics)
  reportThemeNames(tokens.themeNames, to: &diagnostics)
  let declared = DeclaredDesign(
    specs, unreadableComponents, tokens: tokens, floor: floor, hasEpoxy: project?.hasEpoxy == true,
    strings: strings?.lowered(), icons: project?.iconNames, pages: pages, apps: apps, threads: 1,
    reported: reported)
  let checked = declared.resolvers.filter { $0.spec.stands(in: file) }
    .map { CheckedComponent($0.resolved(against: declared.index), in: declared.index) }
  _ = declared.check(
    project, checked, apps: apps.compactMap(\.name), transitions: transitions.compactMap(\.name), besides: nil,
    diagnostics: &diagnostics)
  let isApp = apps.contains { $0.tree.file == file }
  if isApp || transitions.contains(where: { $0.tree.file == file }) {
    // An app is checked against whole screens. Which elements a component draws depends on the components in it.
    let needed = declared.resolvers.filter { $0.isScreen || !transitions.isEmpty }
    let screens = ScreensOfApps(needed.map { $0.resolved(against: declared.index) }, transitions)
    if isApp {
      _ = CheckedApps(apps, in: declared.index, screens, symbols: project?.icons, diagnostics: &diagnostics)
    } else {
      _ = lowered(transitions, in: declared.index, screens, diagnostics: &diagnostics)
    }
  }
}

extension ComponentSpec {
  /// Whether the spec, or a file of its variants, is this file.
  fileprivate func stands(in file: FileID) -> Bool {
    tree.file == file || variants.contains { $0.name.span.file == file }
  }
}

/// All components with their declarations.
private struct DeclaredDesign {
  var index: DesignIndex
  /// The resolvers of the components, which have resolved declarations only.
  var resolvers: [ComponentResolver]

  /// - Parameter reported: The diagnostics so far.
  init(
    _ specs: [ComponentSpec], _ unreadableComponents: [String], tokens: ImportedTokens, floor: Availability,
    hasEpoxy: Bool, strings: StringCatalog?, icons: [String]?, pages: [PageSpec], apps: [AppSpec], threads: Int,
    reported: [Diagnostic]
  ) {
    let unreadable = reported.filter { $0.severity == .error }
    index = DesignIndex(
      tokens: tokens, unreadableComponents: unreadableComponents, typeNames: TypeNames(specs), floor: floor,
      hasEpoxy: hasEpoxy, strings: strings, icons: icons, pages: ServerPages(pages, sentTo: specs),
      namesReadByApps: apps.namesReadOfScreens)
    let comparisons = max(Limit.comparisons.most / max(specs.count, 1), Self.fewestComparisons)
    resolvers = parallelMap(specs, threads: threads) { [index] spec in
      let unreadable = unreadable.filter { $0.span?.file == spec.tree.file }
      var resolver = ComponentResolver(spec, in: index, comparisons: comparisons, unreadable: unreadable)
      resolver?.declareShapes()
      return resolver
    }.compactMap(\.self)
    let described = Set(resolvers.indices.flatMap { resolvers[$0].describedComponents.map(\.value) })
    for position in resolvers.indices where described.contains(resolvers[position].name) {
      resolvers[position].declareContentType()
    }
    for position in resolvers.indices { index.add(resolvers[position].signature) }
    declareFieldDefaults(of: &resolvers, in: &index)
    resolvers = parallelMap(resolvers, threads: threads) { [index] resolver in resolver.declared(against: index) }
    for position in resolvers.indices { index.update(resolvers[position].signature) }
  }

  /// The minimum for each component, which is enough for a few misspelled names.
  private static let fewestComparisons = 500

  /// Adds the diagnostics of all components and those about several components, and lowers the project.
  func check(
    _ spec: ProjectSpec?, _ checked: [CheckedComponent], apps: [Located<String>] = [],
    transitions: [Located<String>] = [],
    besides writtenTypes: Set<String>?,
    diagnostics: inout [Diagnostic]
  ) -> (project: Project, slotsInLabels: SlotsInLabels) {
    let components = checked.map(\.typed)
    for component in checked { diagnostics += component.diagnostics }
    diagnostics += sharedNames(of: resolvers.map(\.signature.name))
    diagnostics += repeatedUIViews(of: resolvers.map(\.spec))
    diagnostics += repeatedServerTypes(of: resolvers.map(\.signature)) + index.pages.unclearNames
    diagnostics += endlessDrawing(among: components)
    diagnostics += tooManyPictures(among: components, at: spec?.module?.span)
    diagnostics += nestedContainers(among: components) + refreshWithoutScroll(among: components)
    let nestedControls = nestedControls(among: components)
    diagnostics += nestedControls.found
    diagnostics += literalLengths(in: checked.filter(\.isFlawless), index)
    var project = FacetCheck.lower(spec, diagnostics: &diagnostics)
    project.platforms = index.floor
    if let icons = spec?.icons {
      diagnostics += unknownSymbols(among: components.symbols, listed: icons)
    }
    if let writtenTypes { diagnostics += unwrittenTypes(in: components, besides: writtenTypes) }
    diagnostics += takenViews(in: components, of: project, index)
    reportGeneratedNames(
      of: resolvers.map(\.signature), apps: apps, transitions: transitions, prefix: project.typePrefix,
      theme: index.tokens.themeType(in: project), to: &diagnostics)
    return (project, nestedControls.slots)
  }
}

extension ComponentResolver {
  /// Declares types, without the defaults of their fields.
  mutating func declareShapes() {
    checkComponentName()
    declareListing()
    declareAvailability()
    declareLimits()
    declareTypes()
    declareParameters()
  }

  /// Resolves everything that other components can refer to.
  consuming func declared(against index: DesignIndex) -> ComponentResolver {
    design = index
    reportEmptyContentTypes(in: index)
    declareParameterDefaults()
    declareState()
    knowingTheme { $0.declareStyles() }
    checkCollisions()
    return self
  }

  /// Resolves the rest in source order.
  consuming func resolved(against index: DesignIndex) -> TypedComponent {
    design = index
    lowerSlotDefaults()
    declareContent()
    declareEffects()
    var content = lowerContent()
    let screen = lowerScreen()
    let accessibility = lowerAccessibility()
    let styles = lowerStyles()
    settleAssignedTexts(in: &content, accessibility)
    let ownDiagnostics = diagnostics.count
    let catalog = lowerCatalog(styles: styles)
    var component = Component(
      name: name, swiftName: signature.swiftName?.value, doc: spec.doc?.value, listing: lowerListing(),
      types: signature.types, parameters: lowerParameters(), state: lowerState(), content: content,
      accessibility: accessibility, styleKind: signature.styleKind, styles: styles, catalog: catalog)
    component.screen = screen
    if let parts = screenParts(of: styles) { component.screen?.parts = parts }
    component.availability = signature.availability.later(than: design.floor)
    component.epoxy = lowerEpoxy()
    component.serverDriven = lowerServerDriven()
    component.uiKitView = lowerUIView()
    component.identifiers = signature.identifiers
    (component.hasIdentifiedViews, component.hasIdentifiedExamples) = (hasIdentifiedViews, hasIdentifiedExamples)
    return TypedComponent(self, component: component, ownDiagnostics: ownDiagnostics)
  }

  private func lowerParameters() -> [Parameter] {
    signature.parameters.compactMap { parameter in
      parameter.type.map {
        Parameter(
          label: parameter.label, name: parameter.name.value, type: $0, defaultValue: parameter.defaultValue,
          doc: parameter.doc, history: parameter.history, formerLabel: parameter.formerLabel)
      }
    }
  }
}

/// Reports components with the same name, or with names that give the same file name.
func sharedNames(of names: [Located<String>], what: String = "component") -> [Diagnostic] {
  duplicates(among: names, what: what) + collisions(among: names, what: what, by: caseFolded)
}

/// The names of components with errors or holes, and of all components that draw one of these.
private func brokenComponents(among components: [TypedComponent], by diagnostics: [Diagnostic]) -> Set<String> {
  let errors = Set(diagnostics.lazy.filter { $0.severity == .error }.compactMap { $0.span?.file })
  if errors.isEmpty { return [] }
  var users: [String: [String]] = [:]
  for component in components {
    for use in Set(component.componentUses.map(\.written.kind.value)) { users[use, default: []].append(component.name) }
  }
  var broken: Set<String> = []
  var waiting = components.filter { $0.hasHoles || errors.contains(where: $0.spec.stands) }.map(\.name)
  while let name = waiting.popLast() {
    if broken.insert(name).inserted { waiting += users[name] ?? [] }
  }
  return broken
}
