import FacetDiagnostics
import FacetIR
import FacetSpec

/// Text or a symbol of a body, with the color it is drawn in and what is certainly behind it.
struct DrawnColor {
  var isText: Bool
  var color: WrittenValue
  /// From the nearest to the farthest. Nothing is known of what is behind the last.
  var backgrounds: [WrittenValue]
  /// Nil where the surroundings of the component decide.
  var textStyle: WrittenValue?
}

/// A value as it stands in a body, and what was made of it.
struct WrittenValue {
  var expression: Expression
  var span: SourceSpan
}

/// Walks a body for all text and symbols whose color is said in it. Where anything is not certain, such as what an
/// opacity or a component lets through, it looks no further.
struct DrawnColors {
  private struct Surroundings {
    var color: WrittenValue?
    var textStyle: WrittenValue?
    var backgrounds: [WrittenValue] = []
  }

  private let values: [SourceSpan: Expression]
  private(set) var found: [DrawnColor] = []

  /// - Parameter values: Of the body's modifiers, by where they stand.
  init(of body: ElementSpec, values: [SourceSpan: Expression]) {
    self.values = values
    visit(body, in: Surroundings())
  }

  private mutating func visit(_ element: ElementSpec, in surroundings: Surroundings) {
    var inside = surroundings
    // The last modifier is the outermost.
    for modifier in element.modifiers.reversed() where !pass(modifier, &inside) { return }
    switch element.kind.value {
    case "text": add(isText: true, in: inside)
    case "icon": add(isText: false, in: inside)
    case "hstack", "vstack", "group", "if", "switch", "each", "button", "lazyHStack", "lazyVStack", "scroll":
      for child in element.parts { visit(child, in: inside) }
    case "zstack": visit(layers: element.parts, in: inside)
    default:
      // What it draws behind its children is its own business, and so is the color that it gives them.
      for child in element.parts { visit(child, in: Surroundings()) }
    }
  }

  /// Only the first has nothing but the backgrounds of the stack behind it, unless layers change their places.
  private mutating func visit(layers: [ElementSpec], in surroundings: Surroundings) {
    var inside = surroundings
    if layers.contains(where: { $0.modifiers.contains { $0.key.value == "zIndex" } }) { inside.backgrounds = [] }
    for layer in layers {
      visit(layer, in: inside)
      inside.backgrounds = []
    }
  }

  private mutating func add(isText: Bool, in surroundings: Surroundings) {
    guard let color = surroundings.color, !surroundings.backgrounds.isEmpty else { return }
    found.append(
      DrawnColor(
        isText: isText, color: color, backgrounds: surroundings.backgrounds, textStyle: surroundings.textStyle))
  }

  // MARK: Modifiers

  /// False where it makes what is inside uncertain, or where nobody needs to see what is inside.
  private mutating func pass(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) -> Bool {
    switch modifier.key.value {
    case "color": inside.color = value(of: modifier)
    case "textStyle": inside.textStyle = value(of: modifier)
    case "font": inside.textStyle = nil
    case "background": addBackground(modifier, &inside)
    case "overlay": visit(layers: [ElementSpec.nothing(at: modifier.key.span)] + modifier.value.elements, in: inside)
    case "opacity": return isConstant(modifier, .double(1)) || isConstant(modifier, .int(1))
    case "disabled", "hidden", "accessibilityHidden": return !isConstant(modifier, .bool(true))
    case let key: return Self.harmless.contains(key)
    }
    return true
  }

  private mutating func addBackground(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) {
    for element in modifier.value.elements { visit(element, in: inside) }
    if let color = value(of: modifier) {
      inside.backgrounds.insert(color, at: 0)
    } else {
      inside.backgrounds = []
    }
  }

  /// They change neither the color nor what is behind it.
  private static let harmless: Set<String> = [
    "frame", "padding", "lineLimit", "monospacedDigit", "multilineTextAlignment", "truncationMode", "border",
    "cornerRadius", "clip", "shadow", "aspectRatio", "fixedSize", "layoutPriority", "onTap", "id",
    "tint", "zIndex", "alignmentGuide", "gridCellUnsizedAxes", "accessibilityIdentifier",
  ]

  /// The value of a modifier, or the color among its parts. A gradient is no one color.
  private func value(of modifier: ElementSpec.Argument) -> WrittenValue? {
    written(modifier).flatMap { $0.expression.type.unwrapped == .gradient ? nil : $0 }
  }

  private func written(_ modifier: ElementSpec.Argument) -> WrittenValue? {
    switch modifier.value {
    case .expression(let syntax): values[syntax.span].map { WrittenValue(expression: $0, span: syntax.span) }
    case .word(let word): values[word.span].map { WrittenValue(expression: $0, span: word.span) }
    case .parts(let parts): parts.first { $0.key.value == "color" }.flatMap(written)
    default: nil
    }
  }

  private func isConstant(_ modifier: ElementSpec.Argument, _ node: Expression.Node) -> Bool {
    value(of: modifier)?.expression.node == node
  }
}

extension ElementSpec {
  fileprivate static func nothing(at span: SourceSpan) -> ElementSpec {
    ElementSpec(kind: Located("spacer", at: span), span: span)
  }
}
