import FacetIR
import FacetLanguage

/// Where the texts of a component go: from states, bindings and values of actions through fields of the content to what
/// is shown, compared or handed on.
struct TextFlow {
  enum Place: Hashable {
    case target(TextTarget)
    case field(String)
  }

  /// What becomes of a value.
  enum Use {
    case goes(to: Place)
    /// It is shown or spoken.
    case shown
    /// It is compared or identifies something.
    case value
    case none
  }

  /// The places whose texts a local name can have.
  typealias Locals = [String: Set<Place>]

  private(set) var values: Set<Place> = []
  private(set) var shown: Set<Place> = []
  private var flows: [Place: Set<Place>] = [:]
  /// The actions whose statements are known.
  let owned: Set<String>

  init(_ content: Content) {
    owned = Set(content.actions.filter { if case .statements = $0.body { true } else { false } }.map(\.name))
    for field in content.fields {
      follow(field.value, .goes(to: .field(field.name)), [:])
      // A control can write to it.
      if field.isBinding { follow(field.value, .value, [:]) }
    }
    for action in content.actions {
      guard case .statements(let statements, let given) = action.body else { continue }
      let locals: Locals = given.map { [$0: [.target(.taken(by: action.name))]] } ?? [:]
      for statement in statements { follow(statement, locals) }
    }
  }

  /// Follows texts to their ends.
  mutating func settle() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (source, places) in flows {
        if !values.contains(source), !values.isDisjoint(with: places) {
          values.insert(source)
          isSettled = false
        }
        if !shown.contains(source), !shown.isDisjoint(with: places) {
          shown.insert(source)
          isSettled = false
        }
      }
    }
  }

  private mutating func follow(_ statement: Statement, _ locals: Locals) {
    switch statement {
    case .assign(let name, let value): follow(value, .goes(to: .target(.variable(name))), locals)
    case .call(let action): follow(action, locals)
    case .announce(let text): follow(text, .shown, locals)
    case .start(_, let argument): if let argument { follow(argument, .value, locals) }
    case .animated(_, let statements): for statement in statements { follow(statement, locals) }
    case .conditional(let condition, let then, let otherwise):
      var inner = locals
      switch condition {
      case .isTrue(let test): follow(test, .none, locals)
      case .binds(let name, let optional):
        follow(optional, .none, locals)
        inner[name] = places(in: optional, locals)
      }
      for statement in then { follow(statement, inner) }
      for statement in otherwise { follow(statement, locals) }
    case .cancel: break
    }
  }

  /// An action of the caller gets a value.
  private mutating func follow(_ action: ActionReference, _ locals: Locals) {
    guard let argument = action.argument else { return }
    follow(argument, owned.contains(action.name) ? .goes(to: .target(.taken(by: action.name))) : .value, locals)
  }

  mutating func follow(_ accessibility: Accessibility) {
    let words = [accessibility.label, accessibility.value, accessibility.hint].compactMap(\.self)
    let content = accessibility.customContent.flatMap { [$0.label, $0.value] }
    for text in words + accessibility.actions.map(\.name) + content { follow(text, .shown, [:]) }
    for test in accessibility.conditions + [accessibility.traits].compactMap(\.self) { follow(test, .none, [:]) }
    let adjustable = accessibility.adjustable.map { [$0.increment, $0.decrement] } ?? []
    let offers = [accessibility.activate, accessibility.escape].compactMap(\.self) + accessibility.actions.map(\.offer)
    for action in offers.map(\.action) + adjustable { follow(action, [:]) }
  }

  mutating func follow(_ element: Element, _ locals: Locals) {
    var inner = locals
    switch element.kind {
    case .conditional(.binds(let name, let optional), _, _):
      follow(optional, .none, locals)
      inner[name] = places(in: optional, locals)
    case .forEach(let array, let name, let id, _):
      follow(array, .none, locals)
      inner[name] = places(in: array, locals)
      if let id { follow(id, .value, inner) }
    case .control(.picker(let picker)):
      follow(picker.options, .none, locals)
      inner[picker.binding] = places(in: picker.options, locals)
    case .button(let button): follow(button.action, locals)
    case .serverPage(let page): for event in page.events { follow(event.action, locals) }
    default: for value in element.kind.expressions { follow(value, value.useAsShown, locals) }
    }
    for modifier in element.modifiers {
      for argument in modifier.arguments {
        switch argument.value {
        case .expression(let value): follow(value, modifier.id.use(of: value, as: argument.part), locals)
        case .action(let action): follow(action, locals)
        case .style(_, let selection): for setting in selection.settings { follow(setting.value, .none, locals) }
        case .elements, .outline: break
        }
      }
    }
    for child in element.allChildren { follow(child, inner) }
  }

  private mutating func follow(_ value: Expression, _ use: Use, _ locals: Locals) {
    switch value.node {
    case .state, .parameter, .content, .local: for place in places(in: value, locals) { add(place, use) }
    case .binary(.and, _, _), .binary(.or, _, _), .not, .isPresent:
      for operand in value.operands { follow(operand, .none, locals) }
    case .binary(let operation, let left, let right):
      // Text without letters is the same in all languages.
      let isIdentity = operation.compares && !left.isWithoutLetters && !right.isWithoutLetters
      let inner: Use = operation.compares ? isIdentity ? .value : .none : use
      follow(left, inner, locals)
      follow(right, inner, locals)
    case .conditional(let condition, let then, let otherwise):
      follow(condition, .none, locals)
      follow(then, use, locals)
      follow(otherwise, use, locals)
    case .switch(let subject, _, _):
      follow(subject, .none, locals)
      for branch in value.branches { follow(branch, use, locals) }
    case .call(let function, let arguments):
      let inner: Use
      switch function {
      case .contains, .removing, .toggling: inner = .value
      case .count, .isEmpty: inner = .none
      default: inner = use
      }
      for argument in arguments { follow(argument, inner, locals) }
    case .performing(let action): follow(action, locals)
    default: for operand in value.operands { follow(operand, use, locals) }
    }
  }

  private mutating func add(_ place: Place, _ use: Use) {
    switch use {
    case .goes(let other): flows[place, default: []].insert(other)
    case .shown: shown.insert(place)
    case .value: values.insert(place)
    case .none: break
    }
  }

  /// The places whose texts a value, or an element of it, can be.
  private func places(in value: Expression, _ locals: Locals) -> Set<Place> {
    switch value.node {
    case .state(let name), .parameter(let name): [.target(.variable(name))]
    case .content(let name): [.field(name)]
    case .local(let name): locals[name] ?? []
    default: value.operands.reduce(into: []) { $0.formUnion(places(in: $1, locals)) }
    }
  }
}

extension ModifierID {
  fileprivate func use(of value: Expression, as part: Keyword?) -> TextFlow.Use {
    switch self {
    case .id, .accessibilityIdentifier, .matchedGeometry: .value
    case .focused, .accessibilityFocused: part == Keyword(.equals) ? .value : .none
    case .animation, .sensoryFeedback, .task: .none
    default: value.useAsShown
    }
  }
}

extension Expression {
  /// The use of the value of an element: texts are shown.
  fileprivate var useAsShown: TextFlow.Use {
    switch (type.unwrapped.elementType ?? type).unwrapped {
    case .string, .localizedText: .shown
    default: .none
    }
  }

  fileprivate var isWithoutLetters: Bool { if case .string(let text) = node { !holdsLetters(text) } else { false } }
}

extension BinaryOperator {
  fileprivate var compares: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .and, .or, .add, .subtract, .multiply, .divide, .remainder: false
    }
  }
}
