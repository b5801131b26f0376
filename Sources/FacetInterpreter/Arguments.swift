import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

/// The argument of a component for one parameter.
enum Argument {
  case value(Value)
  /// `name` is that of the field in the outermost component that passed it; nil for a variant's own binding.
  case binding(Binding<Value>, name: String? = nil)
  case slot(SlotContent)
  /// A slot with a value.
  case slotFunction(isGiven: Bool, (Value) -> SlotContent)
  case action(PerformedAction)

  var value: Value {
    switch self {
    case .value(let value): value
    case .binding(let binding, _): binding.wrappedValue
    case .slot(let content): content.isGiven ? .views : .null
    case .slotFunction(let isGiven, _): isGiven ? .views : .null
    case .action: .action
    }
  }
}

/// The arguments by the name of the parameter.
typealias Arguments = [String: Argument]

extension ElementContext {
  /// An expression as the argument of a parameter that is not a binding.
  func argument(_ expression: Expression, for parameter: Parameter) -> Argument {
    switch (parameter.type.unwrapped, expression.node) {
    case (.viewOf, .views(let elements, let name)):
      return .slotFunction(isGiven: !elements.isEmpty) { value in
        let inner = name.map { binding($0, to: value) } ?? self
        return SlotContent(ElementsView(elements: elements, context: inner), isGiven: inner.isGiven(elements))
      }
    case (_, .views(let elements, _)):
      return .slot(SlotContent(ElementsView(elements: elements, context: self), isGiven: isGiven(elements)))
    case _ where parameter.type.unwrapped.isAction:
      return action(expression).map { .action($0) } ?? .value(.null)
    default:
      return .value(evaluate(expression))
    }
  }
}

extension ElementContext {
  /// Whether the elements fill a slot. One that is handed on fills another one if it is filled itself.
  private func isGiven(_ elements: [Element]) -> Bool {
    guard elements.count == 1, case .slot(let name, let value) = elements[0].kind, elements[0].modifiers.isEmpty,
      elements[0].part == nil
    else { return !elements.isEmpty }
    return model.slot(name, for: value.map(evaluate)).isGiven
  }
}

extension ComponentInstance {
  /// The argument of a parameter, or its default.
  fileprivate func value(of parameter: Parameter) -> Expression? { written(parameter) ?? parameter.defaultValue }

  fileprivate func written(_ parameter: Parameter) -> Expression? {
    arguments.first { $0.parameter == parameter.name }?.value
  }

  /// Draws a component in another one's body or slot, with arguments evaluated there.
  ///
  /// - Parameter name: The name of its element.
  func draw(in context: ElementContext, named name: String, by evaluator: _Evaluator) {
    guard let component = context.model.program.component(self.component) else { return }
    let view = InstanceView(instance: self, name: name, component: component, context: context)
    guard let style else { return view.draw(in: evaluator) }
    evaluator.previewStyle(context.evaluate(style), of: component) { view.draw(in: evaluator) }
  }
}

/// A component used by another. As in the generated Swift, a binding parameter with a constant or no argument gets its
/// own state with that initial value; with a binding of the content it writes to that; with another value it follows
/// that and is read-only.
struct InstanceView {
  let instance: ComponentInstance
  let name: String
  let component: Component
  let context: ElementContext
}

extension InstanceView {
  func draw(in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      let bound = evaluator.state(initially: initialValues)
      ComponentView(run: context.model.run, component: component, arguments: arguments(bound), name: name)
        .draw(in: evaluator)
    }
  }

  /// The initial values of the bindings.
  private var initialValues: [String: Value] {
    var values: [String: Value] = [:]
    for parameter in component.parameters {
      guard case .binding = parameter.type else { continue }
      values[parameter.name] = instance.value(of: parameter).map(context.evaluate)
    }
    return values
  }

  private func arguments(_ bound: Binding<[String: Value]>) -> Arguments {
    var arguments: Arguments = [:]
    for parameter in component.parameters {
      guard let value = instance.value(of: parameter) else { continue }
      arguments[parameter.name] = argument(value, for: parameter, bound)
    }
    return arguments
  }

  private func argument(
    _ value: Expression, for parameter: Parameter, _ bound: Binding<[String: Value]>
  ) -> Argument {
    guard case .binding = parameter.type else {
      // The elements of a default are in no body, so their branches are none of the component around.
      let isDefaultSlot = parameter.type.isSlot && instance.written(parameter) == nil
      return (isDefaultSlot ? context.outsideOfBodies : context).argument(value, for: parameter)
    }
    if case .binding = value.type, case .content(let field) = value.node {
      return .binding(context.model.binding(field), name: context.model.boundName(of: field))
    }
    guard value.isConstant else { return .binding(.constant(context.evaluate(value))) }
    return .binding(
      Binding(
        get: { bound.wrappedValue[parameter.name] ?? .null },
        set: { bound.wrappedValue[parameter.name] = $0 }))
  }
}

extension ElementContext {
  func evaluate(_ selection: StyleSelection) -> PreviewStyle {
    PreviewStyle(
      name: selection.style,
      settings: selection.settings.map { .init(property: $0.property, value: evaluate($0.value)) })
  }
}

extension _Evaluator {
  func previewStyle(_ style: PreviewStyle, of component: Component, _ content: () -> Void) {
    inEnvironment({ $0.previewStyles[component.name].push(style) }, content)
  }
}
