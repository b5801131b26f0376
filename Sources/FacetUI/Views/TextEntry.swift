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
  /// The identity by which the field is recognized across drawings.
  let identity: Identity
  let onSubmit: [() -> Void]
  /// The state that has the focus of the field; nil if there is none.
  let focus: FocusTarget?
  /// The number of the field; nil for a text.
  let draft: FieldDraft?

  /// The visible text, with a bullet for each character of a secure field.
  var shown: String { isSecure ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue }

  /// Appends text, like a sequence of keys. The return key submits a field with one line, and otherwise inserts a line
  /// break. Returns false if editing has ended.
  func type(_ typed: String) -> Bool {
    if isVertical {
      text.wrappedValue += typed
      return true
    }
    if let draft, !draft.isEdited, !typed.isEmpty { text.wrappedValue = "" }
    let lines = typed.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if !line.isEmpty { text.wrappedValue += line }
      if index + 1 < lines.count { submit() }
    }
    return lines.last?.isEmpty == false || lines.count == 1
  }

  func submit() {
    draft?.commit()
    for action in onSubmit { action() }
  }
}

extension _Evaluator {
  /// A field with its text or its prompt. Its accessibility label is its label, which is also the default prompt.
  func field(
    _ text: Binding<String>, label: some View, prompt: Text?, isVertical: Bool = false, isSecure: Bool = false,
    isEditor: Bool = false, draft: FieldDraft? = nil
  ) {
    let isEmpty = text.wrappedValue.isEmpty
    let name = words(of: label)
    let entry = TextEntry(
      text: text, name: name, prompt: prompt?.string(in: environment) ?? name, isVertical: isVertical,
      isSecure: isSecure, identity: identity, onSubmit: environment.known.onSubmit, focus: environment.known.focus,
      draft: draft)
    let outer = environment
    if !entry.isVertical { environment.change { $0.text.lineLimit = 1 } }
    let isEditing = entry.focus?.isFocused() ?? (interaction.focus == identity)
    let style = LineStyle(environment)
    let layout: any NodeLayout =
      isEditor
      ? TextEditorLayout(isEditing: isEditing, isEmpty: isEmpty, style: style)
      : TextFieldLayout(
        isEditing: isEditing, isEmpty: isEmpty, style: style, leastHeight: environment.known.leastFieldHeight)
    let start = tree.nodes.count
    container(layout) {
      let text = TextLayout(ParsedText(isEmpty ? entry.prompt : entry.shown), in: environment)
      leaf(text, color: isEmpty ? .tertiary : environment.foregroundColor)
      paintWords()
      paintLines()
    }
    tree.nodes[start].use = ControlUse(entry: entry)
    if environment.known.hasPlainTextFields { tree.nodes[start].paint.append(.controlStyle(.plainTextField)) }
    let input = environment.known.textInput
    if input != Frame.TextInput() { tree.nodes[start].paint.append(.textInput(input)) }
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

  /// The tree and the accessibility elements of a view that is not drawn.
  private func aside(_ view: some View) -> (tree: ViewTree, elements: [AccessibilityElement]) {
    let start = tree.nodes.count
    let column = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
    let wasAside = isAside
    isAside = true
    enter(.content) { unify(in: column, axis: .vertical) { evaluate(view) } }
    isAside = wasAside
    var aside = tree
    aside.nodes = removeSubtrees(from: start).flatMap { $0 }
    let layout = aside.laidOut(proposing: .unspecified)
    return (layout.tree, Frame(layout, proposing: .unspecified, isRightToLeft: false).accessibility)
  }
}

/// The proposed width, or that of its text; the height is at least one line.
struct TextFieldLayout: UnaryLayout {
  let isEditing: Bool
  let isEmpty: Bool
  let style: LineStyle
  /// In points.
  let leastHeight: CGFloat

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let text = layout.size(of: node + 1, proposal)
    return CGSize(
      width: max(proposal.width ?? text.width, 0),
      height: max(text.height, style.lineHeight.roundedUpToPixel, leastHeight))
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
