import FacetFrame

/// A button that opens a list of actions.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
}

extension Menu where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension Menu where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension Menu: View where Label: View, Content: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.menu {
      evaluator.evaluate(view.content)
    } label: { open in
      if evaluator.environment.known.buttonStyle is LayerButtonStyle {
        return evaluator.submenu(open) { evaluator.evaluate(view.label) }
      }
      let configuration = PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(view.label)), action: open)
      (evaluator.environment.known.buttonStyle ?? DefaultButtonStyle()).evaluate(configuration, in: evaluator)
    }
  }
}

/// A menu that looks as its button does.
public struct ButtonMenuStyle {
  public nonisolated init() {}
}

extension ButtonMenuStyle {
  public static nonisolated var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension View {
  /// Has no effect, because every menu looks as its button does.
  public func menuStyle(_ style: ButtonMenuStyle) -> some View { self }

  /// Adds a menu that a long press opens.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    let items = menuItems()
    return drawn { evaluator, content in evaluator.contextMenu({ evaluator.evaluate(items) }, over: content) }
  }
}

extension _Evaluator {
  /// - Parameter label: Draws a button that opens the menu.
  package func menu(_ content: () -> Void, label: (_ open: @escaping () -> Void) -> Void) {
    enter(.body) {
      let isOpen = state(initially: false)
      func button() {
        let start = tree.nodes.count
        label { isOpen.wrappedValue = true }
        guard let button = tree.nodes[start...].firstIndex(where: \.isButton) else { return }
        tree.nodes[button].layout = ControlLayout(control: .menu)
      }
      present(menuLayer(.menu, isOpen), { items(content) }, over: button)
    }
  }

  /// The row of a menu that opens another one.
  package func submenu(_ open: @escaping () -> Void, label: () -> Void) {
    guard let layer, layer.isMenu else { return barButton(action: open, label: label) }
    layerButton(nil, in: layer, perform: open, label: label)
  }

  package func contextMenu(_ items: () -> Void, over content: () -> Void) {
    tree.hasContextMenus = true
    var isOpen = Binding.constant(false)
    enter(.modifier) { isOpen = state(initially: false) }
    func holding() {
      let start = tree.nodes.count
      wrap(TransparentLayout(), content)
      var node = start
      while node < tree.nodes.count {
        tree.nodes[node].use = ControlUse(menu: { [isOpen] in isOpen.wrappedValue = true })
        node += tree.nodes[node].count
      }
    }
    present(menuLayer(.contextMenu, isOpen), { self.items(items) }, over: holding)
  }

  /// A submenu closes the menus around it too.
  private func menuLayer(_ kind: Frame.Layer.Kind, _ isOpen: Binding<Bool>) -> PresentedLayer? {
    guard isOpen.wrappedValue else { return nil }
    let outer = layer.flatMap { $0.isMenu ? $0 : nil }
    let layer = layer(kind) {
      isOpen.wrappedValue = false
      outer?.close()
    }
    layer.dismiss = layer.close
    layer.escape = { isOpen.wrappedValue = false }
    return layer
  }

  private func items(_ content: () -> Void) {
    guard let layer else { return }
    inLayer(layer) {
      container(
        StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0), axis: .vertical
      ) { sections(content) }
    }
  }

  /// The rows of a menu, with lines between its sections.
  private func sections(_ content: () -> Void) {
    let start = tree.nodes.count
    content()
    guard tree.nodes[start...].contains(where: \.isSection) else { return }
    var isAfterRows = false
    var wasSection = false
    for row in removeSubtrees(from: start) {
      let (isSection, isLine) = (row.first?.isSection == true, row.first?.layout is DividerLayout)
      if isAfterRows, !isLine, isSection || wasSection { evaluate(Divider()) }
      tree.nodes += row
      (isAfterRows, wasSection) = (!isLine, isSection)
    }
  }

  /// The header and the rows of a section; menus have no footers.
  func menuSection<Parent: View, Content: View, Footer: View>(_ section: Section<Parent, Content, Footer>) {
    let start = tree.nodes.count
    evaluate(
      VStack(alignment: .leading, spacing: 0) {
        section.header.font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 16).frame(minHeight: 28)
          .accessibilityAddTraits(.isHeader)
        section.content
      })
    if start < tree.nodes.count { tree.nodes[start].use = ControlUse(row: ListRow(isGroup: true)) }
  }
}

extension ViewNode {
  fileprivate var isSection: Bool { use?.row?.isGroup == true }

  var isButton: Bool { (layout as? ControlLayout)?.control == .button }
}
