import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec
import FacetText

extension ComponentResolver {
  /// Lowers an element with its modifiers. The decoder has checked its structure against the grammar. Its name is what
  /// its kind suggests; `Element.uniquelyNamed` makes the names unique.
  mutating func lower(_ element: ElementSpec, in scope: Scope) -> Element? {
    guard open.count < Limit.elementDepth.most else {
      if !hasTooDeepParts { report(.tooDeep(element.kind.span, in: signature.name.value)) }
      hasTooDeepParts = true
      hasHoles = true
      return nil
    }
    let scope = scope.inFrame(of: element)
    let position = elements.count
    if let container = open.last { elements[container].children.append(position) }
    elements.append(TypedElement(withPart(element), in: scope, container: open.last))
    open.append(position)
    let isPart = element.id == .part
    let lowered = isPart ? part(element, at: position, in: scope) : lowered(element, at: position, in: scope)
    open.removeLast()
    if !isPart { elements[position].element = lowered }
    if lowered == nil { hasHoles = true }
    return [.contextMenu, .swipeActions].contains(scope.systemLayer) ? lowered?.whileGiven : lowered
  }

  private mutating func lowered(_ element: ElementSpec, at position: Int, in scope: Scope) -> Element? {
    var scope = scope.among(childrenOf: element)
    scope.offersSize = scope.offersSize(inside: element)
    let kind = kind(of: element, in: scope)
    scope.namesBelow = element.namesOfConstants
    let modifiers = element.modifiers.map { lower(modifier: $0, in: scope) }
    elements[position].modifiers = modifiers
    guard let kind else { return nil }
    var lowered = Element(
      name: suggestedName(of: element, kind: kind), kind: kind,
      modifiers: modifiers.compactMap(\.self).withEdgesApart().takingTapsInShapes())
    if case .run(var run) = kind, run.link != nil {
      run.color = takeColor(ofLink: element, from: &lowered.modifiers)
      lowered.kind = .run(run)
    }
    return lowered
  }

  mutating func lower(_ elements: [ElementSpec], in scope: Scope) -> [Element] {
    elements.compactMap { lower($0, in: scope) }
  }

  private mutating func kind(of element: ElementSpec, in scope: Scope) -> Element.Kind? {
    switch element.id {
    case .text: text(element, in: scope)
    case .icon: principal(of: element, as: .icon, in: scope).map(Element.Kind.icon)
    case .image:
      principal(of: element, as: .image, in: scope).map { .image($0, element.imageOptions) }
    case .shape: shape(element, in: scope)
    case .button: button(element, in: scope)
    case .toggle: toggle(element, in: scope)
    case .textField: textField(element, isSecure: false, in: scope)
    case .secureField: textField(element, isSecure: true, in: scope)
    case .textEditor: textEditor(element, in: scope)
    case .slider: slider(element, in: scope)
    case .progress: progress(element, in: scope)
    case .serverPage: serverPage(element, in: scope)
    case .label: .control(label(element, in: scope))
    case .link: link(element, in: scope).map { .control($0) }
    case .menu: menu(element, in: scope).map { .control($0) }
    case .disclosureGroup: disclosureGroup(element, in: scope).map { .control($0) }
    case .gauge: gauge(element, in: scope).map { .control($0) }
    case .stepper: stepper(element, in: scope).map { .control($0) }
    case .picker: picker(element, in: scope).map { .control($0) }
    case .list: .control(list(element, in: scope))
    case .section: .control(section(element, in: scope))
    case .datePicker: datePicker(element, in: scope).map { .control($0) }
    case .remoteImage: remoteImage(element, in: scope).map { .control($0) }
    case .spacer: spacer(element, in: scope)
    case .divider: .divider
    case .hstack: stack(element, axis: .horizontal, in: scope)
    case .vstack: stack(element, axis: .vertical, in: scope)
    case .zstack: stack(element, axis: .depth, in: scope)
    case .lazyHStack: stack(element, axis: .horizontal, isLazy: true, in: scope)
    case .lazyVStack: stack(element, axis: .vertical, isLazy: true, in: scope)
    case .scroll: scroll(element, in: scope)
    case .lazyVGrid: lazyGrid(element, isHorizontal: false, in: scope)
    case .lazyHGrid: lazyGrid(element, isHorizontal: true, in: scope)
    case .grid: grid(element, in: scope)
    case .gridRow: gridRow(element, in: scope)
    case .flow: flow(element, in: scope)
    case .viewThatFits: viewThatFits(element, in: scope)
    case .if: conditional(element, in: scope)
    case .switch: choice(element, in: scope)
    case .each: forEach(element, in: scope)
    case .let: constants(element, in: scope)
    case .slot: slot(element, in: scope)
    case .part: nil
    case .swift: handWritten(element, in: scope).map(Element.Kind.handWritten)
    case .group: .group(children(element.principal, in: scope))
    case nil: instance(element, in: scope).map(Element.Kind.component)
    }
  }

