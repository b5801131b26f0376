package import FacetDiagnostics
package import FacetIR
import FacetLanguage
package import FacetSpec
package import FacetTokens

/// From what is written to what is true.
///
/// `unreadableComponents` are names of components whose files say nothing that could be read, as far as they are known.
/// `writtenTypes` are those that people have written in Swift; nil where nobody says where they do.
///
/// First every component says its names, then its types, which may be made of those of others, then its parameters and
/// styles; then each is checked against what all have said. A mistake in one hides nothing in another, and no step
/// depends on the order of the components.
package func check(
  project: ProjectSpec?, components specs: [ComponentSpec], unreadableComponents: [String] = [],
  tokens: ImportedTokens, writtenTypes: Set<String>? = nil, diagnostics: inout [Diagnostic]
) -> CheckedDesign {
  let reported = diagnostics
  let floor = platformFloor(of: project, diagnostics: &diagnostics)
  reportThemeNames(tokens.themeNames, to: &diagnostics)
  var declared = DeclaredDesign(specs, unreadableComponents, tokens: tokens, floor: floor, reported: reported)
  let components = declared.checkers.indices.map { declared.checkers[$0].lower(against: declared.index) }
  let listsIcons = project?.icons != nil
  let project = declared.check(project, besides: writtenTypes, diagnostics: &diagnostics)
  reportRecycledState(of: declared.checkers, components, to: &diagnostics)
  reportUnusedTokens(of: declared.checkers, tokens, to: &diagnostics)
  if !listsIcons { reportMisspelledSymbols(of: declared.checkers, declared.index.suggestions, to: &diagnostics) }

  var broken = declared.brokenComponents(by: diagnostics)
  let known = Set(broken.map(caseFolded))
  broken.formUnion(unreadableComponents.filter { !known.contains(caseFolded($0)) })
  let whole = components.compactMap { $0 }.filter { !broken.contains($0.name) }
  return CheckedDesign(
    design: Design(
      project: project, tokens: tokens.catalog,
      components: whole.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }),
    brokenComponents: broken.sorted(), branches: declared.checkers.flatMap(\.branches))
}

/// A design without the components in which something is wrong.
package struct CheckedDesign: Sendable {
  /// Nothing of it depends on what is wrong, unless that is in the project file or in tokens.
  package var design: Design
  /// Components that have errors, or draw one that has. Of one that could not be read, what it may be called.
  package var brokenComponents: [String]
  /// Where the bodies have branches.
  package var branches: [WrittenBranch]
}

/// Checks one file against what all others say. What is inside of them is not looked at.
package func check(
  only file: FileID, project: ProjectSpec?, components specs: [ComponentSpec], unreadableComponents: [String],
  tokens: ImportedTokens, diagnostics: inout [Diagnostic]
) {
  let reported = diagnostics
  let floor = platformFloor(of: project, diagnostics: &diagnostics)
  reportThemeNames(tokens.themeNames, to: &diagnostics)
  var declared = DeclaredDesign(specs, unreadableComponents, tokens: tokens, floor: floor, reported: reported)
  for position in declared.checkers.indices where declared.checkers[position].spec.stands(in: file) {
    _ = declared.checkers[position].lower(against: declared.index)
  }
  _ = declared.check(project, besides: nil, diagnostics: &diagnostics)
}

extension ComponentSpec {
  /// All of it, or examples that it takes from there.
  fileprivate func stands(in file: FileID) -> Bool {
    tree.file == file || variants.contains { $0.name.span.file == file }
  }
}

/// All components with what each may know of the others.
private struct DeclaredDesign {
  var index: DesignIndex
  var checkers: [ComponentChecker]

  /// - Parameter reported: What was wrong so far.
  init(
    _ specs: [ComponentSpec], _ unreadableComponents: [String], tokens: ImportedTokens, floor: Availability,
    reported: [Diagnostic]
  ) {
    let unreadable = reported.filter { $0.severity == .error }
    index = DesignIndex(
      tokens: tokens, unreadableComponents: unreadableComponents, typeNames: TypeNames(specs), floor: floor)
    checkers = specs.compactMap { [index] spec in
      ComponentChecker(spec, in: index, unreadable: unreadable.filter { $0.span?.file == spec.tree.file })
    }
    for position in checkers.indices { checkers[position].declareShapes() }
    let described = Set(checkers.flatMap(\.describedComponents).map(\.value))
    for position in checkers.indices where described.contains(checkers[position].name) {
      checkers[position].declareContentType()
    }
    for checker in checkers { index.add(checker.signature) }
    declareFieldDefaults(of: &checkers, in: &index)
    for position in checkers.indices { checkers[position].declareMembers(against: index) }
    for checker in checkers { index.update(checker.signature) }
  }

