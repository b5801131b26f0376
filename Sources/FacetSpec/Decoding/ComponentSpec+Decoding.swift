package import FacetDiagnostics
import FacetLanguage

extension ComponentSpec {
  /// Decodes a `*.component.yaml`. Returns nil only if the file is not a mapping; all errors are reported.
  package static func decode(_ tree: SourceTree, diagnostics: inout [Diagnostic]) -> ComponentSpec? {
    var decoder = SpecDecoder(tree)
    defer { decoder.handOver(to: &diagnostics) }
    guard let root = decoder.rootMapping("a component spec is a mapping that begins with 'component: Name'") else {
      return nil
    }
    return decoder.component(root)
  }
}

extension SpecDecoder {
  /// The root mapping of a file; nil for another root, which has been reported.
  mutating func rootMapping(_ expected: String) -> NodeID? {
    guard let root = tree.root, !isAbsent(root) else {
      report(
        .emptyFile, at: SourceSpan(file: tree.file, start: 0, end: 0), "there is nothing in this file", help: expected)
      return nil
    }
    if tree.kind(root) == .mapping { return root }
    report(.wrongShape, at: tree.span(root), "expected a mapping, found \(found(root))", help: expected)
    return nil
  }

  mutating func component(_ root: NodeID) -> ComponentSpec {
    var spec = ComponentSpec(tree: SourceTree(emptyIn: tree.file))
    forEachEntry(of: root, as: Grammar.component) { decoder, row, entry in
      decoder.section(row.key, entry, of: &spec)
    }
    if !saysHowItIsDrawn(root) {
      reportMissing(Grammar.component.row(.styles), of: Grammar.component, at: start(of: root))
    }
    spec.tree = tree
    return spec
  }

  mutating func section(_ key: Keyword, _ entry: Entry, of spec: inout ComponentSpec) {
    switch key.key {
    case .component: spec.name = name(entry)
    case .swiftName: spec.swiftName = name(entry)
    case .doc: spec.doc = text(entry)
    case .group: spec.group = text(entry)
    case .tags: spec.tags = tags(entry)
    case .status: spec.status = status(entry)
    case .since: spec.since = text(entry, expected: "a version")
    case .availability: spec.availability = versions(entry, as: Grammar.availability)
    case .phase: spec.phase = word(entry, of: .rolloutPhase)
    case .baseline: spec.baseline = baseline(entry)
    case .budget: spec.budget = budget(entry)
    case .limits: spec.limits = limits(entry)
    case .epoxy: spec.epoxy = epoxy(entry)
    case .serverDriven: spec.serverDriven = serverDriven(entry)
    case .types: spec.types = types(entry)
    case .parameters: spec.parameters = declarations(entry, defaults: .data, longForm: Grammar.lastingDeclaration)
    case .state: spec.state = declarations(entry, defaults: .data, longForm: Grammar.longDeclaration)
    case .content: spec.content = declarations(entry, defaults: .code, longForm: Grammar.longDeclaration)
    case .actions: spec.actions = actions(entry)
    case .accessibility: spec.accessibility = accessibility(entry)
    case .kind: spec.kind = word(entry, of: .styleKind)
    case .style: spec.noStyle = noStyle(entry)
    case .parts:
      spec.partsSpan = tree.span(entry.key)
      spec.parts = parts(entry)
    case .body:
      spec.bodySpan = tree.span(entry.key)
      spec.body = body(entry) ?? brokenElement(at: located(entry.key))
    case .uiView: spec.uiView = uiView(entry)
    case .styles:
      spec.stylesSpan = tree.span(entry.key)
      spec.styles = styles(entry)
    case .sample: spec.sample = data(entry, expected: "a mapping of parameters to values")
    case .variants: spec.variants = variants(entry, as: Grammar.variantKeys, steps: Grammar.step)
    case .variantsFrom: spec.variantsFrom = text(entry)
    case .matrix: (spec.matrix, spec.isPairwise) = matrix(entry)
    default: break
    }
  }

  /// A mapping in the data zone, read later.
  mutating func data(_ entry: Entry, expected: String) -> DataSpec? {
    isMapping(entry, orExpected: expected) ? entry.value : nil
  }

  // MARK: Types

  private mutating func types(_ entry: Entry) -> [TypeSpec] {
    var types: [TypeSpec] = []
    forEachName(of: entry) { decoder, name, value in
      if let shape = decoder.typeShape(value) { types.append(TypeSpec(name: name, shape: shape)) }
    }
    return types
  }

  private mutating func typeShape(_ entry: Entry) -> TypeSpec.Shape? {
    switch tree.kind(entry.value) {
    case .mapping: return .structure(declarations(entry, defaults: .data, longForm: Grammar.lastingDeclaration))
    case .sequence: return .enumeration(names(entry.value))
    default:
      reportWrongShape(
        entry, expected: "a mapping of fields for a struct, or a list of names for an enum",
        help: "write '\(tree.text(entry.key)): [first, second]' for an enum")
      return nil
    }
  }

  mutating func names(_ list: NodeID) -> [Located<String>] {
    var names: [Located<String>] = []
    for element in tree.elements(of: list) {
      if tree.kind(element).isScalar, !isAbsent(element) {
        names.append(located(element))
      } else {
        report(.wrongShape, at: tree.span(element), "expected a name, found \(found(element))")
      }
    }
    return names
  }

}
