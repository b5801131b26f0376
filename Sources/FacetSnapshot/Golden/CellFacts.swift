package import FacetFrame
import FacetText

/// What a golden says of one cell, apart from its name and what it is given: the picture, and what no picture shows.
///
/// This is the full form. A golden writes it for its first cell, and for each other one what differs from an earlier
/// cell; ``GoldenDocument`` reads the full form of each cell back from there.
package struct CellFacts: Equatable, Sendable {
  enum Key: Hashable {
    case picture
    /// An element, and what of it: `dot fill`.
    case look(String)
    /// By its keyword: `wraps`.
    case outcome(String)
    /// What VoiceOver meets, 1-based.
    case element(Int)
    case says(Int)
    case hint(Int)
    /// What became part of an element instead of being one.
    case merged(Int)
    /// What is no element and part of none.
    case unread
  }

  private(set) var texts: [Key: [String]] = [:]
  /// In which they were added, which is the order in which they are written.
  private(set) var keys: [Key] = []

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.texts == rhs.texts }

  subscript(key: Key) -> [String] {
    get { texts[key] ?? [] }
    set {
      if newValue.isEmpty {
        if texts.removeValue(forKey: key) != nil { keys.removeAll { $0 == key } }
      } else {
        if texts.updateValue(newValue, forKey: key) == nil { keys.append(key) }
      }
    }
  }

  /// How many elements VoiceOver meets.
  var elementCount: Int {
    var count = 0
    while texts[.element(count + 1)] != nil { count += 1 }
    return count
  }

  /// The element with all that is said of it.
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

  /// What is known of a cell that only compiled code draws: what it is to assistive technologies, if that does not
  /// depend on what is drawn.
  ///
  /// - Parameter frame: one in which that stands; empty if it is not known.
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
    for (index, element) in elements.enumerated() where !element.merged.isEmpty {
      self[.merged(index + 1)] = [names.list(element.merged.sorted(), inside: element.node)]
    }
  }

  subscript(key: Key, default value: [String]) -> [String] {
    get { texts[key] ?? value }
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
