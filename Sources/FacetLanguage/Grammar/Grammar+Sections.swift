extension Grammar {
  /// Keys that belong together, under the name that the reference has for them: `a component`, `'frame'`.
  package struct Section: Sendable {
    package let name: String
    package let rows: [Row]
  }

  /// All sections of the grammar; each row is in one section.
  package static let sections: [Section] = {
    let ofElements = elements.map(\.arguments).filter { !$0.rows.isEmpty }.map(Section.init)
    return shapes.map(Section.init) + [
      Section(name: "elements", rows: elements.map(\.principal)),
      Section(name: "a component as an element", rows: componentElement.rows),
    ] + ofElements + [Section(name: "modifiers", rows: modifiers.rows)] + modifierParts.map(Section.init)
  }()
}

extension Grammar.Section {
  fileprivate init(_ shape: Shape) {
    self.init(name: shape.name, rows: shape.rows)
  }
}
