package import FacetFrame
import FacetText

/// The facts in a golden about one cell, without its name and arguments: the picture, and facts that no picture shows.
///
/// This is the full form. A golden contains it for its first cell, and for each other one the differences from an
/// earlier cell; ``GoldenDocument`` reconstructs the full form of each cell.
package struct CellFacts: Equatable, Sendable {
  enum Key: Hashable {
    case picture
    /// An element and its property: `dot fill`.
    case look(String)
    /// The keyword of an outcome: `wraps`.
    case outcome(String)
    /// An accessibility element, by its number from 1.
    case element(Int)
    case says(Int)
    case hint(Int)
    /// Nodes that are not in any accessibility element.
    case unread
  }

  /// The lines about an accessibility element.
  private struct ElementFacts: Equatable {
    var element: [String] = []
    var says: [String] = []
    var hint: [String] = []
  }

  /// The lines of facts by their names, in the order in which they were added. An element can have several looks, and a
  /// picture thousands of elements.
  private struct NamedFacts: Sendable {
    private var facts: [(name: String, lines: [String])] = []
    private var places: [String: Int] = [:]

    var count: Int { places.count }

    /// The names of facts with lines.
    var names: [String] { facts.lazy.filter { !$0.lines.isEmpty }.map(\.name) }

    subscript(name: String) -> [String] {
      get { places[name].map { facts[$0].lines } ?? [] }
      set {
        if let place = places[name] {
          facts[place].lines = newValue
          if newValue.isEmpty { places[name] = nil }
        } else if !newValue.isEmpty {
          places[name] = facts.count
          facts.append((name, newValue))
        }
      }
    }

    mutating func append(_ line: String, to name: String) {
      if let place = places[name] { facts[place].lines.append(line) } else { self[name] = [line] }
    }

    /// Whether the facts are equal, in any order.
    func hasFacts(of other: Self) -> Bool {
      count == other.count && places.allSatisfy { facts[$1].lines == other[$0] }
    }
  }

  private var picture: [String] = []
  private var unread: [String] = []
  private var elements: [ElementFacts] = []
  private var looks = NamedFacts()
  private var outcomes = NamedFacts()

  /// Compares facts independent of the order in which they were added.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.picture == rhs.picture && lhs.unread == rhs.unread && lhs.elements == rhs.elements
      && lhs.looks.hasFacts(of: rhs.looks) && lhs.outcomes.hasFacts(of: rhs.outcomes)
  }

  subscript(key: Key) -> [String] {
    get {
      switch key {
      case .picture: picture
      case .look(let name): looks[name]
      case .outcome(let name): outcomes[name]
      case .element(let number): element(number)?.element ?? []
      case .says(let number): element(number)?.says ?? []
      case .hint(let number): element(number)?.hint ?? []
      case .unread: unread
      }
    }
    set {
      switch key {
      case .picture: picture = newValue
      case .look(let name): looks[name] = newValue
      case .outcome(let name): outcomes[name] = newValue
      case .element(let number): set(newValue, \.element, of: number)
      case .says(let number): set(newValue, \.says, of: number)
      case .hint(let number): set(newValue, \.hint, of: number)
      case .unread: unread = newValue
      }
    }
  }

  /// Adds a line to a fact.
  mutating func append(_ line: String, to key: Key) {
    switch key {
    case .look(let name): looks.append(line, to: name)
    case .outcome(let name): outcomes.append(line, to: name)
    default: self[key] += [line]
    }
  }

  /// The keys of all facts.
  var keys: [Key] {
    var keys: [Key] = picture.isEmpty ? [] : [.picture]
    keys += looks.names.map { .look($0) } + outcomes.names.map { .outcome($0) }
    for (index, element) in elements.enumerated() {
      if !element.element.isEmpty { keys.append(.element(index + 1)) }
      if !element.says.isEmpty { keys.append(.says(index + 1)) }
      if !element.hint.isEmpty { keys.append(.hint(index + 1)) }
    }
    if !unread.isEmpty { keys.append(.unread) }
    return keys
  }

  /// The names of the looks.
  var lookNames: [String] { looks.names }

  /// The number of facts that a copy of these has in memory.
  var count: Int { elements.count + looks.count + outcomes.count + picture.count }

  /// The number of accessibility elements.
  var elementCount: Int { elements.firstIndex { $0.element.isEmpty } ?? elements.count }

  private func element(_ number: Int) -> ElementFacts? {
    number > 0 && number <= elements.count ? elements[number - 1] : nil
  }

  private mutating func set(_ lines: [String], _ fact: WritableKeyPath<ElementFacts, [String]>, of number: Int) {
    guard number > 0, number <= elements.count || !lines.isEmpty else { return }
    while elements.count < number { elements.append(ElementFacts()) }
    elements[number - 1][keyPath: fact] = lines
    while elements.last == ElementFacts() { elements.removeLast() }
  }

  /// Removes what is said of elements behind the first one that there is not.
  mutating func removeElementsBehindGap() { elements.removeSubrange(elementCount...) }

  /// Removes an element with all its facts.
  mutating func removeElement(_ number: Int) {
    for key in [Key.element(number), .says(number), .hint(number)] { self[key] = [] }
  }
}

