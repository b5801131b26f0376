package import FacetIR
import FacetLanguage

/// Something about an element that is seen, under the name that the tree of a golden has for it.
package struct SeenProperty {
  package var name: String
  package var value: Expression

  fileprivate init?(_ name: String, _ value: Expression?) {
    guard let value else { return nil }
    self.name = name
    self.value = value
  }
}

extension Element {
  /// What of it is seen and stands neither in a picture nor in the words below one: words, symbols and who is disabled
  /// do. Of a component only what it is given: how that one looks then is told in its own golden.
  package var seenProperties: [SeenProperty] { kind.seenProperties + modifiers.flatMap(\.seenProperties) }
}

extension Element.Kind {
  fileprivate var seenProperties: [SeenProperty] {
    switch self {
    case .shape(let shape): shape.seenProperties
    case .spacer(let length): [.init("minLength", length)].compactMap(\.self)
    case .stack(let stack):
      [.init("alignment", stack.alignment), .init("spacing", stack.spacing)].compactMap(\.self)
    case .grid(let grid):
      [
        .init("alignment", grid.alignment), .init("horizontalSpacing", grid.horizontalSpacing),
        .init("verticalSpacing", grid.verticalSpacing),
      ].compactMap(\.self)
    case .gridRow(_, let alignment): [.init("alignment", alignment)].compactMap(\.self)
    case .lazyGrid(let grid):
      grid.expressions.compactMap { .init($0.type == .words(.alignment) ? "alignment" : "columns", $0) }
    case .component(let instance):
      instance.arguments.compactMap { $0.value.isReadable ? nil : .init($0.parameter, $0.value) }
        + (instance.style?.settings ?? []).compactMap { .init("style.\($0.property)", $0.value) }
    case .handWritten(let view): view.arguments.compactMap { .init($0.name, $0.value) }
    default: []
    }
  }
}

extension Modifier {
  fileprivate var seenProperties: [SeenProperty] {
    switch id.kind.effect {
    case .behavior, .speech: []
    case .visibility where id == .hidden: []
    case .paint, .text, .geometry, .visibility, .styles: arguments.flatMap(seenProperties)
    }
  }

  private func seenProperties(_ argument: Argument) -> [SeenProperty] {
    let name = ".\(id.kind.name)"
    switch argument.value {
    case .expression(let value): return value.seenProperties(argument.part.map { "\(name) \($0.text)" } ?? name)
    case .outline(let outline): return outline.seenProperties.compactMap { .init("\(name) \($0.name)", $0.value) }
    case .style(let component, let selection):
      return selection.settings.compactMap { .init("\(name) \(component) \($0.property)", $0.value) }
    case .elements, .action: return []
    }
  }
}

extension Expression {
  /// Of what has parts that are seen, each of them.
  fileprivate func seenProperties(_ name: String) -> [SeenProperty] {
    let parts: [(String, Expression?)]
    switch (node, type) {
    case (_, .words(let set)) where !set.isType: return []
    case (.insets(let insets), _) where !insets.isUniform:
      parts = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ]
    case (.shadow(let shadow), _):
      parts = [("color", shadow.color), ("radius", shadow.radius), ("x", shadow.x), ("y", shadow.y)]
    default: return [SeenProperty(name, self)].compactMap(\.self)
    }
    return parts.compactMap { SeenProperty("\(name) \($0)", $1) }
  }
}

extension DrawnShape {
  fileprivate var seenProperties: [SeenProperty] {
    let lines = self.lines.flatMap { line in
      let name = line.isInside ? "strokeBorder" : "stroke"
      return [
        SeenProperty(name, line.color), SeenProperty("\(name) width", line.width),
        SeenProperty("\(name) dash", line.dash),
      ].compactMap(\.self)
    }
    return [SeenProperty("fill", fill)].compactMap(\.self) + lines + outline.seenProperties
  }
}

extension Outline {
  private static func corners(_ radii: Expression) -> [SeenProperty] {
    guard case .cornerRadii(let corners) = radii.node else {
      return [.init("cornerRadius", radii)].compactMap(\.self)
    }
    return corners.named.compactMap { .init("cornerRadius \($0.name)", $0.radius) }
  }

  fileprivate var seenProperties: [SeenProperty] {
    switch self {
    case .rectangle, .capsule, .circle, .ellipse: []
    case .roundedRectangle(let radius): [.init("cornerRadius", radius)].compactMap(\.self)
    case .unevenRoundedRectangle(let radii): Self.corners(radii)
    }
  }
}

extension Expression {
  /// A picture shows what it says: words, symbols, views, and what is moved or typed into.
  fileprivate var isReadable: Bool {
    switch type.unwrapped {
    case .string, .view, .icon, .image, .binding: true
    default: type.unwrapped.isAction
    }
  }
}
