import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// A name after what the element shows, or after its kind. ``named(_:)`` makes the names of a body unique.
  func suggestedName(of element: ElementSpec, kind: Element.Kind) -> String {
    kind.shownName ?? kind.outlineName ?? element.kind.value
  }

  /// The same body with every name in it unique.
  func named(_ body: Element) -> Element {
    var names = ElementNames(body)
    return names.assign(to: body)
  }
}

/// Assigns the names of elements in goldens and messages.
///
/// An element is named after what it shows: its content field, its action, its label, its symbol or its literal text.
/// `content.review.author` gives `author`, `onIncrement` gives `increment`, "Age 13 and over" gives `age13AndOver`.
/// Other elements are named after their kind: `vstack`, `divider`.
///
/// Equal names are qualified by what is inside the element, by the enclosing control, loop or branch, or by a neighbor:
/// `adults.hstack`, `increment.icon`, `else.title`, `adults.divider`. If no qualifier is unique, a number is added.
private struct ElementNames {
  /// What each element and its descendants show, in preorder, by the position of the element.
  private var subjects: [[String]] = []
  /// The position after the last descendant of each element.
  private var ends: [Int] = []
  private var counts: [String: Count] = [:]
  private var taken: Set<String> = []
  /// Names qualified by what is inside the element. They are not given to other elements by a neighbor.
  private var reserved: Set<String> = []
  /// The last number added to each name, where the search for the next one starts.
  private var numbers: [String: Int] = [:]
  private var next = 0

  /// The number of elements with a name.
  private struct Count {
    var all = 0
    /// The number of them that are in no control, loop or branch.
    var unscoped = 0

    mutating func add(isScoped: Bool) {
      all += 1
      if !isScoped { unscoped += 1 }
    }
  }

  /// The surroundings of an element.
  private struct Place {
    /// The enclosing controls, loops and branches, innermost first.
    var scopes: [String] = []
    /// What the previous and the next sibling and the enclosing elements show.
    var neighbors: [String] = []
    /// The names of the enclosing elements, innermost first.
    var containers: [String] = []
  }

  /// More subjects would not make better names.
  private static let mostSubjects = 4
  private static let mostNeighbors = 12

  init(_ body: Element) {
    survey(body, isScoped: false)
    // The root needs no qualifier.
    counts[body.name]?.unscoped = 1
  }

  mutating func assign(to body: Element) -> Element {
    taken.insert(body.name)
    return assign(to: body, in: Place(), isBody: true)
  }

  @discardableResult private mutating func survey(_ element: Element, isScoped: Bool) -> [String] {
    let index = subjects.count
    subjects.append([])
    ends.append(index)
    counts[element.name, default: Count()].add(isScoped: isScoped)
    var found: [String] = []
    func add(_ subjects: [String]) {
      for subject in subjects where found.count < Self.mostSubjects && !found.contains(subject) {
        found.append(subject)
      }
    }
    add(element.kind.subjects)
    for (scope, children) in element.scopedChildren {
      for child in children { add(survey(child, isScoped: isScoped || scope != nil)) }
    }
    ends[index] = subjects.count
    subjects[index] = (element.kind.conditionName.map { [$0] } ?? []) + found
    if element.kind.shownName == nil, let subject = subjects[index].first {
      reserved.insert("\(subject).\(element.name)")
    }
    return found
  }

  private mutating func assign(to element: Element, in place: Place, isBody: Bool = false) -> Element {
    let index = next
    next += 1
    var named = element
    if !isBody { named.name = name(of: element, at: index, in: place) }
    var places = placesOfChildren(of: element, named: named.name, at: index, in: place)[...]
    named.mapChildren { child in assign(to: child, in: places.popFirst() ?? place) }
    return named
  }

  /// In the order in which ``Element/mapChildren(_:)`` visits them.
  private func placesOfChildren(of element: Element, named name: String, at index: Int, in place: Place) -> [Place] {
    var places: [Place] = []
    var child = index + 1
    for (scope, children) in element.scopedChildren where !children.isEmpty {
      let indices = children.map { _ in
        defer { child = ends[child] }
        return child
      }
      let scopes = Array(
        ((scope.map { [$0 == element.name ? name : $0] } ?? []) + place.scopes).prefix(Self.mostNeighbors))
      let containers = [name] + place.containers.prefix(Self.mostNeighbors)
      for position in indices.indices {
        let before = position > 0 ? subjects[indices[position - 1]] : []
        let after = position + 1 < indices.count ? subjects[indices[position + 1]] : []
        // The root shows everything, so its subjects distinguish nothing.
        let neighbors = before.prefix(1) + after.prefix(1) + (index == 0 ? [] : subjects[index]) + place.neighbors
        places.append(
          Place(
            scopes: scopes, neighbors: Array(neighbors.prefix(Self.mostNeighbors)), containers: containers))
      }
    }
    return places
  }

