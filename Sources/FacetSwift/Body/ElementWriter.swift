import FacetIR
import FacetLanguage

/// The elements of a body as SwiftUI views, under SwiftUI's names.
struct ElementWriter {
  var expressions: ExpressionWriter
  /// Elements that are views of their own, and the calls of these.
  private(set) var parts: [Element: (ExpressionWriter) -> Code] = [:]
  /// The lists in the enclosing lazy container, if there are several; each is numbered by its position.
  private var lists: [Element] = []
  /// The functions of the parts of the style.
  private let fragments: PartMembers?

  /// - Parameters:
  ///   - parts: Elements that are views of their own, and the calls of these.
  ///   - fragments: The functions of the parts of the style.
  init(
    index: DesignIndex, scope: Scope, parts: [Element: (ExpressionWriter) -> Code] = [:],
    fragments: PartMembers? = nil
  ) {
    expressions = ExpressionWriter(index: index, scope: scope)
    self.parts = parts
    self.fragments = fragments
  }

  /// The scope with what the enclosing elements bind.
  func binding(_ name: String) -> (writer: ElementWriter, local: SwiftName) {
    var writer = self
    let local: SwiftName
    (writer.expressions, local) = expressions.binding(name)
    return (writer, local)
  }

  /// The children of a lazy container. Their ids must differ, because the container drops views with equal ids.
  func lazyBlock(_ children: [Element]) -> Code {
    let lists = children.flatMap(\.siblingLists)
    var writer = self
    writer.lists = lists.count > 1 ? lists : []
    return writer.block(children)
  }

  func code(_ element: Element) -> Code { code(element, calling: []) }

  /// - Parameter outer: Modifiers that are applied after its own.
  func code(_ element: Element, calling outer: [Code]) -> Code {
    if !parts.isEmpty, let part = parts[element] { return .chain(part(expressions), outer) }
    if let count = element.modifiersBelowPresentation { return presenting(from: element, below: count, outer) }
    if case .call(let name, let arguments, let count)? = element.part,
      let call = fragments?.call(name, arguments, by: expressions)
    {
      return .chain(call, calls(Array(element.modifiers.dropFirst(count))) + outer)
    }
    let calls = ownCalls(element.kind) + calls(element.modifiers) + outer
    if let only = element.kind.onlyMember { return code(only, calling: calls) }
    if case .image(let image, let options) = element.kind, options.calls.isEmpty, !calls.isEmpty {
      return .chain(expressions.code(image, atLeast: .postfix), calls)
    }
    if case .text(let text) = element.kind, !calls.isEmpty {
      let base = expressions.text(text, atLeast: .postfix)
      // Swift's formatter puts calls on what is in parentheses one level deeper.
      return expressions.isChoice(text)
        ? "\(base)\(.indented(.sequence(calls.map { "\(.line)\($0)" })))" : .chain(base, calls)
    }
    guard element.kind.isStatement, !calls.isEmpty else { return .chain(base(element.kind), calls) }
    return .chain(.block("Group", base(element.kind)), calls)
  }

  /// What the function of a part returns: an element, or the several that a view builder makes one view of.
  func content(ofPart body: Element) -> Code {
    if case .group(let elements) = body.kind, body.modifiers.isEmpty, body.part == nil { return block(elements) }
    return code(body)
  }

  /// The view of an element without its modifiers.
  private func ownCalls(_ kind: Element.Kind) -> [Code] {
    switch kind {
    case .button, .toggle, .textField, .slider, .progress, .control: look(ofControl: kind) + submission(of: kind)
    case .component(let instance): style(of: instance)
    case .shape(let shape): paint(of: shape)
    case .serverPage(let page): handlers(of: page)
    default: []
    }
  }

  /// The children of a container, one on each line. What a constant condition chooses stands in its place.
  func block(_ elements: [Element]) -> Code {
    let elements = elements.flatMap(writtenInPlace)
    return elements.count <= Self.largestBlock
      ? .lines(elements.map { elements.count > 1 && bindsConstants($0) ? .block("Group", code($0)) : code($0) })
      : .lines(elements.chunked(by: Self.largestBlock).map { .block("Group", block($0)) })
  }

  /// The number of children that all versions of the view builder take.
  static let largestBlock = 10

  private func base(_ kind: Element.Kind) -> Code {
    switch kind {
    case .text(let text): expressions.text(text)
    case .run, .runs: text(kind)
    case .icon(let icon): expressions.image(of: icon)
    case .image(let image, let options):
      options.calls.isEmpty
        ? expressions.code(image) : .sequence([expressions.code(image, atLeast: .postfix)] + options.calls)
    case .shape(let shape): code(shape.outline)
    case .button(let button): code(button)
    case .textField(let field): code(field)
    case .slider(let slider): code(slider)
    case .progress(let progress): code(progress)
    case .control(let control): code(control)
    case .toggle(let toggle): .block(.call("Toggle", ["isOn: \(binding(toggle.isOn))"]), block(toggle.label))
    case .spacer(let length): .call("Spacer", length.map { ["minLength: \(expressions.code($0))"] } ?? [])
    case .divider: "Divider()"
    case .stack(let stack):
      .block(head(of: stack), stack.isLazy ? lazyBlock(stack.children) : block(stack.children))
    case .scroll(let scroll): .block(head(of: scroll), block(scroll.content))
    case .lazyGrid(let grid): .block(head(of: grid), lazyBlock(grid.children))
    case .grid(let grid): .block(head(of: grid), block(grid.children))
    case .gridRow(let cells, let alignment): .block(headOfRow(alignment), block(cells))
    case .flow(let flow): .block(head(of: flow), block(flow.children))
    case .viewThatFits(let elements, let axes):
      .block(.head("ViewThatFits", axes == "both" ? [] : ["in: .\(member: SwiftName(axes))"]), block(elements))
    case .conditional(let condition, let then, let otherwise): conditional(condition, then, otherwise)
    case .switch(let value, let cases, let otherwise): choice(value, cases, otherwise)
    case .forEach(let array, let name, let id, let body):
      forEach(array, name, id, body, list: lists.firstIndex { $0.kind == kind })
    case .constants(let constants, let body): declarations(constants, body)
    case .slot(let name, nil): expressions.content(name)
    case .slot(let name, let value?): .call(expressions.content(name), [expressions.code(value)])
    case .group(let elements): .block("Group", block(elements))
    case .component(let instance): code(instance)
    case .handWritten(let view): code(view)
    case .serverPage(let page): code(page)
    }
  }

