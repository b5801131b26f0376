import FacetFrame

nonisolated extension View {
  /// Adds buttons beside a row of a list, which swiping the row open shows.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    let actions = content()
    return drawn { evaluator, content in
      evaluator.swipeActions(
        edge: edge, allowsFullSwipe: allowsFullSwipe, { evaluator.evaluate(actions) }, over: content)
    }
  }
}

extension _Evaluator {
  /// The buttons are evaluated whether the row is open or not, because they are actions of the row for VoiceOver.
  package func swipeActions(
    edge: HorizontalEdge, allowsFullSwipe: Bool, _ actions: () -> Void, over content: () -> Void
  ) {
    var isOpen = Binding.constant(false)
    enter(.modifier) { isOpen = state(initially: false) }
    let layer = layer(.swipeActions) { isOpen.wrappedValue = false }
    layer.ownDetails = [edge == .leading ? "leading" : "trailing"] + (allowsFullSwipe ? [] : ["no full swipe"])
    let buttons = buttons(in: layer, actions)
    let offered = buttons.compactMap(offered)
    func row() {
      use(ControlUse(swipe: { [isOpen] in isOpen.wrappedValue = true })) {
        accessibility({ $0.actions += offered.compactMap(\.action) }, content)
      }
    }
    func markedRow() {
      annotate({ $1.nodes[$0].addVoiceOver(swipe: offered.compactMap(\.name)) }, row)
    }
    // The first button is the outermost.
    let shown = edge == .leading ? buttons : buttons.reversed()
    let start = tree.nodes.count
    present(
      isOpen.wrappedValue ? layer : nil, { evaluate(HStack(spacing: 0) { Nodes(views: shown) }) }, over: markedRow)
    guard isOpen.wrappedValue, tree.nodes.count > start else { return }
    tree.nodes[start].swipedOpen = edge == .leading ? .leading : .trailing
  }

  /// The buttons, as one slice of nodes each.
  private func buttons(in layer: PresentedLayer, _ actions: () -> Void) -> [ArraySlice<ViewNode>] {
    let (start, outer) = (tree.nodes.count, (axis, surroundings))
    (axis, surroundings) = (nil, Surroundings())
    inLayer(layer) { inEnvironment({ $0.change { $0.tint = nil } }) { enter(.secondary(1), actions) } }
    (axis, surroundings) = outer
    return removeSubtrees(from: start)
  }

  /// The action of a button by its label, unless it is disabled, and the name of the action in marks.
  private func offered(
    by button: ArraySlice<ViewNode>
  ) -> (action: AccessibilityProperties.Action?, name: String?)? {
    var aside = tree
    aside.nodes = Array(button)
    let layout = aside.laidOut(proposing: .unspecified)
    let elements = Frame(layout, proposing: .unspecified, isRightToLeft: false).accessibility
    guard let element = elements.first, let node = element.activates else { return nil }
    let action = layout.tree.activation(of: node).map { perform in
      AccessibilityProperties.Action(kind: .named(element.label), perform: perform)
    }
    return (action, layout.tree.nodes[node].mark?.action)
  }

  /// A button beside a row.
  func swipeButton(_ role: ButtonRole?, perform: @escaping () -> Void, label: () -> Void) {
    let color = environment.known.tint ?? (role == .destructive ? .red : .gray)
    button(action: perform) { _ in
      evaluate(label) { label in
        label.lineLimit(1).foregroundStyle(Color.white).padding(.horizontal, 8).frame(minWidth: 74, minHeight: 44)
          .background(color)
      }
    }
  }
}
