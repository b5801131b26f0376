import Checkout
package import FacetCompiler
import FacetLanguage
import FacetSpec

/// A spec of a project of this repository, with the files that it needs.
package struct SpecSource: Sendable {
  /// `specs/components/buttons/icon-button.component.yaml`
  package let name: String
  package let path: String
  private let inputs: @Sendable () -> [SourceInput]
  private let bytes: [UInt8]

  /// Which specs of a project.
  package enum Part: CaseIterable, Sendable {
    /// Components and screens.
    case components
    /// What others depend on or are put together by: the project file, tokens, apps, transitions, pages.
    case project
  }

  /// The specs among the files of a project.
  package static func all(_ part: Part, of inputs: [SourceInput], in folder: String) -> [SpecSource] {
    let needed = NeededInputs(inputs)
    return inputs.filter { input in
      guard let kind = SpecFileKind(input.path), kind != .swift else { return false }
      return kind.isDrawn == (part == .components) && (kind.shape == nil || input.path.hasSuffix(".yaml"))
    }.map { input in
      SpecSource(
        name: "\(folder)/\(input.path)", path: input.path,
        inputs: { part == .components ? needed.inputs(for: input.path) : inputs }, bytes: input.bytes)
    }
  }

  /// Those of the design systems in this repository.
  package static func designs(_ part: Part) throws -> [SpecSource] {
    try DesignFolder.all.flatMap { all(part, of: try $0.inputs(), in: $0.specs) }
  }

  /// Those of the cases that show what is made of specs, which use all keys of the language.
  package static func cases(_ part: Part) throws -> [SpecSource] {
    try Case.withOutputs.flatMap { all(part, of: try $0.inputs(), in: "Tests/Cases/\($0.name)") }
  }

  /// The attribute that each mutation of the spec changes.
  package var attributes: [String] {
    SpecMutation.all(of: SpecText(path: path, bytes: bytes, root: SpecFileKind(path)?.shape)).map(\.attribute)
  }

  /// The spec, compiled; nil if it cannot be by itself.
  package func compiled() -> MutatedSpec? { MutatedSpec(path, of: inputs(), showing: name) }
}
