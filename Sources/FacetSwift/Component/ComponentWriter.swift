import FacetIR

/// The files of one component: its view, what its styles see, its styles, and how one is chosen.
struct ComponentWriter {
  let component: Component
  let index: DesignIndex
  let names: ComponentNames
  let members: MemberNames

  init(_ component: Component, in index: DesignIndex) {
    self.component = component
    self.index = index
    names = index.names(of: component.name)
    members = MemberNames(component)
  }

  var access: Code { index.access }

  /// One file, or one more for each style where that would be too long.
  var files: [SwiftFile] {
    switch component.styleKind {
    case .none: return [file(names.view, [view])]
    case .properties: return [file(names.view, [view] + PropertyStyleWriter(self).declarations)]
    case .flexible: return filesOfStyles
    }
  }

  private var filesOfStyles: [SwiftFile] {
    let styles = bodies.map { ($0, StyleWriter($0, of: self).declarations) }
    let whole = file(names.view, [view, content, styleProtocol] + styles.flatMap(\.1) + [environment, modifiers])
    if whole.lineCount <= SwiftFile.longest { return [whole] }
    return [file(names.view, [view, content, styleProtocol, environment, modifiers])]
      + styles.map { file(names.styleType($0.name), $1) }
  }

  /// The styles that have a body of their own; the others are values of these.
  private var bodies: [Style] {
    component.styles.filter { if case .body = $0.implementation { true } else { false } }
  }

  private func file(_ name: SwiftName, _ declarations: [Code]) -> SwiftFile {
    SwiftFile(name.text, from: component.source, importing: access, declarations)
  }
}
