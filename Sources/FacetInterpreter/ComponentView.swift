import FacetIR
import FacetRuntime
import FacetUI

/// A component, drawn as its generated view draws itself: the style's body in a unary stack, one style fewer in the
/// environment below, and the accessibility outside, where no style reaches it.
struct ComponentView {
  let run: Run
  let component: Component
  let arguments: Arguments
  /// What the spec calls it where it stands.
  let name: String

  /// Where its state is kept, if whoever draws it wants to see it.
  private let state: Binding<[String: Value]>?

  /// - Parameter name: of the element that shows it, if one does.
  init(
    run: Run, component: Component, arguments: Arguments, name: String? = nil,
    state: Binding<[String: Value]>? = nil
  ) {
    self.run = run
    self.component = component
    self.arguments = arguments
    self.name = name ?? component.name
    self.state = state
  }
}

extension ComponentView: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      let model = ComponentModel(
        run: view.run, component: view.component, arguments: view.arguments,
        state: view.state ?? evaluator.state(initially: [:]),
        styles: evaluator.environment.previewStyles[view.component.name])
      evaluator.evaluate(view.view(of: model))
    }
  }

  private nonisolated func view(of model: ComponentModel) -> some View {
    let styles = model.styles
    let content = model.contentScope
    return drawing(of: model, content)
      ._specName(name, component: component.name)
      // A value is not used up where it is read.
      .transformEnvironment(\.previewStyles) { [name = component.name, kind = component.styleKind] in
        $0[name] = kind == .flexible ? styles.popped() : styles
      }
      .accessibility(component.accessibility, of: model, content)
  }

  /// A component that draws itself is the view that it draws, if that is one.
  private nonisolated func drawing(of model: ComponentModel, _ content: Scope) -> _DrawnView {
    let style = model.styles.top(or: PreviewStyle(name: component.styles.first?.name ?? "default"))
    let body = model.body(of: style.name)
    let view = StyleView(model: model, style: style, element: body, content: content)
    return component.styleKind != .flexible && body.isOneView ? _DrawnView(view) : _DrawnView(UnaryView { view })
  }
}

/// The body of a style, where the environment is the one that the style sees.
struct StyleView {
  let model: ComponentModel
  let style: PreviewStyle
  let element: Element
  let content: Scope
}

extension StyleView: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      let context = view.context(in: evaluator.environment)
      evaluator.evaluate(ElementView(element: view.element, context: context))
    }
  }

  private nonisolated func context(in environment: EnvironmentValues) -> ElementContext {
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
