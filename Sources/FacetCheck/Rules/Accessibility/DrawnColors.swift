import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Text or a symbol of a body, with the color it is drawn in and what is certainly behind it.
struct DrawnColor {
  var isText: Bool
  var color: WrittenValue
  /// From the nearest to the farthest. Nothing is known of what is behind the last.
  var backgrounds: [WrittenValue]
  /// Nil where the surroundings of the component decide, or something makes the text larger.
  var textStyle: WrittenValue?
  var mayBeBold: Bool
  /// What is so where it is drawn.
  var branch: Branch

  /// Each way that its conditions can go, without conditions in it.
  ///
  /// Values that ask about different things are left out: whether their answers meet is known to nobody.
  var branches: [DrawnColor] {
    let values = [color] + backgrounds + [textStyle].compactMap(\.self)
    let asked = Set(values.map { $0.subjects(in: branch) }.filter { !$0.isEmpty })
    if asked.count > 1 { return [] }
    return color.values(in: branch).flatMap { color in
      backgrounds.reduce([(branch: color.branch, layers: [WrittenValue]())]) { ways, layer in
        ways.flatMap { way in layer.values(in: way.branch).map { ($0.branch, way.layers + [$0.value]) } }
      }.flatMap { way in
        (textStyle?.values(in: way.branch).map { Optional($0.value) } ?? [nil]).map { style in
          DrawnColor(
            isText: isText, color: color.value, backgrounds: way.layers, textStyle: style, mayBeBold: mayBeBold,
            branch: way.branch)
        }
      }
    }
  }
}

/// A value as it stands in a body, and what was made of it.
struct WrittenValue {
  var expression: Expression
  var span: SourceSpan

  fileprivate func values(in branch: Branch) -> [(branch: Branch, value: WrittenValue)] {
    branch.values(of: expression).map { ($0.branch, WrittenValue(expression: $0.value, span: span)) }
  }

  /// What its conditions are about that is not known yet.
  fileprivate func subjects(in branch: Branch) -> Set<Expression> {
    let branches = branch.values(of: expression).map(\.branch)
    return branches.count < 2
      ? [] : branches.reduce(into: []) { $0.formUnion($1.subjects.subtracting(branch.subjects)) }
  }
}

/// Walks a body for all text and symbols whose color is said in it. Where anything is not certain, such as what an
/// opacity or a component lets through, it looks no further.
struct DrawnColors {
  private struct Surroundings {
    var color: WrittenValue?
    var textStyle: WrittenValue?
    var mayBeBold = false
    var isScaled = false
    var backgrounds: [WrittenValue] = []
    var branch = Branch()
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
    case "hstack", "vstack", "group", "each", "button", "lazyHStack", "lazyVStack", "scroll":
      for child in element.parts { visit(child, in: inside) }
    case "if": visit(conditional: element, in: inside)
    case "switch": visit(switch: element, in: inside)
    case "zstack": visit(layers: element.parts, in: inside)
    default:
      // What it draws behind its children is its own business, and so is the color that it gives them.
      for child in element.parts { visit(child, in: Surroundings()) }
    }
  }

  private mutating func visit(conditional element: ElementSpec, in surroundings: Surroundings) {
    let condition: Expression? =
      switch element.principal {
      case .expression(let syntax)?: values[syntax.span]
      case .binding(_, let syntax)?: values[syntax.span].map { Expression(.isPresent($0), as: .bool) }
      default: nil
      }
    for argument in element.arguments {
      var inside = surroundings
      if let condition { inside.branch = surroundings.branch.holding(condition, argument.key.value == "then") }
      for child in argument.value.elements { visit(child, in: inside) }
    }
  }

  private mutating func visit(switch element: ElementSpec, in surroundings: Surroundings) {
    guard case .expression(let syntax)? = element.principal, let subject = values[syntax.span],
      case .parts(let cases)? = element.argument("cases")
    else {
      for child in element.parts { visit(child, in: surroundings) }
      return
    }
    let words = cases.map(\.key.value)
    for word in cases {
      var inside = surroundings
      let name = word.key.value == "default" ? nil : word.key.value
      inside.branch = surroundings.branch.choosing(name, of: subject, besides: words)
      for child in word.value.elements { visit(child, in: inside) }
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
        isText: isText, color: color, backgrounds: surroundings.backgrounds,
        textStyle: surroundings.isScaled ? nil : surroundings.textStyle,
        mayBeBold: surroundings.mayBeBold, branch: surroundings.branch))
  }

  // MARK: Modifiers

  /// False where it makes what is inside uncertain, or where nobody needs to see what is inside.
  private mutating func pass(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) -> Bool {
    switch ModifierKind(Keyword(modifier.key.value))?.effect {
    case .paint: paint(modifier, &inside)
    case .text: set(modifier, &inside)
    case .geometry: move(modifier, &inside)
    case .visibility: return see(modifier, &inside)
    // What cannot be used, and what nobody has to see, need no contrast.
    case .behavior, .speech:
      return !["disabled", "accessibilityHidden"].contains(modifier.key.value) || !isConstant(modifier, .bool(true))
    // The style of components in it, which draw themselves.
    case .styles, nil: break
    }
    return true
  }

  private mutating func paint(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) {
    switch modifier.key.value {
    case "color": inside.color = value(of: modifier)
    case "background": addBackground(modifier, &inside)
    case "overlay": visit(layers: [ElementSpec.nothing(at: modifier.key.span)] + modifier.value.elements, in: inside)
    default: break
    }
  }

  private func set(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) {
    switch modifier.key.value {
    case "textStyle": inside.textStyle = value(of: modifier)
    case "font": inside.textStyle = nil
    case "bold": inside.mayBeBold = inside.mayBeBold || !isConstant(modifier, .bool(false))
    default: break
    }
  }

  /// What is moved may leave what is behind it, and what is scaled is of another size.
  private func move(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) {
    switch modifier.key.value {
    case "offset", "rotation": inside.backgrounds = []
    case "scale": inside.isScaled = true
    default: break
    }
  }

  /// Where a condition decides, it is looked at where it is seen.
  private func see(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) -> Bool {
    guard let value = value(of: modifier)?.expression else { return false }
    if modifier.key.value == "hidden" {
      inside.branch = inside.branch.holding(value, false)
      return value.node != .bool(true)
    }
    let ways = inside.branch.values(of: value).filter { $0.value.node == .double(1) || $0.value.node == .int(1) }
    if ways.count == 1 { inside.branch = ways[0].branch }
    return !ways.isEmpty
  }

  private mutating func addBackground(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) {
    for element in modifier.value.elements { visit(element, in: inside) }
    if let color = value(of: modifier) ?? fill(of: modifier.value.elements) {
      inside.backgrounds.insert(color, at: 0)
    } else {
      inside.backgrounds = []
    }
  }

  /// The color of one shape that is all of a background: `{ shape: capsule, fill: color.surface }`.
  private func fill(of elements: [ElementSpec]) -> WrittenValue? {
    guard elements.count == 1, elements[0].kind.value == "shape", let fill = elements[0].argument("fill") else {
      return nil
    }
    let covers = elements[0].modifiers.allSatisfy { modifier in
      switch ModifierKind(Keyword(modifier.key.value))?.effect {
      case .speech, .behavior, .text: true
      case .paint: ["border", "shadow", "tint"].contains(modifier.key.value)
      case .geometry, .visibility, .styles, nil: false
      }
    }
    return covers ? value(of: ElementSpec.Argument(key: elements[0].kind, value: fill)) : nil
  }

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
