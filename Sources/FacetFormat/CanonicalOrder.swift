import FacetLanguage
import FacetSpec

extension Layout.Node {
  /// Sorts the keys of the grammar, recursively, into the grammar's order.
  ///
  /// A node with anchors or aliases is unchanged, because an anchor must come before its aliases.
  mutating func order(as shape: ValueShape) {
    guard case .collection(var collection) = content else { return }
    collection.order(as: shape)
    content = .collection(collection)
  }

  fileprivate var hasNames: Bool {
    if !anchor.isEmpty || scalar?.isAlias == true { return true }
    return collection?.hasNames ?? false
  }
}

extension Layout.Collection {
  fileprivate var hasNames: Bool {
    entries.contains { !$0.anchor.isEmpty || $0.key?.isAlias == true || $0.value.hasNames }
  }

  fileprivate mutating func order(as shape: ValueShape) {
    switch shape {
    case .shape(let shape), .expressionOr(_, let shape), .wordOr(_, let shape), .textOr(let shape),
      .declaration(let shape):
      orderKeys(as: shape)
    case .statements where isMapping: orderKeys(as: compoundStatement ?? Grammar.longAction)
    // Other mappings in a list are actions with their values.
    case .statements:
      for index in entries.indices {
        guard case .collection(let item) = entries[index].value.content, let shape = item.compoundStatement else {
          continue
        }
        entries[index].value.order(as: .shape(shape))
      }
    case .element, .elements: orderElements()
    case .runs where !isMapping: orderElements()
    case .textsOrNamed(let value) where isMapping: orderValues { _ in value }
    case .named(let value), .list(of: let value): orderValues { _ in value }
    case .namedOr(let shape, let value): orderValues { shape.row($0)?.value ?? value }
    case .mappings(let shape) where isMapping: orderKeys(as: shape)
    case .expressionOrList(_, of: let shape), .mappings(let shape): orderValues { _ in .shape(shape) }
    default: break
    }
  }

  /// The shape of a statement that consists of others; nil for another mapping.
  private var compoundStatement: Shape? {
    if entries.contains(where: { $0.keyword == Keyword(.if) }) { return Grammar.conditionalStatement }
    return entries.first?.keyword == Keyword(.animated) ? Grammar.statement : nil
  }

  private mutating func orderKeys(as shape: Shape) {
    guard isMapping else { return }
    // A switch between values: its other keys are cases.
    if entries.first?.keyword == Keyword(.switch), shape.row(.switch) == nil { return }
    orderValues { shape.row($0)?.value }
    if shape.hasOrder { return }
    // The keys of a variant are followed by modifiers, which keep their order.
    let ordered = [Grammar.variant, Grammar.screenVariant].first { $0.name == shape.name } ?? shape
    sort(by: ordered.rows.map(\.key), from: 0)
  }

  private mutating func orderElements() {
    guard isMapping else { return orderValues { _ in .element } }
    guard let first = entries.first else { return }
    let kind = ElementKind(first.keyword)
    let arguments = kind?.arguments ?? Grammar.componentElement
    orderValues { key in
      kind?.principal.key == key
        ? kind?.principal.value : arguments.row(key)?.value ?? Grammar.modifiers.row(key)?.value
    }
    if arguments.hasOrder { return }
    if kind != nil || first.isNamedAsComponent { sort(by: arguments.rows.map(\.key), from: 1) }
  }

  /// Orders the value of each entry by the shape for its key.
  private mutating func orderValues(_ shape: (Keyword) -> ValueShape?) {
    for index in entries.indices {
      if let shape = shape(entries[index].keyword) { entries[index].value.order(as: shape) }
    }
  }

  /// Sorts the entries with these keys first, in this order; all others keep theirs.
  private mutating func sort(by keys: [Keyword], from first: Int) {
    guard !hasNames, entries.count > first else { return }
    let ranks = entries.map { entry in keys.firstIndex(of: entry.keyword) ?? keys.count }
    let order = (first..<entries.count).sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    entries = entries[..<first] + order.map { entries[$0] }
  }
}

extension Shape {
  /// Whether the order of keys is significant: cells of a matrix are numbered in the order of its axes, an environment
  /// is recorded in its order, and the lines of a shape are stacked.
  fileprivate var hasOrder: Bool {
    [Grammar.matrix.name, Grammar.environment.name, ElementID.shape.kind.arguments.name].contains(name)
  }
}

extension Layout.Entry {
  /// Whether the key can be the name of a Swift type.
  fileprivate var isNamedAsComponent: Bool { key.map { (0x41...0x5A).contains($0.lines[0].text.first ?? 0) } ?? false }
}
