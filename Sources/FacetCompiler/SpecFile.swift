package import FacetDiagnostics
import FacetLimits
import FacetSpec
import FacetText
import FacetTokens

/// A file, decoded according to its name. Parts that could not be read are nil and have been reported.
struct SpecFile: Sendable {
  let id: FileID
  let input: SourceInput
  /// Whether it is a spec file, or another file refers to it as data.
  var isRead = true
  /// Nil if the file could not be parsed at all.
  private(set) var tree: SourceTree?
  /// Nil if the file could not be decoded at all.
  private var content: Content?
  /// The types that a hand-written Swift file declares.
  private(set) var swiftTypes: Set<String> = []
  /// The likely names of a component that could not be read: from its file name, and from its first key if that can be
  /// found.
  private(set) var unreadableNames: [String] = []
  /// The file that an unreadable component probably takes variants from.
  private(set) var likelyData: String?
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// Indirect, so that a copy of a file shares it.
  private indirect enum Content: Sendable {
    case project(ProjectSpec)
    case component(ComponentSpec)
    case app(AppSpec)
    case transition(TransitionSpec)
    case tokens(TokenFile)
    case resolver(ResolverDocument)
    case page(PageSpec)
  }

  init(_ input: SourceInput, as id: FileID) {
    self.id = id
    self.input = input
    guard let kind = SpecFileKind(input.path) else {
      isRead = false
      return
    }
    if kind == .swift {
      swiftTypes = declaredTypes(inSwift: input.bytes)
      return
    }
    decode(as: kind)
    let isUnnamed = kind == .transition ? transition?.name == nil : kind.isDrawn && component?.name == nil
    if isUnnamed { unreadableNames = likelyNames(of: input) }
    if kind == .component, component == nil { likelyData = likelyDataFile(of: input) }
  }

  var path: String { input.path }

  var project: ProjectSpec? { if case .project(let project)? = content { project } else { nil } }
  /// A component or a screen.
  var component: ComponentSpec? {
    get { if case .component(let component)? = content { component } else { nil } }
    set { content = newValue.map(Content.component) }
  }
  var app: AppSpec? { if case .app(let app)? = content { app } else { nil } }
  var transition: TransitionSpec? { if case .transition(let transition)? = content { transition } else { nil } }
  var tokens: TokenFile? { if case .tokens(let tokens)? = content { tokens } else { nil } }
  var resolver: ResolverDocument? { if case .resolver(let resolver)? = content { resolver } else { nil } }
  var page: PageSpec? { if case .page(let page)? = content { page } else { nil } }

  /// Whether the file is JSON, which cannot contain comments.
  var isJSON: Bool { [".json", ".tokens", ".xcstrings"].contains { path.hasSuffix($0) } }

  /// Reads a file as tokens because another file refers to it, regardless of its name.
  ///
  /// - Parameter isWhole: Whether all of the file is used. If not, the rest of it is not checked.
  mutating func readTokens(isWhole: Bool) {
    isRead = true
    if isWhole {
      decode(as: .tokens)
    } else {
      content = dataTree().map { .tokens(TokenFile(tree: $0)) }
    }
  }

  private mutating func decode(as kind: SpecFileKind) {
    guard let tree = dataTree() else { return }
    switch kind {
    case .project: content = ProjectSpec.decode(tree, diagnostics: &diagnostics).map(Content.project)
    case .component: keep(ComponentSpec.decode(tree, diagnostics: &diagnostics))
    case .screen: keep(ComponentSpec.decode(screen: tree, diagnostics: &diagnostics))
    case .app: content = AppSpec.decode(tree, diagnostics: &diagnostics).map(Content.app)
    case .transition: content = TransitionSpec.decode(tree, diagnostics: &diagnostics).map(Content.transition)
    case .tokens: content = .tokens(TokenFile.decode(tree, diagnostics: &diagnostics))
    case .resolver: content = .resolver(ResolverDocument.decode(tree, diagnostics: &diagnostics))
    case .page: content = .page(PageSpec(path, bytes: input.bytes, in: id))
    case .swift: break
    }
  }

