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
    let properties: [SeenProperty?] =
      switch self {
      case .frame(let width, let height, let alignment):
        [.init(".frame width", width), .init(".frame height", height), .init(".frame alignment", alignment)]
      case .flexibleFrame(let frame): frame.seenProperties
      case .padding(let insets): Self.sides(".padding", insets)
      case .color(let value): [.init(".color", value)]
      case .tint(let value): [.init(".tint", value)]
      case .textStyle(let value): [.init(".textStyle", value)]
      case .font(let value): [.init(".font", value)]
      case .lineLimit(let value): [.init(".lineLimit", value)]
      case .monospacedDigit(let value): [.init(".monospacedDigit", value)]
      case .multilineTextAlignment(let value): [.init(".multilineTextAlignment", value)]
      case .truncationMode(let value): [.init(".truncationMode", value)]
      case .background(let color, let outline): [.init(".background color", color)] + Self.radii(".background", outline)
      case .border(let color, let width): [.init(".border color", color), .init(".border width", width)]
      case .cornerRadius(let value): [.init(".cornerRadius", value)]
      case .clip(let outline): Self.radii(".clip", outline)
      case .shadow(let shadow):
        [
          .init(".shadow color", shadow.color), .init(".shadow radius", shadow.radius), .init(".shadow x", shadow.x),
          .init(".shadow y", shadow.y),
        ]
      case .shadows(let value): [.init(".shadow", value)]
      case .borderStyle(let value): [.init(".border", value)]
      case .offset(let x, let y): [.init(".offset x", x), .init(".offset y", y)]
      case .aspectRatio(let ratio, _): [.init(".aspectRatio", ratio)]
      case .opacity(let value): [.init(".opacity", value)]
      case .fixedSize(let horizontal, let vertical):
        [.init(".fixedSize horizontal", horizontal), .init(".fixedSize vertical", vertical)]
      case .layoutPriority(let value): [.init(".layoutPriority", value)]
      case .bold(let value): [.init(".bold", value)]
      case .italic(let value): [.init(".italic", value)]
      case .underline(let value): [.init(".underline", value)]
      case .strikethrough(let value): [.init(".strikethrough", value)]
      case .textCase(let value): [.init(".textCase", value)]
      case .lineSpacing(let value): [.init(".lineSpacing", value)]
      case .minimumScaleFactor(let value): [.init(".minimumScaleFactor", value)]
      case .rotation(let value): [.init(".rotation", value)]
      case .scale(let value): [.init(".scale", value)]
      case .zIndex(let value): [.init(".zIndex", value)]
      case .alignmentGuides(let settings):
        settings.map { .init(".alignmentGuide \($0.guide.rawValue)", $0.place) }
      case .gridCellColumns(let value): [.init(".gridCellColumns", value)]
      case .style(let component, let selection):
        selection.settings.map { .init(".style \(component) \($0.property)", $0.value) }
      case .backgroundViews(_, let alignment): [.init(".background alignment", alignment)]
      case .overlay(_, let alignment): [.init(".overlay alignment", alignment)]
      case .disabled, .hidden, .onTap, .onAppear, .task, .contentShape,
        .accessibilityHidden, .accessibilityElement, .accessibilityLabel, .accessibilityValue, .accessibilityHint,
        .accessibilityTraits, .accessibilitySortPriority, .accessibilityIdentifier, .id, .gridCellUnsizedAxes:
        []
      }
    return properties.compactMap(\.self)
  }

  private static func sides(_ name: String, _ insets: Expression) -> [SeenProperty?] {
    guard case .insets(let insets) = insets.node, !insets.isUniform else { return [.init(name, insets)] }
    return [
      .init("\(name) top", insets.top), .init("\(name) leading", insets.leading),
      .init("\(name) bottom", insets.bottom), .init("\(name) trailing", insets.trailing),
    ]
  }

  private static func radii(_ name: String, _ outline: Outline?) -> [SeenProperty?] {
    outline.map(\.seenProperties)?.map { .init("\(name) \($0.name)", $0.value) } ?? []
  }
}

extension Modifier.FlexibleFrame {
  fileprivate var seenProperties: [SeenProperty?] {
    [
      .init(".frame minWidth", minWidth), .init(".frame idealWidth", idealWidth), .init(".frame maxWidth", maxWidth),
      .init(".frame minHeight", minHeight), .init(".frame idealHeight", idealHeight),
      .init(".frame maxHeight", maxHeight), .init(".frame alignment", alignment),
    ]
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
