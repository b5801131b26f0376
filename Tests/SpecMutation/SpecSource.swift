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

  /// The specs of components and screens among the files of a project.
  package static func all(of inputs: [SourceInput], in folder: String) -> [SpecSource] {
    inputs.filter { SpecFileKind($0.path)?.isDrawn == true && $0.path.hasSuffix(".yaml") }.map { input in
      SpecSource(
        name: "\(folder)/\(input.path)", path: input.path, inputs: { inputs.needed(by: input.path) }, bytes: input.bytes
      )
    }
  }

  /// Those of the design systems in this repository.
  package static func designs() throws -> [SpecSource] {
    try DesignFolder.all.flatMap { all(of: try $0.inputs(), in: $0.specs) }
  }

  /// Those of the cases that show what is made of specs, which use all keys of the language.
  package static func cases() throws -> [SpecSource] {
    try Case.withOutputs.flatMap { all(of: try $0.inputs(), in: "Tests/Cases/\($0.name)") }
  }

  /// The attribute that each mutation of the spec changes.
  package var attributes: [String] {
    guard let shape = SpecFileKind(path)?.shape else { return [] }
    return SpecMutation.all(of: SpecText(path: path, bytes: bytes, root: shape)).map(\.attribute)
  }

  /// The spec, compiled; nil if it cannot be by itself.
  package func compiled() -> MutatedSpec? { MutatedSpec(path, of: inputs(), showing: name) }
}
