import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension ElementView {
  /// The label reads whether its button is pressed.
  func draw(_ button: Element.Button, in evaluator: _Evaluator) {
    let (context, action) = (context, button.action)
    let word = button.role.map(context.evaluate).flatMap { $0.isNull ? nil : $0.text }
    let role = word.map(ButtonRole.init(word:))
    guard button.isOfSystem else {
      return evaluator.evaluateButton(role: role) {
        self.button({ context.perform(action) }, button.label, in: evaluator)
      }
    }
    evaluator.evaluate(Button(_role: role, action: { context.perform(action) }) { views(button.label) })
  }

  func draw(_ menu: Element.Menu, in evaluator: _Evaluator) {
    evaluator.menu {
      ElementsView(elements: menu.content, context: context).draw(in: evaluator)
    } label: { open in
      if menu.isOfSystem {
        evaluator.submenu(open) { ElementsView(elements: menu.label, context: context).draw(in: evaluator) }
      } else {
        button(open, menu.label, in: evaluator)
      }
    }
  }

  func button(_ action: @escaping () -> Void, _ label: [Element], in evaluator: _Evaluator) {
    evaluator.componentButton(
      action: action,
      pressedOpacity: { label.contains { $0.reads(.isPressed) } ? 1 : ComponentButtonStyle.pressedOpacity },
      hasContentShape: label.hasContentShape,
      label: { isPressed in
        let context = context.inButton(isPressed: isPressed, isHovered: evaluator.environment.isHovered)
        ElementsView(elements: label, context: context).draw(in: evaluator)
      })
  }

  func draw(_ toggle: Element.Toggle, in evaluator: _Evaluator) {
    let view = Toggle(isOn: context.model.binding(toggle.isOn).bool) { views(toggle.label) }
    if toggle.isOfSystem {
      evaluator.evaluate(view)
    } else {
      evaluator.evaluate(view.toggleStyle(SwitchToggleStyle()))
    }
  }

  func slider(_ slider: Element.Slider) -> _DrawnView {
    let value = context.model.binding(slider.value).double
    let bounds = DesignBounds<Double>(context.evaluate(slider.bounds))
    let step = context.length(slider.step)
    if slider.label.isEmpty { return _DrawnView(Slider(value: value, within: bounds, step: step)) }
    return _DrawnView(Slider(value: value, within: bounds, step: step) { views(slider.label) }.labelsHidden())
  }

  func progress(_ progress: Element.Progress) -> _DrawnView {
    guard let value = progress.value else {
      return bar(nil, progress, in: CircularProgressViewStyle())
    }
    let amount = context.evaluate(value)
    let fraction = amount.isNull ? nil : amount.doubleValue
    return value.type.isOptional
      ? bar(fraction, progress, in: DefaultProgressViewStyle())
      : bar(fraction, progress, in: LinearProgressViewStyle())
  }

  private func bar(_ value: Double?, _ progress: Element.Progress, in style: some ProgressViewStyle) -> _DrawnView {
    let total = context.length(progress.total) ?? 1
    if progress.label.isEmpty {
      return _DrawnView(ProgressView(value: value, total: total).progressViewStyle(style))
    }
    return _DrawnView(ProgressView(value: value, total: total) { views(progress.label) }.progressViewStyle(style))
  }
}

extension DesignBounds<Int> {
  /// An open bound is the minimum or maximum number.
  init(_ value: FacetInterpreter.Value) {
    guard case .range(let lower, let upper) = value else {
      self.init()
      return
    }
    self.init(lower: lower?.intValue ?? .least, upper: upper?.intValue ?? .greatest)
  }
}

extension DesignBounds<Double> {
  /// An open bound is the minimum or maximum number.
  init(_ value: FacetInterpreter.Value) {
    guard case .range(let lower, let upper) = value else {
      self.init()
      return
    }
    self.init(lower: lower?.doubleValue ?? .least, upper: upper?.doubleValue ?? .greatest)
  }
}
