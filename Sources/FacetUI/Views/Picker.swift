import FacetFrame

/// A control that selects one of several values. Each option has a ``View/tag(_:)``.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

extension Picker where Label: View, Content: View {
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }
}

nonisolated extension View {
  /// Sets the value that an option of a picker selects.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { drawn { $0.tag(tag, $1) } }
}

extension _Evaluator {
  package func tag(_ tag: some Hashable, _ content: () -> Void) {
    annotate(
      { node, tree in tree.nodes[node].use = tree.nodes[node].use ?? ControlUse(tag: AnyHashable(tag)) }, content)
  }
}

extension Picker: View where Label: View, Content: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let options = evaluator.options(of: view.content)
    let (binding, menu) = (view.selection, evaluator.menu)
    let selection = PickerSelection(
      kind: menu == nil ? evaluator.environment.known.pickerKind ?? .menu : .rows,
      name: evaluator.words(of: view.label), options: options,
      selected: options.firstIndex { $0.tag == AnyHashable(binding.wrappedValue) },
      choose: { tag in
        menu?.close()
        if let value = tag.base as? SelectionValue { binding.wrappedValue = value }
      })
    let start = evaluator.tree.nodes.count
    evaluator.wrap(ControlLayout(control: .picker)) {
      switch selection.kind {
      case .menu: evaluator.evaluate(_MenuMark(selection: selection))
      case .segmented: evaluator.evaluate(_Segments(selection: selection))
      case .wheel: evaluator.evaluate(_Wheel(selection: selection))
      case .rows: evaluator.evaluate(_MenuRows(selection: selection))
      }
    }
    evaluator.tree.nodes[start].use = ControlUse(selection: selection)
  }
}

enum PickerKind: Equatable {
  case menu, segmented, wheel
  /// The options as rows of a menu.
  case rows
}

/// The options of a picker, and the selected one.
struct PickerSelection {
  struct Option {
    let nodes: ArraySlice<ViewNode>
    let tag: AnyHashable?
    let words: String
  }

  let kind: PickerKind
  /// The accessibility label.
  let name: String
  let options: [Option]
  /// Nil if the value is that of no option.
  let selected: Int?
  let choose: (AnyHashable) -> Void

  /// The words of the selected option.
  var value: String { selected.map { options[$0].words } ?? "" }

  func select(_ position: Int) { if let tag = options[position].tag { choose(tag) } }

  func select(named name: String) -> Bool {
    guard let position = options.firstIndex(where: { $0.tag.map { "\($0)" } == name }) else { return false }
    select(position)
    return true
  }

  func canMove(_ direction: AccessibilityAdjustmentDirection) -> Bool { position(direction) != nil }

  func move(_ direction: AccessibilityAdjustmentDirection) { position(direction).map(select) }

  private func position(_ direction: AccessibilityAdjustmentDirection) -> Int? {
    guard let selected else { return options.isEmpty ? nil : 0 }
    let next = direction == .increment ? selected + 1 : selected - 1
    return options.indices.contains(next) ? next : nil
  }
}

extension _Evaluator {
  /// The views of a picker, which are drawn by its style.
  fileprivate func options(of content: some View) -> [PickerSelection.Option] {
    let start = tree.nodes.count
    enter(.content) { evaluate(content) }
    return removeSubtrees(from: start).map { nodes in
      var aside = tree
      aside.nodes = Array(nodes)
      let frame = Frame(aside.laidOut(proposing: .unspecified), proposing: .unspecified, isRightToLeft: false)
      let words = frame.accessibility.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      return PickerSelection.Option(nodes: nodes, tag: nodes.first?.use?.tag, words: words)
    }
  }
}

extension PickerSelection {
  fileprivate func view(of position: Int) -> _DrawnView {
    _DrawnView { $0.tree.nodes += self.options[position].nodes }
  }
}

/// The selected option with the sign of a menu.
nonisolated struct _MenuMark: View {
  typealias Body = Never

  let selection: PickerSelection

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.evaluate(
      HStack(spacing: 4) {
        if let selected = view.selection.selected { view.selection.view(of: selected) }
        Image(systemName: "chevron.up.chevron.down")
      })
  }
}

/// The options as rows of the menu that the picker is in, the selected one with a check mark.
nonisolated struct _MenuRows: View {
  typealias Body = Never

  let selection: PickerSelection

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let selection = view.selection
    evaluator.evaluate(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(selection.options.indices, id: \.self) { position in
          _DrawnView { evaluator in
            guard let menu = evaluator.menu else { return }
            evaluator.checkedRow(position == selection.selected, in: menu) {
              selection.select(position)
            } label: {
              $0.evaluate(selection.view(of: position))
            }
          }
        }
      })
  }
}

/// Segments of equal widths, 32 points high, as those of `UISegmentedControl`.
nonisolated struct _Segments: View {
  typealias Body = Never

  let selection: PickerSelection

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let selection = view.selection
    evaluator.evaluate(
      HStack(spacing: 0) {
        ForEach(selection.options.indices, id: \.self) { position in
          let isSelected = position == selection.selected
          selection.view(of: position)
            .frame(maxWidth: .infinity, minHeight: 32)
            .background { if isSelected { RoundedRectangle(cornerRadius: 7).fill(Color.white) } }
            .onTapGesture { selection.select(position) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: selection.options[position].words))
            .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
            .accessibilityAction { selection.select(position) }
        }
      })
  }
}

/// The selected option between its neighbors, 216 points high, as `UIPickerView` is.
nonisolated struct _Wheel: View {
  typealias Body = Never

  let selection: PickerSelection

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let selection = view.selection
    let middle = selection.selected ?? 0
    let shown = selection.options.indices.filter { abs($0 - middle) <= 2 }
    evaluator.evaluate(
      VStack(spacing: 0) {
        ForEach(shown, id: \.self) { position in
          let isSelected = position == selection.selected
          selection.view(of: position)
            .frame(maxWidth: .infinity, minHeight: 32)
            .background { if isSelected { RoundedRectangle(cornerRadius: 8).fill(Color.quaternary) } }
        }
      }
      .frame(height: 216))
  }
}
