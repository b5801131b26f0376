import FacetIR
import FacetText

extension ExpressionWriter {
  /// `Image("cabin")`, or `Image("cabin", bundle: .module)`.
  func image(_ name: String) -> Code {
    .call(
      "Image", ["\(StringLiteral(name))"] + (index.resourceBundle(in: scope).map { ["bundle: .\(member: $0)"] } ?? []))
  }
}

extension Element.ImageOptions {
  /// `.resizable()`, `.renderingMode(.template)`
  var calls: [Code] {
    (isResizable ? [".resizable()"] : [])
      + [("renderingMode", renderingMode), ("interpolation", interpolation)].compactMap { name, word in
        word.map { ".\(member: SwiftName(name))(.\(member: SwiftName($0)))" }
      }
  }
}

extension DesignIndex {
  /// What images and texts are looked up in, where that is not the main bundle.
  func resourceBundle(in scope: Scope) -> SwiftName? {
    guard design.project.bundle == .module else { return nil }
    return scope.isArgumentDefault && hasPublicDefaults ? publicBundle : SwiftName("module")
  }

  /// Whether other modules see the defaults of arguments.
  fileprivate var hasPublicDefaults: Bool { design.project.accessLevel == .public }

  /// `Bundle.designSystem`, which is `Bundle.module` for other modules. Those see the default of an argument of a public
  /// function, which therefore cannot refer to `module`: it is internal.
  fileprivate var publicBundle: SwiftName {
    let name = CamelCase.lower(design.project.module) ?? design.project.module
    return SwiftName(name == "main" || name == "module" ? name + "Bundle" : name)
  }
}

/// The bundle of the module under a name that is public, where the default of an argument needs it.
struct BundleWriter {
  let index: DesignIndex

  var files: [SwiftFile] {
    guard index.design.project.bundle == .module, index.hasPublicDefaults,
      index.design.components.contains(where: \.hasResourceAsArgumentDefault)
    else { return [] }
    let documentation =
      "The bundle of this module's resources, for default arguments, which cannot use the internal `module`."
    let property = Code.shortBlock("\(index.access)static var \(index.publicBundle): Bundle", ".module")
    return [
      SwiftFile(
        "Bundle+\(index.design.project.module)", from: "", importing: index.accessLevel,
        [.block("nonisolated extension Bundle", "\(.documentation(documentation))\(property)")])
    ]
  }
}

extension Element {
  /// Whether a text in it is in the String Catalog with its parts.
  fileprivate var holdsPhrase: Bool {
    contains { if case .runs(let runs) = $0.kind { runs.phrase != nil } else { false } }
  }
}

extension Component {
  fileprivate var hasResourceAsArgumentDefault: Bool {
    let fields = types.flatMap { type -> [TypeDeclaration.Field] in
      if case .structure(let fields) = type.shape { fields } else { [] }
    }
    let own = screen == nil ? parameters.compactMap(\.defaultValue) : storedValues.compactMap(\.initial)
    let defaults =
      own + fields.compactMap(\.defaultValue)
      + styles.flatMap(\.properties).map(\.defaultValue)
    return defaults.contains { value in
      value.contains { part in
        switch part.node {
        case .image, .localized: true
        case .views(let elements, _): elements.contains(where: \.holdsPhrase)
        default: false
        }
      }
    }
  }
}
