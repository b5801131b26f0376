import FacetIR
import FacetLanguage

extension ComponentWriter {
  /// The view that whoever uses the component writes. What it is to assistive technologies stands here, outside of the
  /// style, which can not weaken it.
  var view: Code {
    let drawing = ownBody.map(self.drawing) ?? [viewBody, contentValue]
    let switches = switches?.declarations(isIsolated: true) ?? []
    let parts = types + [storage] + initializers + drawing + actions + starts + switches
    return "\(documentation)\(availability)\(Code.block("\(access)struct \(names.view): View", .paragraphs(parts)))"
  }

  private var documentation: Code { .documentation(ofComponent: component) }

  var expressions: ExpressionWriter { ExpressionWriter(index: index, scope: switches?.scope ?? scope) }

  var membersForSwitches: SwitchMembers? {
    let fields = component.content.fields.map { field in
      NamedExpression(
        name: field.name, owner: "", value: field.value,
        isWhole: component.styleKind != .flexible && !field.isBinding)
    }
    let values = fields + component.actionValues + (component.accessibility?.namedValues ?? [])
    let drawn = ownBody
    let hasSwitches = values.contains { $0.value.contains(where: \.isSwitch) }
    guard hasSwitches || use(of: drawn, partsOfBody, in: scope).hasSwitches else { return nil }
    var (expressions, locals) = drawn?.namedExpressions() ?? ([], [])
    partsOfBody.addNamedExpressions(to: &expressions, &locals)
    return SwitchMembers(values + expressions, locals: locals, in: scope, index)
  }

  var scopeOfView: Scope {
    let drawsItself = component.styleKind != .flexible
    let properties = component.styleKind == .properties ? component.styles.first?.properties ?? [] : []
    return Scope(
      members: members, properties: drawsItself ? members.all : memberNames, themed: themedProperties,
      stored: list(of: properties, storageAccess: "").storedNames, drawsItself: drawsItself)
  }

  private var memberNames: [String] {
    (component.parameters.map(\.name) + component.state.map(\.name)).map { members.parameter($0).text }
      + component.content.actions.map(\.name)
  }

  private var storage: Code {
    let parameters = component.parameters.map { parameter -> Code in
      let name = members.parameter(parameter.name)
      return switch (parameter.type, parameter.defaultValue) {
      case (.binding(let value), nil): "@Binding private var \(name): \(index.spelling(of: value))"
      case (.binding(let value), _?): "@BindingOrState private var \(name): \(index.spelling(of: value))"
      default: "private let \(name): \(index.spelling(of: parameter.type))"
      }
    }
    return .lines(readings + parameters + state)
  }

  /// The environment values that it reads.
  private var readings: [Code] {
    switch component.styleKind {
    case .flexible:
      ["@Environment(\\.\(member: names.styles)) private var styles"] + readings(of: keysOfValues, in: scope)
    case .properties: ["@Environment(\\.\(member: names.modifier)) private var style"] + readingsOfOwnBody
    case .none: readingsOfOwnBody
    }
  }

  private var readingsOfOwnBody: [Code] {
    let keys = environmentKeys(of: ownBody, partsOfBody, in: scope)
    return readings(of: keys + keysOfValues.filter { !keys.contains($0) }, in: scope)
      + namespace(of: ownBody, in: scope)
  }

  /// What the content, its actions and accessibility read from the environment.
  private var keysOfValues: [EnvironmentID] {
    let fields = component.styleKind == .flexible ? component.content.fields : component.computedContent
    let isInLocale =
      fields.contains { $0.value.namesLocale() } || component.valuesOfStatements.contains { $0.namesLocale() }
      || component.accessibility?.namedValues.contains(where: \.namesLocale) == true
      || component.accessibility?.givenValues.contains { $0.namesLocale() } == true
    return (component.content.hasAnimatedActions ? [.reduceMotion] : []) + (isInLocale ? [.locale] : [])
  }

