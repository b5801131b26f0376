package import FacetIR
import FacetParallel

/// A file of the generated module.
package struct SwiftFile: Equatable, Sendable {
  /// The name in the output folder.
  package var name: String
  package var bytes: [UInt8]
  /// The spec that it is made of; empty for a file that is made of several, or of tokens.
  package var source: String

  package init(name: String, bytes: [UInt8], source: String = "") {
    self.name = name
    self.bytes = bytes
    self.source = source
  }
}

/// All Swift files of a design. The result does not depend on the number of threads.
package func swiftFiles(for design: Design, threads: Int = ProcessorCount.available) -> [SwiftFile] {
  releasingCode { writtenFiles(for: design, threads: threads) }
}

private func writtenFiles(for design: Design, threads: Int) -> [SwiftFile] {
  let emitter = SwiftEmitter(design)
  // What is largest comes first, so that no thread begins it when the others have nothing left to do.
  let parts = [SwiftPart.shared, .tokens] + design.components.map(SwiftPart.component)
  let bundle = BundleWriter(index: emitter.index)
  let written = parallelMap(parts, threads: threads) { part -> (files: [SwiftFile], use: BundleWriter.Use) in
    let files = releasingCode {
      switch part {
      case .shared: emitter.sharedFiles
      case .tokens: tokenFiles(for: design)
      case .component(let component): emitter.files(for: component)
      }
    }
    return (files, files.lazy.map(bundle.use).max() ?? .none)
  }
  let files = written.map(\.files)
  return files[2...].flatMap(\.self) + files[0] + files[1]
    + bundle.files(for: written.map(\.use).max() ?? .none)
}

/// What is emitted on its own, at the same time as the rest.
private enum SwiftPart: Sendable {
  /// See ``SwiftEmitter/sharedFiles``.
  case shared
  case tokens
  case component(Component)
}

/// The Swift of one design, component by component; components do not depend on each other's files.
package struct SwiftEmitter: Sendable {
  let index: DesignIndex

  package init(_ design: Design) { index = DesignIndex(design) }

  package func files(for component: Component) -> [SwiftFile] {
    let definition = DefinitionWriter(component, in: index)
    let identifiers = IdentifiersWriter(component, in: index)?.file
    if let screen = component.screen {
      let writer = ScreenWriter(component, screen, in: index)
      return [writer.file] + [PresenterWriter(writer)?.file, identifiers].compactMap(\.self) + [definition.file]
    }
    let writer = ComponentWriter(component, in: index)
    return writer.files + [identifiers].compactMap(\.self) + EpoxyWriter(writer).files
      + ServerPayloadWriter(writer).files + [definition.file]
  }

  /// The catalog of components, the themes, and what bridges need.
  package var sharedFiles: [SwiftFile] {
    [CatalogWriter(index: index).file] + ThemeWriter(index: index).files + IconWriter(index: index).files
      + appFiles + transitionFiles + EpoxyResizingWriter(index: index).files + serverFiles
  }

  package var transitionFiles: [SwiftFile] {
    index.design.transitions.map { TransitionWriter($0, in: index).file }
  }

  /// The contents of the components that servers send.
  package var serverFiles: [SwiftFile] {
    ServerContentWriter(index: index).files + ServerPagesWriter(index: index).files
  }

  package var appFiles: [SwiftFile] { index.design.apps.flatMap { AppWriter($0, in: index).files } }
}
