import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// How a body uses the content: the fields it shows, the actions it performs, and which of them are hidden from
/// assistive technologies.
struct BodyUse {
  /// A control that performs an action of the content or writes to a field.
  struct Control {
    var name: String
    var place: Located<String>
  }

  /// What a modifier hides from assistive technologies.
  struct Hidden {
    var modifier: Located<String>
    var fields: Set<String> = []
    var controls: Set<String> = []
    /// Whether it is a label that replaces the text.
    var isReplaced = false
  }

  private(set) var controls: [Control] = []
  /// Fields and actions passed to hand-written views, whose use of them is unknown.
  private var handedOn: Set<String> = []
  /// Controls that are not hidden from assistive technologies.
  private(set) var open: Set<String> = []
  /// Fields that assistive technologies read.
  private(set) var spoken: Set<String> = []
  private(set) var hidden: [Hidden] = []
  /// All fields and actions that the body depends on, and `environment.isEnabled`.
  private(set) var mentioned: Set<String> = []
  /// Whether it has values that are read elsewhere as data, so that a missing use is not certain.
  private(set) var isPartial = false

  /// Fields and actions of the content: few, each once.
  private typealias Names = [String]

  /// The content fields that each local name depends on.
  private typealias Locals = [String: Names]

  private let component: TypedComponent

  init(of body: TypedBody, in component: TypedComponent) {
    self.component = component
    visit(body.root, [:], below: nil)
  }

  func does(_ name: String) -> Bool { handedOn.contains(name) || controls.contains { $0.name == name } }

  // MARK: Elements

  /// - Parameter hiding: The index in ``hidden`` of the modifier that hides the element.
  private mutating func visit(_ position: Int, _ locals: Locals, below hiding: Int?) {
    let element = component.elements[position].written
    // What hides the children of an element, and what hides itself.
    var (hiding, hidingItself) = (hiding, hiding)
    if let modifier = element.modifiers.first(where: { component.isHidden(position, by: $0) }) {
      hiding = hiding ?? hidden.count
      if hiding == hidden.count { hidden.append(Hidden(modifier: modifier.key)) }
      // An element in place of its children is heard itself.
      let isHeard = element.modifiers.allSatisfy {
        $0.modifier != .accessibilityHidden || !component.isHidden(position, by: $0)
      }
      if !isHeard { hidingItself = hiding }
    }
    visitOwn(element, at: position, locals, below: hiding)
    for modifier in element.modifiers {
      // Swipe actions are actions of the element, whatever is in it.
      let around = modifier.modifier == .swipeActions ? hidingItself : hiding
      let hiding = modifier.modifier?.drawsElsewhere == true ? nil : around
      let names = visit(modifier.value, at: position, locals, below: hiding)
      switch modifier.modifier {
      case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog:
        addControl(names, at: modifier.key, below: hiding)
        speak(names, below: hiding)
      case .searchable: addControl(names, at: modifier.key, below: hiding)
      case .navigationTitle: speak(names, below: hiding)
      case .onTap where modifier.isTap: addControl(names, at: modifier.key, below: hiding)
      // Rules of their own check drags; the system makes refreshing accessible.
      case .refreshable, .drag:
        handedOn.formUnion(names)
        open.formUnion(names)
      case .accessibilityAdjustableAction:
        addControl(names, at: modifier.key, below: hidingItself)
      case .accessibilityLabel, .accessibilityValue, .accessibilityHint:
        speak(names, below: hidingItself)
      default: break
      }
    }
  }

  private mutating func visitOwn(_ element: ElementSpec, at position: Int, _ locals: Locals, below hiding: Int?) {
    var inner = locals
    var names: Names = []
    if let principal = element.principal {
      names = visit(principal, at: position, locals, below: hiding)
      if case .binding(let name, _) = principal { inner[name.value] = names }
    }
    if element.id == .let, case .parts(let constants)? = element.principal {
      for constant in constants { inner[constant.key.value] = self.names(in: constant.value, inner) }
    }
    if case .word(let name)? = element.argument(.as) { inner[name.value] = names }
    if element.id == .part, case .parts(let arguments)? = element.argument(.with) {
      // The body of the part sees its parameters only.
      inner = [:]
      for argument in arguments { inner[argument.key.value] = self.names(in: argument.value, locals) }
    }
    for argument in element.arguments {
      let scope = argument.keyword == .else || argument.keyword == .with ? locals : inner
      let names = visit(argument.value, at: position, scope, below: hiding)
      if argument.keyword == .prompt || argument.keyword == .onSubmit { speak(names, below: hiding) }
      if element.id == .swift { handOn(names, below: hiding) }
      if argument.keyword == .events { addControl(names, at: element.kind, below: hiding) }
    }
    switch element.id {
    case .text: show(names, of: element, locals, below: hiding)
    case .slot, .progress, .link, .gauge, .serverPage: speak(names, below: hiding)
    case .button, .toggle, .slider, .textField, .secureField, .textEditor, .disclosureGroup, .stepper, .picker,
      .datePicker:
      addControl(names, at: element.kind, below: hiding)
    case nil:
      speak(names, below: hiding)
      addControl(names, at: element.kind, below: hiding)
    default: break
    }
  }

