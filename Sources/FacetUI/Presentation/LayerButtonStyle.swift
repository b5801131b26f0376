import FacetFrame

/// The look of buttons in alerts, dialogs and menus, which close these.
struct LayerButtonStyle {
  let layer: PresentedLayer
}

extension LayerButtonStyle: PrimitiveButtonStyle {
  nonisolated func makeBody(configuration: Configuration) -> some View {
    _DrawnView { self.draw(configuration, in: $0) }
  }

  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    style.draw(configuration, in: evaluator)
  }

  private nonisolated func draw(_ configuration: Configuration, in evaluator: _Evaluator) {
    let layer = layer
    evaluator.layerButton(configuration.role, in: layer) {
      // An alert closes after its action, a menu and a row before it.
      let closesFirst = layer.isMenu || layer.kind == .swipeActions
      if closesFirst { layer.close() }
      configuration.action()
      if !closesFirst { layer.close() }
    } label: {
      evaluator.evaluate(configuration.label)
    }
  }
}

extension PresentedLayer {
  var isMenu: Bool { kind == .menu || kind == .contextMenu }
}

extension _Evaluator {
  /// The menu that the view is a row of.
  var menu: PresentedLayer? {
    guard let style = environment.known.buttonStyle as? LayerButtonStyle, style.layer.isMenu else { return nil }
    return style.layer
  }

  /// A row of a menu with a check mark if it is chosen.
  func checkedRow(
    _ isChosen: Bool, in menu: PresentedLayer, perform: @escaping () -> Void, label: @escaping (_Evaluator) -> Void
  ) {
    func choose() {
      menu.close()
      perform()
    }
    func row() {
      layerButton(nil, in: menu, perform: choose) {
        evaluate(
          HStack(spacing: 8) {
            if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
            _DrawnView { label($0) }
          })
      }
    }
    if isChosen { accessibility({ $0.addedTraits.formUnion(.isSelected) }, row) } else { row() }
  }

  /// A row of a menu, or a button of an alert, as wide as the layer, or a button beside a row.
  func layerButton(
    _ role: ButtonRole?, in layer: PresentedLayer, perform: @escaping () -> Void, label: () -> Void
  ) {
    if layer.kind == .swipeActions { return swipeButton(role, perform: perform, label: label) }
    let start = tree.nodes.count
    button(action: perform) { _ in
      evaluate(label) { label in
        label
          .foregroundStyle(role == .destructive ? Color.red : Color.accentColor)
          .padding(.horizontal, layer.isMenu ? 16 : 8)
          .frame(maxWidth: .infinity, minHeight: 44, alignment: layer.isMenu ? .leading : .center)
      }
    }
    tree.nodes[start].use = ControlUse(button: tree.nodes[start].use?.button, role: role)
  }

  /// Draws the content of a menu, an alert or a dialog: text and buttons look as the system's.
  func inLayer(_ layer: PresentedLayer, _ content: () -> Void) {
    inEnvironment(
      {
        $0.change { environment in
          environment.buttonStyle = LayerButtonStyle(layer: layer)
          environment.text = TextEnvironment()
          environment.foreground = nil
          environment.foregroundLevel = .primary
        }
      }, content)
  }
}
