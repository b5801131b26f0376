import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension Element {
  /// The same body with every name in it unique.
  var uniquelyNamed: Element {
    var names = ElementNames(self)
    return names.renamed(self)
  }
}

/// Assigns the names of elements in goldens and messages.
///
/// An element is named after what it shows: its content field, its action, its label, its symbol or its literal text.
/// `content.review.author` gives `author`, `onIncrement` gives `increment`, "Age 13 and over" gives `age13AndOver`.
/// Other elements are named after their kind: `vstack`, `divider`.
///
/// Equal names are qualified by what is inside the element, by the enclosing control, loop or branch, or by a neighbor:
/// `adults.hstack`, `increment.icon`, `else.title`, `adults.divider`. If no qualifier is unique, a number is added. What
/// is never drawn takes no name from what is.
private struct ElementNames {
  /// An element of the body.
  private struct Entry {
    /// The suggested name, which other elements can have too.
    let name: String
    var uniqueName: String
    /// The position of the enclosing element; nil for the root.
    let parent: Int?
    /// The control, loop or branch of the enclosing element that it is in.
    let scope: String?
    /// Whether it is in any control, loop or branch.
    let isScoped: Bool
    /// Whether it shows something itself.
    let isShown: Bool
    /// Whether it is in a branch that is never chosen.
    let isExcluded: Bool
    /// What the element and its descendants show.
    var subjects: [String] = []
    /// The positions of the siblings before and after it.
    var previous: Int?
    var next: Int?
    /// The position after its last descendant.
    var end: Int
    /// Whether a descendant has another name than suggested.
    var holdsRenamed = false
  }

  /// The elements in preorder.
  private var entries: [Entry] = []
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

  /// More subjects would not make better names.
  private static let mostSubjects = 4
  private static let mostNeighbors = 12
  /// More elements than most bodies have.
  private static let usualSize = 16

  init(_ body: Element) {
    entries.reserveCapacity(Self.usualSize)
    counts.reserveCapacity(Self.usualSize)
    survey(body, in: nil)
    // Nothing to tell apart.
    if counts.count == entries.count { return }
    for entry in entries where !entry.isShown && !entry.isExcluded {
      if let subject = entry.subjects.first { reserved.insert("\(subject).\(entry.name)") }
    }
    // The root needs no qualifier.
    counts[body.name]?.unscoped = 1
    taken.insert(body.name)
    for index in entries.indices.dropFirst() where !entries[index].isExcluded { assignName(at: index) }
    for index in entries.indices.dropFirst() where entries[index].isExcluded { assignName(at: index) }
  }

  /// The element at the next position, and all elements in it, with their unique names.
  mutating func renamed(_ element: Element) -> Element {
    let entry = entries[next]
    next += 1
    var renamed = element
    renamed.name = entry.uniqueName
    if entry.holdsRenamed { renamed.mapChildren { child in self.renamed(child) } }
    next = entry.end
    return renamed
  }

  @discardableResult private mutating func survey(
    _ element: Element, in parent: Int?, scope: String? = nil, isScoped: Bool = false, isExcluded: Bool = false
  ) -> [String] {
    let index = entries.count
    let own = element.kind.subjects
    entries.append(
      Entry(
        name: element.name, uniqueName: element.name, parent: parent, scope: scope, isScoped: isScoped,
        isShown: !own.isEmpty, isExcluded: isExcluded, end: index))
    if isExcluded {
      // What is drawn is not told apart from it.
      counts[element.name] = counts[element.name] ?? Count()
    } else {
      counts[element.name, default: Count()].add(isScoped: isScoped)
    }
    var found: [String] = []
    func add(_ subjects: [String]) {
      for subject in subjects where found.count < Self.mostSubjects && !found.contains(subject) {
        found.append(subject)
      }
    }
    add(own)
    for (scope, children) in element.scopedChildren {
      let isDrawn = !isExcluded && !element.kind.excludes(scope)
      var previous: Int?
      for child in children {
        let position = entries.count
        let subjects = survey(
          child, in: index, scope: scope, isScoped: isScoped || scope != nil, isExcluded: !isDrawn)
        if isDrawn { add(subjects) }
        entries[position].previous = previous
        if let previous { entries[previous].next = position }
        previous = position
      }
    }
    entries[index].end = entries.count
    entries[index].subjects = element.kind.conditionName.map { [$0] + found } ?? found
    return found
  }

  // MARK: Names

  private mutating func assignName(at index: Int) {
    let name = uniqueName(at: index)
    if name == entries[index].name { return }
    entries[index].uniqueName = name
    var container = entries[index].parent
    while let position = container, !entries[position].holdsRenamed {
      entries[position].holdsRenamed = true
      container = entries[position].parent
    }
  }

  private mutating func uniqueName(at index: Int) -> String {
    let entry = entries[index]
    let name = entry.name
    let count = counts[name, default: Count()]
    if count.all == 1 || !entry.isScoped && count.unscoped == 1, taken.insert(name).inserted { return name }
    // An element that shows something is qualified by its scope first, other elements by their contents.
    let scopes = scopes(around: index)
    // All but the first of what is inside would stand for one part of it alone.
    let (main, others) = (entry.subjects.prefix(1), entry.subjects.dropFirst())
    let own = qualified(name, by: entry.isShown ? scopes + entry.subjects : main + scopes + others)
    if let unique = own.first(where: { taken.insert($0).inserted }) { return unique }
    if entry.isShown, taken.insert(name).inserted { return name }
    let beside = qualified(name, by: neighbors(of: index)).filter { !reserved.contains($0) }
    let around = qualified(name, by: containers(of: index))
    if let unique = (beside + around).first(where: { taken.insert($0).inserted }) { return unique }
    return numbered((own + beside).first ?? name)
  }

  /// The enclosing controls, loops and branches, innermost first.
  private func scopes(around index: Int) -> [String] {
    qualifiers(around: index, most: Self.mostNeighbors) { entry, parent in
      entry.scope.map { [$0 == entries[parent].name ? entries[parent].uniqueName : $0] } ?? []
    }
  }

  /// What the siblings beside the element and beside those around it show, and what those around it show.
  private func neighbors(of index: Int) -> [String] {
    qualifiers(around: index, most: Self.mostNeighbors) { entry, parent in
      let siblings = [entry.previous, entry.next].compactMap { $0.flatMap { entries[$0].subjects.first } }
      // The root shows everything, so its subjects distinguish nothing.
      return siblings + (parent == 0 ? [] : entries[parent].subjects)
    }
  }

  /// The names of the enclosing elements, innermost first.
  private func containers(of index: Int) -> [String] {
    qualifiers(around: index, most: Self.mostNeighbors + 1) { _, parent in [entries[parent].uniqueName] }
  }

  /// - Parameter names: Those that an element and the one around it give to what is in it.
  private func qualifiers(
    around index: Int, most: Int, _ names: (_ entry: Entry, _ parent: Int) -> [String]
  ) -> [String] {
    var found: [String] = []
    var entry = entries[index]
    while found.count < most, let parent = entry.parent {
      found += names(entry, parent)
      entry = entries[parent]
    }
    return Array(found.prefix(most))
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
