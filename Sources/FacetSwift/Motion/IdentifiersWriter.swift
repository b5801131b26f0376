import FacetIR

/// The file with the identifiers of a component's elements, for definitions of transitions.
struct IdentifiersWriter {
  private let component: Component
  private let index: DesignIndex
  private let names: ComponentNames

  /// Nil if it declares none.
  init?(_ component: Component, in index: DesignIndex) {
    if component.identifiers.isEmpty { return nil }
    self.component = component
    self.index = index
    names = index.names(of: component.name)
  }

  var file: SwiftFile {
    let constants = component.identifiers.map { name -> Code in
      let value = StringLiteral("\(component.name).\(name)")
      return "\(index.access)static let \(SwiftName(name)): MotionIdentifier = \(value)"
    }
    return SwiftFile(
      names.identifiers.text, from: component.source, importing: index.accessLevel, use: .none,
      modules: ["FacetMotion"],
      [
        .sequence([
          .documentation("The views of `\(names.view.text)` that take part in transitions."),
          .block("\(index.access)nonisolated enum \(names.identifiers)", .lines(constants)),
        ])
      ])
  }
}

extension DesignIndex {
  /// `ExploreScreenIdentifiers.pill`
  func identifier(_ name: String) -> Code {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    return "\(names(of: parts[0]).identifiers).\(member: SwiftName(parts.count > 1 ? parts[1] : ""))"
  }
}
