import FacetIR
import FacetLanguage

/// The accessibility modifiers of a component. Text that is not in the String Catalog is `verbatim`, so
/// that SwiftUI does not look it up as a localization key.
struct AccessibilityWriter {
  private let accessibility: Accessibility
  private let expressions: ExpressionWriter
  /// Whether the content is a local constant around the calls, which actions do not read.
  private let actionsReadAnew: Bool
  private let absorbsDoubleTap: Bool
  /// The function of an action: `onTap`.
  private let function: (ActionReference) -> Code

  init(
    _ accessibility: Accessibility, expressions: ExpressionWriter, readingAnew actionsReadAnew: Bool,
    absorbsDoubleTap: Bool, function: @escaping (ActionReference) -> Code
  ) {
    self.accessibility = accessibility
    self.actionsReadAnew = actionsReadAnew
    self.absorbsDoubleTap = absorbsDoubleTap
    self.expressions = expressions
    self.function = function
  }

  var calls: [Code] {
    [element] + words + traits + activation + escape + actions + adjustable + customContent
  }

  private var element: Code {
    switch accessibility.element {
    case .single: ".accessibilityElement(children: .ignore)"
    case .combined: ".accessibilityElement(children: .combine)"
    case .contains: ".accessibilityElement(children: .contain)"
    }
  }

  private var words: [Code] {
    let words: [(Code, Expression?)] = [
      (".accessibilityLabel", accessibility.label), (".accessibilityValue", accessibility.value),
      (".accessibilityHint", accessibility.hint),
    ]
    return words.compactMap { name, text in text.map { .call(name, [self.text($0)]) } }
  }

  private var traits: [Code] { accessibility.traits.map { Self.traits($0, expressions) } ?? [] }

  /// One trait, an array of several, or nil.
  static func traits(
    _ traits: Expression, _ expressions: ExpressionWriter, by call: Code = ".accessibilityAddTraits"
  ) -> [Code] {
    if case .array(let words) = traits.node, words.count <= 1 {
      return words.map { .call(call, [expressions.code($0)]) }
    }
    return [.call(call, [expressions.code(traits)])]
  }

  private var activation: [Code] {
    if let activate = accessibility.activate { return [action(activate, arguments: [])] }
    return absorbsDoubleTap ? [".accessibilityAction {}"] : []
  }

  private var escape: [Code] {
    accessibility.escape.map { [action($0, arguments: [".escape"])] } ?? []
  }

  /// A standard action. It is offered while it is not nil and its condition holds.
  private func action(_ offer: Accessibility.Offer, arguments: [Code]) -> Code {
    let name: Code = ".accessibilityAction"
    guard offer.isConditional else {
      return .shortBlock(.head(name, arguments), perform(offer.action))
    }
    return .call("\(.callsSupport)\(name)", arguments + ["optional: \(optional(offer))"])
  }

  /// `onTap`, `isOpen ? onClose : nil`
  private func optional(_ offer: Accessibility.Offer) -> Code {
    let action = optional(offer.action)
    return offer.condition.map { expressions.ternary($0, action, "nil") } ?? action
  }

  /// `onTap`, `{ @MainActor in onPick(tag) }`, or `onPick.map { onPick in { @MainActor in onPick(tag) } }`
  private func optional(_ action: ActionReference) -> Code {
    let function = function(action)
    guard let argument = action.argument else { return function }
    guard action.isOptional else { return .closure(taking: "@MainActor", perform(action)) }
    let (scope, local) = expressions.scope.binding(action.name)
    let inner = inAction(ExpressionWriter(index: expressions.index, scope: scope))
    let call = Code.closure(taking: "@MainActor", .call("\(local)", [inner.code(argument)]))
    return "\(function).map \(.closure(taking: "\(local)", call))"
  }

