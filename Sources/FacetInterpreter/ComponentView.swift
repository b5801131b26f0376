import FacetIR
import FacetRuntime
import FacetSupport
import FacetUI

/// Draws a component like its generated view: the style's body in a unary view, with the style popped from the
/// environment in it, and the accessibility outside of it.
struct ComponentView {
  let run: Run
  let component: Component
  let arguments: Arguments
  /// The name of the element in the spec.
  let name: String

  /// The binding of its state, if the caller observes it.
  private let state: Binding<[String: Value]>?
  private let store: ScreenStore?

  /// - Parameters:
  ///   - name: The name of its element, if it has one.
  ///   - store: The store of a screen.
  init(
    run: Run, component: Component, arguments: Arguments, name: String? = nil,
    state: Binding<[String: Value]>? = nil, store: ScreenStore? = nil
  ) {
    self.run = run
    self.component = component
    self.arguments = arguments
    self.name = name ?? component.name
    self.state = state
    self.store = store
  }
}

extension ComponentView {
  func draw(in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      run.countBody()
      let model = ComponentModel(
        run: run, component: component, arguments: arguments, state: state ?? evaluator.state(initially: [:]),
        styles: evaluator.environment.previewStyles[component.name], store: store)
      let content = model.contentScope
      evaluator.accessibility(component.accessibility, of: model, content) {
        evaluator.popStyle(of: model) {
          evaluator.specName(name, component: component.name) { drawStyle(of: model, content, evaluator) }
        }
      }
    }
  }

  /// Draws the style. The unary view is omitted for a component with its own body that is a single view, and for a screen,
  /// which is no row of a list.
  private func drawStyle(of model: ComponentModel, _ content: Scope, _ evaluator: _Evaluator) {
    let style = model.styles.top(or: PreviewStyle(name: component.styles.first?.name ?? "default"))
    let body = model.body(of: style.name)
    let view = StyleView(model: model, style: style, element: body, content: content)
    if component.screen != nil || component.styleKind != .flexible && body.isOneView {
      view.draw(in: evaluator)
    } else {
      evaluator.unaryView { view.draw(in: evaluator) }
    }
  }
}

extension _Evaluator {
  /// Draws `content` with the current style popped from the component's styles.
  fileprivate func popStyle(of model: ComponentModel, _ content: () -> Void) {
    if model.styles.isEmpty || model.component.styleKind != .flexible { return content() }
    inEnvironment({ $0.previewStyles[model.component.name] = model.styles.popped() }, content)
  }
}

/// The body of a style, in the style's environment.
struct StyleView {
  let model: ComponentModel
  let style: PreviewStyle
  let element: Element
  let content: Scope

  func draw(in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      ElementView(element: element, context: context(in: evaluator.environment)).draw(in: evaluator)
    }
  }

  private func context(in environment: EnvironmentValues) -> ElementContext {
    let scope = Scope(Names(copying: content.names))
    scope.names.environment = environment
    for property in model.component.style(named: style.name)?.properties ?? [] {
      scope.names.style.bind(property.name, to: style[property.name] ?? scope.evaluate(property.defaultValue))
    }
    if let drawing = model.component.drawingStyle(of: style.name) {
      scope.names.body = Names.Body(component: model.component.name, style: drawing.name)
    }
    return ElementContext(model: model, scope: scope)
  }
}
