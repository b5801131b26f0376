package import FacetIR
import FacetLanguage

/// A visible property of an element, with its name in the tree of a golden.
package struct SeenProperty {
  package var name: String
  package var value: Expression
}

extension Element {
  /// The visible properties that neither a picture nor the lines below it show, unlike text, symbols and the disabled
  /// state. Of a component only its arguments are included: its appearance is in its own golden.
  ///
  /// - Parameter isWanted: Whether to include a value.
  package func seenProperties(where isWanted: (Expression) -> Bool) -> [SeenProperty] {
    withoutActuallyEscaping(isWanted) { isWanted in
      var properties = SeenProperties(isWanted: isWanted)
      properties.add(kind)
      for modifier in modifiers { properties.add(modifier) }
      return properties.all
    }
  }
}

/// Collects properties. Names are computed only for included values.
private struct SeenProperties {
  let isWanted: (Expression) -> Bool
  private(set) var all: [SeenProperty] = []

  init(isWanted: @escaping (Expression) -> Bool) { self.isWanted = isWanted }

  mutating func add(_ name: @autoclosure () -> String, _ value: Expression?) {
    if let value, isWanted(value) { all.append(SeenProperty(name: name(), value: value)) }
  }

  mutating func add(_ kind: Element.Kind) {
    switch kind {
    case .shape(let shape): add(shape)
    case .spacer(let length): add("minLength", length)
    case .stack(let stack):
      add("alignment", stack.alignment)
      add("spacing", stack.spacing)
    case .grid(let grid):
      add("alignment", grid.alignment)
      add("horizontalSpacing", grid.horizontalSpacing)
      add("verticalSpacing", grid.verticalSpacing)
    case .gridRow(_, let alignment): add("alignment", alignment)
    case .flow(let flow):
      add("alignment", flow.alignment)
      add("spacing", flow.spacing)
      if flow.rowSpacing != flow.spacing { add("rowSpacing", flow.rowSpacing) }
    case .lazyGrid(let grid):
      for value in grid.expressions { add(value.type == .words(.alignment) ? "alignment" : "columns", value) }
    case .component(let instance):
      for argument in instance.arguments where !argument.value.isReadable { add(argument.parameter, argument.value) }
      for setting in instance.style?.settings ?? [] { add("style.\(setting.property)", setting.value) }
    case .handWritten(let view): for argument in view.arguments { add(argument.name, argument.value) }
    default: break
    }
  }

  mutating func add(_ modifier: Modifier) {
    switch modifier.id.kind.effect {
    case .behavior, .motion, .speech, .presentation, .bar: break
    case .visibility where modifier.id == .hidden: break
    case .paint, .text, .entry, .geometry, .visibility, .styles:
      for argument in modifier.arguments { add(argument, of: modifier) }
    }
  }

  private mutating func add(_ argument: Modifier.Argument, of modifier: Modifier) {
    func name() -> String { ".\(modifier.id.kind.name)" }
    switch argument.value {
    case .expression(let value): addParts(argument.part.map { "\(name()) \($0.text)" } ?? name(), value)
    case .outline(let outline): add(outline, behind: "\(name()) ")
    case .style(let component, let selection):
      for setting in selection.settings { add("\(name()) \(component) \(setting.property)", setting.value) }
    case .elements, .action: break
    }
  }

  /// Adds the visible parts of a value separately.
  private mutating func addParts(_ name: @autoclosure () -> String, _ value: Expression) {
    switch (value.node, value.type) {
    case (_, .words(let set)) where !set.isType: break
    case (.record(let record), _) where record.id != .font && !record.isUniform:
      for part in record.parts { add("\(name()) \(part.row.key.text)", part.value) }
    default: add(name(), value)
    }
  }

  private mutating func add(_ shape: DrawnShape) {
    add("fill", shape.fill)
    for line in shape.lines {
      let name = line.isInside ? "strokeBorder" : "stroke"
      add(name, line.color)
      add("\(name) width", line.width)
      add("\(name) dash", line.dash)
    }
    add(shape.outline, behind: "")
  }

  private mutating func add(_ outline: Outline, behind name: @autoclosure () -> String) {
    switch outline {
    case .rectangle, .capsule, .circle, .ellipse: break
    case .roundedRectangle(let radius): add("\(name())cornerRadius", radius)
    case .unevenRoundedRectangle(let radii):
      guard case .record(let corners) = radii.node else { return add("\(name())cornerRadius", radii) }
      for corner in corners.parts { add("\(name())cornerRadius \(corner.row.key.text)", corner.value) }
    }
  }
}

extension Expression {
  /// Whether a picture shows the value: text, symbols, views, and the values of controls.
  fileprivate var isReadable: Bool {
    switch type.unwrapped {
    case .string, .localizedText, .view, .viewOf, .icon, .image, .binding: true
    default: type.unwrapped.isAction
    }
  }
}