  /// An optional value has a key of its own, because only calls with a key omit nil.
  private var customContent: [Code] {
    accessibility.customContent.enumerated().map { number, content in
      let importance: [Code] = content.isImportant ? ["importance: .high"] : []
      guard content.value.type.isOptional else {
        return .call(".accessibilityCustomContent", [text(content.label), text(content.value)] + importance)
      }
      let key = Code.call("AccessibilityCustomContentKey", [text(content.label), "id: \(StringLiteral("\(number)"))"])
      let value: Code = "\(expressions.map(of: content.value)) { Text(verbatim: $0) }"
      return .call(".accessibilityCustomContent", [key, value] + importance)
    }
  }

  /// If an action is not always offered, a builder lists those that are, in their order.
  private var actions: [Code] {
    guard accessibility.actions.contains(where: \.offer.isConditional) else { return accessibility.actions.map(named) }
    return accessibility.actions.chunked(by: ElementWriter.largestBlock).map { actions in
      .block(".accessibilityActions", .lines(actions.map(offered)))
    }
  }

  private func named(_ action: Accessibility.Action) -> Code {
    .shortBlock(.call(".accessibilityAction", ["named: \(text(action.name))"]), perform(action.offer.action))
  }

  private func offered(_ action: Accessibility.Action) -> Code {
    let reference = action.offer.action
    let function = function(reference)
    var conditions = action.offer.condition.map { [expressions.head.code($0)] } ?? []
    var button = button(action, calling: function, expressions)
    if reference.isOptional {
      let (scope, local) = expressions.scope.binding(reference.name)
      button = self.button(action, calling: "\(local)", ExpressionWriter(index: expressions.index, scope: scope))
      conditions.append(function.isSpelled(as: local) ? "let \(local)" : "let \(local) = \(function)")
    }
    return conditions.isEmpty ? button : .block("if \(.joined(conditions, by: ", "))", button)
  }

  private func button(_ action: Accessibility.Action, calling function: Code, _ expressions: ExpressionWriter) -> Code {
    let label = expressions.text(action.name)
    guard let argument = action.offer.action.argument else {
      return .block(.call("Button", ["action: \(function)"]), label)
    }
    return .block("\(.block("Button", .call(function, [inAction(expressions).code(argument)]))) label:", label)
  }

  private func perform(_ action: ActionReference) -> Code {
    inAction(expressions).call(of: action, as: function(action))
  }

  private func inAction(_ expressions: ExpressionWriter) -> ExpressionWriter {
    var expressions = expressions
    expressions.scope.isContentHidden = actionsReadAnew
    return expressions
  }

  private var adjustable: [Code] {
    guard let adjustable = accessibility.adjustable else { return [] }
    let isPossible = Self.isOneGiven(adjustable.increment, adjustable.decrement) { "\(function($0)) != nil" }
    let condition = adjustable.condition.map { expressions.code($0, atLeast: isPossible == nil ? .ternary : .and) }
    let isEnabled =
      condition.map { condition in isPossible.map { "\(condition) && (\($0))" } ?? condition } ?? isPossible
    return [Self.adjustable(by: perform(adjustable.increment), perform(adjustable.decrement), if: isEnabled)]
  }

  /// `onMore != nil || onLess != nil`: whether one of the actions of swiping is given; nil if one always is.
  static func isOneGiven(
    _ increment: ActionReference, _ decrement: ActionReference, isGiven: (ActionReference) -> Code
  ) -> Code? {
    guard increment.isOptional, decrement.isOptional else { return nil }
    return increment.name == decrement.name && increment.local == decrement.local
      ? isGiven(increment) : "\(isGiven(increment)) || \(isGiven(decrement))"
  }

  /// Not a `switch`: SwiftUI's enum can get more cases, and FacetUI's has no others.
  ///
  /// - Parameter isEnabled: Whether swiping does anything; nil: always.
  static func adjustable(by increment: Code, _ decrement: Code, if isEnabled: Code? = nil) -> Code {
    let first = Code.block("if direction == .increment", increment)
    let both = Code.block("\(first) else if direction == .decrement", decrement)
    let call: Code =
      isEnabled.map { .call(".accessibilityAdjustableAction", ["isEnabled: \($0)"]) }
      ?? ".accessibilityAdjustableAction"
    return .block(call, signature: "direction", both)
  }

  private func text(_ expression: Expression) -> Code { expressions.text(expression) }
}
