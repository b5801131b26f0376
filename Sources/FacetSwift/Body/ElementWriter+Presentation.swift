import FacetIR
import FacetLanguage

extension ElementWriter {
  /// An element that may draw no view, in one that presents what it presents.
  ///
  /// - Parameter count: The number of its modifiers before the first that presents something.
  func presenting(from element: Element, below count: Int, _ outer: [Code]) -> Code {
    var origin = element
    origin.modifiers.removeSubrange(count...)
    return .chain(
      .block("\(.callsSupport)UnaryView", block([origin])), calls(Array(element.modifiers[count...])) + outer)
  }

  /// `.sheet(isPresented: content.$isOpen, onDismiss: content.onClose) { … }`, `.popover(item: content.$place) { place in`
  func presentation(_ modifier: Modifier) -> Code {
    var arguments: [Code] = []
    if let field = modifier.name(.isPresented) { arguments.append("isPresented: \(binding(field))") }
    if let field = modifier.name(.item) { arguments.append("item: \(binding(field))") }
    if let action = modifier.action { arguments.append("onDismiss: \(.closure(expressions.call(action)))") }
    if let edge = modifier[.arrowEdge] { arguments.append("arrowEdge: \(expressions.code(edge))") }
    let head = Code.call(name(of: modifier.id), arguments)
    guard let name = modifier.name(.as) else { return .block(head, content(of: modifier)) }
    let (inner, local) = binding(name)
    return .block(head, signature: "\(local)", inner.content(of: modifier))
  }

  /// The elements of the layer, with the modifiers that SwiftUI has for what is in a sheet. SwiftUI shows a bar only where
  /// a navigation container is around the view that describes it, and none of those around the presenter counts.
  private func content(of modifier: Modifier) -> Code {
    var calls: [Code] = []
    if let detents = modifier[.detents] {
      calls.append(.call(".presentationDetents", [expressions.code(detents)]))
    }
    if let indicator = modifier[.dragIndicator] {
      calls.append(.call(".presentationDragIndicator", [expressions.code(indicator)]))
    }
    if let adaptation = modifier[.compactAdaptation] {
      calls.append(.call(".presentationCompactAdaptation", [expressions.code(adaptation)]))
    }
    if let isDisabled = modifier[.interactiveDismissDisabled] {
      calls.append(
        .call(".interactiveDismissDisabled", isDisabled.node == .bool(true) ? [] : [expressions.code(isDisabled)]))
    }
    let elements = modifier.elements(of: .content)
    if expressions.index.describeBar(elements) { return .chain(.block("NavigationStack", block(elements)), calls) }
    if calls.isEmpty { return block(elements) }
    return elements.count == 1 ? code(elements[0], calling: calls) : .chain(.block("Group", block(elements)), calls)
  }

  /// `.alert(Text("Delete it?"), isPresented: content.$isAsking) { … } message: { … }`
  func question(_ modifier: Modifier) -> Code {
    var arguments = modifier[.title].map { [expressions.text($0)] } ?? []
    if let field = modifier.name(.isPresented) { arguments.append("isPresented: \(binding(field))") }
    if let visibility = modifier[.titleVisibility] {
      arguments.append("titleVisibility: \(expressions.code(visibility))")
    }
    if let value = modifier[.presenting] { arguments.append("presenting: \(expressions.code(value))") }
    let head = Code.call(name(of: modifier.id), arguments)
    let (actions, message) = (modifier.elements(of: .actions), modifier[.message])
    guard let name = modifier.name(.as) else {
      return question(head, actions, message, self, signature: .empty)
    }
    let (inner, local) = binding(name)
    return question(head, actions, message, inner, signature: "\(local)")
  }

  private func question(
    _ head: Code, _ actions: [Element], _ message: Expression?, _ inner: ElementWriter, signature: Code
  ) -> Code {
    let answered = Code.block(head, signature: signature, actions.isEmpty ? "EmptyView()" : inner.block(actions))
    guard let message else { return answered }
    return .block("\(answered) message:", signature: signature, inner.text(ofMessage: message))
  }

  /// The text of a message, which may be nil, as statements of a view builder.
  private func text(ofMessage message: Expression) -> Code {
    let message = message.reduced
    switch message.node {
    case .null: return "EmptyView()"
    case .conditional(let condition, let then, let otherwise) where message.isChoiceOfOptionals:
      if then.reduced.node == .null { return text(if: Expression(.not(condition), as: .bool), otherwise) }
      let first = message.unwrapping.map { text(ofMessage: then, binding: $0) } ?? text(if: condition, then)
      if otherwise.reduced.node == .null { return first }
      return otherwise.isWrittenAsIf
        ? "\(first) else \(text(ofMessage: otherwise))" : .block("\(first) else", text(ofMessage: otherwise))
    case .switch(let subject, let cases, let otherwise) where message.isChoiceOfOptionals:
      let texts = cases.map { branch("case .\(member: SwiftName($0.name))", $0.value) }
      let rest = otherwise.map { [branch("default", $0)] } ?? []
      return .switch(on: expressions.head.code(subject), texts + rest)
    case _ where !message.mayBeNil: return expressions.text(message)
    default: return unwrapped(message)
    }
  }

  private func text(if condition: Expression, _ message: Expression) -> Code {
    .block("if \(expressions.head.code(condition))", text(ofMessage: message))
  }

  private func text(ofMessage message: Expression, binding bound: (name: String, optional: Expression)) -> Code {
    let (inner, local) = binding(bound.name)
    return .block("if \(expressions.head.unwrapping(bound.optional, as: local))", inner.text(ofMessage: message))
  }

  private func branch(_ head: Code, _ message: Expression) -> Code {
    "\(head):\(.indented("\(.line)\(text(ofMessage: message))"))"
  }

  private func unwrapped(_ message: Expression) -> Code {
    let (unwrapping, local) = binding("message")
    let source = message.isLocalized ? message.asLocalizedText : message.untranslated
    let value = Expression(.local("message"), as: source.type.unwrapped)
    return .block(
      "if \(expressions.head.unwrapping(source, as: local))", unwrapping.expressions.text(value.read))
  }
}

extension Expression {
  /// Whether it chooses among values of which one may be nil, so that a view builder chooses among their texts.
  var isChoiceOfOptionals: Bool { type.isOptional && !reduced.branches.isEmpty && mayBeNil }

  /// Whether a view builder has an `if` for its text.
  fileprivate var isWrittenAsIf: Bool {
    if case .switch = reduced.node { false } else { mayBeNil }
  }

  /// Whether the value may be nil. A literal is not, whatever its type.
  fileprivate var mayBeNil: Bool {
    let written = reduced
    return switch written.node {
    case .string, .interpolation, .localized: false
    case .conditional, .switch: written.branches.contains(where: \.mayBeNil)
    default: written.type.isOptional
    }
  }
}