  private mutating func keep(_ component: ComponentSpec?) {
    guard let component else { return }
    content = .component(component)
    // The tree with the nodes that the decoder appended takes the place of the one that it read.
    tree = component.tree
  }

  /// Returns the tree of the file, or nil if it could not be read, which has been reported.
  mutating func dataTree() -> SourceTree? {
    if let tree { return tree }
    let limit = path.hasSuffix(".xcstrings") ? .catalogNodes : SpecFileKind(path)?.nodeLimit ?? .tokenNodes
    tree =
      isJSON
      ? SourceTree.read(json: input.bytes, file: id, nodes: limit, diagnostics: &diagnostics)
      : SourceTree.read(yaml: input.bytes, file: id, nodes: limit, diagnostics: &diagnostics)
    if let tree, !tree.isASCII { reportHiddenCharacters(in: input.bytes, of: id, to: &diagnostics) }
    return tree
  }
}

extension SpecFileKind {
  /// The limit of the nodes of such a file.
  fileprivate var nodeLimit: Limit {
    switch self {
    case .project, .component, .screen, .app, .transition: .nodes
    case .tokens, .resolver, .page, .swift: .tokenNodes
    }
  }
}

extension String.UTF8View {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    let suffix = UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount)
    return count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
  }
}

/// Diagnostics of files.
package enum SpecFileKinds {
  package static let all: [DiagnosticKind] = [.unknownSpecFile, .samePath, .missingRoot, .hiddenCharacter]
}

extension DiagnosticKind {
  static let unknownSpecFile = DiagnosticKind(
    "project/unknown-file", .warning, "File whose name does not say its kind",
    explanation: """
      The suffix of a file name determines how the file is read. A YAML or JSON file with an unknown suffix is ignored.

      Wrong:

          specs/button.yaml

      Right, for a component:

          specs/button.component.yaml

      The names of screens end in `.screen.yaml`, those of transitions in `.transition.yaml`, those of pages that servers \
      send in `.page.json`, those of token files in \
      `.tokens.json`, `.tokens.yaml` or `.tokens`, and those of resolver documents in `.resolver.json`. An app is in \
      `app.yaml`, the project file is `facet.yaml`. A token file that a resolver document or facet.yaml refers to may have \
      any name.

      JSON5 is not supported.
      """)
}

extension Diagnostic {
  static func unknownSpecFile(_ path: String, _ file: FileID) -> Diagnostic {
    Diagnostic(
      .unknownSpecFile, at: SourceSpan(file: file, start: 0, end: 0),
      "'\(escapedForDisplay(path))' is not read: its name does not say what it holds",
      help: nameMeant(for: path) ?? "end it in .component.yaml or .tokens.json, or keep it outside of the specs")
  }

  /// The correct name of a file whose name is similar to that of a spec file.
  private static func nameMeant(for path: String) -> String? {
    let name = String(path.split(separator: "/").last ?? "")
    let parts = name.split(separator: ".").map(String.init)
    guard let ending = parts.last else { return nil }
    if ending == "json5" || ending == "jsonc" { return "write it as JSON, in a file that ends in .tokens.json" }
    let kinds = ["component", "screen", "tokens", "resolver"]
    guard let kind = kinds.first(where: { kind in parts.contains { $0.lowercased() == kind } }) else { return nil }
    let stem = parts.dropLast().filter { $0.lowercased() != kind }.joined(separator: ".")
    let standard = ["component": "button", "screen": "search", "tokens": "base"][kind] ?? "design"
    let suggestion = "\(stem.isEmpty ? standard : stem).\(kind).\(ending == "yml" ? "yaml" : ending)"
    return "name it '\(escapedForDisplay(suggestion))'"
  }
}