  // MARK: Leaves

  mutating func principal(of element: ElementSpec, as type: ValueType, in scope: Scope) -> Expression? {
    guard case .expression(let syntax) = element.principal else { return nil }
    if scope.readsData, case .data(let node) = syntax.node {
      return read(node, as: type, for: DataSubject(element.kind.value, in: scope))
    }
    return check(syntax, as: type, in: scope)
  }

  private mutating func spacer(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    guard let length = element.argument(.minLength) else { return .spacer(minLength: nil) }
    return expression(length, as: .length, in: scope).map { .spacer(minLength: $0) }
  }

  private mutating func slot(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    guard case .expression(let syntax) = element.principal else { return nil }
    if case .perform(let callee, let arguments) = syntax.node {
      return slot(callee, for: arguments, at: syntax.span, in: scope)
    }
    guard let value = infer(syntax, in: scope) else { return nil }
    guard case .content(let name) = value.node, value.type == .view else {
      report(.notASlot(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    return .slot(name)
  }

  /// `slot: content.row(person)`
  private mutating func slot(
    _ callee: ExpressionSyntax, for arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope
  ) -> Element.Kind? {
    guard let slot = infer(callee, in: scope) else { return nil }
    guard case .content(let name) = slot.node, slot.type.isSlot else {
      report(.notASlot(callee.excerpt, of: slot.type, at: callee.span))
      return nil
    }
    guard case .viewOf(let type) = slot.type, arguments.count == 1 else {
      report(.slotArguments(callee.excerpt, of: slot.type, found: arguments.count, at: span))
      return nil
    }
    let value = check(arguments[0], as: type, in: scope.verbatim)
    keep(value, at: arguments[0].span)
    return value.map { .slot(name, value: $0) }
  }

  private mutating func button(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let label = children(element.argument(.label), in: scope)
    guard case .expression(let syntax) = element.principal else { return nil }
    let role = element.argument(.role).map { expression($0, as: .optional(.words(.buttonRole)), in: scope) }
    if case .some(.none) = role { return nil }
    return action(syntax, in: scope).map {
      .button(
        Element.Button(
          action: $0, label: label, role: role.flatMap(\.self), isOfSystem: scope.systemLayer != nil))
    }
  }

  // MARK: Containers

  private mutating func stack(
    _ element: ElementSpec, axis: Element.Stack.Axis, isLazy: Bool = false, in scope: Scope
  ) -> Element.Kind? {
    let alignment = alignment(element.argument(.alignment), of: axis.alignments, in: scope)
    let spacing = element.argument(.spacing).flatMap { expression($0, as: .length, in: scope) }
    let children = children(element.principal, in: isLazy ? scope.inside(lazyStack: element) : scope)
    return .stack(
      Element.Stack(axis: axis, isLazy: isLazy, alignment: alignment, spacing: spacing, children: children))
  }

  private mutating func conditional(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let (condition, inner) = condition(element.principal, in: scope)
    let then = children(element.argument(.then), in: inner.under(condition?.test, holding: true))
    let otherwise = children(element.argument(.else), in: scope.under(condition?.test, holding: false))
    return condition.map { .conditional($0, then: then, else: otherwise) }
  }

  /// The condition, and the scope of its `then`.
  mutating func condition(_ value: ElementSpec.Value?, in scope: Scope) -> (Element.Condition?, Scope) {
    switch value {
    case .expression(let syntax):
      let value = check(syntax, as: .bool, in: scope)
      keep(value, at: syntax.span)
      return (value.map(Element.Condition.isTrue), scope)
    case .binding(let name, let syntax):
      let value = unwrappable(syntax, in: scope)?.untranslated
      keep(value, at: syntax.span)
      checkMemberName(name, what: "variable", of: .local)
      let (inner, bound) = unwrapping(value, as: name, in: scope)
      return (value.map { .binds(bound, $0.actionItself) }, inner)
    default: return (nil, scope)
    }
  }

  /// The scope in which a name is bound to an unwrapped value, and what that is called in the lowered component.
  /// `let pick = content.onPick(tag)` binds the action itself, and `pick` stands for `pick(tag)`.
  private func unwrapping(
    _ value: Expression?, as name: Located<String>, in scope: Scope
  ) -> (inner: Scope, bound: String) {
    guard let value, value.type.unwrapped.isAction else {
      let inner = scope.binding(name, as: value?.type.unwrapped)
      return (inner, inner.boundName ?? name.value)
    }
    if case .performing(var action) = value.node {
      var (inner, bound) = scope.binding(name, to: value)
      (action.isOptional, action.local) = (false, bound)
      inner.locals[inner.locals.count - 1] = Scope.Local(name: name, type: .action, node: .performing(action))
      return (inner, bound)
    }
    let local = boundLocal(of: value, in: scope)
    var own = local?.own
    own?.isOptional = false
    let inner = scope.binding(
      name, as: value.type.unwrapped, action: actionName(value) ?? local?.action, own: own)
    return (inner, inner.boundName ?? name.value)
  }

  /// The elements in a value.
  mutating func children(_ value: ElementSpec.Value?, in scope: Scope) -> [Element] {
    if case .elements(let elements) = value { lower(elements, in: scope) } else { [] }
  }

  // MARK: Arguments

  mutating func expression(
    _ value: ElementSpec.Value, as type: ValueType, in scope: Scope
  ) -> Expression? {
    guard let syntax = value.syntax else { return nil }
    let expression = check(syntax, as: type, in: scope)
    keep(expression, at: syntax.span)
    return expression
  }

  /// Records the typed value of an expression of the current element.
  mutating func keep(_ value: Expression?, at span: SourceSpan) {
    guard let value, let element = open.last else { return }
    elements[element].values.append(TypedExpression(span: span, value: value))
  }

  /// Records an expression of the current element that chooses among values.
  mutating func keep(choice value: Expression, ways: [(way: Fork.Way, span: SourceSpan)]) {
    guard let element = open.last else { return }
    elements[element].choices.append(TypedChoice(value: value, ways: ways))
  }

  /// The alignment; the center by default.
  mutating func alignment(_ value: ElementSpec.Value?, of set: WordSet, in scope: Scope) -> Expression {
    value.flatMap { expression($0, as: .words(set), in: scope) } ?? .center(of: set)
  }
}

extension ElementSpec.Value {
  /// The value as a single expression or word.
  var syntax: ExpressionSyntax? {
    switch self {
    case .expression(let syntax): syntax
    case .word(let word): ExpressionSyntax(.name(word.value), at: word.span)
    default: nil
    }
  }
}

extension Element.Stack.Axis {
  /// The words for the alignment of children across the axis.
  var alignments: WordSet {
    switch self {
    case .horizontal: .verticalAlignment
    case .vertical: .horizontalAlignment
    case .depth: .alignment
    }
  }
}

extension Element {
  /// An item of a menu or beside a row, which is not there if its action is nil: it would do nothing.
  fileprivate var whileGiven: Element {
    guard case .button(let button) = kind, button.action.isOptional else { return self }
    let action = Expression(
      button.action.local.map { .local($0) } ?? .content(button.action.name), as: .optional(.action))
    return Element(
      name: name, kind: .conditional(.isTrue(Expression(.isPresent(action), as: .bool)), then: [self], else: []))
  }
}