  private var state: [Code] {
    let constants = ExpressionWriter(index: index, scope: .constant)
    return component.state.map { property in
      let declaration: Code = "\(members.parameter(property.name)): \(index.spelling(of: property.type.read))"
      if case .focus(_, let kind) = property.type { return "@\(kind.wrapper) private var \(declaration)" }
      return "@State private var \(declaration) = \(constants.code(property.initialValue))"
    }
  }

  /// The content is made once, for the style and for accessibility. Actions read it when they are performed.
  private var viewBody: Code {
    let isRead = component.accessibility?.readsContent == true
    let style: Code = .call("styles.top", ["or: \(fallback)"])
    let drawing: Code = .call("\(style).erasedBody", ["content", "popping: styles", "at: \\.\(member: names.styles)"])
    let view = Code.chain(drawing, accessibility(readingAnew: isRead))
    return .block("\(access)var body: some View", .lines([isRead ? "let content = self.content" : .empty, view]))
  }

  var accessibility: [Code] { accessibility(readingAnew: false) }

  private func accessibility(readingAnew actionsReadAnew: Bool) -> [Code] {
    guard let accessibility = component.accessibility else { return [] }
    return AccessibilityWriter(
      accessibility, expressions: expressions, readingAnew: actionsReadAnew,
      absorbsDoubleTap: component.absorbsDoubleTap
    ) { function($0, expressions) }.calls
  }

  private var contentValue: Code {
    let fields = component.content.fields.map { field -> Code in
      "\(label: SwiftName(field.name)): \(value(of: field))"
    }
    let actions = component.content.actions.map { action -> Code in
      "\(label: SwiftName(action.name)): \(function(action, expressions))"
    }
    return .block("private var content: \(names.content)", .call("\(names.content)", fields + actions))
  }

  private func value(of field: Content.Field) -> Code {
    if field.isProjected { return binding(field.value) }
    guard field.type.isSlot else { return expressions.code(field.value) }
    let slot = Code.call(
      field.type == .view ? "StyledSlot" : "StyledSlotFunction",
      [expressions.code(field.value), "styles: styles", "at: \\.\(member: names.styles)"])
    return .call("\(names.content).\(member: slotTypes[field.name])", ["slot: \(slot)"])
  }

  /// `$isOn`: the bindings of a style's content.
  private func binding(_ target: Expression) -> Code {
    switch target.node {
    case .parameter(let name), .state(let name): "\(projection: members.parameter(name))"
    default: ".constant(\(expressions.code(target)))"
    }
  }

  private var actions: [Code] {
    component.content.actions.compactMap { action in
      guard case .statements(let statements, let given) = action.body else { return nil }
      var expressions = expressions
      var parameters: [Code] = []
      if let given, let type = action.takes {
        let (scope, local) = expressions.scope.binding(given)
        expressions.scope = scope
        parameters.append("_ \(local): \(index.spelling(of: type))")
      }
      let head = Code.declaration("private func \(members.action(action.name))", parameters: parameters)
      let documentation = Code.documentation(action.doc)
      return "\(documentation)\(Code.block(head, .lines(code(statements.performed(ofScreen: false), expressions))))"
    }
  }

  private func code(_ statements: [Statement], _ expressions: ExpressionWriter) -> [Code] {
    statements.map { code($0, expressions) }
  }

  private func code(_ statement: Statement, _ expressions: ExpressionWriter) -> Code {
    switch statement {
    case .assign(let target, let value):
      expressions.assignment(to: members.parameter(target), value, called: target)
    case .call(let action): perform(action, expressions)
    case .announce(let text):
      "\(Code.call("\(.callsSupport)AccessibilityNotification.Announcement", ["atOnce: \(expressions.code(text))"])).post()"
    case .animated(let timing, let statements):
      .block(.call("withAnimation", [animation(timing, expressions)]), .lines(code(statements, expressions)))
    case .conditional(let condition, let then, let otherwise):
      expressions.conditional(condition, then, otherwise, write: code)
    // Only screens have effects.
    case .start, .cancel: .empty
    }
  }

