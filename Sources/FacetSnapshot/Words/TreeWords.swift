import FacetIR
import FacetText

/// An element of a body, a modifier or a branch, with what is below it in the tree of a golden.
struct TreeNode {
  /// Nil for a modifier.
  var name: String?
  var text: String
  /// Whether the name stands for the kind, which the text does not have then.
  var isNamedByKind = false
  /// Whether it is the name of a branch, which stands beside the element that it is a branch of.
  var isBranch = false
  var children: [TreeNode]

  private static let nameWidth = 28

  /// One line for each element, indented by its depth, with its modifiers behind it and below it, as many in a line as have
  /// room.
  func lines(depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    var lines = [name.map { columns(indentation + $0, text, width: Self.nameWidth) } ?? indentation + text]
    var isOpen = name != nil && !isBranch
    for child in children {
      let isModifier = child.name == nil && child.children.isEmpty
      if isModifier, isOpen, let last = lines.last, displayWidth(of: last) + displayWidth(of: child.text) < Self.width {
        lines[lines.count - 1] = "\(last)  \(child.text)"
      } else {
        lines += child.lines(depth: child.isBranch ? depth : depth + 1)
      }
      isOpen = isModifier
    }
    return lines
  }

  private static let width = 110

  /// Whether it has the texts of another node, without the names of elements.
  func hasTexts(of other: TreeNode) -> Bool {
    whole == other.whole && isBranch == other.isBranch && (isBranch ? name == other.name : true)
      && children.count == other.children.count && zip(children, other.children).allSatisfy { $0.hasTexts(of: $1) }
  }

  /// The text with the kind.
  private var whole: String { isNamedByKind ? [name ?? "", text].filter { !$0.isEmpty }.joined(separator: " ") : text }

  /// The node with values in place of others.
  func replacing(_ values: [String], by others: [String]) -> TreeNode {
    var node = self
    node.text = text.replacingWords(values, by: others)
    node.children = children.map { $0.replacing(values, by: others) }
    return node
  }

  /// The number of nodes.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// All nodes on one line: `hstack center, spacing 8 { .padding 4, text "A" }`. A name only stands for a kind.
  var line: String {
    let own = text.isEmpty ? name ?? "" : text
    return children.isEmpty ? own : "\(own) { \(children.map(\.line).joined(separator: "; ")) }"
  }
}

/// The tree of a body: each element with its modifiers, then its children.
struct TreeWords {
  private let words: ExpressionWords
  private let elements: ElementWords
  private let modifiers: ModifierWords
  private let parts: DrawnParts

  init(words: ExpressionWords) {
    self.init(words: words, parts: DrawnParts())
  }

  private init(words: ExpressionWords, parts: DrawnParts) {
    self.words = words
    self.parts = parts
    elements = ElementWords(words: words)
    modifiers = ModifierWords(words: words)
  }

  func node(for element: Element) -> TreeNode {
    if let folded = element.folded { return node(for: folded) }
    guard case .call(let part, let arguments, let count)? = element.part else { return wholeNode(for: element) }
    // The modifiers of the part itself are the first ones.
    var own = element
    own.modifiers = Array(element.modifiers.prefix(count))
    let node = wholeNode(for: own)
    let others = element.modifiers.dropFirst(count).map(self.node)
    let values = arguments.map { words($0.value) }
    if let first = parts.first(part, drawnLike: node, with: values) {
      let given = zip(arguments, values).map { "\($0.parameter) \($1)" }
      let text = (["part \(escapedForDisplay(part)) as in \(first)"] + given).joined(separator: ", ")
      return TreeNode(name: element.name, text: text, children: others)
    }
    let children = node.children
    return TreeNode(
      name: node.name, text: node.text, isNamedByKind: node.isNamedByKind,
      children: children.prefix(count) + others + children.dropFirst(count))
  }

  private func wholeNode(for element: Element) -> TreeNode {
    TreeNode(
      name: element.name, text: elements.summary(of: element), isNamedByKind: elements.isNamedByKind(element),
      children: element.modifiers.map(node) + children(of: element.kind))
  }

  private func node(for modifier: Modifier) -> TreeNode {
    TreeNode(name: nil, text: modifiers(modifier), children: nodes(for: modifier.elements))
  }