  private mutating func name(of element: Element, at index: Int, in place: Place) -> String {
    let name = element.name
    let count = counts[name, default: Count()]
    if count.all == 1 || place.scopes.isEmpty && count.unscoped == 1, taken.insert(name).inserted { return name }
    // An element that shows something is qualified by its scope first, other elements by their contents.
    let isShown = element.kind.shownName != nil
    let own = qualified(name, by: isShown ? place.scopes + subjects[index] : subjects[index] + place.scopes)
    if let unique = own.first(where: { taken.insert($0).inserted }) { return unique }
    if isShown, taken.insert(name).inserted { return name }
    let others = qualified(name, by: place.neighbors).filter { !reserved.contains($0) }
    let around = qualified(name, by: place.containers)
    if let unique = (others + around).first(where: { taken.insert($0).inserted }) { return unique }
    return numbered((own + others).first ?? name)
  }

  private func qualified(_ name: String, by qualifiers: [String]) -> [String] {
    distinct(qualifiers).filter { $0 != name }.map { "\($0).\(name)" }
  }

  private mutating func numbered(_ name: String) -> String {
    var number = numbers[name, default: 1]
    var unique: String
    repeat {
      number += 1
      unique = "\(name)-\(number)"
    } while !taken.insert(unique).inserted
    numbers[name] = number
    return unique
  }

  private func distinct(_ names: [String]) -> [String] {
    // Few: the names around an element are limited.
    names.reduce(into: []) { kept, name in if !kept.contains(name) { kept.append(name) } }
  }
}

extension Element {
  /// The children, in the order of ``mapChildren(_:)``, with the name of the control, loop or branch around them.
  fileprivate var scopedChildren: [(scope: String?, elements: [Element])] {
    let own = kind.scopedChildren(of: name)
    return modifiers.contains(where: \.drawsElements) ? own + [(nil, modifiers.flatMap(\.elements))] : own
  }
}

extension Element {
  fileprivate mutating func mapChildren(_ transform: (Element) -> Element) {
    kind.mapChildren(transform)
    mapModifiers(transform)
  }

  fileprivate mutating func mapModifiers(_ transform: (Element) -> Element) {
    for index in modifiers.indices where modifiers[index].drawsElements {
      modifiers[index] = modifiers[index].mapElements(transform)
    }
  }
}

extension Element.Kind {
  fileprivate func scopedChildren(of name: String) -> [(scope: String?, elements: [Element])] {
    switch self {
    case .text, .icon, .image, .shape, .spacer, .divider, .slot, .textField, .handWritten: []
    case .button(_, let label), .toggle(_, let label): [(name, label)]
    case .slider(let slider): [(name, slider.label)]
    case .progress(let progress): [(name, progress.label)]
    case .stack(let stack): [(nil, stack.children)]
    case .scroll(let scroll): [(nil, scroll.content)]
    case .lazyGrid(let grid): [(nil, grid.children)]
    case .grid(let grid): [(nil, grid.children)]
    case .gridRow(let cells, _): [(nil, cells)]
    case .conditional(_, let then, let otherwise): [(nil, then), ("else", otherwise)]
    case .switch(_, let cases, let otherwise): cases.map { ($0.name, $0.body) } + [("default", otherwise ?? [])]
    case .forEach(_, _, _, let body): [(name, body)]
    case .group(let elements), .constants(_, let elements): [(nil, elements)]
    case .component(let instance): instance.arguments.map { (nil, $0.value.slotElements) }
    }
  }

  fileprivate mutating func mapChildren(_ transform: (Element) -> Element) {
    switch self {
    case .text, .icon, .image, .shape, .spacer, .divider, .slot, .textField, .handWritten: break
    case .button(let action, let label): self = .button(action, label: label.map(transform))
    case .toggle(let field, let label): self = .toggle(isOn: field, label: label.map(transform))
    case .slider(var slider):
      slider.label = slider.label.map(transform)
      self = .slider(slider)
    case .progress(var progress):
      progress.label = progress.label.map(transform)
      self = .progress(progress)
    case .stack(var stack):
      stack.children = stack.children.map(transform)
      self = .stack(stack)
    case .scroll(var scroll):
      scroll.content = scroll.content.map(transform)
      self = .scroll(scroll)
    case .lazyGrid(var grid):
      grid.children = grid.children.map(transform)
      self = .lazyGrid(grid)
    case .grid(var grid):
      grid.children = grid.children.map(transform)
      self = .grid(grid)
    case .gridRow(let cells, let alignment): self = .gridRow(cells.map(transform), alignment: alignment)
    case .conditional(let condition, let then, let otherwise):
      self = .conditional(condition, then: then.map(transform), else: otherwise.map(transform))
    case .switch(let value, let cases, let otherwise):
      self = .switch(
        value, cases: cases.map { Element.Case(name: $0.name, body: $0.body.map(transform)) },
        otherwise: otherwise?.map(transform))
    case .forEach(let array, let binding, let id, let body):
      self = .forEach(array, binding: binding, id: id, body: body.map(transform))
    case .group(let elements): self = .group(elements.map(transform))
    case .constants(let constants, let body): self = .constants(constants, body: body.map(transform))
    case .component(var instance):
      for index in instance.arguments.indices { instance.arguments[index].value.mapSlotElements(transform) }
      self = .component(instance)
    }
  }
}

extension Expression {
  /// The contents of a slot.
  fileprivate var slotElements: [Element] {
    if case .views(let elements) = node { elements } else { [] }
  }

  fileprivate mutating func mapSlotElements(_ transform: (Element) -> Element) {
    if case .views(let elements) = node { node = .views(elements.map(transform)) }
  }
}
