import FacetCheck
package import FacetDiagnostics
package import FacetIR
import FacetSpec
import FacetTokens

/// The source locations of the parts of a design, for diagnostics about drawings.
package struct Places: Sendable {
  private let components: [ComponentSpec]
  /// The positions of the components with a name, of which there is more than one in a project with that mistake.
  private let positions: [String: [Int]]
  private let apps: [AppSpec]
  private let tokens: ImportedTokens
  /// The files of unreadable components, by their probable names.
  private let unreadable: [String: [FileID]]
  /// The branches of all bodies, in source order.
  let branches: [WrittenBranch]

  init(
    components: [ComponentSpec], apps: [AppSpec] = [], unreadable: [String: [FileID]] = [:], tokens: ImportedTokens,
    branches: [WrittenBranch] = []
  ) {
    self.components = components
    positions = components.indices.reduce(into: [:]) { positions, position in
      if let name = components[position].name?.value { positions[name, default: []].append(position) }
    }
    self.apps = apps
    self.unreadable = unreadable
    self.tokens = tokens
    self.branches = branches
  }

  /// The forks of all bodies.
  var forks: Set<Fork> { Set(branches.map(\.fork)) }

  /// The names of all components that have one.
  package var componentNames: [String] { components.compactMap { $0.name?.value } + Array(unreadable.keys).sorted() }

  /// The files of a component and of its variants; empty for an unknown name.
  ///
  /// An unreadable component can also be named by its file.
  package func files(of component: String) -> [FileID] {
    let written = positions[component] ?? []
    return written.map { components[$0].tree.file }
      + written.flatMap { components[$0].variants.map(\.name.span.file) } + (unreadable[component] ?? [])
  }

  /// Whether all errors are in the files of components.
  func hold(allErrorsOf diagnostics: [Diagnostic]) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return true }
    let files = Set(componentNames.flatMap(files))
    return errors.allSatisfy { error in error.span.map { files.contains($0.file) } ?? false }
  }

  package func component(_ name: String) -> SourceSpan? { spec(name)?.name?.span }

  /// The value of `serverDriven:`.
  package func serverDriven(_ component: String) -> SourceSpan? { spec(component)?.serverDriven?.value }

  package func parameter(_ parameter: String, of component: String) -> SourceSpan? {
    spec(component)?.parameters.first { $0.name.value == parameter }?.name.span
  }

  package func style(_ style: String, of component: String) -> SourceSpan? {
    spec(component)?.styles.first { $0.name.value == style }?.name.span
  }

  /// The location of a property of a style; of one that the style inherits, that of its default there.
  package func property(_ property: String, ofStyle style: String, of component: String) -> SourceSpan? {
    let style = spec(component)?.styles.first { $0.name.value == style }
    return style?.properties.first { $0.name.value == property }?.name.span
  }

  package func state(_ state: String, of component: String) -> SourceSpan? {
    spec(component)?.state.first { $0.name.value == state }?.name.span
  }

  /// The location of a field of the content, or of the parameter that it is.
  package func field(_ field: String, of component: String) -> SourceSpan? {
    spec(component)?.content?.first { $0.name.value == field }?.name.span ?? parameter(field, of: component)
      ?? state(field, of: component)
  }

  /// The location of an action, or of the parameter that it is.
  package func action(_ action: String, of component: String) -> SourceSpan? {
    spec(component)?.actions.first { $0.name.value == action }?.name.span ?? parameter(action, of: component)
  }

  package func type(_ type: String, of component: String) -> SourceSpan? {
    spec(component)?.types.first { $0.name.value == type }?.name.span
  }

  package func effect(_ effect: String, of screen: String) -> SourceSpan? {
    spec(screen)?.screen?.effects.first { $0.name.value == effect }?.name.span
  }

  package func section(_ section: String, of screen: String) -> SourceSpan? {
    spec(screen)?.screen?.sections.first { $0.name.value == section }?.name.span
  }

  package func app(_ app: String) -> SourceSpan? { apps.first { $0.name?.value == app }?.name?.span }

  package func session(_ session: String, in app: String) -> SourceSpan? {
    apps.first { $0.name?.value == app }?.sessions.first { $0.name.value == session }?.name.span
  }

  package func baseline(of component: String) -> SourceSpan? {
    if case .file(let file) = spec(component)?.baseline { file.span } else { nil }
  }

  /// The location of a key under `budget:`, such as `nodes`.
  package func budget(_ measure: String, of component: String) -> SourceSpan? {
    spec(component)?.budget.first { $0.measure.value == measure }?.measure.span
  }

  package func variant(_ variant: String, of component: String) -> SourceSpan? {
    spec(component)?.variants.first { $0.name.value == variant }?.name.span
  }

  /// The location of a key under `expect:`, such as `content.description`.
  package func expectation(_ subject: String, of variant: String, of component: String) -> SourceSpan? {
    let variant = spec(component)?.variants.first { $0.name.value == variant }
    return variant?.expect.first { $0.key.value == subject }?.key.span
  }

  /// The location of a part of a session.
  package func part(_ index: Int, of session: String, in app: String) -> SourceSpan? {
    let session = apps.first { $0.name?.value == app }?.sessions.first { $0.name.value == session }
    guard let session, session.parts.indices.contains(index) else { return session?.name.span }
    return switch session.parts[index] {
    case .steps(let name, _), .select(let name), .back(let name), .intent(let name, _), .whatsNew(let name),
      .flag(let name):
      name.span
    }
  }

  package func token(_ path: TokenPath) -> SourceSpan? { tokens.definition(of: path)?.span }

  /// The location of a token's value for an appearance, which can be in the file of a mode.
  func token(_ path: TokenPath, in appearance: TokenChain.Appearance, theme: String?) -> SourceSpan? {
    let definition = theme.map { tokens.definition(of: path, in: $0) } ?? tokens.definition(of: path)
    guard let definition else { return nil }
    let layers: [TokenMode] =
      switch appearance {
      case .light: []
      case .dark: [.dark]
      case .lightIncreasedContrast: [.increasedContrast]
      case .darkIncreasedContrast: [.darkIncreasedContrast, .dark]
      }
    let overrides = layers.compactMap { mode in definition.overrides.first { $0.mode == mode } }
    return overrides.first?.span ?? definition.span
  }

  private func spec(_ component: String) -> ComponentSpec? {
    positions[component]?.first.map { components[$0] }
  }
}
