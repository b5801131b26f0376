import FacetIR

/// The sections of a golden that all variants share: the style's values and its tree. Each fact has its own line, so
/// that a changed value changes one line.
struct StyleSection {
  let style: Style
  let component: Component
  let design: Design

  private static let nameWidth = 24

  var lines: [String] { section("style", values) + section("tree", tree) }

  private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["", title] + lines }

  private var values: [String] {
    let words = ExpressionWords(design: design)
    let properties = style.properties.filter { base == nil || $0.isOwn }
      .map { columns("  \($0.name)", words($0.writtenDefault), width: Self.nameWidth + 2) }
    return (base.map { ["  extends \($0)"] } ?? []) + properties
  }

  private var base: String? {
    if case .extends(let base) = style.implementation { base } else { nil }
  }

  private var tree: [String] {
    switch style.implementation {
    case .extends: []
    case .body(let element): TreeLines(design: design).lines(of: element, depth: 1)
    case .handWritten: (design.handWrittenStyle(style.name, of: component)).map { ["  drawn \($0)"] } ?? []
    }
  }
}

/// The lines of a body: each element, then its modifiers, then its children.
private struct TreeLines {
  private let elements: ElementWords
  private let modifiers: ModifierWords

  private static let nameWidth = 28

  init(design: Design) {
    elements = ElementWords(design: design)
    modifiers = ModifierWords(design: design)
  }

  func lines(of element: Element, depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    let line = columns(indentation + element.name, elements.summary(of: element), width: Self.nameWidth)
    return [line] + element.modifiers.flatMap { lines(of: $0, depth: depth + 1) }
      + children(of: element.kind, depth: depth)
  }

  private func lines(of modifier: Modifier, depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + modifiers(modifier)] + lines(of: modifier.elements, depth: depth + 1)
  }

  private func children(of kind: Element.Kind, depth: Int) -> [String] {
    switch kind {
    case .runs(let runs): lines(of: runs.parts, depth: depth + 1)
    case .text, .run, .icon, .image, .shape, .spacer, .divider, .slot, .component, .serverPage: []
    case .button(let button): lines(of: button.label, depth: depth + 1)
    case .toggle(let toggle): lines(of: toggle.label, depth: depth + 1)
    case .slider(let slider): lines(of: slider.label, depth: depth + 1)
    case .progress(let progress): lines(of: progress.label, depth: depth + 1)
    case .control(.label(let label)):
      lines(of: label.title, depth: depth + 1) + branch("icon", label.icon, depth: depth)
    case .control(.disclosureGroup(let group)):
      lines(of: group.label, depth: depth + 1) + branch("content", group.content, depth: depth)
    case .control(.gauge(let gauge)):
      lines(of: gauge.label, depth: depth + 1)
        + (gauge.currentValueLabel.isEmpty ? [] : branch("currentValueLabel", gauge.currentValueLabel, depth: depth))
    case .control(.picker(let picker)):
      lines(of: picker.option, depth: depth + 1) + branch("label", picker.label, depth: depth)
    case .control(.section(let section)):
      lines(of: section.rows, depth: depth + 1)
        + (section.header.isEmpty ? [] : branch("header", section.header, depth: depth))
        + (section.footer.isEmpty ? [] : branch("footer", section.footer, depth: depth))
    case .control(.datePicker(let picker)): branch("label", picker.label, depth: depth)
    case .control(.remoteImage(let image)):
      branch("placeholder", image.placeholder, depth: depth)
        + (image.failure.isEmpty ? [] : branch("failure", image.failure, depth: depth))
    case .control(.menu(let menu)):
      lines(of: menu.label, depth: depth + 1) + branch("content", menu.content, depth: depth)
    case .control(let control): lines(of: control.children, depth: depth + 1)
    case .textField: []
    case .stack(let stack): lines(of: stack.children, depth: depth + 1)
    case .scroll(let scroll): lines(of: scroll.content, depth: depth + 1)
    case .lazyGrid(let grid): lines(of: grid.children, depth: depth + 1)
    case .grid(let grid): lines(of: grid.children, depth: depth + 1)
    case .gridRow(let cells, _): lines(of: cells, depth: depth + 1)
    case .flow(let flow): lines(of: flow.children, depth: depth + 1)
    case .viewThatFits(let elements, _): lines(of: elements, depth: depth + 1)
    case .forEach(_, _, _, let body), .constants(_, let body): lines(of: body, depth: depth + 1)
    case .handWritten(let view): view.slots.flatMap { branch($0.name, $0.elements, depth: depth) }
    case .group(let children): lines(of: children, depth: depth + 1)
    case .conditional(_, let then, let other):
      lines(of: then, depth: depth + 1)
        + (other.isEmpty ? [] : branch("else", other, depth: depth))
    case .switch(_, let cases, let other):
      cases.flatMap { branch("case \($0.name)", $0.body, depth: depth) }
        + (other.map { branch("default", $0, depth: depth) } ?? [])
    }
  }

  /// The elements of a branch, after the name of the branch.
  private func branch(_ word: String, _ elements: [Element], depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + word] + lines(of: elements, depth: depth + 1)
  }

  private func lines(of elements: [Element], depth: Int) -> [String] {
    elements.flatMap { lines(of: $0, depth: depth) }
  }
}
