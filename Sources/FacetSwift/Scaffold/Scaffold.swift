package import FacetIR

/// A type that is written by hand, and the file that it begins with. The file is written once and never changed by the
/// tool.
package struct Scaffold: Sendable {
  package enum Beginning: Sendable {
    case file(SwiftFile)
    /// The uses that no single initializer fits, with the names of their specs.
    case conflict(String, specs: [String])
  }

  /// The name on the command line: `ReviewCard.fancy`, `WaveformView`.
  package var name: String
  /// The name of its type, without the enclosing types.
  package var typeName: String
  /// The enclosing types from the outside in, unless they are a component's; the file extends them.
  package var surroundingTypes: [String] = []
  package var beginning: Beginning
  /// The components that it is a style of, or that draw it.
  package var components: [String]
}

/// The styles first, in the order of the design, then the views by their names, then the UIKit views.
package func scaffolds(for design: Design) -> [Scaffold] {
  let index = DesignIndex(design)
  let styles = design.components.flatMap { component in
    component.styles.filter { $0.implementation == .handWritten }.map { scaffold(for: $0, of: component, in: index) }
  }
  let uses = Dictionary(grouping: design.handWrittenViews) { $0.view.type.joined(separator: ".") }
  let names = uses.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  let views = names.compactMap { name in uses[name].map { ViewScaffold($0, named: name, in: index).scaffold } }
  return styles + views + design.components.compactMap { UIKitScaffold($0, in: index)?.scaffold }
}

private func scaffold(for style: Style, of component: Component, in index: DesignIndex) -> Scaffold {
  let name = "\(component.name).\(style.name)"
  let type = index.names(of: component.name).styleType(style.nameInSwift).text
  var drawn = style
  drawn.implementation = .body(StarterBody(of: component).element)
  drawn.parts = []
  let writer = StyleWriter(drawn, of: ComponentWriter(component, in: index), start: StarterBody.note)
  return Scaffold(
    name: name, typeName: type, beginning: .file(index.scaffoldFile(type, for: name, writer.declaration)),
    components: [component.name])
}

extension DesignIndex {
  func scaffoldFile(
    _ fileName: String, for name: String, _ declaration: Code, importingRuntime importsRuntime: Bool = true
  ) -> SwiftFile {
    let head: Code = .comment(Comment(.note, "Begun by facet scaffold \(name). It is yours, and not written again."))
    let use = importsRuntime ? LibraryUse.declarations : .none
    let imports = [
      use.importing(SwiftName("FacetRuntime"), with: accessLevel),
      declaration.useOfSupport.importing(SwiftName("FacetSupport"), with: accessLevel),
    ]
    return SwiftFile(
      name: fileName + ".swift", bytes: CodeRenderer.bytes(of: .paragraphs([head, .lines(imports), declaration])))
  }
}
