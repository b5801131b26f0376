import FacetFrame

/// The accessibility elements of a view tree, in VoiceOver's order.
///
/// Text, symbols, images and controls are elements. `accessibilityElement(children:)` makes a view one element, or a
/// container that keeps its elements together. Hidden views have no elements.
struct AccessibilityTree {
  let tree: ViewTree
  let rects: [CGRect]
  let nodes: [Frame.Node]
  var order = VoiceOverOrder()

  var elements: [AccessibilityElement] { all.elements }

  /// The elements, and the containers around some of them that say or offer something.
  var all: (elements: [AccessibilityElement], containers: [AccessibilityElement]) {
    // What is behind a layer is not read.
    let items = nodes.isEmpty ? [] : items(at: tree.layers.last ?? 0)
    let elements = flat(items)
    let containers = items.flatMap(\.containers).filter { container in
      container != element(at: container.node)
        && elements.contains { (container.node..<nodes[container.node].end).contains($0.node) }
    }
    return (elements, containers)
  }

  /// An element, or the elements of a container.
  struct Item {
    var elements: [AccessibilityElement]
    /// The containers of the elements, from outer to inner.
    var containers: [AccessibilityElement] = []
    /// Whether the first of ``containers`` holds all elements, so that modifiers of the view are about it.
    var isContainer = false
    /// The sort priority in the enclosing container.
    var priority = 0.0

    init(_ element: AccessibilityElement) {
      elements = [element]
    }

    init(group elements: [AccessibilityElement], containers: [AccessibilityElement]) {
      self.elements = elements
      self.containers = containers
    }
  }

  /// The elements in order. A container is at the position of its first element.
  private func flat(_ items: [Item]) -> [AccessibilityElement] {
    if items.count < 2 { return items.first?.elements ?? [] }
    let items = items.filter { !$0.elements.isEmpty }
    return order.sorted(items, isRightToLeft: tree.nodes[0].isRightToLeft) { item in
      (item.elements[0].rect, item.priority)
    }.flatMap(\.elements)
  }

  private func properties(of node: Int) -> AccessibilityProperties? {
    tree.nodes[node].accessibility.map { tree.accessibility[$0] }
  }

  /// The accessibility elements of a view and its descendants.
  ///
  /// A sort priority applies to all elements of the view. If there are several, they become a container with their own
  /// order.
  private func items(at node: Int) -> [Item] {
    if nodes[node].isHidden { return [] }
    guard tree.nodes[node].accessibility != nil else { return ownItems(at: node) }
    let properties = properties(of: node)
    if properties?.isHidden == true { return [] }
    let items = items(at: node, with: properties)
    guard let priority = properties?.sortPriority else { return items }
    var item = items.count == 1 ? items[0] : Item(group: flat(items), containers: items.flatMap(\.containers))
    item.priority = priority
    return [item]
  }

  private func items(at node: Int, with properties: AccessibilityProperties?) -> [Item] {
    guard let behavior = properties?.children else {
      var items = ownItems(at: node)
      guard let properties else { return items }
      if items.isEmpty, properties.label != nil, let drawn = drawing(in: node) { items = [Item(element(at: drawn))] }
      for item in items.indices {
        if items[item].isContainer {
          properties.apply(to: &items[item].containers[0], of: node, in: self)
          continue
        }
        for element in items[item].elements.indices {
          properties.apply(to: &items[item].elements[element], of: node, in: self)
        }
      }
      return items
    }
    let items = childItems(of: node)
    let children = flat(items)
    if behavior == .contain {
      var container = element(at: node)
      properties?.apply(to: &container, of: node, in: self)
      var item = Item(group: children, containers: [container] + items.flatMap(\.containers))
      item.isContainer = true
      return [item]
    }
    var element = behavior == .combine ? combined(children, at: node) : silent(children, at: node)
    properties?.apply(to: &element, of: node, in: self)
    return [Item(element)]
  }

  private func childItems(of node: Int) -> [Item] {
    var child = node + 1
    let end = nodes[node].end
    if child < end, nodes[child].end == end { return items(at: child) }
    var items: [Item] = []
    while child < end {
      items += self.items(at: child)
      child = nodes[child].end
    }
    return items
  }

  private func ownItems(at node: Int) -> [Item] {
    switch nodes[node].kind {
    case .text(let run) where !run.text.isEmpty:
      [Item(text(run, at: node))]
    case .image(let name, let isSymbol, _, _) where !isDecorative(node):
      [Item(element(at: node, label: isSymbol ? spokenName(ofSymbol: name) : name, traits: [.image]))]
    case .placeholder: [Item(element(at: node))]
    case .control(.button): [Item(button(at: node))]
    case .control(.menu): [Item(menu(at: node))]
    case .control(.toggle): [Item(toggle(at: node))]
    case .control(.textField(let isEditing, _)): [Item(field(at: node, isEditing: isEditing))]
    case .control(.slider): [Item(slider(at: node))]
    case .control(.stepper): [Item(stepper(at: node))]
    case .control(.picker): picker(at: node)
    case .indicator(.progress), .indicator(.activity): [Item(element(at: node, traits: [.updatesFrequently]))]
    case .control(.tapGesture): tappable(childItems(of: node), by: node)
    default: childItems(of: node)
    }
  }

  /// The first thing in a view that is drawn without being an element, such as a shape. With a label it is one.
  private func drawing(in node: Int) -> Int? {
    var next = node
    while next < nodes[node].end {
      let isHidden = nodes[next].isHidden || properties(of: next)?.isHidden == true
      if !isHidden, nodes[next].end == next + 1, nodes[next].kind != .spacer { return next }
      next = isHidden ? nodes[next].end : next + 1
    }
    return nil
  }

