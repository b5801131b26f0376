package import FacetDiagnostics
package import FacetIR
import FacetLanguage
import FacetLimits
import FacetParallel
package import FacetSpec
package import FacetTokens

/// From what is written to what is true.
///
/// `unreadableComponents` are names of components whose files say nothing that could be read, as far as they are known.
/// `writtenTypes` are those that people have written in Swift; nil where nobody says where they do.
///
/// First every component says its names, then its types, which may be made of those of others, then its parameters and
/// styles; then each is checked against what all have said. A mistake in one hides nothing in another, and no step
/// depends on the order of the components, so that each is taken on any of at most `threads` threads.
package func check(
  project: ProjectSpec?, components specs: [ComponentSpec], unreadableComponents: [String] = [],
  tokens: ImportedTokens, writtenTypes: Set<String>? = nil, threads: Int, diagnostics: inout [Diagnostic]
) -> CheckedDesign {
  let reported = diagnostics
  let floor = platformFloor(of: project, diagnostics: &diagnostics)
  reportThemeNames(tokens.themeNames, to: &diagnostics)
  let declared = DeclaredDesign(
    specs, unreadableComponents, tokens: tokens, floor: floor, threads: threads, reported: reported)
  let checked = parallelMap(declared.resolvers, threads: threads) { resolver in
    CheckedComponent(resolver.resolved(against: declared.index), in: declared.index)
  }
  let components = checked.map(\.typed)
  let listsIcons = project?.icons != nil
  let project = declared.check(project, checked, besides: writtenTypes, diagnostics: &diagnostics)
  diagnostics += recycledState(in: components)
  if checked.allSatisfy(\.isFlawless) { diagnostics += unusedTokens(of: tokens, in: components) }
  if !listsIcons { diagnostics += misspelledSymbols(in: components) }

  var broken = brokenComponents(among: components, by: diagnostics)
  let known = Set(broken.map(caseFolded))
  broken.formUnion(unreadableComponents.filter { !known.contains(caseFolded($0)) })
  let whole = components.filter { !broken.contains($0.name) }
  return CheckedDesign(
    design: Design(
      project: project, tokens: tokens.catalog,
      components: whole.map(\.component).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }),
    brokenComponents: broken.sorted(), branches: whole.flatMap(\.branches))
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
  let declared = DeclaredDesign(
    specs, unreadableComponents, tokens: tokens, floor: floor, threads: 1, reported: reported)
  let checked = declared.resolvers.filter { $0.spec.stands(in: file) }
    .map { CheckedComponent($0.resolved(against: declared.index), in: declared.index) }
  _ = declared.check(project, checked, besides: nil, diagnostics: &diagnostics)
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
  /// They have declared what others may refer to, and not looked at anything else.
  var resolvers: [ComponentResolver]

  /// - Parameter reported: What was wrong so far.
  init(
    _ specs: [ComponentSpec], _ unreadableComponents: [String], tokens: ImportedTokens, floor: Availability,
    threads: Int, reported: [Diagnostic]
  ) {
    let unreadable = reported.filter { $0.severity == .error }
    index = DesignIndex(
      tokens: tokens, unreadableComponents: unreadableComponents, typeNames: TypeNames(specs), floor: floor)
    let comparisons = max(Limit.comparisons.most / max(specs.count, 1), Self.fewestComparisons)
    resolvers = parallelMap(specs, threads: threads) { [index] spec in
      let unreadable = unreadable.filter { $0.span?.file == spec.tree.file }
      var resolver = ComponentResolver(spec, in: index, comparisons: comparisons, unreadable: unreadable)
      resolver?.declareShapes()
      return resolver
    }.compactMap(\.self)
    let described = Set(resolvers.flatMap(\.describedComponents).map(\.value))
    for position in resolvers.indices where described.contains(resolvers[position].name) {
      resolvers[position].declareContentType()
    }
    for resolver in resolvers { index.add(resolver.signature) }
    declareFieldDefaults(of: &resolvers, in: &index)
    resolvers = parallelMap(resolvers, threads: threads) { [index] resolver in resolver.declared(against: index) }
    for resolver in resolvers { index.update(resolver.signature) }
  }

  /// For a few misspelled names in each of very many components.
  private static let fewestComparisons = 500

  /// Hands over what was found, with what no component could find by itself.
  func check(
    _ spec: ProjectSpec?, _ checked: [CheckedComponent], besides writtenTypes: Set<String>?,
    diagnostics: inout [Diagnostic]
  ) -> Project {
    let components = checked.map(\.typed)
    for component in checked { diagnostics += component.diagnostics }
    diagnostics += sharedNames(of: resolvers.map(\.signature.name))
    diagnostics += endlessDrawing(among: components)
    diagnostics += literalLengths(in: checked.filter(\.isFlawless).map(\.typed), index)
    var project = FacetCheck.lower(spec, diagnostics: &diagnostics)
    project.platforms = index.floor
    if let icons = spec?.icons {
      diagnostics += unknownSymbols(in: components, listed: icons)
    }
    if let writtenTypes { diagnostics += unwrittenTypes(in: components, besides: writtenTypes) }
    diagnostics += takenViews(in: components, prefix: project.typePrefix, index)
    reportGeneratedNames(
      of: resolvers.map(\.signature), prefix: project.typePrefix, hasThemes: !index.tokens.themes.isEmpty,
      to: &diagnostics)
    return project
  }
}

extension ComponentResolver {
  /// What types are made of.
  mutating func declareShapes() {
    checkComponentName()
    declareListing()
    declareAvailability()
    declareTypes()
    declareParameters()
  }

  /// All else that others may refer to.
  consuming func declared(against index: DesignIndex) -> ComponentResolver {
    design = index
    reportEmptyContentTypes(in: index)
    declareParameterDefaults()
    declareState()
    knowingTheme { $0.declareStyles() }
    checkCollisions()
    return self
  }

  /// All the rest, top to bottom as a spec is read.
  consuming func resolved(against index: DesignIndex) -> TypedComponent {
    design = index
    lowerSlotDefaults()
    declareContent()
    let content = lowerContent()
    let accessibility = lowerAccessibility()
    let styles = lowerStyles()
    let ownDiagnostics = diagnostics.count
    let catalog = lowerCatalog(styles: styles)
    var component = Component(
      name: name, swiftName: signature.swiftName?.value, doc: spec.doc?.value, listing: lowerListing(),
      types: signature.types, parameters: lowerParameters(), state: lowerState(), content: content,
      accessibility: accessibility, styleKind: signature.styleKind, styles: styles, catalog: catalog)
    component.availability = signature.availability.later(than: design.floor)
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

/// Two components of one name, or of names that make one file.
private func sharedNames(of names: [Located<String>]) -> [Diagnostic] {
  var seen: [String: Located<String>] = [:]
  var found: [Diagnostic] = []
  for name in names {
    if let first = seen[name.value] {
      found.append(.duplicate(name, what: "component", first: first))
    } else {
      seen[name.value] = name
    }
  }
  return found + collisions(among: names, what: "component", by: caseFolded)
}

/// The names of those with errors or holes, and of all that draw one of these.
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