  /// `reduceMotion ? nil : .spring`
  private func animation(_ timing: Expression, _ expressions: ExpressionWriter) -> Code {
    let isReduced = expressions.code(Expression(.environment(.reduceMotion), as: .bool))
    return "\(isReduced) ? nil : \(expressions.animation(timing))"
  }

  private func function(_ action: Content.Action, _ expressions: ExpressionWriter) -> Code {
    switch action.body {
    case .parameter(let name, _): expressions.property(members.parameter(name))
    case .statements, .handWritten: expressions.property(members.action(action.name))
    }
  }

  /// The call of an action; `onTap?()` if it is optional.
  private func perform(_ reference: ActionReference, _ expressions: ExpressionWriter) -> Code {
    expressions.call(of: reference, as: function(reference, expressions))
  }

  private func function(_ reference: ActionReference, _ expressions: ExpressionWriter) -> Code {
    component.content.actions.first { $0.name == reference.name }.map { function($0, expressions) } ?? .empty
  }
}

extension Accessibility {
  /// Whether the accessibility modifiers read the content, apart from actions.
  fileprivate var readsContent: Bool {
    ([label, value, hint, traits] + actions.map(\.name) + conditions).contains { $0?.readsContent == true }
  }
}

extension Expression {
  fileprivate var readsContent: Bool {
    if case .content = node { true } else { operands.contains(where: \.readsContent) }
  }

  /// Whether it is the negation of a parameter or a state.
  func isOpposite(of name: String) -> Bool {
    guard case .not(let operand) = node else { return false }
    return operand.isValue(of: name)
  }

  /// Whether it is the parameter or the state of this name.
  func isValue(of name: String) -> Bool { node == .parameter(name) || node == .state(name) }

  /// Whether it is what an action is given, or a constant.
  var isGiven: Bool { if case .local = node { true } else { isConstant } }
}

extension Code {
  /// The documentation of a component's view.
  static func documentation(ofComponent component: Component) -> Code {
    // A YAML block ends with a line break, which would leave two empty lines.
    var paragraphs =
      component.doc.map { doc in
        [String(decoding: doc.utf8.reversed().drop { $0 == UInt8(ascii: "\n") }.reversed(), as: UTF8.self)]
      } ?? []
    if component.listing.status == .draft { paragraphs.append("- Note: A draft. It may still change.") }
    if let version = component.listing.since { paragraphs.append("- Since: \(version)") }
    return .documentation(paragraphs.joined(separator: "\n\n"))
  }
}

extension Component {
  /// The values that its actions hand on.
  fileprivate var actionValues: [NamedExpression] {
    content.actions.flatMap { action -> [NamedExpression] in
      guard case .statements(let statements, _) = action.body else { return [] }
      return statements.all.compactMap { statement in
        guard case .call(let call) = statement, let argument = call.argument else { return nil }
        return NamedExpression(name: "\(call.name) value", owner: action.name, value: argument)
      }
    }
  }
}

extension Component {
  /// What its actions test, assign, announce and hand on.
  fileprivate var valuesOfStatements: [Expression] {
    content.actions.flatMap { action -> [Expression] in
      guard case .statements(let statements, _) = action.body else { return [] }
      return statements.all.flatMap(\.expressions)
    }
  }
}

extension Accessibility {
  fileprivate var namedValues: [NamedExpression] {
    let words = [("label", label), ("value", value), ("hint", hint), ("traits", traits)]
    let conditions = conditions.map { ("condition", Optional($0)) }
    let labels = customContent.map { ("content label", Optional($0.label)) }
    let shown = (words + actions.map { ("action", $0.name) } + conditions + labels).compactMap { name, value in
      value.map { NamedExpression(name: "accessibility \(name)", owner: "", value: $0, isShown: true) }
    }
    // One that may be nil is mapped to a text.
    return shown
      + customContent.map {
        NamedExpression(
          name: "accessibility content", owner: "", value: $0.value, isShown: !$0.value.type.isOptional)
      }
  }
}

extension Expression {
  fileprivate var isSwitch: Bool { if case .switch = node { true } else { false } }
}