  private func isDecorative(_ node: Int) -> Bool {
    (tree.nodes[node].layout as? ImageLayout)?.image.isDecorative == true
  }

  func element(
    at node: Int, label: String = "", traits: AccessibilityElement.Traits = []
  ) -> AccessibilityElement {
    AccessibilityElement(label: label, traits: traits, rect: Rect(rects[node]), node: node)
  }

  /// A text is one element, whose links are offered by the rotor.
  private func text(_ run: Frame.TextRun, at node: Int) -> AccessibilityElement {
    var element = element(at: node, label: run.text, traits: [.staticText])
    guard tree.nodes[node].use?.follow != nil else { return element }
    for case .runs(let runs) in tree.nodes[node].paint { element.links = runs.links.map(\.text) }
    return element
  }

  /// A button is one element with the label of its content.
  private func button(at node: Int) -> AccessibilityElement {
    var element = combined(flat(childItems(of: node)), at: node)
    element.traits.subtract([.staticText, .image])
    element.traits.insert(.button)
    element.activates = node
    element.actions = []
    if !nodes[node].isEnabled { element.traits.insert(.notEnabled) }
    return element
  }

  private func menu(at node: Int) -> AccessibilityElement {
    var element = button(at: node)
    element.traits.remove(.button)
    element.traits.insert(.popUpButton)
    return element
  }

  /// A toggle is one element with the label of its content.
  private func toggle(at node: Int) -> AccessibilityElement {
    var element = button(at: node)
    element.traits.remove(.button)
    element.traits.insert(.toggle)
    element.value = isOn(below: node) ? "1" : "0"
    return element
  }

  private func field(at node: Int, isEditing: Bool) -> AccessibilityElement {
    let entry = tree.nodes[node].use?.entry
    var element = element(at: node, label: entry?.name ?? "")
    element.value = entry?.shown ?? ""
    element.traits = [entry?.isSecure == true ? .secureTextField : .textField]
    if isEditing { element.traits.insert(.isEditing) }
    if !nodes[node].isEnabled { element.traits.insert(.notEnabled) }
    element.merged = tree.nodes[node].count > 1 ? [node + 1] : []
    return element
  }

  private func slider(at node: Int) -> AccessibilityElement {
    var element = element(at: node, traits: [.adjustable])
    element.adjusts = node
    element.canIncrement = true
    element.canDecrement = true
    if !nodes[node].isEnabled { element.traits.insert(.notEnabled) }
    return element
  }

  /// A stepper is one element with the label of its content.
  private func stepper(at node: Int) -> AccessibilityElement {
    var element = combined(flat(childItems(of: node)), at: node)
    let movement = tree.nodes[node].use?.movement
    element.traits = nodes[node].isEnabled ? [.adjustable] : [.notEnabled, .adjustable]
    element.adjusts = node
    element.canIncrement = movement?.canIncrement ?? false
    element.canDecrement = movement?.canDecrement ?? false
    return element
  }

  /// A menu is a button, a wheel is adjustable, and segments and rows of a menu are elements of their own.
  private func picker(at node: Int) -> [Item] {
    if let date = tree.nodes[node].use?.date { return [Item(datePicker(date, at: node))] }
    guard let selection = tree.nodes[node].use?.selection, selection.kind != .segmented, selection.kind != .rows else {
      return childItems(of: node)
    }
    var element = silent(flat(childItems(of: node)), at: node)
    element.label = selection.name
    element.value = selection.value
    element.traits = nodes[node].isEnabled ? [] : [.notEnabled]
    if selection.kind == .menu {
      element.traits.insert(.button)
    } else {
      element.traits.insert(.adjustable)
      element.adjusts = node
      element.canIncrement = selection.canMove(.increment)
      element.canDecrement = selection.canMove(.decrement)
    }
    return [Item(element)]
  }

  /// Fields are a button; a calendar and wheels are adjustable, a day at a time.
  private func datePicker(_ date: DateSelection, at node: Int) -> AccessibilityElement {
    var element = silent(flat(childItems(of: node)), at: node)
    element.label = date.name
    element.value = date.words
    element.traits = nodes[node].isEnabled ? [] : [.notEnabled]
    if date.kind == .compact {
      element.traits.insert(.button)
    } else {
      element.traits.insert(.adjustable)
      element.adjusts = node
      element.canIncrement = date.canMove(.increment)
      element.canDecrement = date.canMove(.decrement)
    }
    return element
  }

  private func isOn(below node: Int) -> Bool {
    nodes[node..<nodes[node].end].last { $0.kind.isSwitch }?.kind == .indicator(.toggle(isOn: true))
  }

  /// A tap gesture does not create an element. If its view has exactly one, activating that is a tap.
  private func tappable(_ items: [Item], by node: Int) -> [Item] {
    guard items.count == 1, items[0].elements.count == 1, items[0].elements[0].activates == nil else { return items }
    // A double tap on a field begins editing, whatever is around it.
    if let traits = items.first?.elements.first?.traits,
      traits.contains(.textField) || traits.contains(.secureTextField)
    {
      return items
    }
    var items = items
    items[0].elements[0].activates = node
    return items
  }
}

extension Frame.Kind {
  fileprivate var isSwitch: Bool { if case .indicator(.toggle) = self { true } else { false } }
}

/// The spoken name of a symbol, without the words for its shape: `minus.circle` is "minus".
private func spokenName(ofSymbol name: String) -> String {
  let words = name.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
  let meaning = words.prefix(1) + words.dropFirst().filter { !wordsOfDrawing.contains($0) }
  return meaning.joined(separator: " ")
}

private let wordsOfDrawing: [Substring] = ["fill", "circle", "square", "rectangle", "slash"]
