import FacetIR
import FacetLanguage

extension ExpressionWriter {
  /// The value for a property that keeps one for each theme.
  func themedCode(_ expression: Expression, as type: ValueType) -> Code {
    guard readsTheme(expression) else { return .call("Themed", [code(expression)]) }
    if let token = functionOfTheme(expression, type) { return .call("Themed", [token]) }
    return .shortBlock("Themed", inThemes.code(expression))
  }

  /// `RadiusTokens.card(in:)`, or a closure that is given a theme.
  func themeFunction(_ expression: Expression, as type: ValueType) -> Code {
    functionOfTheme(expression, type) ?? .closure(inThemes.code(expression))
  }

  private func functionOfTheme(_ expression: Expression, _ type: ValueType) -> Code? {
    guard case .token(let path) = expression.node, index.design.tokens[path]?.value.type == type else { return nil }
    return "\(index.token(path))(in:)"
  }

  private var inThemes: ExpressionWriter {
    var inner = self
    inner.scope.isInThemed = true
    return inner
  }

  /// Whether the expression is worth something else in each theme.
  func readsTheme(_ expression: Expression) -> Bool {
    if index.design.tokens.themes.isEmpty { return false }
    return expression.contains(where: namesThemed)
  }

  /// Whether the expression is a property or a token that differs by theme.
  fileprivate func namesThemed(_ expression: Expression) -> Bool {
    switch expression.node {
    case .style(let name): scope.themed.contains(name)
    case .token(let path): index.design.tokens[path]?.isReadInTheme == true
    default: false
    }
  }

  /// `(in: theme)` behind what differs by theme.
  func chosen(_ value: Code) -> Code {
    "\(value)(in: \(scope.isInThemed ? "$0" : property(scope.name(of: .theme))))"
  }
}

extension ComponentWriter {
  var themedProperties: Set<String> { index.themedProperties(of: component) }

  func defaultValue(of property: Style.Property) -> Code {
    ExpressionWriter(index: index, scope: .constant).code(property.defaultValue)
  }

  /// What a property is set to where a style is made.
  func value(of property: Style.Property, isHandWritten: Bool) -> MemberList.Value {
    let expressions = ExpressionWriter(index: index, scope: .constant)
    let value = property.defaultValue
    guard themedProperties.contains(property.name) else { return .argument(expressions.code(value)) }
    if isHandWritten || property.type.isOptional {
      return .argument(expressions.themedCode(value, as: property.type))
    }
    return expressions.readsTheme(value)
      ? .themed(expressions.themedCode(value, as: property.type)) : .argument(expressions.code(value))
  }

  /// What a body and its parts read from the environment, the theme included.
  func environmentKeys(of element: Element?, _ parts: [Style.Part] = [], in scope: Scope) -> [EnvironmentID] {
    use(of: element, parts, in: scope).environment
  }

  /// The property for the namespace of a body whose elements have geometry in it.
  func namespace(of element: Element?, in scope: Scope) -> [Code] {
    let isMatched = element?.contains { $0.modifiers.contains { $0.id == .matchedGeometry } } ?? false
    return isMatched ? ["@Namespace private var \(scope.namespace)"] : []
  }

  /// What a body and its parts read from the environment, and whether an expression in them is a `switch`.
  ///
  /// A part is a function of its own, with what the arguments of no call let it read.
  func use(
    of element: Element?, _ parts: [Style.Part] = [], in scope: Scope
  ) -> (environment: [EnvironmentID], hasSwitches: Bool) {
    guard let element else { return ([], false) }
    let expressions = index.design.tokens.themes.isEmpty ? nil : ExpressionWriter(index: index, scope: scope)
    var read = Set(EnvironmentID.ofButtons.filter(element.reads))
    var hasSwitches = false
    var isInLocale = false
    for drawn in [element] + parts.map(\.body) {
      drawn.forEachExpression { expression in
        switch expression.node {
        case .environment(let key): if !EnvironmentID.ofButtons.contains(key) { read.insert(key) }
        case .switch: hasSwitches = true
        default: isInLocale = isInLocale || scope.readsEnvironment && expression.isInLocale
        }
        if expressions?.namesThemed(expression) == true { read.insert(.theme) }
      }
    }
    if isInLocale, element.namesLocale || parts.contains(where: \.body.namesLocale) { read.insert(.locale) }
    return (read.isEmpty ? [] : EnvironmentID.allCases.filter(read.contains), hasSwitches)
  }
}
