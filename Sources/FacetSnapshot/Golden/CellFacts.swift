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
    /// Nodes that were merged into an accessibility element.
    case merged(Int)
    /// Nodes that are not in any accessibility element.
    case unread
  }

  /// The lines about an accessibility element.
  private struct ElementFacts: Equatable {
    var element: [String] = []
    var says: [String] = []
    var hint: [String] = []
    var merged: [String] = []
  }

  private struct Fact: Equatable {
    let name: String
    var lines: [String]
  }

  private var picture: [String] = []
  private var unread: [String] = []
  private var elements: [ElementFacts] = []
  /// The looks that have lines, in the order in which they were added and are written.
  private var looks: [Fact] = []
  private var outcomes: [Fact] = []

  /// Compares facts independent of the order in which they were added.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.picture == rhs.picture && lhs.unread == rhs.unread && lhs.elements == rhs.elements
      && lhs.looks.count == rhs.looks.count && lhs.outcomes.count == rhs.outcomes.count
      && lhs.looks.allSatisfy { $0.lines == lines(of: $0.name, in: rhs.looks) }
      && lhs.outcomes.allSatisfy { $0.lines == lines(of: $0.name, in: rhs.outcomes) }
  }

  subscript(key: Key) -> [String] {
    get {
      switch key {
      case .picture: picture
      case .look(let name): Self.lines(of: name, in: looks)
      case .outcome(let name): Self.lines(of: name, in: outcomes)
      case .element(let number): element(number)?.element ?? []
      case .says(let number): element(number)?.says ?? []
      case .hint(let number): element(number)?.hint ?? []
      case .merged(let number): element(number)?.merged ?? []
      case .unread: unread
      }
    }
    set {
      switch key {
      case .picture: picture = newValue
      case .look(let name): Self.set(newValue, of: name, in: &looks)
      case .outcome(let name): Self.set(newValue, of: name, in: &outcomes)
      case .element(let number): change(number) { $0.element = newValue }
      case .says(let number): change(number) { $0.says = newValue }
      case .hint(let number): change(number) { $0.hint = newValue }
      case .merged(let number): change(number) { $0.merged = newValue }
      case .unread: unread = newValue
      }
    }
  }

  /// The keys of all facts.
  var keys: [Key] {
    var keys: [Key] = picture.isEmpty ? [] : [.picture]
    for look in looks { keys.append(.look(look.name)) }
    for outcome in outcomes { keys.append(.outcome(outcome.name)) }
    for (index, element) in elements.enumerated() {
      if !element.element.isEmpty { keys.append(.element(index + 1)) }
      if !element.says.isEmpty { keys.append(.says(index + 1)) }
      if !element.hint.isEmpty { keys.append(.hint(index + 1)) }
      if !element.merged.isEmpty { keys.append(.merged(index + 1)) }
    }
    if !unread.isEmpty { keys.append(.unread) }
    return keys
  }

  /// The names of the looks.
  var lookNames: [String] { looks.map(\.name) }

  /// The number of accessibility elements.
  var elementCount: Int { elements.firstIndex { $0.element.isEmpty } ?? elements.count }

  private func element(_ number: Int) -> ElementFacts? {
    number > 0 && number <= elements.count ? elements[number - 1] : nil
  }

  private mutating func change(_ number: Int, _ change: (inout ElementFacts) -> Void) {
    guard number > 0 else { return }
    while elements.count < number { elements.append(ElementFacts()) }
    change(&elements[number - 1])
    while elements.last == ElementFacts() { elements.removeLast() }
  }

  private static func lines(of name: String, in facts: [Fact]) -> [String] {
    for fact in facts where fact.name == name { return fact.lines }
    return []
  }

  private static func set(_ lines: [String], of name: String, in facts: inout [Fact]) {
    let index = facts.firstIndex { $0.name == name }
    if lines.isEmpty {
      if let index { facts.remove(at: index) }
    } else if let index {
      facts[index].lines = lines
    } else {
      facts.append(Fact(name: name, lines: lines))
    }
  }

  /// Removes an element with all its facts.
  mutating func removeElement(_ number: Int) {
    for key in [Key.element(number), .says(number), .hint(number), .merged(number)] { self[key] = [] }
  }
}

extension CellFacts {
  package init(_ frame: Frame, _ marks: Marks, of component: String) {
    let names = NodeNames(frame, marks, of: component)
    let picture = frame.picture
    self[.picture] = picture.lines
    if !picture.legend.isEmpty { self[.outcome("marks")] = [Self.marks(picture.legend)] }
    for look in LookLines(frame, marks, names: names, of: component).all {
      self[.look(look.key), default: []].append(look.text)
    }
    for (keyword, text) in Outcomes(frame, drawnAs: picture, names: names).lines {
      self[.outcome(keyword), default: []].append(text)
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
      self[.element(index + 1)] = [words.summary]
      self[.says(index + 1)] = [words.says]
      if let hint = words.hint { self[.hint(index + 1)] = [hint] }
    }
    self[.outcome(Self.containerKeyword)] = frame.accessibilityContainers.compactMap {
      AccessibilityWords.summary(of: $0, in: frame, names: names)
    }
    for (index, element) in elements.enumerated() where !element.merged.isEmpty {
      self[.merged(index + 1)] = [names.list(element.merged.sorted(), inside: element.node)]
    }
  }

  /// - Parameter value: The value that is used for no lines.
  subscript(key: Key, default value: [String]) -> [String] {
    get {
      let lines = self[key]
      return lines.isEmpty ? value : lines
    }
    set { self[key] = newValue }
  }
}

extension AccessibilityElement {
  fileprivate var withoutMerged: Self {
    var element = self
    element.merged = []
    return element
  }
}
