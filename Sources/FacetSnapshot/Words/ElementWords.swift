package import FacetIR
import FacetLanguage
import FacetText

/// The description of an element of a body, on one line.
package struct ElementWords {
  private let design: Design
  private let words: ExpressionWords

  package init(words: ExpressionWords) {
    self.words = words
    design = words.design
  }

  /// The element with its kind, unless its name contains the kind.
  package func summary(of element: Element) -> String {
    let kind = isNamedByKind(element) ? "" : kindWord(of: element.kind)
    return [kind, detail(of: element.kind)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether the name of an element is the word for its kind.
  func isNamedByKind(_ element: Element) -> Bool { element.name == kindWord(of: element.kind) }

  private func kindWord(of kind: Element.Kind) -> String {
    switch kind {
    case .text, .run, .runs: "text"
    case .icon: "icon"
    case .image: "image"
    case .button: "button"
    case .shape: "shape"
    case .toggle: "toggle"
    case .textField(let field): field.isEditor ? "textEditor" : field.isSecure ? "secureField" : "textField"
    case .slider: "slider"
    case .progress: "progress"
    case .control(let control): control.word
    case .spacer: "spacer"
    case .divider: "divider"
    case .stack(let stack): stack.word
    case .scroll: "scroll"
    case .lazyGrid(let grid): grid.isHorizontal ? "lazyHGrid" : "lazyVGrid"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .flow: "flow"
    case .viewThatFits: "viewThatFits"
    case .conditional: kind.constantBranch == nil ? "if" : "group"
    case .switch: kind.chosenBranch == nil ? "switch" : "group"
    case .forEach: "each"
    case .constants: "let"
    case .slot: "slot"
    case .group: "group"
    case .component: "ref"
    case .handWritten: "swift"
    case .serverPage: "serverPage"
    }
  }

  private func detail(of kind: Element.Kind) -> String {
    switch kind {
    case .text(let value), .icon(let value): words(value)
    case .image(let value, let options):
      list(
        words(value) + (options.isResizable ? ", resizable" : ""),
        [("renderingMode", options.renderingMode), ("interpolation", options.interpolation)])
    case .run(let run):
      list(
        words(run.text) + (run.isMarkdown ? ", markdown" : ""),
        [("link", run.link.map { words($0) }), ("color", run.color.map { words($0) })])
    case .runs: "of parts"
    case .shape(let shape): ShapeWords(words: words)(shape)
    case .button(let button): list(action(button.action), [("role", button.role.map { words($0) })])
    case .toggle(let toggle): "content.\(toggle.isOn)"
    case .textField(let field):
      list(
        "content.\(field.text)",
        [
          ("prompt", field.prompt.map { words($0) }), ("axis", field.isVertical && !field.isEditor ? "vertical" : nil),
          ("isRevealed", field.isRevealed.map { words($0) }),
          ("format", field.format.map { $0.map { words($0) }.joined(separator: " ") }),
          ("onSubmit", field.onSubmit.map(action)),
        ])
    case .slider(let slider):
      list("content.\(slider.value)", [("in", words(slider.bounds)), ("step", slider.step.map { words($0) })])
    case .progress(let progress):
      list(progress.value.map { words($0) } ?? "", [("total", progress.total.map { words($0) })])
    case .control(let control): detail(of: control)
    case .spacer(let length): length.map { "minLength \(words($0))" } ?? ""
    case .divider, .group: ""
    case .stack(let stack):
      list(words.alignment(stack.alignment), [("spacing", stack.spacing.map { words($0) })])
    case .scroll(let scroll): GridWords(words: words)(scroll)
    case .lazyGrid(let grid): GridWords(words: words)(grid)
    case .grid(let grid):
      "\(words.alignment(grid.alignment)), horizontalSpacing \(words(grid.horizontalSpacing)), "
        + "verticalSpacing \(words(grid.verticalSpacing))"
    case .gridRow(_, let alignment): alignment.map(words.alignment) ?? ""
    case .flow(let flow):
      list(
        "\(words.alignment(flow.alignment)), spacing \(words(flow.spacing))",
        [("rowSpacing", flow.rowSpacing == flow.spacing ? nil : words(flow.rowSpacing))])
    case .viewThatFits(_, let axes): axes == "both" ? "" : "axes \(axes)"
    case .conditional(let condition, _, _): kind.constantBranch == nil ? words(condition) : ""
    case .switch(let value, _, _): words(value)
    case .forEach(let array, let binding, let id, _):
      list("\(words(array)) as \(binding)", [("id", id.flatMap { isImplied($0, of: array) ? nil : words($0) })])
    case .constants(let constants, _): constants.map { "\($0.name) = \(words($0.value))" }.joined(separator: ", ")
    case .slot(let name, let value): "content.\(name)\(value.map { "(\(words($0)))" } ?? "")"
    case .component(let instance): reference(to: instance)
    case .handWritten(let view):
      list(
        ([view.type.joined(separator: ".")] + view.arguments.map { "\($0.name) \(words($0.value))" })
          .joined(separator: ", "),
        [("placeholder width", view.width.map { words($0) }), ("placeholder height", view.height.map { words($0) })])
    case .serverPage(let page):
      list(words(page.page), page.events.map { ("on \(escapedForDisplay($0.type))", action($0.action)) })
    }
  }

  private func detail(of control: Element.Control) -> String {
    switch control {
    case .label(let label): label.style
    case .list(let list): list.style
    case .section: ""
    case .link(let link): words(link.destination)
    case .remoteImage(let image): list(words(image.url), [("contentMode", image.contentMode)])
    case .menu: ""
    case .disclosureGroup(let group): "content.\(group.isExpanded)"
    case .gauge(let gauge): list("\(gauge.style) \(words(gauge.value))", [("in", gauge.bounds.map { words($0) })])
    case .picker(let picker):
      list(
        "\(picker.style) content.\(picker.selection)",
        [
          ("options", picker.areAllCases ? nil : words(picker.options)), ("as", picker.binding),
          ("tag", picker.tag.node == .local(picker.binding) ? nil : words(picker.tag)),
        ])
    case .datePicker(let picker):
      list(
        "\(picker.style) content.\(picker.selection)",
        [
          ("from", picker.first.map { words($0) }), ("through", picker.last.map { words($0) }),
          ("displayedComponents", picker.components),
        ])
    case .stepper(let stepper):
      list(
        "content.\(stepper.value)",
        [("in", stepper.bounds.map { words($0) }), ("step", stepper.step.map { words($0) })])
    }
  }

  /// Whether the identity is that of the element type, or the number of a range.
  private func isImplied(_ id: Expression, of array: Expression) -> Bool {
    if array.isNumbers, case .local = id.node { return true }
    guard case .array(.declared(let type)) = array.type, case .member(let base, let name) = id.node,
      case .local = base.node
    else { return false }
    let declaration = design.component(named: type.component)?.types.first { $0.name == type.name }
    return declaration?.identity?.name == name
  }

  /// `Avatar.small  image content.image`: the child component has its own golden. The contents of its slots are below it.
  private func reference(to instance: ComponentInstance) -> String {
    let arguments = instance.arguments.filter { !$0.value.isContent }.map { "\($0.parameter) \(words($0.value))" }
    let settings = (instance.style?.settings ?? []).map { "style.\($0.property) \(words($0.value))" }
    let name = instance.style.map { "\(instance.component).\($0.style)" } ?? instance.component
    return ([name] + arguments + settings).joined(separator: ", ")
  }

  /// `content.query, prompt "Search"`
  private func list(_ first: String, _ parts: [(String, String?)]) -> String {
    ([first].filter { !$0.isEmpty } + parts.compactMap { name, text in text.map { "\(name) \($0)" } })
      .joined(separator: ", ")
  }

  func action(_ action: ActionReference) -> String { words(action) }
}

extension Expression {
  /// Whether it is a slot with elements.
  fileprivate var isContent: Bool { if case .views(let elements, _) = node { !elements.isEmpty } else { false } }
}

extension Element.Stack {
  fileprivate var word: String {
    switch axis {
    case .horizontal: isLazy ? "lazyHStack" : "hstack"
    case .vertical: isLazy ? "lazyVStack" : "vstack"
    case .depth: "zstack"
    }
  }
}
