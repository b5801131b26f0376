import FacetFrame

/// The text entry of a field: its text and its actions.
struct TextEntry {
  let text: Binding<String>
  /// The accessibility label.
  let name: String
  /// The placeholder.
  let prompt: String
  let isVertical: Bool
  let isSecure: Bool
  /// By which the field stays the same one from one drawing to the next.
  let identity: Identity
  let onSubmit: [() -> Void]

  /// As it can be seen: a bullet for each character of what is secret.
  var shown: String { isSecure ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue }

  /// Puts text behind what is there, as keys do one after another. The return key submits a field of one line, and is
  /// a line break in any other. False: the last key has ended the typing.
  func type(_ typed: String) -> Bool {
    if isVertical {
      text.wrappedValue += typed
      return true
    }
    let lines = typed.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if !line.isEmpty { text.wrappedValue += line }
      if index + 1 < lines.count { submit() }
    }
    return lines.last?.isEmpty == false || lines.count == 1
  }

  func submit() {
    for action in onSubmit { action() }
  }
}

extension _Evaluator {
  /// A field with what is typed in it, or with its prompt. It is called by what its label says, and that is the prompt
  /// as well where there is none.
  func field(
    _ text: Binding<String>, label: some View, prompt: Text?, isVertical: Bool = false, isSecure: Bool = false
  ) {
    let isEmpty = text.wrappedValue.isEmpty
    let name = words(of: label)
    let entry = TextEntry(
      text: text, name: name, prompt: prompt?.string ?? name, isVertical: isVertical, isSecure: isSecure,
      identity: identity, onSubmit: environment.known.onSubmit)
    let outer = environment
    if !entry.isVertical { environment.change { $0.text.lineLimit = 1 } }
    let layout = TextFieldLayout(
      isEditing: focus == identity, isEmpty: isEmpty, style: LineStyle(environment))
    let start = tree.nodes.count
    container(layout) {
      let text = TextLayout(ParsedText(isEmpty ? entry.prompt : entry.shown), in: environment)
      leaf(text, color: isEmpty ? .tertiary : environment.foregroundColor)
      paintWords()
      paintLines()
    }
    tree.nodes[start].use = ControlUse(entry: entry)
    if environment.known.hasPlainTextFields { tree.nodes[start].paint.append(.controlStyle(.plainTextField)) }
    environment = outer
  }

  /// The text of a view that is not drawn.
  func words(of view: some View) -> String {
    aside(view).elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The actions of the buttons in a view that is not drawn, by label.
  func actions(of view: some View) -> [AccessibilityProperties.Action] {
    let (tree, elements) = aside(view)
    return elements.compactMap { element in
      guard let node = element.activates, let perform = tree.nodes[node].perform else { return nil }
      return AccessibilityProperties.Action(kind: .named(element.label), perform: perform)
    }
  }

  /// A view that is not drawn, and its accessibility elements.
  private func aside(_ view: some View) -> (tree: ViewTree, elements: [AccessibilityElement]) {
    let start = tree.nodes.count
    let column = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
    enter(.content) { unify(in: column, axis: .vertical) { evaluate(view) } }
    var aside = tree
    aside.nodes = removeSubtrees(from: start).flatMap { $0 }
    return (aside, Frame(aside, proposing: .unspecified, isRightToLeft: false).accessibility)
  }
}

/// As wide as it is offered, or else as its text; at least as high as a line, empty or not.
struct TextFieldLayout: UnaryLayout {
  let isEditing: Bool
  let isEmpty: Bool
  let style: LineStyle

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let text = layout.size(of: node + 1, proposal)
    return CGSize(
      width: max(proposal.width ?? text.width, 0), height: max(text.height, style.lineHeight.roundedUpToPixel))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    let offer = ProposedViewSize(width: size.width, height: proposal.height)
    place(node + 1, CGPoint(x: 0, y: (size.height - layout.size(of: node + 1, offer).height) / 2), offer)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    if let guide = layout.mergedGuide(key, ofChildrenOf: node, size: size, proposal: proposal) { return guide }
    return key.isTextBaseline ? style.baseline : nil
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .control(.textField(isEditing: isEditing, isEmpty: isEmpty))
  }
}
