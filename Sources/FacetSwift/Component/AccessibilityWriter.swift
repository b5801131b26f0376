import FacetIR
import FacetLanguage

/// The accessibility modifiers of a component. Text that is not in the String Catalog is `verbatim`, so
/// that SwiftUI does not look it up as a localization key.
struct AccessibilityWriter {
  private let accessibility: Accessibility
  private let expressions: ExpressionWriter
  /// Whether the content is a local constant around the calls, which actions do not read.
  private let actionsReadAnew: Bool
  /// The function of an action: `onTap`.
  private let function: (ActionReference) -> Code

  init(
    _ accessibility: Accessibility, expressions: ExpressionWriter, readingAnew actionsReadAnew: Bool,
    function: @escaping (ActionReference) -> Code
  ) {
    self.accessibility = accessibility
    self.actionsReadAnew = actionsReadAnew
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
    accessibility.activate.map { [action($0, arguments: [])] } ?? []
  }

  private var escape: [Code] {
    accessibility.escape.map { [action($0, arguments: [".escape"])] } ?? []
  }

  /// A standard action. One that may be nil is offered only if it is not.
  private func action(_ action: ActionReference, arguments: [Code]) -> Code {
    let name: Code = ".accessibilityAction"
    guard action.isOptional else {
      return .shortBlock(.head(name, arguments), perform(action))
    }
    return .call(name, arguments + ["optional: \(optional(action))"])
  }

  /// `onTap`, or `onPick.map { onPick in { @MainActor in onPick(tag) } }`
  private func optional(_ action: ActionReference) -> Code {
    let function = function(action)
    guard let argument = action.argument else { return function }
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
      let value: Code = "\(expressions.code(content.value, atLeast: .postfix)).map { Text(verbatim: $0) }"
      return .call(".accessibilityCustomContent", [key, value] + importance)
    }
  }

  /// If an action is optional, a builder lists those that are present, in their order.
  private var actions: [Code] {
    guard accessibility.actions.contains(where: \.action.isOptional) else { return accessibility.actions.map(named) }
    return accessibility.actions.chunked(by: ElementWriter.largestBlock).map { actions in
      .block(".accessibilityActions", .lines(actions.map(offered)))
    }
  }

  private func named(_ action: Accessibility.Action) -> Code {
    .shortBlock(.call(".accessibilityAction", ["named: \(text(action.name))"]), perform(action.action))
  }

  private func offered(_ action: Accessibility.Action) -> Code {
    let reference = action.action
    guard reference.isOptional else { return button(action, calling: function(reference), expressions) }
    let (scope, local) = expressions.scope.binding(reference.name)
    let function = function(reference)
    let button = button(action, calling: "\(local)", ExpressionWriter(index: expressions.index, scope: scope))
    let head: Code = function.isSpelled(as: local) ? "if let \(local)" : "if let \(local) = \(function)"
    return .block(head, button)
  }

  private func button(_ action: Accessibility.Action, calling function: Code, _ expressions: ExpressionWriter) -> Code {
    let label = expressions.text(action.name)
    guard let argument = action.action.argument else {
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
    accessibility.adjustable.map { [Self.adjustable(by: perform($0.increment), perform($0.decrement))] } ?? []
  }

  /// Not a `switch`: SwiftUI's enum can get more cases, and FacetUI's has no others.
  static func adjustable(by increment: Code, _ decrement: Code) -> Code {
    let first = Code.block("if direction == .increment", increment)
    let both = Code.block("\(first) else if direction == .decrement", decrement)
    return .block(".accessibilityAdjustableAction", signature: "direction", both)
  }

  private func text(_ expression: Expression) -> Code { expressions.text(expression) }
}
