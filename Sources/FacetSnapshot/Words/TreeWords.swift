import FacetIR
import FacetText

/// An element of a body, a modifier or a branch, with what is below it in the tree of a golden.
struct TreeNode {
  /// Nil for a modifier.
  var name: String?
  var text: String
  /// Whether it is the name of a branch, which stands beside the element that it is a branch of.
  var isBranch = false
  var children: [TreeNode]

  private static let nameWidth = 28

  /// One line for each node, indented by its depth.
  func lines(depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    let line = name.map { columns(indentation + $0, text, width: Self.nameWidth) } ?? indentation + text
    return [line] + children.flatMap { $0.lines(depth: $0.isBranch ? depth : depth + 1) }
  }

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

  init(words: ExpressionWords) {
    self.words = words
    elements = ElementWords(words: words)
    modifiers = ModifierWords(words: words)
  }

  func node(for element: Element) -> TreeNode {
    TreeNode(
      name: element.name, text: elements.summary(of: element),
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
    return TreeWords(words: words.values).node(for: part)
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
      guard let chosen = element.kind.constantBranch, element.modifiers.isEmpty else { return [node(for: element)] }
      return nodes(for: chosen)
    }
  }
}
