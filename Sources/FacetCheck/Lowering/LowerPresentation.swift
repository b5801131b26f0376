import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// What is presented above the screen: sheets, alerts, menus.
extension ComponentResolver {
  /// A sheet, a cover, a popover, an alert or a confirmation dialog.
  mutating func presentation(
    _ id: ModifierID, _ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let isQuestion = id == .alert || id == .confirmationDialog
    var arguments: [Modifier.Argument] = []
    if let loop = scope.repeatedBy { report(.repeatedPresentation(key, by: loop.kind, isItem: makesItems(loop))) }
    var isWhole = checkOwner(of: parts, id, key, in: scope)

    if let syntax = parts.syntax(.isPresented) {
      let field = presented(syntax, by: key.value, as: .binding(.bool), in: scope)
      isWhole = isWhole && field != nil
      if let field { arguments.append(.init(Key.isPresented, .expression(field))) }
    }
    let (inner, bound, boundIsWhole) = bind(parts, key, isQuestion: isQuestion, in: scope)
    isWhole = isWhole && boundIsWhole
    arguments += bound

    for part in parts.inOrder(of: id) {
      switch part.keyword.key {
      case .title, .message, .onDismiss, .detents, .dragIndicator, .interactiveDismissDisabled, .arrowEdge,
        .titleVisibility, .compactAdaptation:
        guard let row = id.kind.parts?.row(part.keyword) else { continue }
        let place = part.keyword == .message ? inner.saying(.message(of: id)) : scope.saying(.title(of: id))
        let value = argument(part.value, as: row.value, at: part.key.span, in: place.inLayer(nil))
        isWhole = isWhole && value != nil
        // 'message: nil' is no message.
        if case .expression(let expression)? = value, expression.node == .null { continue }
        if let value { arguments.append(.init(row.key, value)) }
      case .content: arguments.append(.init(Key.content, .elements(children(part.value, in: inner.inLayer(nil)))))
      case .actions:
        checkItems(part.value, in: id)
        arguments.append(.init(Key.actions, .elements(children(part.value, in: inner.inLayer(id)))))
      default: break
      }
    }
    return isWhole ? Modifier(id, arguments) : nil
  }

  /// Whether an enclosing loop makes the items of a section of a screen.
  private func makesItems(_ loop: ElementSpec) -> Bool {
    guard let position = open.last(where: { elements[$0].written.span == loop.span }) else { return false }
    var container = elements[position].container
    while let next = container, elements[next].written.handsOnItsPlace { container = elements[next].container }
    return container.map { spec.owner(ofContainer: elements[$0].written.kind) == .section } ?? false
  }

  mutating func contextMenu(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    checkItems(value, in: .contextMenu)
    return Modifier(.contextMenu, [.init(nil, .elements(children(value, in: scope.inLayer(.contextMenu))))])
  }

  /// The edge, whether a full swipe is allowed unless that is the default, and the buttons of each edge, in turn.
  mutating func swipeActions(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .list(let edges) = value else { return nil }
    var arguments: [Modifier.Argument] = []
    var isWhole = true
    for edge in edges {
      let word = edge.parts.word(.edge) ?? "trailing"
      arguments.append(.init(Key.edge, .expression(.word(word, of: .horizontalEdge))))
      if let written = edge.parts[.allowsFullSwipe] {
        let value = expression(written.value, as: .bool, in: scope)
        isWhole = isWhole && value != nil
        if let value, value.node != .bool(true) { arguments.append(.init(Key.allowsFullSwipe, .expression(value))) }
      }
      guard let content = edge.parts[.content]?.value else { continue }
      checkItems(content, in: .swipeActions)
      arguments.append(.init(Key.content, .elements(children(content, in: scope.inLayer(.swipeActions)))))
    }
    return isWhole ? Modifier(.swipeActions, arguments) : nil
  }

  mutating func menu(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let isRow = scope.systemLayer != nil
    let label = children(element.argument(.label), in: scope)
    if let items = element.principal { checkItems(items, in: .contextMenu, named: "a menu") }
    let content = children(element.principal, in: scope.inLayer(.contextMenu))
    return .menu(Element.Menu(content: content, label: label, isOfSystem: isRow))
  }

  /// Checks that there is one value that says when it is presented, and no other presentation has it.
  private mutating func checkOwner(
    of given: [ElementSpec.Argument], _ id: ModifierID, _ key: Located<String>, in scope: Scope
  ) -> Bool {
    if given[.isPresented] == nil, given[.item] == nil {
      report(.presentedByNothing(key))
      return false
    }
    if given[.isPresented] != nil, let item = given[.item] {
      report(.presentedTwice(item.key))
      return false
    }
    guard let owner = given.syntax(.isPresented) ?? given.syntax(.item), let element = open.last else { return true }
    for other in elements[element].written.modifiers {
      if other.key.span == key.span { break }
      guard other.modifier?.kind.effect == .presentation, case .parts(let parts) = other.value else { continue }
      guard let earlier = parts.syntax(.isPresented) ?? parts.syntax(.item), earlier.excerpt == owner.excerpt else {
        continue
      }
      report(.sharedPresentation(key, owner.excerpt, with: other.key, at: owner.span))
      return false
    }
    return true
  }