  private func children(of kind: Element.Kind) -> [TreeNode] {
    switch kind {
    case .runs(let runs): runs.parts.map { part(of: runs, $0) }
    case .text, .run, .icon, .image, .shape, .spacer, .divider, .slot, .serverPage: []
    case .component(let instance): instance.arguments.flatMap(slot)
    case .button(let button): nodes(for: button.label)
    case .toggle(let toggle): nodes(for: toggle.label)
    case .slider(let slider): nodes(for: slider.label)
    case .progress(let progress): nodes(for: progress.label)
    case .control(.label(let label)): nodes(for: label.title) + branch("icon", label.icon)
    case .control(.disclosureGroup(let group)): nodes(for: group.label) + branch("content", group.content)
    case .control(.gauge(let gauge)):
      nodes(for: gauge.label)
        + (gauge.currentValueLabel.isEmpty ? [] : branch("currentValueLabel", gauge.currentValueLabel))
    case .control(.picker(let picker)): nodes(for: picker.option) + branch("label", picker.label)
    case .control(.section(let section)):
      nodes(for: section.rows)
        + (section.header.isEmpty ? [] : branch("header", section.header))
        + (section.footer.isEmpty ? [] : branch("footer", section.footer))
    case .control(.datePicker(let picker)): branch("label", picker.label)
    case .control(.remoteImage(let image)):
      branch("placeholder", image.placeholder) + (image.failure.isEmpty ? [] : branch("failure", image.failure))
    case .control(.menu(let menu)): nodes(for: menu.label) + branch("content", menu.content)
    case .control(let control): nodes(for: control.children)
    case .textField: []
    case .stack(let stack): nodes(for: stack.children)
    case .scroll(let scroll): nodes(for: scroll.content)
    case .lazyGrid(let grid): nodes(for: grid.children)
    case .grid(let grid): nodes(for: grid.children)
    case .gridRow(let cells, _): nodes(for: cells)
    case .flow(let flow): nodes(for: flow.children)
    case .viewThatFits(let elements, _): nodes(for: elements)
    case .forEach(_, _, _, let body), .constants(_, let body): nodes(for: body)
    case .handWritten(let view): view.slots.flatMap { branch($0.name, $0.elements) }
    case .group(let children): nodes(for: children)
    case .conditional(_, let then, let other):
      if let elements = kind.constantBranch {
        nodes(for: elements)
      } else {
        nodes(for: then) + (other.isEmpty ? [] : branch("else", other))
      }
    case .switch(_, let cases, let other):
      cases.flatMap { branch("case \($0.name)", $0.body) } + (other.map { branch("default", $0) } ?? [])
    }
  }

  /// A part of a text. Where the text as a whole is looked up, plain parts are not.
  private func part(of runs: Element.Runs, _ part: Element) -> TreeNode {
    guard runs.phrase != nil, part.modifiers.isEmpty, case .text = part.kind else { return node(for: part) }
    return TreeWords(words: words.values, parts: parts).node(for: part)
  }

  /// The content of a slot of a component.
  private func slot(_ argument: ComponentInstance.Argument) -> [TreeNode] {
    guard case .views(let elements, let name) = argument.value.node, !elements.isEmpty else { return [] }
    return branch(name.map { "\(argument.parameter) as \(escapedForDisplay($0))" } ?? argument.parameter, elements)
  }

  /// The elements of a branch, after the name of the branch.
  private func branch(_ word: String, _ elements: [Element]) -> [TreeNode] {
    [TreeNode(name: word, text: "", isBranch: true, children: nodes(for: elements))]
  }

  /// What a constant condition chooses stands in its place.
  private func nodes(for elements: [Element]) -> [TreeNode] {
    elements.flatMap { element in
      guard let chosen = element.kind.chosenBranch, element.modifiers.isEmpty else { return [node(for: element)] }
      return nodes(for: chosen)
    }
  }
}

/// The parts of a style that a tree contains. A part is in it where it is used first; elsewhere, its arguments are.
private final class DrawnParts {
  private var uses: [String: [(name: String, node: TreeNode, values: [String])]] = [:]
  /// The least number of nodes of a part that is written once.
  private static let leastCount = 3

  /// The name of the element that the part has drawn in the same way, but for its arguments.
  func first(_ part: String, drawnLike node: TreeNode, with values: [String]) -> String? {
    guard node.count >= Self.leastCount, let name = node.name else { return nil }
    let known = uses[part]?.first { use in
      use.values.count == values.count && use.node.replacing(use.values, by: values).hasTexts(of: node)
    }
    if known == nil { uses[part, default: []].append((name, node, values)) }
    return known?.name
  }
}

extension String {
  /// The text with values in place of others, where they are whole words.
  fileprivate func replacingWords(_ values: [String], by others: [String]) -> String {
    var result = ""
    var rest = self[...]
    var isInWord = false
    let pairs = zip(values, others).filter { !$0.0.isEmpty }
    while let first = rest.unicodeScalars.first {
      let pair = isInWord ? nil : pairs.first { rest.hasPrefix($0.0) && !rest.dropFirst($0.0.count).startsInWord }
      if let pair {
        result += pair.1
        rest = rest.dropFirst(pair.0.count)
        isInWord = true
      } else {
        result.unicodeScalars.append(first)
        rest = rest[rest.unicodeScalars.index(after: rest.startIndex)...]
        isInWord = first.isInWord
      }
    }
    return result
  }
}

extension Substring {
  fileprivate var startsInWord: Bool { unicodeScalars.first?.isInWord ?? false }
}

extension Unicode.Scalar {
  /// Whether it is inside of a name, or of a path of names.
  fileprivate var isInWord: Bool { properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" || self == "." }
}

extension Element {
  /// The only element that a constant condition chooses, with the modifiers of both.
  fileprivate var folded: Element? {
    guard let chosen = kind.chosenBranch, chosen.count == 1, part == nil else { return nil }
    var element = chosen[0]
    guard element.part == nil else { return nil }
    element.modifiers += modifiers
    return element
  }
}

extension Element.Kind {
  /// What is drawn of a condition or a `switch` whose choice can be seen from how it is written.
  var chosenBranch: [Element]? {
    if case .switch(let subject, let cases, let other) = self, case .word(let word) = subject.known.node {
      return cases.first { $0.name == word }?.body ?? other
    }
    return constantBranch
  }
}