extension CellFacts {
  package init(_ frame: Frame, _ marks: Marks, of component: String) {
    let names = NodeNames(frame, marks, of: component)
    let picture = frame.picture
    self[.picture] = picture.lines
    if !picture.legend.isEmpty { self[.outcome("marks")] = [Self.marks(picture.legend)] }
    for look in LookLines(frame, marks, names: names, of: component).all {
      append(look.text, to: .look(look.key))
    }
    for (keyword, text) in Outcomes(frame, drawnAs: picture, names: names).lines {
      append(text, to: .outcome(keyword))
    }
    add(frame.accessibility, in: frame, names: names)
    let unread = names.unread
    if !unread.isEmpty { self[.unread] = [names.list(unread)] }
  }

  /// The facts about a cell that only compiled code draws: its accessibility, as far as it does not depend on the
  /// style.
  ///
  /// - Parameter frame: A frame with the accessibility elements; empty if they are unknown.
  package init(drawnBy author: String, _ frame: Frame, _ marks: Marks, of component: String) {
    self[.outcome("drawn")] = [author]
    add(frame.accessibility.map(\.withoutMerged), in: frame, names: NodeNames(frame, marks, of: component))
  }

  /// `① wifi, ② image cabin`
  private static func marks(_ legend: [String]) -> String {
    legend.map { line in
      let mark = line.prefix { $0 != " " }
      return "\(mark) \(oneBlank(String(line.dropFirst(mark.count + 2))))"
    }.joined(separator: ", ")
  }

  private mutating func add(_ elements: [AccessibilityElement], in frame: Frame, names: NodeNames) {
    for (index, element) in elements.enumerated() {
      let words = AccessibilityWords(element, in: frame, names: names)
      let merged = names.list(element.merged.sorted(), inside: element.node)
      self[.element(index + 1)] = [words.summary + (element.merged.isEmpty ? "" : "  merges \(merged)")]
      self[.says(index + 1)] = [words.says]
      if let hint = words.hint { self[.hint(index + 1)] = [hint] }
    }
    self[.outcome(Self.containerKeyword)] = frame.accessibilityContainers.compactMap {
      AccessibilityWords.summary(of: $0, in: frame, names: names)
    }
  }

  /// - Parameter value: The value that is used for no lines.
  subscript(key: Key, default value: [String]) -> [String] {
    let lines = self[key]
    return lines.isEmpty ? value : lines
  }
}

extension AccessibilityElement {
  fileprivate var withoutMerged: Self {
    var element = self
    element.merged = []
    return element
  }
}