  /// The field of the content that a modifier writes to, such as 'isPresented' of a sheet.
  mutating func presented(
    _ syntax: ExpressionSyntax, by key: String, as wanted: ValueType, in scope: Scope
  ) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    guard case .content(let name) = value.node, content.field(named: name)?.type == wanted else {
      let fields = content.fields.filter { $0.type == wanted }.map { "content.\($0.name.value)" }
      report(.notABinding(syntax.excerpt, of: value.type, for: key, [wanted.read], among: fields, at: syntax.span))
      return nil
    }
    return Expression(.content(name), as: wanted)
  }

  /// The name of the item of a sheet, or of the value that an alert is about, and what it stands for.
  private mutating func bind(
    _ given: [ElementSpec.Argument], _ key: Located<String>, isQuestion: Bool, in scope: Scope
  ) -> (scope: Scope, arguments: [Modifier.Argument], isWhole: Bool) {
    let part: Key = isQuestion ? .presenting : .item
    let name: Located<String>? = if case .word(let name)? = given[.as]?.value { name } else { nil }
    guard let syntax = given.syntax(part) else {
      if let name { report(.nameOfNothing(name, part)) }
      return (name == nil ? scope : scope.lackingName(), [], name == nil)
    }
    let value = isQuestion ? optional(syntax, in: scope) : item(syntax, of: key.value, in: scope)
    guard let name else {
      if given[.as] == nil { report(.itemWithoutName(key, part, at: syntax.span)) }
      return (scope.lackingName(), [], false)
    }
    checkMemberName(name, what: "variable", of: .local)
    let type = value.map { isQuestion ? $0.type.unwrapped : $0.type.read.unwrapped }
    let inner = scope.binding(name, as: type)
    let bound = inner.boundName ?? name.value
    guard let value, let type else { return (inner, [], false) }
    var arguments: [Modifier.Argument] = [
      .init(part, .expression(value)), .init(Key.as, .expression(Expression(.string(bound), as: .string))),
    ]
    if !isQuestion, case .declared(let declared) = type, let id = declaration(of: declared)?.identity {
      let member = Expression(.member(Expression(.local(bound), as: type), id.name), as: id.type)
      arguments.append(.init(Key.id, .expression(member)))
    }
    return (inner, arguments, true)
  }

  private mutating func optional(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    keep(value, at: syntax.span)
    guard value.type.isOptional else {
      report(.neverNil(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    return value
  }

  /// A binding of the content to an optional struct that has an `id`.
  private mutating func item(_ syntax: ExpressionSyntax, of key: String, in scope: Scope) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    guard case .content(let name) = value.node, case .binding(let stored)? = content.field(named: name)?.type,
      stored.isOptional, case .declared(let type) = stored.unwrapped, let declaration = declaration(of: type),
      declaration.identity != nil
    else {
      let items = content.fields.filter { field in
        guard case .binding(let stored)? = field.type, stored.isOptional, case .declared(let type) = stored.unwrapped
        else { return false }
        return self.declaration(of: type)?.identity != nil
      }.map { "content.\($0.name.value)" }
      var found = value.type
      if case .content(let name) = value.node, let type = content.field(named: name)?.type { found = type }
      report(.notAnItem(syntax.excerpt, of: found, for: key, among: items, at: syntax.span))
      return nil
    }
    return Expression(.content(name), as: .binding(stored))
  }
}

extension Scope {
  /// The scope in a layer, around which there is no container.
  fileprivate func inLayer(_ system: ModifierID?) -> Scope {
    var scope = self
    scope.systemLayer = system
    scope.surroundings = .ofLayer
    scope.offersSize = false
    return scope
  }
}

extension [ElementSpec.Argument] {
  /// The expression of a part; nil for one that could not be parsed, which has been reported.
  fileprivate func syntax(_ key: Key) -> ExpressionSyntax? {
    guard let syntax = self[key]?.value.syntax else { return nil }
    if case .invalid = syntax.node { return nil }
    return syntax
  }

  /// The parts in the order of the grammar, so that the order in the file does not matter.
  func inOrder(of id: ModifierID) -> [ElementSpec.Argument] {
    id.kind.parts?.rows.compactMap { row in first { $0.keyword == row.key } } ?? self
  }
}

extension ModifierKind {
  /// The keys of its parts.
  fileprivate var parts: Shape? { if case .shape(let shape)? = row?.value { shape } else { nil } }
}