  /// The names of those with errors or holes, and of all that draw one of these.
  func brokenComponents(by diagnostics: [Diagnostic]) -> Set<String> {
    let errors = Set(diagnostics.lazy.filter { $0.severity == .error }.compactMap { $0.span?.file })
    if errors.isEmpty { return [] }
    var users: [String: [String]] = [:]
    for checker in checkers { for component in checker.drawn { users[component, default: []].append(checker.name) } }
    var broken: Set<String> = []
    var waiting = checkers.filter { $0.hasHoles || errors.contains(where: $0.spec.stands) }.map(\.name)
    while let name = waiting.popLast() {
      if broken.insert(name).inserted { waiting += users[name] ?? [] }
    }
    return broken
  }

  /// Hands over what was found, with what no component could find by itself.
  func check(
    _ spec: ProjectSpec?, besides writtenTypes: Set<String>?, diagnostics: inout [Diagnostic]
  ) -> Project {
    for checker in checkers { diagnostics += checker.diagnostics.withoutRepetitions() }
    reportSharedNames(of: checkers, to: &diagnostics)
    reportComponentCycles(among: checkers, to: &diagnostics)
    reportLiteralLengths(of: checkers, tokens: index.tokens, to: &diagnostics)
    var project = FacetCheck.lower(spec, diagnostics: &diagnostics)
    project.platforms = index.floor
    if let icons = spec?.icons {
      reportUnknownSymbols(of: checkers, listed: icons, index.suggestions, to: &diagnostics)
    }
    if let writtenTypes { reportUnwrittenTypes(of: checkers, besides: writtenTypes, to: &diagnostics) }
    reportTakenViews(among: checkers, prefix: project.typePrefix, tokens: index.tokens, to: &diagnostics)
    reportGeneratedNames(
      of: checkers.map(\.signature), prefix: project.typePrefix, hasThemes: !index.tokens.themes.isEmpty,
      to: &diagnostics)
    return project
  }
}

extension ComponentChecker {
  /// What types are made of.
  mutating func declareShapes() {
    checkComponentName()
    declareListing()
    declareAvailability()
    declareTypes()
    declareParameters()
  }

  /// All else that others may refer to.
  mutating func declareMembers(against index: DesignIndex) {
    design = index
    reportEmptyContentTypes(in: index)
    declareParameterDefaults()
    declareState()
    knowingTheme { $0.declareStyles() }
    checkCollisions()
  }

  /// All the rest, top to bottom as a spec is read.
  mutating func lower(against index: DesignIndex) -> Component? {
    design = index
    lowerSlotDefaults()
    declareContent()
    let content = lowerContent()
    let accessibility = lowerAccessibility()
    let styles = lowerStyles()
    let catalog = lowerCatalog(styles: styles)
    reportUnused()
    reportCoverage(of: catalog, styles, content.actions)
    reportStuckSliders(in: catalog, styles, content.fields)
    reportRepeatedIDs(in: catalog, styles, content.fields)
    var component = Component(
      name: name, swiftName: signature.swiftName?.value, doc: spec.doc?.value, listing: lowerListing(),
      types: signature.types, parameters: lowerParameters(), state: lowerState(), content: content,
      accessibility: accessibility, styleKind: signature.styleKind, styles: styles, catalog: catalog)
    component.availability = signature.availability.later(than: design.floor)
    return component
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

/// Two components of one name, or of names that make one file.
private func reportSharedNames(of checkers: [ComponentChecker], to diagnostics: inout [Diagnostic]) {
  let names = checkers.map(\.signature.name)
  var seen: [String: Located<String>] = [:]
  for name in names {
    if let first = seen[name.value] {
      diagnostics.append(.duplicate(name, what: "component", first: first))
    } else {
      seen[name.value] = name
    }
  }
  diagnostics += collisions(among: names, what: "component", by: caseFolded)
}

extension [Diagnostic] {
  /// A mistake in the sample is found again for each variant that starts from it, and counts once.
  fileprivate func withoutRepetitions() -> [Diagnostic] {
    var seen: Set<Occurrence> = []
    return filter { seen.insert(Occurrence($0)).inserted }
  }
}

private struct Occurrence: Hashable {
  var code: String
  var span: SourceSpan?
  var message: String

  init(_ diagnostic: Diagnostic) {
    code = "\(diagnostic.kind.code)"
    span = diagnostic.span
    message = diagnostic.message
  }
}