  /// Records a text as hidden if its accessibility label does not depend on the fields that it shows.
  private mutating func show(_ names: Names, of element: ElementSpec, _ locals: Locals, below hiding: Int?) {
    guard hiding == nil, let label = element.modifiers.first(where: { $0.modifier == .accessibilityLabel }) else {
      return speak(names, below: hiding)
    }
    if !self.names(in: label.value, locals).contains(where: names.contains) {
      hidden.append(Hidden(modifier: label.key, fields: Set(names), isReplaced: true))
    } else {
      speak(names, below: nil)
    }
  }

  private mutating func speak(_ names: Names, below hiding: Int?) {
    if let hiding { hidden[hiding].fields.formUnion(names) } else { spoken.formUnion(names) }
  }

  private mutating func handOn(_ names: Names, below hiding: Int?) {
    handedOn.formUnion(names)
    if hiding == nil {
      spoken.formUnion(names)
      open.formUnion(names)
    }
  }

  private mutating func addControl(_ names: Names, at place: Located<String>, below hiding: Int?) {
    controls += names.sorted().map { Control(name: $0, place: place) }
    if let hiding { hidden[hiding].controls.formUnion(names) } else { open.formUnion(names) }
  }

  // MARK: Values

  /// Records the fields and actions that a value depends on, and visits the elements in it.
  private mutating func visit(
    _ value: ElementSpec.Value, at parent: Int, _ locals: Locals, below hiding: Int?
  ) -> Names {
    for child in component.positions(of: value.elements, in: parent) { visit(child, locals, below: hiding) }
    let names = names(in: value, locals)
    mentioned.formUnion(names)
    return names
  }

  private mutating func names(in value: ElementSpec.Value, _ locals: Locals) -> Names {
    switch value {
    case .expression(let syntax), .binding(_, let syntax): names(in: syntax, locals)
    case .parts(let parts): parts.reduce(into: []) { $0.add(names(in: $1.value, locals)) }
    case .list(let items): items.flatMap(\.parts).reduce(into: []) { $0.add(names(in: $1.value, locals)) }
    case .style(let style): names(in: style.settings.map(\.value), locals)
    case .elements, .word: []
    }
  }

  private mutating func names(in expressions: [ExpressionSyntax], _ locals: Locals) -> Names {
    expressions.reduce(into: []) { $0.add(names(in: $1, locals)) }
  }

  private mutating func names(in syntax: ExpressionSyntax, _ locals: Locals) -> Names {
    switch syntax.node {
    case .name(let name): return locals[name] ?? []
    case .member(let base, let member):
      guard case .name(let root) = base.node, locals[root] == nil else { return names(in: base, locals) }
      return root == "content" ? [member.value] : root == "environment" ? ["environment.\(member.value)"] : []
    case .call(let name, let arguments):
      var names = names(in: arguments, locals)
      names.add(locals[name.value] ?? [])
      return names
    case .data:
      isPartial = true
      return []
    default: return names(in: syntax.operands, locals)
    }
  }
}

extension [String] {
  /// Appends the names that it does not contain.
  fileprivate mutating func add(_ names: [String]) {
    if isEmpty { self = names } else { for name in names where !contains(name) { append(name) } }
  }
}

extension TypedComponent {
  fileprivate func isHidden(_ position: Int, by modifier: ElementSpec.Argument) -> Bool {
    switch modifier.modifier {
    case .accessibilityHidden: elements[position].value(of: modifier)?.node == .bool(true)
    case .accessibilityElement: if case .word(let word) = modifier.value { word.value == "ignore" } else { false }
    default: false
    }
  }
}

extension ExpressionSyntax {
  /// The expressions of the value.
  var operands: [ExpressionSyntax] {
    switch node {
    case .interpolation(let segments): segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .member(let base, _), .unwrapped(let base), .unary(_, let base), .binding(_, let base): [base]
    case .binary(_, let left, let right): [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .switch(let choice): choice.operands
    case .call(_, let values), .array(let values): values
    case .perform(let action, let values): [action] + values
    case .range(let lower, let upper): [lower, upper].compactMap { $0 }
    case .null, .bool, .int, .double, .string, .name, .dottedWord, .data, .invalid: []
    }
  }
}

extension ModifierID {
  /// Whether its elements are not in the element: in a sheet or a bar. A context menu is reached through the element.
  fileprivate var drawsElsewhere: Bool {
    switch kind.effect {
    case .presentation: self != .contextMenu
    case .bar: true
    default: false
    }
  }
}
