import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Text or a symbol of a body, with its color and its known backgrounds.
struct DrawnColor {
  var isText: Bool
  var color: WrittenValue
  /// The backgrounds, from the nearest to the farthest. The background of the last one is unknown.
  var backgrounds: [WrittenValue]
  /// The text size; nil if the component's environment determines it, or a modifier scales the text.
  var textStyle: WrittenValue?
  var mayBeBold: Bool
  /// The conditions under which it is drawn.
  var branch: Branch

  var values: [WrittenValue] { [color] + backgrounds + [textStyle].compactMap(\.self) }

  /// Each combination of branches of its conditions.
  ///
  /// Values with conditions on different subjects are omitted, because the conditions may exclude each other.
  var branches: [DrawnColor] {
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

/// A value in a body, as written and as resolved.
struct WrittenValue {
  var expression: Expression
  var span: SourceSpan

  fileprivate func values(in branch: Branch) -> [(branch: Branch, value: WrittenValue)] {
    branch.values(of: expression).map { ($0.branch, WrittenValue(expression: $0.value, span: span)) }
  }

  /// The subjects of its conditions that are still unknown.
  fileprivate func subjects(in branch: Branch) -> Set<Expression> {
    let branches = branch.values(of: expression).map(\.branch)
    return branches.count < 2
      ? [] : branches.reduce(into: []) { $0.formUnion($1.subjects.subtracting(branch.subjects)) }
  }
}

/// Collects the text and symbols of a body whose colors are explicit. Stops at elements whose appearance is uncertain,
/// such as components and elements with an opacity.
struct DrawnColors {
  private struct Surroundings {
    var color: WrittenValue?
    var textStyle: WrittenValue?
    var mayBeBold = false
    var isScaled = false
    var backgrounds: [WrittenValue] = []
    var branch = Branch()
  }

  private let component: TypedComponent
  private(set) var found: [DrawnColor] = []

  init(of body: TypedBody, in component: TypedComponent) {
    self.component = component
    visit(body.root, in: Surroundings(branch: Branch(of: component)))
  }

  private mutating func visit(_ position: Int, in surroundings: Surroundings) {
    var inside = surroundings
    let element = component.elements[position].written
    // The last modifier is the outermost.
    for modifier in element.modifiers.reversed() where !pass(modifier, at: position, &inside) { return }
    switch element.id {
    case .text where element.parts.isEmpty: add(isText: true, in: inside)
    case .icon: add(isText: false, in: inside)
    case .text, .list, .section, .hstack, .vstack, .group, .part, .each, .button, .lazyHStack, .lazyVStack, .scroll,
      .flow,
      .viewThatFits,
      .label,
      .link:
      visit(element.parts, at: position, in: inside)
    case .if: visit(conditional: element, at: position, in: inside)
    case .switch: visit(switch: element, at: position, in: inside)
    case .zstack: visit(layers: element.parts, at: position, in: inside)
    // The backgrounds and colors that a component gives its children are unknown.
    default: visit(element.parts, at: position, in: Surroundings())
    }
  }

  /// - Parameter parent: The position of the element in which the others stand.
  private mutating func visit(_ elements: [ElementSpec], at parent: Int, in surroundings: Surroundings) {
    for child in component.positions(of: elements, in: parent) { visit(child, in: surroundings) }
  }

  private mutating func visit(conditional element: ElementSpec, at position: Int, in surroundings: Surroundings) {
    let condition: Expression? =
      switch element.principal {
      case .expression(let syntax)?: value(of: syntax, at: position)
      case .binding(_, let syntax)?: value(of: syntax, at: position).map { Expression(.isPresent($0), as: .bool) }
      default: nil
      }
    for argument in element.arguments {
      var inside = surroundings
      if let condition { inside.branch = surroundings.branch.holding(condition, argument.keyword == .then) }
      visit(argument.value.elements, at: position, in: inside)
    }
  }

  private mutating func visit(switch element: ElementSpec, at position: Int, in surroundings: Surroundings) {
    guard case .expression(let syntax)? = element.principal, let subject = value(of: syntax, at: position),
      case .parts(let cases)? = element.argument(.cases)
    else { return visit(element.parts, at: position, in: surroundings) }
    let words = cases.map(\.key.value)
    for word in cases {
      var inside = surroundings
      let name = word.key.value == "default" ? nil : word.key.value
      inside.branch = surroundings.branch.choosing(name, of: subject, besides: words)
      visit(word.value.elements, at: position, in: inside)
    }
  }

  /// Only the first layer is directly over the backgrounds of the stack, unless a layer has a z-index.
  private mutating func visit(layers: [ElementSpec], at parent: Int, in surroundings: Surroundings) {
    var inside = surroundings
    if layers.contains(where: { $0.modifiers.contains { $0.modifier == .zIndex } }) { inside.backgrounds = [] }
    for layer in component.positions(of: layers, in: parent) {
      visit(layer, in: inside)
      inside.backgrounds = []
    }
  }

  private func value(of syntax: ExpressionSyntax, at position: Int) -> Expression? {
    component.elements[position].value(of: syntax)
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

  /// Returns false if the modifier makes the content's appearance uncertain, or the content needs no contrast.
  private mutating func pass(
    _ modifier: ElementSpec.Argument, at position: Int, _ inside: inout Surroundings
  ) -> Bool {
    switch modifier.modifier?.kind.effect {
    case .paint: paint(modifier, at: position, &inside)
    case .text: set(modifier, at: position, &inside)
    case .geometry: move(modifier, &inside)
    case .visibility: return see(modifier, at: position, &inside)
    // Disabled controls and decoration need no contrast.
    case .entry: break
    case .behavior, .motion, .speech:
      let hides = modifier.modifier == .disabled || modifier.modifier == .accessibilityHidden
      return !hides || !isConstant(modifier, .bool(true), at: position)
    // The modifier sets a style for components, which are not checked here.
    case .styles, nil: break
    // A layer has another background.
    case .presentation, .bar: visit(modifier.value.elements, at: position, in: Surroundings())
    }
    return true
  }

  private mutating func paint(_ modifier: ElementSpec.Argument, at position: Int, _ inside: inout Surroundings) {
    switch modifier.modifier {
    case .color: inside.color = value(of: modifier, at: position)
    case .background: addBackground(modifier, at: position, &inside)
    case .overlay:
      // The element lies between it and the backgrounds.
      var over = inside
      over.backgrounds = []
      visit(modifier.value.elements, at: position, in: over)
    default: break
    }
  }

  private func set(_ modifier: ElementSpec.Argument, at position: Int, _ inside: inout Surroundings) {
    switch modifier.modifier {
    case .textStyle: inside.textStyle = value(of: modifier, at: position)
    case .font: inside.textStyle = nil
    case .bold: inside.mayBeBold = inside.mayBeBold || !isConstant(modifier, .bool(false), at: position)
    default: break
    }
  }

  /// A moved element may leave its background, and a scaled one has another size.
  private func move(_ modifier: ElementSpec.Argument, _ inside: inout Surroundings) {
    switch modifier.modifier {
    case .offset, .rotation: inside.backgrounds = []
    case .scale: inside.isScaled = true
    default: break
    }
  }

  /// For a conditional value only the visible branch is checked.
  private func see(_ modifier: ElementSpec.Argument, at position: Int, _ inside: inout Surroundings) -> Bool {
    guard let value = value(of: modifier, at: position)?.expression else { return false }
    if modifier.modifier == .hidden {
      inside.branch = inside.branch.holding(value, false)
      return value.node != .bool(true)
    }
    let ways = inside.branch.values(of: value).filter { $0.value.node == .double(1) || $0.value.node == .int(1) }
    if ways.count == 1 { inside.branch = ways[0].branch }
    return !ways.isEmpty
  }

  private mutating func addBackground(_ modifier: ElementSpec.Argument, at position: Int, _ inside: inout Surroundings)
  {
    let elements = component.positions(of: modifier.value.elements, in: position)
    for element in elements { visit(element, in: inside) }
    if let color = value(of: modifier, at: position) ?? fill(of: elements) {
      inside.backgrounds.insert(color, at: 0)
    } else {
      inside.backgrounds = []
    }
  }

  /// The color of a background that consists of one shape: `{ shape: capsule, fill: color.surface }`.
  private func fill(of elements: [Int]) -> WrittenValue? {
    guard elements.count == 1 else { return nil }
    let shape = component.elements[elements[0]].written
    guard shape.id == .shape, let fill = shape.arguments[.fill] else { return nil }
    let covers = shape.modifiers.allSatisfy { modifier in
      switch modifier.modifier?.kind.effect {
      case .speech, .behavior, .motion, .entry, .text, .presentation, .bar: true
      case .paint: modifier.modifier == .border || modifier.modifier == .shadow || modifier.modifier == .tint
      case .geometry, .visibility, .styles, nil: false
      }
    }
    return covers ? value(of: fill, at: elements[0]) : nil
  }

  /// The value of a modifier, or its color part. A gradient is not a single color.
  private func value(of modifier: ElementSpec.Argument, at position: Int) -> WrittenValue? {
    written(modifier, at: position).flatMap { $0.expression.type.unwrapped == .gradient ? nil : $0 }
  }

  private func written(_ modifier: ElementSpec.Argument, at position: Int) -> WrittenValue? {
    let span: SourceSpan
    switch modifier.value {
    case .expression(let syntax): span = syntax.span
    case .word(let word): span = word.span
    case .parts(let parts): return parts[.color].flatMap { written($0, at: position) }
    default: return nil
    }
    return component.elements[position].value(at: span).map { WrittenValue(expression: $0, span: span) }
  }

  private func isConstant(_ modifier: ElementSpec.Argument, _ node: Expression.Node, at position: Int) -> Bool {
    value(of: modifier, at: position)?.expression.node == node
  }
}
