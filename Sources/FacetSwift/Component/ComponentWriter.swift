import FacetIR

/// The files of one component: its view, what its styles see, its styles, and how one is chosen.
struct ComponentWriter {
  let component: Component
  let index: DesignIndex
  let names: ComponentNames
  let members: MemberNames
  let slotTypes: SlotTypeNames

  init(_ component: Component, in index: DesignIndex) {
    self.component = component
    self.index = index
    names = index.names(of: component.name)
    members = MemberNames(component)
    slotTypes = SlotTypeNames(component, in: index)
  }

  var access: Code { index.access }

  /// On all that it becomes.
  var availability: Code { .available(component.availability) }

  /// One file, or one more for each style where that would be too long.
  var files: [SwiftFile] {
    switch component.styleKind {
    case .none: return [file(names.view, [view])]
    case .properties: return [file(names.view, [view] + PropertyStyleWriter(self).declarations)]
    case .flexible: return filesOfStyles
    }
  }

  private var filesOfStyles: [SwiftFile] {
    let styles = types(of: component.styles.filter(\.hasBody))
    // The file of the name of such a style is its author's.
    let handWritten = types(of: component.styles.filter { $0.implementation == .handWritten }).flatMap(\.1)
    let whole = file(
      names.view, [view, content, styleProtocol] + styles.flatMap(\.1) + handWritten + [environment, modifiers])
    if whole.lineCount <= SwiftFile.longest { return [whole] }
    return [file(names.view, [view, content, styleProtocol] + handWritten + [environment, modifiers])]
      + styles.map { file(names.styleType($0.nameInSwift), $1) }
  }

  /// Styles that are types of their own; the others are values of these.
  private func types(of styles: [Style]) -> [(Style, [Code])] {
    styles.map { ($0, StyleWriter($0, of: self).declarations) }
  }

  private func file(_ name: SwiftName, _ declarations: [Code]) -> SwiftFile {
    SwiftFile(name.text, from: component.source, importing: access, declarations)
  }
}

extension Style {
  /// It draws by itself, and what it draws is known.
  var hasBody: Bool {
    if case .body = implementation { true } else { false }
  }
}
