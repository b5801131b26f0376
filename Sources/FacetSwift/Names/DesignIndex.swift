import FacetIR
import FacetLanguage

/// Lookup tables of a design for the emitter, shared by everything that writes code.
final class DesignIndex: Sendable {
  let design: Design
  private let components: [String: Component]
  private let themedProperties: [String: Set<String>]
  /// The names by which generated code reaches the tokens: `ColorTokens`, `Content`, `secondary`.
  private let tokenReferences: [TokenPath: [SwiftName]]
  let conformances: StructConformances

  init(_ design: Design) {
    self.design = design
    components = Dictionary(design.components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let themed = design.components.lazy.map { ($0.name, design.tokens.propertiesReadInTheme(of: $0)) }
    themedProperties = Dictionary(themed.filter { !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
    conformances = StructConformances(design)
    let references = design.tokens.tokens.lazy.map { ($0.path, SwiftName.reference(to: $0.path, design.tokens)) }
    tokenReferences = Dictionary(references, uniquingKeysWith: { first, _ in first })
  }

  /// The generated enumeration of the project's themes.
  var themeType: SwiftName { SwiftName(design.project.themeType) }

  func component(_ name: String) -> Component? { components[name] }

  /// A token where generated code uses it: `ColorTokens.Content.secondary`.
  func token(_ path: TokenPath) -> Code {
    .reference(tokenReferences[path] ?? SwiftName.reference(to: path, design.tokens))
  }

  /// The platforms of the project on which a modifier is left out.
  func platforms(omitting modifier: ModifierID) -> [Platform] {
    modifier.kind.isOmittedWhereMissing ? modifier.kind.since.missing.filter(runs) : []
  }

  /// The platforms of the project that do not have a type. They leave out the modifiers that take its values.
  func platforms(without type: ValueType) -> [Platform] {
    guard case .words(let words) = type.unwrapped else { return [] }
    return switch words {
    case .keyboardType: platforms(omitting: .keyboardType)
    case .textContentType: platforms(omitting: .textContentType)
    case .textInputAutocapitalization: platforms(omitting: .textInputAutocapitalization)
    default: []
    }
  }

  /// Whether the generated code is compiled for a platform.
  func runs(on platform: Platform) -> Bool { design.project.platforms[platform] != nil }

  /// The properties of a component's styles whose values differ by theme.
  func themedProperties(of component: Component) -> Set<String> { themedProperties[component.name] ?? [] }

  func names(of component: String) -> ComponentNames {
    ComponentNames(
      component: component, swiftName: components[component]?.swiftName, prefix: design.project.typePrefix)
  }

  func type(_ declared: DeclaredType) -> TypeDeclaration? {
    components[declared.component]?.types.first { $0.name == declared.name }
  }

  /// The condition of the build in which variants exist; nil where they always do.
  var previewCondition: Code? { design.project.previews == .debug ? "DEBUG" : nil }

  var accessLevel: Project.AccessLevel { design.project.accessLevel }

  var access: Code { accessLevel.code }
}
