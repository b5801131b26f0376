import FacetIR
import FacetLanguage

extension ExpressionWriter {
  /// The value of a property that keeps one for each theme.
  func themedCode(_ expression: Expression, as type: ValueType) -> Code {
    switch expression.node {
    case .token(let path)
    where index.design.tokens[path].map { $0.isReadInTheme && $0.value.type == type } == true:
      return index.token(path)
    case .double where type == .length || type == .double: return code(expression)
    default: break
    }
    guard readsTheme(expression) else { return .call("Themed", [code(expression)]) }
    var inner = self
    inner.scope.isInThemed = true
    return .shortBlock("Themed", inner.code(expression))
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

  /// The type of a property of a style.
  func spelling(of property: Style.Property) -> Code {
    let type = index.spelling(of: property.type)
    return themedProperties.contains(property.name) ? "Themed<\(type)>" : type
  }

  func defaultValue(of property: Style.Property) -> Code {
    let expressions = ExpressionWriter(index: index, scope: .constant)
    return themedProperties.contains(property.name)
      ? expressions.themedCode(property.defaultValue, as: property.type) : expressions.code(property.defaultValue)
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
    for drawn in [element] + parts.map(\.body) {
      drawn.forEachExpression { expression in
        switch expression.node {
        case .environment(let key): if !EnvironmentID.ofButtons.contains(key) { read.insert(key) }
        case .switch: hasSwitches = true
        default: break
        }
        if expressions?.namesThemed(expression) == true { read.insert(.theme) }
      }
    }
    return (read.isEmpty ? [] : EnvironmentID.allCases.filter(read.contains), hasSwitches)
  }
}
