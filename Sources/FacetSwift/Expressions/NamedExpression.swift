import FacetIR
import FacetLanguage

/// An expression with what it is for.
struct NamedExpression {
  /// The key that it is written for: `tint`.
  let name: String
  /// The name of the element; empty for others.
  let owner: String
  let value: Expression
  /// Whether it is the value of a declaration, where Swift has a `switch`.
  var isWhole = false
  /// Whether it is where a view shows a text.
  var isShown = false

  /// Whether it is written as a `Text` if it is in the String Catalog.
  var isText: Bool { isShown && value.type == .string }

  /// Whether its code names the locale of the environment.
  var namesLocale: Bool { value.namesLocale(asText: isShown && value.type.unwrapped == .string) }
}

extension Element {
  /// The expressions of the element and its descendants, and the names that elements bind.
  ///
  /// - Parameter excluded: Elements that are views of their own.
  func namedExpressions(besides excluded: [Element] = []) -> (expressions: [NamedExpression], locals: Set<String>) {
    var expressions: [NamedExpression] = []
    var locals: Set<String> = []
    forEachElement(besides: excluded) { element in
      for (name, value, isShown) in element.namedValues {
        expressions.append(NamedExpression(name: name, owner: element.name, value: value, isShown: isShown))
      }
      switch element.kind {
      case .forEach(_, let name, _, _), .conditional(.binds(let name, _), _, _): locals.insert(name)
      case .constants(let constants, _): locals.formUnion(constants.map(\.name))
      case .control(.picker(let picker)): locals.insert(picker.binding)
      case .component(let instance): locals.formUnion(instance.arguments.compactMap(\.value.slotValue))
      default: break
      }
    }
    return (expressions, locals)
  }

  /// Whether the code of the element, or of a descendant, names the locale of the environment.
  var namesLocale: Bool { namedExpressions().expressions.contains(where: \.namesLocale) }

  private func forEachElement(besides excluded: [Element], _ visit: (Element) -> Void) {
    if excluded.contains(self) { return }
    visit(self)
    // A function draws what is in a part.
    if part != nil { return }
    for child in writtenChildren { child.forEachElement(besides: excluded, visit) }
    for expression in kind.expressions {
      for element in expression.slotElements { element.forEachElement(besides: excluded, visit) }
    }
  }
}

extension Expression {
  /// The name of the value in the content of a slot with a value.
  fileprivate var slotValue: String? { if case .views(_, let name) = node { name } else { nil } }
}

extension Element {
  /// The values of the element, what each is for, and whether it is where a view shows a text.
  fileprivate var namedValues: [(String, Expression, isShown: Bool)] {
    guard case .call(_, let arguments, let count)? = part else {
      return kind.namedValues + modifiers.flatMap(\.namedValues)
    }
    return arguments.map { ($0.parameter, $0.value, false) } + modifiers.dropFirst(count).flatMap(\.namedValues)
  }
}

extension Element.Kind {
  fileprivate var namedValues: [(String, Expression, isShown: Bool)] {
    switch self {
    case .text(let text): [(text.type.commonName, text, true)]
    // Its prompt comes first. What it submits is a value.
    case .textField(let field):
      expressions.enumerated().map { ($1.type.commonName, $1, isShown: $0 == 0 && field.prompt != nil) }
    case .control(.disclosureGroup): expressions.map { ($0.type.commonName, $0, true) }
    default: namedParts.map { ($0.0, $0.1, false) }
    }
  }

  /// The values that are no texts of its own.
  private var namedParts: [(String, Expression)] {
    switch self {
    case .shape(let shape):
      shape.fill.map { fill in
        [("fill", fill)] + shape.expressions.filter { $0 != fill }.map { ($0.type.commonName, $0) }
      } ?? shape.expressions.map { ($0.type.commonName, $0) }
    case .component(let instance):
      instance.arguments.map { ($0.parameter, $0.value) }
        + (instance.style?.settings ?? []).map { ($0.property, $0.value) }
    case .stack(let stack): [("alignment", stack.alignment)] + (stack.spacing.map { [("spacing", $0)] } ?? [])
    case .grid(let grid):
      [
        ("alignment", grid.alignment), ("horizontalSpacing", grid.horizontalSpacing),
        ("verticalSpacing", grid.verticalSpacing),
      ]
    case .constants(let constants, _): constants.map { ("\($0.name) value", $0.value) }
    case .flow(let flow): [("alignment", flow.alignment), ("spacing", flow.spacing), ("rowSpacing", flow.rowSpacing)]
    case .spacer(let length): length.map { [("minLength", $0)] } ?? []
    case .handWritten(let view): view.arguments.map { ($0.name, $0.value) }
    default: expressions.map { ($0.type.commonName, $0) }
    }
  }
}

extension Modifier {
  /// Whether an argument is a text that a view shows or speaks.
  private func showsText(_ part: Keyword?) -> Bool {
    switch id {
    case .accessibilityLabel, .accessibilityValue, .accessibilityHint: true
    case .navigationTitle, .accessibilityShowsLargeContentViewer: part == nil
    default: part?.key == .title || part?.key == .message || part?.key == .prompt
    }
  }

  fileprivate var namedValues: [(String, Expression, isShown: Bool)] {
    arguments.flatMap { argument -> [(String, Expression, isShown: Bool)] in
      switch argument.value {
      case .expression(let value):
        (argument.part?.key == .message ? value.chosenTexts : [value]).map {
          (argument.part.map { "\(id.kind.name) \($0.text)" } ?? id.kind.name, $0, isShown: showsText(argument.part))
        }
      case .outline(let outline): outline.expressions.map { ("cornerRadius", $0, false) }
      case .action(let action): action.argument.map { [("\(id.kind.name) value", $0, false)] } ?? []
      case .style(_, let selection): selection.settings.map { ($0.property, $0.value, false) }
      case .elements: []
      }
    }
  }
}

extension Expression {
  /// What a view builder writes of a message: the conditions and the values of a choice that it makes itself.
  fileprivate var chosenTexts: [Expression] {
    let written = reduced
    guard written.isChoiceOfOptionals else { return [written] }
    return switch written.node {
    case .conditional(let condition, let then, let otherwise):
      [condition] + then.chosenTexts + otherwise.chosenTexts
    case .switch(let subject, let cases, let otherwise):
      [subject] + cases.flatMap(\.value.chosenTexts) + (otherwise?.chosenTexts ?? [])
    default: [written]
    }
  }
}

extension ValueType {
  /// What a value of the type is usually called.
  fileprivate var commonName: String {
    switch unwrapped {
    case .string, .localizedText: "text"
    case .color: "color"
    case .icon: "icon"
    case .image: "image"
    case .length: "length"
    case .array: "values"
    default: "value"
    }
  }
}

extension [Style.Part] {
  /// Adds the expressions of the parts, and the names that they bind or have as functions.
  func addNamedExpressions(to expressions: inout [NamedExpression], _ locals: inout Set<String>) {
    for part in self {
      let named = part.body.namedExpressions()
      expressions += named.expressions
      locals.formUnion(named.locals)
      locals.formUnion([part.name] + part.parameters.map(\.name))
    }
  }
}
