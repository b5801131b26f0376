import FacetIR

/// The files of one component: its view, the content of its styles, its styles, and the modifier that sets one.
struct ComponentWriter {
  let component: Component
  let index: DesignIndex
  let names: ComponentNames
  let members: MemberNames
  let slotTypes: SlotTypeNames
  /// The parameters in the order of the initializers.
  let ordered: [Parameter]
  /// The scope of its view.
  private(set) var scope = Scope.constant
  /// The `switch` expressions of its view; nil if there are none.
  private(set) var switches: SwitchMembers?

  init(_ component: Component, in index: DesignIndex) {
    self.component = component
    self.index = index
    names = index.names(of: component.name)
    members = MemberNames(component)
    slotTypes = SlotTypeNames(component, in: index)
    ordered = component.slotsLast
    scope = scopeOfView
    if component.screen == nil { switches = membersForSwitches }
  }

  var access: Code { index.access }

  /// The `@available` attribute of all its declarations.
  var availability: Code { .available(component.availability) }

  /// One file, and one more for each style if it would be too long.
  var files: [SwiftFile] {
    switch component.styleKind {
    case .none: return [file(names.view, uiKitImport + [view])] + uiKitFiles
    case .properties: return [file(names.view, [view] + PropertyStyleWriter(self).declarations)]
    case .flexible: return filesOfStyles
    }
  }

  private var filesOfStyles: [SwiftFile] {
    let styles = types(of: component.styles.filter(\.hasBody))
    // The file with the name of a hand-written style is not generated.
    let handWritten = types(of: component.styles.filter { $0.implementation == .handWritten }).flatMap(\.1)
    let whole = file(
      names.view, [view, content, styleProtocol] + styles.flatMap(\.1) + handWritten + [environment, modifiers])
    if whole.lineCount <= SwiftFile.longest { return [whole] }
    return [file(names.view, [view, content, styleProtocol] + handWritten + [environment, modifiers])]
      + styles.map { file(names.styleType($0.nameInSwift), $1) }
  }

  /// Styles that have their own type; the others are values of these types.
  private func types(of styles: [Style]) -> [(Style, [Code])] {
    styles.map { ($0, StyleWriter($0, of: self).declarations) }
  }

  private func file(_ name: SwiftName, _ declarations: [Code]) -> SwiftFile {
    SwiftFile(
      name.text, from: component.source, importing: index.accessLevel, modules: component.modulesOfTypes,
      privateModules: ["FacetSupport"] + component.modulesOfViews, declarations)
  }
}

extension Style {
  /// Whether it draws itself with a body from the spec.
  var hasBody: Bool {
    if case .body = implementation { true } else { false }
  }
}
