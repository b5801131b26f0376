import FacetIR
import FacetUI

/// What a component is given for one parameter.
enum Argument {
  case value(Value)
  case binding(Binding<Value>)
  case slot(AnyView)
  case action(@MainActor () -> Void)

  @MainActor var value: Value {
    switch self {
    case .value(let value): value
    case .binding(let binding): binding.wrappedValue
    case .slot: .null
    case .action: .action
    }
  }
}

/// By the name of the parameter.
typealias Arguments = [String: Argument]

extension ElementContext {
  /// An expression as the argument of a parameter. A binding to a constant keeps its value.
  func argument(_ expression: Expression, for parameter: Parameter) -> Argument {
    switch (parameter.type.unwrapped, expression.node) {
    case (_, .views(let elements)):
      return .slot(AnyView(ElementsView(elements: elements, context: self)))
    case (_, .content(let name)) where parameter.type.unwrapped == .action:
      return model.action(name).map { .action($0) } ?? .value(.null)
    case (_, .recorder(let name)):
      let record = record
      return .action { record(name) }
    case (.binding, _):
      return .binding(.constant(evaluate(expression)))
    default:
      return .value(evaluate(expression))
    }
  }
}

extension ComponentInstance {
  /// The component inside another one's body or slot, with its arguments worked out there.
  @MainActor func view(in context: ElementContext) -> AnyView {
    let program = context.model.program
    guard let component = program.component(self.component) else { return AnyView(EmptyView()) }
    var given: Arguments = [:]
    for argument in arguments {
      guard let parameter = component.parameter(named: argument.parameter) else { continue }
      given[parameter.name] = context.argument(argument.value, for: parameter)
    }
    let view = ComponentView(program: program, component: component, arguments: given)
    guard let style else { return AnyView(view) }
    return AnyView(view.previewStyle(context.evaluate(style), of: component))
  }
}

extension ElementContext {
  func evaluate(_ selection: StyleSelection) -> PreviewStyle {
    PreviewStyle(
      name: selection.style,
      settings: selection.settings.map { .init(property: $0.property, value: evaluate($0.value)) })
  }
}

extension View {
  func previewStyle(_ style: PreviewStyle, of component: Component) -> some View {
    transformEnvironment(\.previewStyles) { $0.push(style, of: component.name) }
  }
}
