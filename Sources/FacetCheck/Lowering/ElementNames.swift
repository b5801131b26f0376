import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

/// How goldens and messages call the elements of a body.
///
/// An element is called after what it shows: `content.review.author` makes `author`, a button's `onIncrement` makes
/// `increment`, a slot and a component their own names, anything else its kind. Elements of one name are told apart by
/// the nearest element around them: `increment.icon`, `decrement.icon`. A number is the last resort.
extension ComponentChecker {
  func suggestedName(of element: ElementSpec, kind: Element.Kind) -> String {
    switch kind {
    case .text(let value), .icon(let value), .image(let value, _): value.referenceName ?? element.kind.value
    case .button(let action, _): Self.controlName(of: action.name)
    case .toggle(let field, _): field
    case .textField(let field): field.text
    case .slider(let slider): slider.value
    case .progress(let progress): progress.value?.referenceName ?? element.kind.value
    case .slot(let name): name
    case .forEach(let array, _, _, _): array.referenceName ?? element.kind.value
    case .component(let instance): instance.component
    case .handWritten(let view): view.type[view.type.count - 1]
    case .shape, .spacer, .divider, .stack, .scroll, .lazyGrid, .grid, .gridRow, .conditional, .switch, .group:
      element.kind.value
    }
  }

  /// `onIncrement` makes `increment`.
  private static func controlName(of action: String) -> String {
    let letters = Array(action.unicodeScalars)
    guard letters.count > 2, action.hasPrefix("on"), letters[2].properties.isUppercase else { return action }
    var name = letters[2].properties.lowercaseMapping
    for letter in letters[3...] { name.unicodeScalars.append(letter) }
    return name
  }

  /// The same body with every name in it unique.
  func named(_ body: Element) -> Element {
    var names = NameAssignment(body)
    return names.assign(body)
  }
}

extension Expression {
  /// The last name of what an expression mainly refers to: of a choice, what its first branch does.
  fileprivate var referenceName: String? {
    switch node {
    case .content(let name), .parameter(let name), .local(let name), .style(let name): name
    case .member(_, let name): name
    case .conditional(_, let then, _): then.referenceName
    case .coalesce(let value, _): value.referenceName
    case .call(_, let arguments): arguments.first?.referenceName
    default: nil
    }
  }
}

/// Makes the names of a body unique, walking it twice in the same order: to see which names occur more than once, and
/// to give those their qualifiers.
private struct NameAssignment {
  private var suggestions: [String: Int] = [:]
  private var taken: Set<String> = []
  /// How many elements have been given a name by now: the next one need not try the numbers of these.
  private var counts: [String: Int] = [:]

  init(_ body: Element) { count(body) }

  private mutating func count(_ element: Element) {
    suggestions[element.name, default: 0] += 1
    for child in element.children { count(child) }
  }

  mutating func assign(_ body: Element) -> Element { assign(body, in: nil) }

  /// What an element's name is qualified by.
  private struct Surroundings {
    var name: String
    /// The name says what the element is for, not only its kind.
    var isTelling: Bool
  }

  private mutating func assign(_ element: Element, in surroundings: Surroundings?) -> Element {
    var named = element
    named.name = unique(element.name, in: surroundings?.name)
    if case .switch(let value, let cases, let otherwise) = named.kind {
      named.kind = .switch(
        value, cases: cases.map { Element.Case(name: $0.name, body: assign($0.body, inCase: $0.name)) },
        otherwise: otherwise.map { assign($0, inCase: "default") })
      named.mapModifiers { assign($0, in: surroundings) }
    } else {
      let inner = Self.surroundings(inside: named, in: surroundings)
      named.mapChildren { assign($0, in: inner) }
    }
    return named
  }

  /// The case says what its elements are for.
  private mutating func assign(_ body: [Element], inCase name: String) -> [Element] {
    body.map { assign($0, in: Surroundings(name: name, isTelling: true)) }
  }

  /// The nearest telling name, else the nearest name of something that is drawn.
  private static func surroundings(inside element: Element, in outer: Surroundings?) -> Surroundings? {
    switch element.kind {
    case .button, .toggle, .slider, .forEach: return Surroundings(name: element.name, isTelling: true)
    case .conditional, .switch, .group, .gridRow: return outer
    default:
      if let outer, outer.isTelling { return outer }
      return Surroundings(name: element.name, isTelling: false)
    }
  }

  private mutating func unique(_ name: String, in parent: String?) -> String {
    var candidate = name
    if let parent, suggestions[name, default: 0] > 1 { candidate = "\(parent).\(name)" }
    var number = counts[candidate, default: 0]
    var unique: String
    repeat {
      number += 1
      unique = number == 1 ? candidate : "\(candidate)-\(number)"
    } while !taken.insert(unique).inserted
    counts[candidate] = number
    return unique
  }
}

extension Element {
  fileprivate mutating func mapChildren(_ transform: (Element) -> Element) {
    kind.mapChildren(transform)
    mapModifiers(transform)
  }

  fileprivate mutating func mapModifiers(_ transform: (Element) -> Element) {
    modifiers = modifiers.map { modifier in
      switch modifier {
      case .overlay(let elements, let alignment): .overlay(elements.map(transform), alignment: alignment)
      case .backgroundViews(let elements, let alignment):
        .backgroundViews(elements.map(transform), alignment: alignment)
      default: modifier
      }
    }
  }
}

extension Element.Kind {
  fileprivate mutating func mapChildren(_ transform: (Element) -> Element) {
    switch self {
    case .text, .icon, .image, .shape, .spacer, .divider, .slot, .component, .handWritten: break
    case .button(let action, let label): self = .button(action, label: label.map(transform))
    case .toggle(let field, let label): self = .toggle(isOn: field, label: label.map(transform))
    case .textField: break
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
    }
  }
}