  private func code(_ button: Element.Button) -> Code {
    let (action, label) = (expressions.scope.bound(button.action), self.label(button.label))
    let role = button.role.map { ["role: \(expressions.code($0))" as Code] } ?? []
    if !action.isOptional, action.argument == nil, expressions.scope.screen == nil {
      return .block(.call("Button", role + ["action: \(expressions.function(action))"]), label)
    }
    return .block("\(.block(.head("Button", role), expressions.call(action))) label:", label)
  }

  /// What the button sets for its label is read by a view in it.
  func label(_ elements: [Element]) -> Code {
    let keys = EnvironmentID.ofButtons.filter { key in elements.contains { $0.reads(key) } }
    var writer = self
    let heads = keys.map { key -> Code in
      let (scope, name) = writer.expressions.scope.reading(key)
      writer.expressions.scope = scope
      return "\(.callsSupport)WithEnvironment(\\.\(member: SwiftName(key.name))) { \(name) in"
    }
    return heads.reversed().reduce(writer.block(elements)) { inner, head in
      .sequence([head, .indented("\(.line)\(inner)"), .line, "}"])
    }
  }

  func binding(_ field: String) -> Code { expressions.binding(field) }

  private func head(of stack: Element.Stack) -> Code {
    let name: Code =
      switch stack.axis {
      case .horizontal: stack.isLazy ? "LazyHStack" : "HStack"
      case .vertical: stack.isLazy ? "LazyVStack" : "VStack"
      case .depth: "ZStack"
      }
    let spacing = stack.spacing.map { ["spacing: \(expressions.code($0))" as Code] } ?? []
    return .head(name, alignment(stack.alignment) + spacing)
  }

  /// Elements are identified by their ids, or by their positions if they have none, because values can repeat.
  ///
  /// - Parameter list: Its number among the lists of a lazy container, if there are several.
  private func forEach(
    _ array: Expression, _ name: String, _ id: Expression?, _ body: [Element], list: Int?
  ) -> Code {
    let (inner, bound) = binding(name)
    let local: Code = name == "_" ? "_" : "\(bound)"
    let numbers = array.isNumbers && list != nil ? "Array(\(expressions.code(array)))" as Code : nil
    let values = numbers ?? expressions.code(array, atLeast: list == nil && id != nil ? .ternary : .postfix)
    let path = id.map { "\\\(expressions.keyPath($0))" as Code }
    let head: Code =
      switch (list, path) {
      case (let list?, let path?):
        "\(.call("ForEach", ["\(.callsSupport)\(values).identified(by: \(path), inList: \(.int(list)))", "id: \\.id"])) { _, \(local) in"
      case (let list?, nil):
        "\(.call("ForEach", ["\(.callsSupport)\(values).identified(inList: \(.int(list)))", "id: \\.id"])) { _, \(local) in"
      case (nil, let path?):
        expressions.isIdentifiable(by: id, array.type)
          ? "\(.call("ForEach", [values])) { \(local) in" : "\(.call("ForEach", [values, "id: \(path)"])) { \(local) in"
      case (nil, nil):
        "\(.call("ForEach", [.call("Array", single: "\(values).enumerated()"), "id: \\.offset"])) { _, \(local) in"
      }
    return "\(head)\(.indented("\(.line)\(inner.block(body))"))\(.line)}"
  }
}

extension Element {
  /// The lists that are direct children of the container.
  fileprivate var siblingLists: [Element] {
    switch kind {
    case .forEach: [self]
    case .group(let elements), .constants(_, let elements): elements.flatMap(\.siblingLists)
    case .conditional(_, let then, let otherwise): (then + otherwise).flatMap(\.siblingLists)
    case .switch(_, let cases, let otherwise):
      (cases.flatMap(\.body) + (otherwise ?? [])).flatMap(\.siblingLists)
    default: []
    }
  }
}

extension ElementWriter {
  /// Whether an element is not a single expression in Swift, so that it requires a view builder. Modifiers may come to no
  /// call: `bold: false`.
  func isStatement(_ element: Element) -> Bool {
    if element.part != nil { return false }
    if case .group = element.kind { return element.modifiers.isEmpty }
    return element.kind.isStatement && calls(element.modifiers).isEmpty
  }

  /// Whether it begins with declarations, which are visible to its siblings too.
  private func bindsConstants(_ element: Element) -> Bool {
    if case .constants = element.kind { isStatement(element) } else { false }
  }
}

extension Element.Kind {
  /// Whether it is a Swift statement, on which no modifier can be called.
  fileprivate var isStatement: Bool {
    switch self {
    case .conditional, .switch, .constants: true
    default: false
    }
  }
}

extension Array {
  func chunked(by size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
