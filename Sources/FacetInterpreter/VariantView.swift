package import FacetIR
import FacetLanguage
import FacetRuntime
package import FacetUI

/// A variant: its component with its arguments and its style.
package nonisolated struct VariantView: _NonisolatedView {
  let run: Run
  let component: Component
  let variant: Variant
  let state: VariantState

  package init(_ variant: Variant, of component: Component, in run: Run, state: VariantState) {
    self.variant = variant
    self.component = component
    self.run = run
    self.state = state
  }

  package var body: some View { _DrawnView(draw) }

  /// Evaluates the view, which has no dynamic properties to bind.
  package nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) { view.draw(in: evaluator) }
  }

  private func draw(in evaluator: _Evaluator) {
    run.beginPicture()
    let model = state.model(of: component, in: run)
    let context = ElementContext(model: model, scope: run.scope)
    variant.modifiers[...].draw(in: context, by: evaluator) {
      evaluator.previewStyle(context.evaluate(variant.style), of: component) {
        ComponentView(
          run: run, component: component, arguments: model.arguments, state: model.state, store: model.store
        )
        .draw(in: evaluator)
      }
    }
  }
}

/// The state of a drawn variant: the values of its bindings, its state, and the recorded actions.
package final class VariantState {
  private let variant: Variant
  private let given: [String: Value]
  private var bound: [String: Value] = [:]
  private var kept: [String: Value] = [:]
  package private(set) var recorded: [String] = []
  /// The store of a screen.
  package private(set) var store: ScreenStore?

  /// - Parameter given: Values of parameters, in place of the variant's arguments.
  package init(_ variant: Variant, of component: Component, in run: Run, given: [String: Value] = [:]) {
    self.variant = variant
    self.given = given
    store = component.screen.map { ScreenStore($0) { [unowned self] in recorded.append($0) } }
    for start in variant.state { kept[start.property] = run.scope.evaluate(start.value) }
  }

  package func model(of component: Component, in run: Run) -> ComponentModel {
    let bare = ComponentModel(run: run, component: component, arguments: [:], state: state)
    let context = ElementContext(model: bare, scope: run.scope)
    context.scope.names.record = { self.recorded.append($0) }
    var arguments = Arguments(minimumCapacity: component.parameters.count)
    for argument in variant.arguments {
      guard let parameter = component.parameter(named: argument.parameter) else { continue }
      arguments[parameter.name] = self.argument(argument.value, for: parameter, context)
    }
    for (name, value) in given { arguments[name] = .value(value) }
    for parameter in component.parameters where arguments[parameter.name] == nil {
      guard let value = parameter.defaultValue else { continue }
      arguments[parameter.name] = argument(value, for: parameter, context)
    }
    return ComponentModel(run: run, component: component, arguments: arguments, state: state, store: store)
  }

  /// Performs an action of the component.
  package func perform(_ action: String, _ value: Value?, of component: Component, in run: Run) {
    let model = model(of: component, in: run)
    if let field = component.content.fields.first(where: { $0.isBinding && Content.setter(of: $0.name) == action }) {
      model.binding(field.name).wrappedValue = value ?? .null
    } else {
      model.action(action)?(value)
    }
  }

  private var state: Binding<[String: Value]> {
    Binding(get: { self.kept }, set: { self.kept = $0 })
  }

  private func argument(_ value: Expression, for parameter: Parameter, _ context: ElementContext) -> Argument {
    guard case .binding = parameter.type else { return context.argument(value, for: parameter) }
    let first = context.evaluate(value)
    return .binding(
      Binding(
        get: { self.bound[parameter.name] ?? first },
        set: { self.bound[parameter.name] = $0 }))
  }
}
