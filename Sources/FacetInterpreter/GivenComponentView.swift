package import FacetIR
import FacetLanguage
import FacetRuntime
package import FacetUI

/// A component with arguments that come from elsewhere than a spec, such as from a server.
package nonisolated struct GivenComponentView: _NonisolatedView {
  package enum Argument {
    case value(Value)
    case action(PerformedAction)
    /// Views that fill a slot.
    case slot(AnyView)
  }

  private let run: Run
  private let component: Component
  private let given: [String: Argument]

  /// - Parameter given: By the names of parameters. The others have their defaults.
  package init(_ component: Component, given: [String: Argument], in run: Run) {
    self.component = component
    self.given = given
    self.run = run
  }

  package var body: some View {
    _DrawnView { evaluator in
      ComponentView(run: run, component: component, arguments: arguments).draw(in: evaluator)
    }
  }

  private var arguments: Arguments {
    let bare = ComponentModel(run: run, component: component, arguments: [:], state: .constant([:]))
    let context = ElementContext(model: bare, scope: run.scope)
    var arguments: Arguments = [:]
    for parameter in component.parameters {
      switch given[parameter.name] {
      case .value(let value):
        arguments[parameter.name] = .value(context.scope.completed(value, as: parameter.type))
      case .action(let action): arguments[parameter.name] = .action(action)
      case .slot(let view): arguments[parameter.name] = .slot(SlotContent(view, isGiven: true))
      case nil:
        guard let value = parameter.defaultValue else { continue }
        arguments[parameter.name] = context.argument(value, for: parameter)
      }
    }
    return arguments
  }
}

extension Scope {
  /// The value with the defaults of its fields that are null; null if it is too large to be drawn.
  fileprivate func completed(_ value: Value, as type: ValueType) -> Value {
    switch (run.bounded(value), type.unwrapped) {
    case (.array(let elements), .array(let element)): .array(elements.map { completed($0, as: element) })
    case (.structure(let values), let type):
      .structure(
        zip(run.program.structures.fields(of: type) ?? [], values).map { field, value in
          value.isNull ? field.defaultValue.map(evaluate) ?? .null : completed(value, as: field.type)
        })
    case (let value, _): value
    }
  }
}
